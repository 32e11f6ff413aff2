import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { ROUTES } from '../../src/app/routes';
import { logIn } from '../sandbox';
import { BACKUPS_PAGE, removeBackups, turnBackupsOn } from './support/backups';
import { DASHBOARD_PAGE } from './support/dashboard';
import { expect, test } from './support/test';

/**
 * Puppeteer drives the Firefox of the machine. Playwright needs its own build,
 * which no package registry has.
 */
function findFirefox(): string | undefined {
	const folders = ( process.env[ 'PATH' ] ?? '' ).split( delimiter );
	return [ 'firefox-esr', 'firefox' ]
		.flatMap( ( name ) =>
			folders.map( ( folder ) => join( folder, name ) )
		)
		.find( ( file ) => {
			try {
				accessSync( file, constants.X_OK );
				return true;
			} catch {
				return false;
			}
		} );
}

const FIREFOX = findFirefox();

/** Waits until the screen's heading is rendered and nothing is loading. */
async function waitForScreen( page: Page ): Promise< void > {
	await page.waitForFunction( () => {
		const root = document.getElementById( 'jetpack-dashboard-root' );
		return (
			root?.querySelectorAll( 'h1' ).length === 1 &&
			! root.querySelector( '[aria-busy="true"]' )
		);
	} );
}

async function goTo( page: Page, path: string ): Promise< void > {
	await page.evaluate( ( hash ) => {
		window.location.hash = hash;
	}, path );
	await waitForScreen( page );
}

const COPY_POST = 'aria/[name="Copy posts and pages"][role="switch"]';

async function isCopyPostOn( page: Page ): Promise< boolean > {
	const toggle = await page.waitForSelector( COPY_POST );
	return (
		( await toggle?.evaluate( ( element ) =>
			element.matches( '[aria-checked="true"]' )
		) ) ?? false
	);
}

test.describe( 'in Firefox', () => {
	test.skip( ! FIREFOX, 'needs Firefox (firefox-esr)' );

	let browser: Browser;
	let page: Page;
	let errors: string[];

	test.beforeEach( async ( { sandbox } ) => {
		test.setTimeout( 120_000 );
		await sandbox.applyScenario( 'connected' );
		browser = await puppeteer.launch( {
			browser: 'firefox',
			executablePath: FIREFOX as string,
			headless: true,
			args: [ '--width=1280', '--height=900' ],
			defaultViewport: { width: 1280, height: 900 },
		} );
		const { cookie } = await logIn( sandbox, 'admin' );
		await browser.setCookie(
			...cookie.split( '; ' ).map( ( pair ) => {
				const [ name = '', value = '' ] = pair.split( '=' );
				return { name, value, domain: new URL( sandbox.url ).hostname };
			} )
		);
		page = await browser.newPage();
		errors = [];
		page.on( 'pageerror', ( error ) => errors.push( String( error ) ) );
	} );

	test.afterEach( async ( { sandbox } ) => {
		await browser.close();
		await sandbox.applyScenario( 'local' );
	} );

	test( 'every screen opens without errors', async ( { sandbox } ) => {
		await page.goto( `${ sandbox.url }${ DASHBOARD_PAGE }#/dashboard` );
		await waitForScreen( page );
		for ( const { path, screen } of ROUTES ) {
			// It redirects to the provider.
			if ( screen.kind === 'plans' ) {
				continue;
			}
			await goTo( page, path );
			expect( errors, path ).toEqual( [] );
		}
	} );

	test( 'a switch is saved by keyboard, and still on after a reload', async ( {
		sandbox,
	} ) => {
		await page.goto( `${ sandbox.url }${ DASHBOARD_PAGE }#/writing` );
		await waitForScreen( page );
		expect( await isCopyPostOn( page ) ).toBe( false );
		await page.focus( COPY_POST );
		await page.keyboard.press( ' ' );
		await expect.poll( () => isCopyPostOn( page ) ).toBe( true );
		await page.waitForNetworkIdle( { idleTime: 1_000 } );
		await page.reload();
		await waitForScreen( page );
		expect( await isCopyPostOn( page ) ).toBe( true );
		expect( errors ).toEqual( [] );
	} );

	test( 'the result of a backup keeps the focus after the page has reloaded itself', async ( {
		sandbox,
	} ) => {
		await turnBackupsOn( sandbox );
		try {
			await page.goto( `${ sandbox.url }${ BACKUPS_PAGE }` );
			await page.focus( '.wrap .button-primary' );
			await page.keyboard.press( 'Enter' );
			await page.waitForFunction(
				() =>
					document.readyState === 'complete' &&
					document.body.textContent.includes( 'Last backup: ' ),
				{ timeout: 60_000 }
			);
			expect(
				await page.evaluate( () => document.activeElement?.className )
			).toBe( 'jp-progress-result' );
			expect( errors ).toEqual( [] );
		} finally {
			await removeBackups( sandbox );
		}
	} );
} );
