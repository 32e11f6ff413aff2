import type { BrowserContext, Page } from '@playwright/test';
import type { Sandbox } from '../sandbox';
import { findViolationsIn } from './support/accessibility';
import { addSiteCode, saveSettings } from './support/settings';
import { expect, test } from './support/test';

/** A library and its call, and the `document.write()` of older ad servers. */
const TOP = `<p>From the network</p>
<script src="https://ads.test/library.js"></script><script>showAd();</script>
<script>document.write( '<p>Written</p><scr' + 'ipt src="https://ads.test/written.js"></scr' + 'ipt>' );</script>
<script>document.write( '<p>Last</p>' );</script>
<script async src="https://ads.test/async.js"></script>`;

const SCRIPTS: Readonly< Record< string, string > > = {
	'/library.js':
		"window.showAd = () => document.write( '<p>By the library</p>' );",
	'/written.js':
		"document.write( '<p>Written by a written script</p>' ); document.currentScript.dataset.is = 'run';",
	'/async.js': "document.body.dataset.async = 'run';",
	'/pixel.gif': '',
	'/other.gif': '',
};

const SHOWN = [
	'From the network',
	'By the library',
	'Written',
	'Written by a written script',
	'Last',
];

/** What a page sends to the ad network, in order. */
async function watchNetwork( page: Page ): Promise< string[] > {
	const requests: string[] = [];
	await page.route( 'https://ads.test/**', async ( route ) => {
		const { pathname } = new URL( route.request().url() );
		requests.push( pathname );
		await route.fulfill( {
			contentType: 'text/javascript',
			body: SCRIPTS[ pathname ] ?? '',
		} );
	} );
	return requests;
}

const sendGpc = ( context: BrowserContext ) =>
	context.addInitScript(
		"Object.defineProperty( Navigator.prototype, 'globalPrivacyControl', { get: () => true } );"
	);

const choose = ( context: BrowserContext, sandbox: Sandbox, value: string ) =>
	context.addCookies( [ { name: 'usprivacy', value, url: sandbox.url } ] );

const top = ( page: Page ) => page.locator( '.jp-ad.is-top' );

/** What the ad shows, once its scripts have run. */
const shown = ( page: Page ) => top( page ).locator( 'p' ).allTextContents();

async function expectNoAd( page: Page ): Promise< void > {
	await page.waitForLoadState( 'networkidle' );
	await expect( top( page ) ).toBeHidden();
	await expect( top( page ).locator( '> :not(template)' ) ).toHaveCount( 0 );
	await expect( page.getByRole( 'region', { name: 'Adv' } ) ).toHaveCount(
		0
	);
}

/** As a user who can add scripts. */
const setTop = ( sandbox: Sandbox, code: string ) =>
	sandbox.wpEval(
		`update_option( 'jetpack_dashboard_wordads_code_top', base64_decode( '${ Buffer.from(
			code
		).toString( 'base64' ) }' ) );`
	);

test.beforeAll( async ( { sandbox } ) => {
	await saveSettings(
		sandbox,
		{ wordads: true },
		{
			enable_header_ad: true,
			wordads_display_front_page: true,
			wordads_ccpa_enabled: true,
		}
	);
	await setTop( sandbox, TOP );
} );
test.afterAll( ( { sandbox } ) =>
	saveSettings(
		sandbox,
		{ wordads: false },
		{ wordads_code_top: '', wordads_ccpa_enabled: false }
	)
);

test( 'an ad’s scripts run in order, and can write', async ( {
	page,
	sandbox,
} ) => {
	const requests = await watchNetwork( page );
	await page.goto( sandbox.url );
	await expect.poll( () => shown( page ) ).toEqual( SHOWN );
	await expect( page.locator( 'body' ) ).toHaveAttribute(
		'data-async',
		'run'
	);
	expect( requests ).toEqual( [ '/library.js', '/written.js', '/async.js' ] );
	await expect( top( page ) ).toBeVisible();
	// The rest of the page is still there.
	await expect( page.locator( '.jp-ccpa' ) ).toBeVisible();
	expect( await findViolationsIn( page, [ '.jp-ad' ] ) ).toEqual( [] );
} );

test( 'a visitor who opted out makes no request to the ad network', async ( {
	browser,
	sandbox,
} ) => {
	const visit = async (
		prepare: ( context: BrowserContext ) => Promise< unknown >,
		options: { javaScriptEnabled?: boolean } = {}
	) => {
		const context = await browser.newContext( options );
		await prepare( context );
		const page = await context.newPage();
		const requests = await watchNetwork( page );
		await page.goto( sandbox.url );
		return { page, requests, close: () => context.close() };
	};
	for ( const start of [
		() => visit( sendGpc ),
		() => visit( ( context ) => choose( context, sandbox, '1YYN' ) ),
		() => visit( async () => {}, { javaScriptEnabled: false } ),
	] ) {
		const { page, requests, close } = await start();
		await expectNoAd( page );
		expect( requests ).toEqual( [] );
		await close();
	}

	// The choice made on the site counts more than the browser's.
	const { page, close } = await visit( async ( context ) => {
		await sendGpc( context );
		await choose( context, sandbox, '1YNN' );
	} );
	await expect.poll( () => shown( page ) ).toEqual( SHOWN );
	await close();
} );

