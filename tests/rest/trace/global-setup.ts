import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import startSite from '../support/global-setup';
import { loadRunInfo } from '../support/run-info';

/**
 * Starts the site like every REST run, with a must-use plugin that records SQL.
 */
export default async function globalSetup(): Promise< void > {
	await startSite();
	copyFileSync(
		join( __dirname, 'sql-trace.php' ),
		join( loadRunInfo().sandbox.contentDir, 'mu-plugins/00-sql-trace.php' )
	);
}
