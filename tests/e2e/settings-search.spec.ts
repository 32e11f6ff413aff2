import type { Page } from '@playwright/test';
import { findViolations } from './support/accessibility';
import { prepareSite } from './support/connection';
import { openRoute, routeOf, waitForScreen } from './support/dashboard';
import { expect, test } from './support/test';

const PLACEHOLDER = 'Search for a Jetpack feature.';
const box = ( page: Page ) => page.getByPlaceholder( PLACEHOLDER );
const card = ( page: Page, name: string ) =>
	page.getByRole( 'article', { name, exact: true } );
const termOf = ( page: Page ) =>
	new URLSearchParams(
		new URL( page.url() ).hash.split( '?' )[ 1 ] ?? ''
	).get( 'term' );

/** A typical search term, and a card on each page that it finds. */
const PHRASES = [
	[ 'login attempts', 'Brute force protection' ],
	[ 'block ip', 'Firewall' ],
	[ 'slow images', 'Site accelerator' ],
	[ 'duplicate post', 'Composing' ],
	[ 'share buttons', 'Sharing buttons' ],
	[ 'newsletter', 'Subscriptions' ],
	[ 'open graph', 'Search engine optimization' ],
	[ 'gdpr', 'Usage data' ],
] as const;

test.beforeAll( ( { sandbox } ) => prepareSite( sandbox, 'local' ) );

test( 'B114 B116 B117: the search term is in the URL, and the back button leaves the search', async ( {
	openAs,
} ) => {
	const page = await openAs( 'admin' );
	await openRoute( page, '#/sharing' );
	await expect( card( page, 'Sharing buttons' ) ).toBeVisible();
	await box( page ).click();
	await expect(
		page.getByText(
			'Enter a search term to find settings or close search.'
		)
	).toBeVisible();
	await page.keyboard.type( 'newsletter' );
	await expect.poll( () => termOf( page ) ).toBe( 'newsletter' );
	await expect( card( page, 'Subscriptions' ) ).toBeVisible();
	await expect( card( page, 'Sharing buttons' ) ).toBeHidden();
	await expect(
		page.getByRole( 'status' ).filter( { hasText: 'result' } )
	).toHaveText( '1 result for “newsletter”' );
	await page.goBack();
	await expect( card( page, 'Sharing buttons' ) ).toBeVisible();
	await expect( box( page ) ).toHaveValue( '' );
	expect( routeOf( page ) ).toBe( '/sharing' );
} );

test( 'finds and highlights the term of the URL, and finds cards of all pages by common phrases', async ( {
	openAs,
} ) => {
	const page = await openAs( 'admin' );
	await openRoute( page, '#/security?term=comments' );
	await expect( card( page, 'Comments' ) ).toBeVisible();
	await expect
		.poll( () =>
			page.evaluate( () =>
				[ ...( CSS.highlights.get( 'jp-search-hit' ) ?? [] ) ].map(
					String
				)
			)
		)
		.toContain( 'Comments' );
	expect( await findViolations( page ) ).toEqual( [] );

	for ( const [ phrase, name ] of PHRASES ) {
		await box( page ).fill( phrase );
		await page.keyboard.press( 'Enter' );
		await expect( card( page, name ) ).toBeVisible();
		expect( termOf( page ) ).toBe( phrase );
	}
} );

test( 'by keyboard alone: into the box, a term, through the results, out again', async ( {
	openAs,
} ) => {
	const page = await openAs( 'admin' );
	await openRoute( page, '#/security' );
	await page.getByRole( 'link', { name: 'Traffic' } ).focus();
	await page.keyboard.press( 'Tab' );
	await expect( box( page ) ).toBeFocused();
	expect( termOf( page ) ).toBeNull();
	await page.keyboard.type( 'sitemap' );
	await page.keyboard.press( 'Enter' );
	await expect( card( page, 'Sitemaps' ) ).toBeVisible();
	await page.keyboard.press( 'Tab' );
	await expect(
		page.getByRole( 'button', { name: 'Close search' } )
	).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await expect( card( page, 'Sitemaps' ).locator( ':focus' ) ).toHaveCount(
		1
	);
	await box( page ).focus();
	await page.keyboard.press( 'Escape' );
	await expect( box( page ) ).toBeFocused();
	expect( termOf( page ) ).toBeNull();
	await expect( card( page, 'Firewall' ) ).toBeVisible();
} );

