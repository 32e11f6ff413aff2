import type { Page } from '@playwright/test';
import { addSiteCode, saveSettings } from './support/settings';
import { expect, test } from './support/test';

/** A plugin that asks for consent, with links to click on each page. */
const CONSENT_PLUGIN = `
function wp_has_consent( $category ) { return false; }
add_action( 'wp_footer', static function () {
	echo '<script>window.wp_has_consent = ( category ) => ( window.allowed || [] ).includes( category );</script>
<a id="out" href="https://other.test/page">Out</a> <a id="file" href="/price-list.PDF">Prices</a>';
} );`;

let removeCode = () => {};

test.beforeAll( async ( { sandbox } ) => {
	await saveSettings(
		sandbox,
		{ 'google-analytics': true },
		{
			google_analytics_tracking_id: 'G-ABC123',
			google_analytics_outbound: true,
			google_analytics_downloads: true,
		}
	);
	removeCode = addSiteCode( sandbox, CONSENT_PLUGIN );
} );
test.afterAll( async ( { sandbox } ) => {
	removeCode();
	await saveSettings(
		sandbox,
		{ 'google-analytics': false },
		{
			google_analytics_tracking_id: '',
			google_analytics_outbound: false,
			google_analytics_downloads: false,
		}
	);
} );

/** Commands for Google's script, without times. */
const commands = ( page: Page ): Promise< unknown[] > =>
	page.evaluate( () =>
		( Reflect.get( window, 'dataLayer' ) as ArrayLike< unknown >[] ).map(
			( command ) =>
				Array.from( command ).filter(
					( part ) => ! ( part instanceof Date )
				)
		)
	);

const setConsent = ( page: Page, allowed: string[] ) =>
	page.evaluate( ( categories ) => {
		Object.assign( window, { allowed: categories } );
		document.dispatchEvent( new Event( 'wp_listen_for_consent_change' ) );
	}, allowed );

/** Clicks without leaving the page. */
const click = ( page: Page, selector: string ) =>
	page.locator( selector ).evaluate( ( link ) => {
		link.addEventListener( 'click', ( event ) => event.preventDefault(), {
			once: true,
		} );
		( link as HTMLElement ).click();
	} );

const consent = ( command: string, counted: string, advertised: string ) => [
	'consent',
	command,
	{
		analytics_storage: counted,
		ad_storage: advertised,
		ad_user_data: advertised,
		ad_personalization: advertised,
	},
];

test( 'Google Analytics loads after consent, and stops sending when it is withdrawn', async ( {
	page,
	sandbox,
} ) => {
	const requests: string[] = [];
	await page.route( /googletagmanager\.com/, ( route ) => {
		requests.push( route.request().url() );
		return route.fulfill( { contentType: 'text/javascript', body: '' } );
	} );
	await page.goto( sandbox.url );
	await click( page, '#out' );
	await setConsent( page, [ 'marketing' ] );
	const expected: unknown[] = [ consent( 'default', 'denied', 'denied' ) ];
	expect( await commands( page ) ).toEqual( expected );
	expect( requests ).toEqual( [] );

	await setConsent( page, [ 'statistics' ] );
	await expect
		.poll( () => requests )
		.toEqual( [ 'https://www.googletagmanager.com/gtag/js?id=G-ABC123' ] );
	await click( page, '#out' );
	await click( page, '#file' );
	expected.push(
		consent( 'update', 'granted', 'denied' ),
		[ 'js' ],
		[ 'config', 'G-ABC123' ],
		[
			'event',
			'click',
			{
				link_url: 'https://other.test/page',
				link_domain: 'other.test',
				outbound: true,
			},
		],
		[
			'event',
			'file_download',
			{
				link_url: `${ sandbox.url }/price-list.PDF`,
				link_text: 'Prices',
				file_name: '/price-list.PDF',
				file_extension: 'pdf',
			},
		]
	);
	expect( await commands( page ) ).toEqual( expected );

	await setConsent( page, [] );
	await click( page, '#out' );
	expected.push( consent( 'update', 'denied', 'denied' ) );
	expect( await commands( page ) ).toEqual( expected );
	expect( requests ).toHaveLength( 1 );
} );

test( 'Google Analytics waits for the type of consent, which may depend on the visitor’s country', async ( {
	page,
	sandbox,
} ) => {
	const requests: string[] = [];
	await page.route( /googletagmanager\.com/, ( route ) => {
		requests.push( route.request().url() );
		return route.fulfill( { contentType: 'text/javascript', body: '' } );
	} );
	// The API allows everything while it has no type.
	await page.addInitScript(
		"window.waitfor_consent_hook = '1'; window.allowed = [ 'statistics' ];"
	);
	await page.goto( sandbox.url );
	expect( await commands( page ) ).toEqual( [
		consent( 'default', 'denied', 'denied' ),
	] );
	expect( requests ).toEqual( [] );

	await page.evaluate( () => {
		Object.assign( window, { wp_consent_type: 'optin' } );
		document.dispatchEvent( new Event( 'wp_consent_type_defined' ) );
	} );
	await expect.poll( () => requests ).toHaveLength( 1 );
} );
