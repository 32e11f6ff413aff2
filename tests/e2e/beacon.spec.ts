import type { Browser, Page } from '@playwright/test';
import type { Sandbox } from '../sandbox';
import { expect, test } from './support/test';

const BROWSER =
	'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/**
 * Playwright's browser sets navigator.webdriver, and the beacon doesn't count
 * automated browsers.
 */
const LIKE_A_PERSON =
	"Object.defineProperty( Navigator.prototype, 'webdriver', { get: () => false } );";

/** Playwright doesn't see bodies that are blobs. */
const SHOW_BODIES = `
const send = window.fetch;
window.fetch = ( url, options ) => {
	if ( /stats.view/.test( url ) ) {
		options.body.text().then( ( body ) => console.log( 'View: ' + body ) );
	}
	return send( url, options );
};`;

interface Visitor {
	/** Runs in the page before its scripts. */
	before?: string;
	path?: string;
	referer?: string;
	userAgent?: string;
	/** What the page sent and stored. */
	then?: ( page: Page ) => Promise< void >;
}

interface Visit {
	/** Bodies of the views that the page sent. */
	sent: string[];
	cookies: number;
	/** Keys in the browser's storage. */
	stored: string[];
}

/** Opens a page of the site in a new browser context. */
async function visit(
	browser: Browser,
	sandbox: Sandbox,
	{ before = '', path = '/', referer, userAgent, then }: Visitor = {}
): Promise< Visit > {
	const context = await browser.newContext( {
		userAgent: userAgent ?? BROWSER,
	} );
	const page = await context.newPage();
	await page.addInitScript( LIKE_A_PERSON + SHOW_BODIES + before );
	const sent: string[] = [];
	page.on( 'console', ( message ) => {
		const [ , body ] = /^View: (.*)/.exec( message.text() ) ?? [];
		if ( body !== undefined ) {
			sent.push( body );
		}
	} );
	await page.goto( sandbox.url + path, {
		waitUntil: 'load',
		...( referer === undefined ? {} : { referer } ),
	} );
	await then?.( page );
	// The beacon is sent while the page loads, or once it becomes visible.
	await page.waitForTimeout( 200 );
	// WordPress itself stores its emoji detection.
	const stored = await page.evaluate( () =>
		[
			...Object.keys( localStorage ),
			...Object.keys( sessionStorage ),
		].filter( ( key ) => ! key.startsWith( 'wpEmoji' ) )
	);
	const cookies = ( await context.cookies() ).length;
	await context.close();
	return { sent, cookies, stored };
}

const counted = async ( sandbox: Sandbox ): Promise< number > => {
	const rows = await sandbox.sql(
		'SELECT views FROM wp_jetpack_dashboard_stats_hours WHERE subject = -1'
	);
	return rows.reduce( ( sum, { views } ) => sum + Number( views ), 0 );
};

