import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

import { type BrowserProgram, fetchBundledChromium } from './bundled-chromium';

/**
 * Prefer Debian's headless build: the same engine without a window, at three
 * quarters of the cost.
 */
const NAMES = [
	'chromium-headless-shell',
	'google-chrome-stable',
	'google-chrome',
	'chromium',
	'chromium-browser',
	'chrome',
];

const FIXED_PLACES = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function isProgram( file: string ): boolean {
	try {
		accessSync( file, constants.X_OK );
		return true;
	} catch {
		return false;
	}
}

function findOnMachine(): string | undefined {
	const folders = ( process.env[ 'PATH' ] ?? '' ).split( delimiter );
	return [
		...NAMES.flatMap( ( name ) =>
			folders.map( ( folder ) => join( folder, name ) )
		),
		...FIXED_PLACES,
	].find( isProgram );
}

/**
 * The browser to test in: CHROME_PATH, or the machine's Chrome or Chromium, or
 * the one that npm can download.
 */
export async function findBrowser(): Promise< BrowserProgram > {
	const named = process.env[ 'CHROME_PATH' ];
	if ( named ) {
		if ( ! isProgram( named ) ) {
			throw new Error( `CHROME_PATH names no program: ${ named }` );
		}
		return { executablePath: named, env: {} };
	}
	const found = findOnMachine();
	return found
		? { executablePath: found, env: {} }
		: await fetchBundledChromium();
}

/** Launch options shared by Playwright's config and scripts. */
export function toLaunchOptions( { executablePath, env }: BrowserProgram ) {
	return {
		executablePath,
		env: { ...process.env, ...env } as Record< string, string >,
		// Root in a container has no user namespaces for Chromium's sandbox.
		chromiumSandbox: process.getuid?.() !== 0,
	};
}
