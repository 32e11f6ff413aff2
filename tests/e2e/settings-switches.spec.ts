import type { Locator, Page } from '@playwright/test';
import { findViolations } from './support/accessibility';
import { prepareSite } from './support/connection';
import {
	noticesOf,
	openRoute,
	recordCalls,
	unfoldFields,
} from './support/dashboard';
import { addSiteCode, expectStored, saveSettings } from './support/settings';
import { expect, test } from './support/test';

const words = ( page: Page ) => page.getByLabel( 'Label above the buttons' );
const style = ( page: Page ) => page.getByLabel( 'Button style' );
const buttons = ( page: Page ) =>
	page.getByRole( 'switch', {
		name: 'Add sharing buttons to your posts and pages',
	} );
const copy = ( page: Page ) =>
	page.getByRole( 'switch', { name: 'Copy posts and pages' } );
const monitor = ( page: Page ) =>
	page.getByRole( 'switch', {
		name: 'Get alerts if your site goes offline',
	} );
const said = ( page: Page, text: string ) =>
	noticesOf( page ).getByText( text );

/** The visible tooltips; they are always in the DOM for screen readers. */
const shownHints = ( page: Page, hasText: string | RegExp ) =>
	page.getByRole( 'tooltip' ).filter( { hasText, visible: true } );

test.beforeAll( ( { sandbox } ) => prepareSite( sandbox, 'local' ) );
test.beforeEach( ( { sandbox } ) =>
	saveSettings(
		sandbox,
		{ sharedaddy: true, 'copy-post': false },
		{ sharing_label: 'Share this' }
	)
);
test.afterAll( async ( { sandbox } ) => {
	await saveSettings(
		sandbox,
		{ sharedaddy: false, 'copy-post': false },
		{ sharing_label: '' }
	);
	await prepareSite( sandbox, 'local' );
} );

test.describe( 'what is saved at once', () => {
	test( 'A413 B631 icons of cards and notices are 24 px wide', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		const widthOf = async ( icon: Locator ) =>
			( await icon.boundingBox() )?.width;
		await openRoute( page, '#/writing' );
		await copy( page ).click();
		expect(
			await widthOf( noticesOf( page ).locator( '.jp-icon' ).first() )
		).toBe( 24 );

		await openRoute( page, '#/dashboard' );
		expect(
			await widthOf(
				page.locator( '.jp-card__header > .jp-icon' ).first()
			)
		).toBe( 24 );
	} );

	test( 'B421 B417 a switch waits for the site, keeps the focus, disables the others, and can be undone from its notice', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '#/writing' );
		const types = page.getByRole( 'switch', {
			name: 'Add portfolios and testimonials',
		} );
		let release = () => {};
		const held = new Promise< void >( ( resolve ) => {
			release = resolve;
		} );
		await page.route( '**/jetpack/v4/settings*', async ( route ) => {
			await held;
			await route.continue();
		} );
		await copy( page ).focus();
		await page.keyboard.press( 'Space' );
		await expect( copy( page ) ).toHaveAttribute( 'aria-disabled', 'true' );
		await expect( copy( page ) ).toHaveAccessibleDescription( /Saving…/ );
		await expect( copy( page ) ).not.toBeChecked();
		await expect( types ).toHaveAccessibleDescription(
			/Another change is being saved\./
		);
		await types.hover();
		await expect(
			shownHints( page, 'Another change is being saved.' )
		).toHaveCount( 1 );
		release();
		await expect( copy( page ) ).toBeChecked();
		await expect( copy( page ) ).toBeFocused();
		await expect( types ).not.toHaveAttribute( 'aria-disabled' );
		await expectStored( sandbox, { 'copy-post': true } );

		const undo = noticesOf( page ).getByRole( 'button', { name: 'Undo' } );
		await undo.hover();
		await expect( copy( page ) ).toBeChecked();
		await undo.click();
		await expect( said( page, 'The change was undone.' ) ).toBeVisible();
		await expect( copy( page ) ).not.toBeChecked();
		await expect( noticesOf( page ) ).toBeFocused();
		await expectStored( sandbox, { 'copy-post': false } );
	} );

	test( 'refused by the site’s owner, shows the site’s state and the reason', async ( {
		openAs,
		sandbox,
	} ) => {
		const removeCode = addSiteCode(
			sandbox,
			"add_filter( 'jetpack_dashboard_pre_activate_module', static function () { return new WP_Error( 'house_rule', 'Not in this house.' ); } );"
		);
		try {
			const page = await openAs( 'admin' );
			await openRoute( page, '#/writing' );
			await copy( page ).click();
			await expect(
				said( page, 'Error updating settings.' )
			).toContainText( 'Not in this house.' );
			await expect( copy( page ) ).not.toBeChecked();
			await expect( copy( page ) ).not.toHaveAttribute( 'aria-disabled' );
			await expectStored( sandbox, { 'copy-post': false } );
		} finally {
			removeCode();
		}
	} );
} );