test( 'a visitor who opts back in sees the ads at once', async ( {
	context,
	page,
	sandbox,
} ) => {
	await choose( context, sandbox, '1YYN' );
	const requests = await watchNetwork( page );
	await page.goto( sandbox.url );
	await expectNoAd( page );
	expect( requests ).toEqual( [] );
	await page.getByRole( 'button', { name: 'Do Not Sell' } ).click();
	await expect.poll( () => shown( page ) ).toEqual( SHOWN );
} );

test( 'ads without personal data are for everybody who doesn’t accept others', async ( {
	context,
	page,
	sandbox,
} ) => {
	const removeCode = addSiteCode(
		sandbox,
		`add_filter( 'jetpack_dashboard_ad_without_consent', static function ( $html, $place ) {
	return 'top' === $place ? '<p>From us</p><img src="https://ads.test/other.gif" alt="">' : $html;
}, 10, 2 );`
	);
	const requests = await watchNetwork( page );
	await page.goto( sandbox.url );
	await expect.poll( () => shown( page ) ).toEqual( SHOWN );
	expect( requests ).not.toContain( '/other.gif' );

	await choose( context, sandbox, '1YYN' );
	requests.length = 0;
	await page.reload();
	await expect.poll( () => shown( page ) ).toEqual( [ 'From us' ] );
	await page.waitForLoadState( 'networkidle' );
	expect( requests ).toEqual( [ '/other.gif' ] );
	removeCode();
} );

test( 'an ad that infinite scroll adds is shown', async ( {
	page,
	sandbox,
} ) => {
	await watchNetwork( page );
	await page.goto( sandbox.url );
	await expect.poll( () => shown( page ) ).toEqual( SHOWN );
	await page.evaluate( async () => {
		const text = await ( await fetch( window.location.href ) ).text();
		const next = new DOMParser().parseFromString( text, 'text/html' );
		document.body.append( ...next.querySelectorAll( '.jp-ad.is-top' ) );
		document.body.dispatchEvent(
			new Event( 'post-load', { bubbles: true } )
		);
	} );
	await expect.poll( () => shown( page ) ).toEqual( [ ...SHOWN, ...SHOWN ] );
} );

test( 'an element with the ID jpAds doesn’t stop ads', async ( {
	page,
	sandbox,
} ) => {
	await watchNetwork( page );
	const print = `static fn() => print '<p id="jpAds"></p>'`;
	const code = `add_action( 'wp_head', ${ print }, 0 );`;
	const removeCode = addSiteCode( sandbox, code );
	await page.goto( sandbox.url );
	await expect.poll( () => shown( page ) ).toEqual( SHOWN );
	removeCode();
} );

test( 'an ad takes its space before the page is painted', async ( {
	page,
	sandbox,
} ) => {
	await setTop(
		sandbox,
		'<img src="https://ads.test/pixel.gif" alt="" width="300" height="250">'
	);
	await watchNetwork( page );
	await page.goto( sandbox.url, { waitUntil: 'networkidle' } );
	expect(
		await top( page ).evaluate( ( ad ) => ad.clientHeight )
	).toBeGreaterThanOrEqual( 250 );
	expect(
		await page.evaluate(
			() =>
				new Promise( ( resolve ) => {
					let sum = 0;
					new PerformanceObserver( ( list ) => {
						for ( const entry of list.getEntries() ) {
							sum += Number( Reflect.get( entry, 'value' ) );
						}
					} ).observe( { type: 'layout-shift', buffered: true } );
					setTimeout( () => resolve( sum ), 300 );
				} )
		)
	).toBeLessThan( 0.01 );
	await setTop( sandbox, TOP );
} );

test.describe( 'with a plugin that asks for consent', () => {
	let removeCode = () => {};
	test.beforeAll( ( { sandbox } ) => {
		removeCode = addSiteCode(
			sandbox,
			`
function wp_has_consent( $category ) { return false; }
add_action( 'wp_footer', static function () {
	echo '<script>waitfor_consent_hook = ' . ( isset( $_GET['waits'] ) ? 1 : 0 ) . ';
wp_has_consent = ( category ) => ( window.allowed || [] ).includes( category );</script>';
} );`
		);
	} );
	test.afterAll( () => removeCode() );

	const set = ( page: Page, values: object, event: string ) =>
		page.evaluate(
			( [ properties, name ] ) => {
				Object.assign( window, properties );
				document.dispatchEvent( new Event( name ) );
			},
			[ values, event ] as const
		);

	test( 'ads wait for it', async ( { page, sandbox } ) => {
		const requests = await watchNetwork( page );
		await page.goto( sandbox.url );
		await expectNoAd( page );
		const change = 'wp_listen_for_consent_change';
		await set( page, { allowed: [ 'statistics' ] }, change );
		await expectNoAd( page );
		expect( requests ).toEqual( [] );
		await set( page, { allowed: [ 'marketing' ] }, change );
		await expect.poll( () => shown( page ) ).toEqual( SHOWN );
	} );

	test( 'which may depend on the visitor’s country', async ( {
		page,
		sandbox,
	} ) => {
		await page.addInitScript( "window.allowed = [ 'marketing' ]" );
		await page.goto( `${ sandbox.url }/?waits=1` );
		await expectNoAd( page );
		await watchNetwork( page );
		await set(
			page,
			{ wp_consent_type: 'optin' },
			'wp_consent_type_defined'
		);
		await expect.poll( () => shown( page ) ).toEqual( SHOWN );
	} );
} );