test( 'B112 B113: the tabs are a menu where they don’t fit, and one line on a phone', async ( {
	openAs,
} ) => {
	const page = await openAs( 'admin' );
	await page.setViewportSize( { width: 700, height: 800 } );
	await openRoute( page, '#/security' );
	const menu = page.getByRole( 'button', { name: 'Security', exact: true } );
	await expect( menu ).toHaveAttribute( 'aria-expanded', 'false' );
	await menu.click();
	await page.getByRole( 'link', { name: 'Traffic' } ).click();
	await waitForScreen( page );
	expect( routeOf( page ) ).toBe( '/traffic' );

	await page.setViewportSize( { width: 480, height: 800 } );
	const tabs = page.getByRole( 'navigation', { name: 'Settings' } );
	await expect( tabs.getByRole( 'button' ) ).toHaveCount( 0 );
	await expect( tabs.getByRole( 'listitem' ).first() ).toBeAttached();
	for ( const width of [ 480, 320 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await expect( tabs.getByText( 'Traffic' ) ).toBeInViewport( {
			ratio: 1,
		} );
		await openRoute( page, '#/security' );
		await openRoute( page, '#/traffic' );
		await expect( tabs.getByText( 'Traffic' ) ).toBeInViewport( {
			ratio: 1,
		} );
		expect( ( await tabs.boundingBox() )?.height ).toBeLessThan( 60 );
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth - window.innerWidth
			)
		).toBeLessThanOrEqual( 0 );
	}
} );

test( 'B110 B114: an author has no search, and no tab but those that are open to them', async ( {
	openAs,
} ) => {
	const page = await openAs( 'author' );
	await openRoute( page, '#/dashboard' );
	await expect( box( page ) ).toHaveCount( 0 );
	await page.goto( '/wp-admin/admin.php?page=jetpack#/security?term=login' );
	await waitForScreen( page );
	await expect( box( page ) ).toHaveCount( 0 );
	await expect( card( page, 'Brute force protection' ) ).toHaveCount( 0 );
} );

test( 'shows results within 50 ms after a pause, on a computer four times slower', async ( {
	openAs,
} ) => {
	const page = await openAs( 'admin' );
	await openRoute( page, '#/security?term=' );
	const client = await page.context().newCDPSession( page );
	await client.send( 'Emulation.setCPUThrottlingRate', { rate: 4 } );
	// From the search term in the URL to the result on the page. Other load on
	// the machine only makes it slower, so use the fastest run.
	const times: number[] = [];
	for ( const term of [
		'sitemap',
		'avatar',
		'uptime',
		'2fa',
		'latex',
		'cdn',
		'comment',
		'widget',
		'login',
		'video',
		'likes',
		'feed',
		'backup',
		'markdown',
	] ) {
		times.push(
			await page.evaluate(
				( value ) =>
					new Promise< number >( ( resolve ) => {
						const status =
							document.querySelector( '.jp-search-status' );
						const before = performance.now();
						new MutationObserver( ( _changes, observer ) => {
							if ( status?.textContent?.includes( value ) ) {
								observer.disconnect();
								resolve( performance.now() - before );
							}
						} ).observe( document.body, {
							subtree: true,
							childList: true,
							characterData: true,
						} );
						const { pathname, search } = window.location;
						window.history.pushState(
							null,
							'',
							`${ pathname }${ search }#/security?term=${ value }`
						);
						window.dispatchEvent( new PopStateEvent( 'popstate' ) );
					} ),
				term
			)
		);
	}
	expect( Math.min( ...times ) ).toBeLessThan( 50 );
} );