test.describe( 'what can’t be changed says why, by hover, keyboard and screen reader', () => {
	/** Click, Space and typing have no effect; each control has its reason. */
	async function expectReason(
		page: Page,
		control: Locator,
		reason: string
	) {
		await expect( control ).toHaveAttribute( 'aria-disabled', 'true' );
		await expect( control ).toHaveAccessibleDescription(
			new RegExp( `${ reason }$` )
		);
		await expect( page.getByText( reason ).first() ).toBeVisible();
		const calls = recordCalls( page );
		await control.focus();
		await page.keyboard.press( 'Space' );
		// It looks disabled, but is clickable.
		await control.click( { force: true } );
		await expect( control ).toBeFocused();
		expect( calls.filter( ( call ) => call.startsWith( 'POST' ) ) ).toEqual(
			[]
		);
	}

	async function expectNestedReason( page: Page, reason: string ) {
		await unfoldFields( page );
		for ( const control of [ words( page ), style( page ) ] ) {
			await expect( control ).toHaveAttribute( 'aria-disabled', 'true' );
			await expect( control ).toHaveAccessibleDescription(
				new RegExp( reason )
			);
		}
		const hint = shownHints( page, new RegExp( reason ) );
		await page.mouse.move( 1, 1 );
		await words( page ).hover();
		await expect( hint ).toHaveCount( 1 );
		await page.mouse.move( 1, 1 );
		await words( page ).focus();
		await expect( hint ).toHaveCount( 1 );
		await page.keyboard.press( 'Escape' );
		await expect( hint ).toHaveCount( 0 );
		await page.keyboard.type( 'x' );
		await expect( words( page ) ).toHaveValue( 'Share this' );
	}

	test( 'B419 B630 the module is off', async ( { openAs, sandbox } ) => {
		await saveSettings( sandbox, { sharedaddy: false } );
		const page = await openAs( 'admin' );
		await openRoute( page, '#/sharing' );
		await expectNestedReason( page, 'to change this\\.' );
		await style( page ).hover();
		await expect( shownHints( page, 'to change this.' ) ).toHaveCSS(
			'transition-delay',
			'0.1s'
		);
		expect( await findViolations( page ) ).toEqual( [] );
	} );

	test( 'B418 a site administrator has disabled it', async ( {
		openAs,
		sandbox,
	} ) => {
		const removeCode = addSiteCode(
			sandbox,
			"add_filter( 'jetpack_active_modules', static function ( $slugs ) { return array_values( array_diff( $slugs, array( 'sharedaddy' ) ) ); } );"
		);
		try {
			const page = await openAs( 'admin' );
			await openRoute( page, '#/sharing' );
			await expect( buttons( page ) ).not.toBeChecked();
			await expectReason(
				page,
				buttons( page ),
				'Sharing has been disabled by a site administrator.'
			);
			await expectNestedReason(
				page,
				'has been disabled by a site administrator\\.'
			);
		} finally {
			removeCode();
		}
	} );

	// Other reasons: module-reason.test.tsx.
	test( 'B422 the user has no account', async ( { openAs, sandbox } ) => {
		await prepareSite( sandbox, 'connected' );
		const page = await openAs( 'admin2' );
		await openRoute( page, '#/security' );
		await expectReason(
			page,
			monitor( page ),
			'Connect your account to turn this on.'
		);
		expect( await findViolations( page ) ).toEqual( [] );
	} );
} );
