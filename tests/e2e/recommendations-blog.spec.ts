import type { Page } from '@playwright/test';
import type { Login, Scenario } from '../sandbox';
import { findViolations } from './support/accessibility';
import {
	ASSISTANT,
	clearAssistant,
	expectBenefits,
	expectStep,
	link,
	startOver,
	title,
} from './support/assistant';
import { clearSiteData } from './support/cards';
import { noticesOf, openRoute, routeOf } from './support/dashboard';
import { expect, test } from './support/test';
import { setUserMeta } from './support/user-meta';

test.afterAll( async ( { sandbox } ) => {
	await setUserMeta( sandbox, 'admin', 'locale', null );
	await clearAssistant( sandbox );
} );

test( 'C110 C115 C238: a blog decides later, goes back and forward, and buys what its summary offers', async ( {
	openAs,
	sandbox,
} ) => {
	test.setTimeout( 240_000 );
	await startOver( sandbox, 'connected' );
	await sandbox.accountService.scenario( 'free' );
	await clearSiteData( sandbox );
	const page = await openAs( 'admin' );
	await openRoute( page, ASSISTANT );
	await expectStep( page, /type of site/ );
	await page.getByRole( 'checkbox', { name: 'Personal' } ).check();
	await page.getByRole( 'button', { name: 'Continue' } ).click();

	await expectStep( page, /Choose a product/ );
	await link( page, 'Decide later' ).click();
	await expectStep( page, /goes down/ );
	await link( page, 'Not now' ).click();
	await expectStep( page, /your posts/ );
	await page.getByRole( 'button', { name: 'Enable Related posts' } ).click();
	await expect( page.getByText( 'Feature Enabled' ) ).toBeVisible();
	await expectStep( page, /your posts/ );
	await expect( page.getByText( 'Feature Enabled' ) ).toBeVisible();

	await page.goBack();
	await expect( title( page ) ).toHaveText( /goes down/ );
	await page.goForward();
	await expect( title( page ) ).toHaveText( /your posts/ );
	await link( page, 'Next' ).click();
	await expectStep( page, /newsletters/ );
	await link( page, 'Not now' ).click();
	await expectStep( page, /load faster/ );
	await link( page, 'Not now' ).click();

	await expectStep( page, /^Nice work! Let's recap\.\.\.$/ );
	const section = ( name: string ) => page.getByRole( 'region', { name } );
	await expect( section( 'Recommendations enabled' ) ).toContainText(
		'Related posts'
	);
	for ( const name of [
		'Downtime monitoring',
		'Creative Mail',
		'Site accelerator',
	] ) {
		await expect( section( 'Recommendations skipped' ) ).toContainText(
			name
		);
	}
	await link( page, /^Get / ).click();
	await page.getByRole( 'button', { name: 'Buy', exact: true } ).click();
	await expectBenefits( page, 'Complete', [
		'Security',
		'VideoPress',
		'Search',
	] );
} );

test( 'a failed activation or installation shows a notice, and can be repeated', async ( {
	openAs,
	sandbox,
} ) => {
	await startOver( sandbox, 'local' );
	const page = await openAs( 'admin' );
	await openRoute( page, `${ ASSISTANT }/related-posts` );
	await page.route( '**/jetpack/v4/settings*', ( route ) => route.abort() );
	const enable = page.getByRole( 'button', { name: 'Enable Related posts' } );
	await enable.click();
	await expect( noticesOf( page ) ).toContainText( 'Related posts' );
	await expect( enable ).toBeEnabled();
	await expect( page.getByText( 'Feature Enabled' ) ).toHaveCount( 0 );
	await page.unroute( '**/jetpack/v4/settings*' );
	await enable.click();
	await expect( page.getByText( 'Feature Enabled' ) ).toBeVisible();

	await link( page, 'Next' ).click();
	await page.route( '**/jetpack/v4/plugins*', ( route ) =>
		route.fulfill( {
			status: 500,
			json: { code: 'oops', message: 'The disk is full.' },
		} )
	);
	const install = page.getByRole( 'button', {
		name: 'Install Creative Mail',
	} );
	await install.click();
	await expect( noticesOf( page ) ).toContainText(
		'Could not install Creative Mail. The disk is full.'
	);
	await expect( install ).toBeEnabled();
	await page.unroute( '**/jetpack/v4/plugins*' );
} );

async function expectDashboard( page: Page ): Promise< void > {
	await openRoute( page, `${ ASSISTANT }/monitor` );
	await expect.poll( () => routeOf( page ) ).not.toMatch( /recommendations/ );
	await expect(
		page.locator( '#jetpack-dashboard-root' ).getByRole( 'link', {
			name: /^Recommendations/,
		} )
	).toHaveCount( 0 );
}

const WITHOUT: readonly [ Login, Scenario ][] = [
	[ 'editor', 'connected' ],
	[ 'author', 'connected' ],
	[ 'contributor', 'connected' ],
	[ 'subscriber', 'connected' ],
	[ 'admin', 'offline' ],
	[ 'admin', 'not-connected' ],
];
for ( const [ role, scenario ] of WITHOUT ) {
	test( `the assistant doesn’t exist for the ${ role } of a site: ${ scenario }`, async ( {
		openAs,
		sandbox,
	} ) => {
		await startOver( sandbox, scenario );
		await expectDashboard( await openAs( role ) );
	} );
}

const STEPS = [
	'site-type',
	'product-suggestions',
	'woocommerce',
	'monitor',
	'related-posts',
	'creative-mail',
	'site-accelerator',
	'publicize',
	'security-plan',
	'anti-spam',
	'videopress',
	'summary',
	// After a purchase.
	'product-purchased',
];
/** What a step shows once its data is loaded. */
const CONTENT: { readonly [ step: string ]: string } = {
	'product-suggestions': '.jp-assistant .jp-card .jp-button',
	'product-purchased': '.jp-assistant__list li',
	summary: '.jp-assistant__summary .jp-card',
};
for ( const locale of [ 'en_US', 'ar' ] ) {
	test( `no step scrolls sideways or moves on a phone: ${ locale }`, async ( {
		openAs,
		sandbox,
	} ) => {
		test.setTimeout( 120_000 );
		await startOver( sandbox, 'connected' );
		await sandbox.accountService.scenario( 'free' );
		await clearSiteData( sandbox );
		await setUserMeta( sandbox, 'admin', 'locale', locale );
		const page = await openAs( 'admin' );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.setViewportSize( { width: 400, height: 800 } );
		for ( const step of STEPS ) {
			if ( step === 'product-purchased' ) {
				await sandbox.accountService.scenario( 'complete' );
				await clearSiteData( sandbox );
			}
			await openRoute( page, `${ ASSISTANT }/${ step }` );
			await expect(
				page.locator( '.jp-assistant__title' )
			).toBeVisible();
			await expect(
				page.locator( CONTENT[ step ] ?? 'h1' )
			).not.toHaveCount( 0 );
			await expect(
				page.locator( '.jp-assistant .jp-spinner' )
			).toHaveCount( 0 );
			expect( routeOf( page ) ).toBe( `/recommendations/${ step }` );
			await expect( page.locator( 'body' ) ).toHaveCSS(
				'direction',
				locale === 'ar' ? 'rtl' : 'ltr'
			);
			expect(
				await page.evaluate( () => [
					document.documentElement.scrollWidth - window.innerWidth,
					document.getAnimations().length,
				] ),
				step
			).toEqual( [ 0, 0 ] );
			expect( await findViolations( page ), step ).toEqual( [] );
		}
		// The current entry is the widest one.
		const tops = await page
			.locator( '.jp-main-nav__link' )
			.evaluateAll( ( links ) =>
				links.map( ( link ) => link.getBoundingClientRect().top )
			);
		expect( tops.length ).toBeGreaterThan( 3 );
		expect( new Set( tops ).size ).toBe( 1 );
	} );
}

test( 'the keyboard is enough for the way to the summary', async ( {
	openAs,
	sandbox,
} ) => {
	await startOver( sandbox, 'local' );
	const page = await openAs( 'admin' );
	await openRoute( page, ASSISTANT );
	await expect( title( page ) ).toHaveText( /type of site/ );
	await page.getByRole( 'checkbox', { name: 'Personal' } ).focus();
	await page.keyboard.press( 'Space' );
	await page.keyboard.press( 'Enter' );
	await expect( title( page ) ).toHaveText( /your posts/ );
	await expect( title( page ) ).toBeFocused();
	const tabTo = async ( name: string | RegExp ) => {
		for ( let presses = 0; presses < 8; presses++ ) {
			await page.keyboard.press( 'Tab' );
			if (
				await page
					.locator( ':focus' )
					.filter( { hasText: name } )
					.count()
			) {
				return;
			}
		}
		throw new Error( `Tab does not reach ${ String( name ) }.` );
	};
	await tabTo( 'Enable Related posts' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByText( 'Feature Enabled' ) ).toBeVisible();
	await expect( title( page ) ).toBeFocused();
	await tabTo( /^Next$/ );
	await page.keyboard.press( 'Enter' );
	for ( const name of [ /newsletters/, /load faster/ ] ) {
		await expect( title( page ) ).toHaveText( name );
		await expect( title( page ) ).toBeFocused();
		await tabTo( /^Not now$/ );
		await page.keyboard.press( 'Enter' );
	}
	await expect( title( page ) ).toHaveText( /recap/ );
	await expect( title( page ) ).toBeFocused();
	await expect( link( page, 'Creative Mail' ) ).toBeVisible();
	// Nothing to buy.
	await expect( link( page, /^Get / ) ).toHaveCount( 0 );
} );
