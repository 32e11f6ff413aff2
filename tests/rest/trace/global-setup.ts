import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import startSite from '../support/global-setup';

/**
 * Starts the site like every REST run, with a must-use plugin that records SQL;
 * the sites that test files start have it too.
 */
export default async function globalSetup(): Promise< void > {
	process.env.SQL_TRACE_DIR = mkdtempSync( join( tmpdir(), 'sql-trace-' ) );
	process.env.SANDBOX_MU_PLUGIN = join( __dirname, 'sql-trace.php' );
	await startSite();
}