test.describe( 'the beacon in a browser', () => {
	test.beforeEach( async ( { sandbox } ) => {
		await sandbox.wpEval( `
global $wpdb;
Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Modules\\Module_Registry::class )->activate( 'stats' );
delete_option( 'jetpack_dashboard_stats_endpoint' );
$wpdb->query( "DELETE FROM {$wpdb->prefix}jetpack_dashboard_stats_hours" );` );
	} );
	test.afterAll( ( { sandbox } ) =>
		sandbox.wpEval(
			"Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Modules\\Module_Registry::class )->deactivate( 'stats' );"
		)
	);

	test( 'counts a view once, and stores no cookie or other data in the browser', async ( {
		browser,
		sandbox,
	} ) => {
		const first = await visit( browser, sandbox, {
			referer: 'http://news.example/an/article?with=words',
		} );
		expect( first ).toEqual( {
			sent: [ 'post=0&from=news.example' ],
			cookies: 0,
			stored: [],
		} );
		expect( ( await visit( browser, sandbox ) ).sent ).toEqual( [
			'post=0&from=',
		] );
		await expect.poll( () => counted( sandbox ) ).toBe( 2 );
	} );

	test( 'counts a view once that a server without a buffer refuses', async ( {
		browser,
		sandbox,
	} ) => {
		await sandbox.wpEval( "do_action( 'jetpack_dashboard_stats_check' );" );
		await sandbox.wpEval(
			"array_map( 'unlink', glob( WP_CONTENT_DIR . '/uploads/jetpack-dashboard/views-*' ) );"
		);
		const statuses: [ string, number ][] = [];
		const { sent } = await visit( browser, sandbox, {
			// Has no beacon.
			path: '/wp-login.php',
			then: async ( page ) => {
				page.on( 'response', ( response ) =>
					statuses.push( [
						new URL( response.url() ).pathname,
						response.status(),
					] )
				);
				await page.goto( sandbox.url );
				await expect
					.poll( () => statuses )
					.toContainEqual( [
						'/wp-json/jetpack/v4/stats/view',
						204,
					] );
			},
		} );
		expect(
			statuses.filter( ( [ path ] ) => path.includes( 'stats' ) )
		).toEqual( [
			[ '/wp-content/plugins/jetpack-dashboard/stats-view.php', 503 ],
			[ '/wp-json/jetpack/v4/stats/view', 204 ],
		] );
		expect( sent ).toEqual( [ 'post=0&from=', 'post=0&from=' ] );
		expect( await counted( sandbox ) ).toBe( 1 );
	} );

	test( 'counts each page that infinite scroll adds', async ( {
		browser,
		sandbox,
	} ) => {
		const { sent } = await visit( browser, sandbox, {
			referer: 'http://news.example/',
			then: ( page ) =>
				page.evaluate( () => {
					document.body.dispatchEvent(
						new Event( 'post-load', { bubbles: true } )
					);
				} ),
		} );
		expect( sent ).toEqual( [
			'post=0&from=news.example',
			'post=0&from=',
		] );
	} );

	test( 'does not count visitors who ask not to be tracked, bots or framed pages', async ( {
		browser,
		sandbox,
	} ) => {
		const property = ( name: string, value: string ) =>
			`Object.defineProperty( Navigator.prototype, '${ name }', { get: () => ${ value } } );`;
		for ( const visitor of [
			{ before: property( 'doNotTrack', "'1'" ) },
			{ before: property( 'globalPrivacyControl', 'true' ) },
			{ before: property( 'webdriver', 'true' ) },
			{ userAgent: 'Mozilla/5.0 (compatible; Examplebot/2.1)' },
		] ) {
			expect( ( await visit( browser, sandbox, visitor ) ).sent ).toEqual(
				[]
			);
		}
		const framed = await visit( browser, sandbox, {
			path: '/wp-login.php',
			then: ( page ) =>
				page.evaluate(
					() =>
						new Promise< void >( ( resolve ) => {
							const frame = document.createElement( 'iframe' );
							frame.src = '/';
							frame.onload = () => resolve();
							document.body.append( frame );
						} )
				),
		} );
		expect( framed.sent ).toEqual( [] );
		expect( await counted( sandbox ) ).toBe( 0 );
	} );

	test( 'counts a page in the background, or one that is fetched ahead, when it is seen', async ( {
		browser,
		sandbox,
	} ) => {
		const show = ( page: Page ) =>
			page.evaluate( () =>
				document.dispatchEvent( new Event( 'shown' ) )
			);
		const hidden =
			"let seen = 'hidden'; Object.defineProperty( Document.prototype, 'visibilityState', { get: () => seen } ); document.addEventListener( 'shown', () => { seen = 'visible'; document.dispatchEvent( new Event( 'visibilitychange' ) ); } );";
		const ahead =
			"let ahead = true; Object.defineProperty( Document.prototype, 'prerendering', { get: () => ahead } ); document.addEventListener( 'shown', () => { ahead = false; document.dispatchEvent( new Event( 'prerenderingchange' ) ); } );";
		for ( const before of [ hidden, ahead ] ) {
			expect(
				( await visit( browser, sandbox, { before } ) ).sent
			).toEqual( [] );
			const seen = await visit( browser, sandbox, {
				before,
				then: async ( page ) => {
					await show( page );
					await show( page );
				},
			} );
			expect( seen.sent ).toEqual( [ 'post=0&from=' ] );
		}
	} );
} );
