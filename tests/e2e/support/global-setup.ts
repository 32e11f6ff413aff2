import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { startSandbox } from '../../sandbox';
import { findBrowser, toLaunchOptions } from './browser';
import { installPlugin } from './install-plugin';
import { shareSite } from './shared-site';

const REPOSITORY = resolve( __dirname, '../../..' );

/** E2E_ZIP, or a newly built zip. */
function findZip(): string {
	const given = process.env[ 'E2E_ZIP' ];
	if ( ! given ) {
		console.log( 'Building the plugin’s zip …' );
		// npm is a script on some systems, which can only be started through a
		// shell.
		execFileSync( 'npm run --silent zip', {
			cwd: REPOSITORY,
			stdio: [ 'ignore', 'ignore', 'inherit' ],
			shell: true,
		} );
	}
	const zip = resolve( REPOSITORY, given || 'dist/jetpack-dashboard.zip' );
	if ( ! existsSync( zip ) ) {
		throw new Error( `${ zip } is not there: run npm run zip first.` );
	}
	return zip;
}

/**
 * Installs the zip through wp-admin on a new WordPress without the plugin, like
 * a user.
 */
export default async function setUp(): Promise< () => Promise< void > > {
	const zip = findZip();
	const browser = await findBrowser();
	const wp = process.env[ 'SANDBOX_WP' ];
	const sandbox = await startSandbox( {
		name: process.env[ 'E2E_NAME' ] ?? 'e2e',
		...( wp && { wp } ),
		port: Number( process.env[ 'E2E_PORT' ] ?? 0 ),
		fresh: true,
		plugin: 'none',
		quiet: true,
	} );

	try {
		const program = await chromium.launch( toLaunchOptions( browser ) );
		await installPlugin( program, sandbox.info, zip );
		await program.close();
	} catch ( error ) {
		await sandbox.stop();
		throw error;
	}
	shareSite( { sandbox: sandbox.info, browser } );

	return () => sandbox.stop();
}
