/**
 * Takes the pictures of docs/gallery.md, on a local and a connected site.
 *
 *   npm run docs:gallery
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser, toLaunchOptions } from '../e2e/support/browser';
import { logInByForm } from '../e2e/support/login';
import { type Login, type Sandbox, startSandbox } from '../sandbox';
import type { Scenario } from '../sandbox/scenarios';

const FOLDER = resolve( __dirname, '../../docs/gallery' );
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 400, height: 800 };

interface Picture {
	name: string;
	path: string;
	as?: Login;
	size?: typeof DESKTOP;
	/** What has to be visible first. */
	shows: string;
	prepare?: ( page: Page ) => Promise< void >;
}

const APP = '/wp-admin/admin.php?page=jetpack';
const CARD = '.jp-card h2, .jp-card h3';

const LOCAL: readonly Picture[] = [
	{ name: 'dashboard', path: `${ APP }#/dashboard`, shows: CARD },
	{
		name: 'dashboard-phone',
		path: `${ APP }#/dashboard`,
		size: PHONE,
		shows: CARD,
	},
	{ name: 'security', path: `${ APP }#/security`, shows: CARD },
	{
		name: 'settings-phone',
		path: `${ APP }#/sharing`,
		size: PHONE,
		shows: CARD,
	},
	{
		name: 'settings-search',
		path: `${ APP }#/settings?term=spam`,
		shows: CARD,
	},
	{
		name: 'statistics',
		path: '/wp-admin/admin.php?page=stats',
		shows: 'h1',
	},
	{
		name: 'activity',
		path: '/wp-admin/admin.php?page=jetpack-activity',
		shows: 'table',
	},
	{
		name: 'scan',
		path: '/wp-admin/admin.php?page=jetpack-scan',
		shows: 'h1',
	},
	{
		name: 'backups',
		path: '/wp-admin/admin.php?page=jetpack-backups',
		shows: 'table',
	},
	{
		name: 'editor',
		path: `${ APP }#/writing`,
		as: 'editor',
		shows: CARD,
	},
	{
		name: 'subscriber',
		path: `${ APP }#/dashboard`,
		as: 'subscriber',
		shows: CARD,
	},
	{
		name: 'visitor-search',
		path: '/?s=',
		size: PHONE,
		shows: 'main input[name="s"]',
		prepare: async ( page ) => {
			await page
				.locator( 'main input[name="s"]' )
				.first()
				.pressSequentially( 'walking' );
			await page.locator( '.jp-search__results li' ).first().waitFor();
		},
	},
];

const CONNECTED: readonly Picture[] = [
	{ name: 'my-plan', path: `${ APP }#/my-plan`, shows: CARD },
	{
		name: 'recommendations',
		path: `${ APP }#/recommendations`,
		shows: '.jp-assistant__title',
	},
];

const JOB =
	'Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Backups\\Backup_Job::class )';
const MODULES =
	'Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Modules\\Module_Registry::class )';

/** Something to show: a backup, a scan, the search, and all modules that run on the site. */
async function fillLocalSite( { wpEval, wpEvalAlone }: Sandbox ) {
	await wpEval(
		`array_map( array( ${ MODULES }, 'activate' ), array( 'search', 'monitor', 'waf', 'notes', 'likes' ) ); update_option( 'jetpack_dashboard_instant_search_enabled', '1', true );`
	);
	await wpEvalAlone(
		`do_action( 'jetpack_dashboard_search_index' ); do_action( 'jetpack_dashboard_backup_start' ); do_action( 'jetpack_dashboard_scan_start' );
		for ( $slice = 0; $slice < 40; $slice++ ) { ${ JOB }->run( 8.0 ); do_action( 'jetpack_dashboard_scan_slice' ); }`
	);
}

async function take(
	browser: Browser,
	{ url, users }: Sandbox,
	pictures: readonly Picture[]
): Promise< void > {
	for ( const login of [ 'admin', 'editor', 'subscriber' ] as const ) {
		const own = pictures.filter( ( { as = 'admin' } ) => as === login );
		if ( own.length === 0 ) {
			continue;
		}
		const context = await browser.newContext( { baseURL: url } );
		const page = await context.newPage();
		await logInByForm( page, users[ login ] );
		for ( const { name, path, size = DESKTOP, shows, prepare } of own ) {
			await page.setViewportSize( size );
			await page.goto( 'about:blank' );
			await page.goto( path );
			await page.locator( shows ).first().waitFor();
			await prepare?.( page );
			// Cards load after the first paint, and charts draw themselves.
			await page.waitForTimeout( 3000 );
			await page.screenshot( {
				path: join( FOLDER, `${ name }.jpg` ),
				type: 'jpeg',
				quality: 78,
			} );
			console.log( name );
		}
		await context.close();
	}
}

async function photograph(
	browser: Browser,
	scenario: Scenario,
	pictures: readonly Picture[],
	fill?: ( sandbox: Sandbox ) => Promise< void >
): Promise< void > {
	const sandbox = await startSandbox( {
		name: `gallery-${ scenario }`,
		port: 0,
		fresh: true,
		newSiteScenario: scenario,
		hasStatistics: true,
		quiet: true,
	} );
	try {
		await fill?.( sandbox );
		await take( browser, sandbox, pictures );
	} finally {
		await sandbox.stop();
	}
}

async function main(): Promise< void > {
	rmSync( FOLDER, { recursive: true, force: true } );
	mkdirSync( FOLDER, { recursive: true } );
	const browser = await chromium.launch(
		toLaunchOptions( await findBrowser() )
	);
	try {
		await photograph( browser, 'local', LOCAL, fillLocalSite );
		await photograph( browser, 'connected', CONNECTED );
	} finally {
		await browser.close();
	}
}

main().catch( ( error: unknown ) => {
	console.error( error );
	process.exitCode = 1;
} );
