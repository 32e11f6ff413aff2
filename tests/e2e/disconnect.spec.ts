import { type Page } from '@playwright/test';
import { findViolations } from './support/accessibility';
import {
	clearConnection,
	identityCallsOf,
	readSavedConnection,
	prepareSite,
} from './support/connection';
import { openRoute, routeOf } from './support/dashboard';
import { expect, test } from './support/test';

const QUESTION = 'Are you sure you want to disconnect?';
const SUCCESS = 'Jetpack has been successfully disconnected.';
const SURVEY = 'Before you go, help us improve';
const NOBODY = { siteId: 0, owner: null, linked: [] };

const dialog = ( page: Page, name: string ) =>
	page.getByRole( 'dialog', { name } );
const button = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } );

/** Whether the dialog or an element in it has the focus. */
const hasFocus = ( page: Page ) =>
	page.evaluate(
		() => document.activeElement?.closest( '[role="dialog"]' ) !== null
	);

test.beforeEach( async ( { sandbox } ) => {
	await prepareSite( sandbox, 'connected' );
	await sandbox.accountService.patch( { surveys: [] } );
} );
test.afterAll( async ( { sandbox } ) => clearConnection( sandbox ) );

test.describe( 'the disconnect dialog', () => {
	test( 'A029 A030 A031 traps the focus, and returns it on close', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '#/dashboard' );
		await page.getByText( 'Manage site connection' ).click();
		await page.getByRole( 'link', { name: 'Disconnect site' } ).click();
		await expect( dialog( page, QUESTION ) ).toBeFocused();

		const seen = new Set< string >();
		for ( const key of [ ...Array( 6 ).fill( 'Tab' ), 'Shift+Tab' ] ) {
			await page.keyboard.press( key );
			expect( await hasFocus( page ) ).toBe( true );
			seen.add(
				await page.evaluate(
					() => document.activeElement?.textContent ?? ''
				)
			);
		}
		expect( seen.size ).toBe( 4 );

		await page.keyboard.press( 'Escape' );
		await page.mouse.click( 20, 600 );
		await expect( dialog( page, QUESTION ) ).toBeVisible();
		expect( await hasFocus( page ) ).toBe( true );
		expect( await findViolations( page ) ).toEqual( [] );

		await button( page, 'Stay connected' ).click();
		await expect( dialog( page, QUESTION ) ).toHaveCount( 0 );
		expect( routeOf( page ) ).toBe( '/dashboard' );
		await expect( button( page, 'Manage site connection' ) ).toBeFocused();
		expect( ( await readSavedConnection( sandbox ) ).owner ).toBe(
			'admin'
		);
		expect( await identityCallsOf( sandbox ) ).toEqual( [] );
	} );

	test( 'A032 A060 A267 disconnects, asks for the reason, and says thank you', async ( {
		openAs,
		sandbox,
	} ) => {
		const { siteId } = await readSavedConnection( sandbox );
		const page = await openAs( 'admin' );
		await openRoute( page, '#/disconnect' );
		await button( page, 'Disconnect' ).click();
		await expect( dialog( page, SUCCESS ) ).toBeFocused();
		expect( await readSavedConnection( sandbox ) ).toMatchObject( NOBODY );
		const { registrations } = await sandbox.accountService.state();
		expect( registrations.map( ( one ) => one.site_id ) ).not.toContain(
			siteId
		);

		await button( page, 'Help us improve' ).click();
		await expect( dialog( page, SURVEY ) ).toBeFocused();
		// By keyboard only: past the first card, to the second, and on.
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Space' );
		await expect( page.locator( '[aria-pressed="true"]' ) ).toHaveText(
			'I can’t get it to work'
		);
		await button( page, 'Other' ).press( 'Enter' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.type( 'Too <b>blue</b>' );
		expect( await findViolations( page ) ).toEqual( [] );

		const sent = page.waitForRequest( /marketing\/feedback-survey$/ );
		await button( page, 'Submit feedback' ).click();
		const headers = await ( await sent ).allHeaders();
		expect( headers ).not.toHaveProperty( 'cookie' );
		expect( headers ).not.toHaveProperty( 'x-wp-nonce' );
		await expect( dialog( page, 'Thank you!' ) ).toBeFocused();
		const { surveys } = await sandbox.accountService.state();
		expect( surveys ).toEqual( [
			{
				site_id: siteId,
				user_id: 90210,
				survey_id: 'jetpack-plugin-disconnect',
				survey_responses: {
					'why-cancel': {
						response: 'another-reason',
						text: 'Too <b>blue</b>',
					},
				},
			},
		] );

		await button( page, 'Back to my website' ).click();
		expect( routeOf( page ) ).toBe( '/dashboard' );
		await expect( button( page, 'Set up' ) ).toBeVisible();
	} );

	test( 'disconnects while the service is down, and says that the service was not notified', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '#/disconnect' );
		await sandbox.accountService.stop();
		try {
			await button( page, 'Disconnect' ).click();
			await expect( dialog( page, SUCCESS ) ).toContainText(
				'The account service could not be reached.'
			);
			expect( await readSavedConnection( sandbox ) ).toMatchObject(
				NOBODY
			);
			// The survey can't be delivered either; the thank-you message is
			// shown anyway.
			await button( page, 'Help us improve' ).click();
			await button( page, 'It has too many bugs' ).click();
			await button( page, 'Submit feedback' ).click();
			await expect( dialog( page, 'Thank you!' ) ).toBeVisible();
		} finally {
			await sandbox.accountService.start();
		}
	} );

	test( 'takes no longer than 8 s of a service that hangs', async ( {
		openAs,
		sandbox,
	} ) => {
		await sandbox.accountService.patch( {
			faults: { '*': { kind: 'slow', latency_ms: 30_000 } },
		} );
		const page = await openAs( 'admin' );
		await openRoute( page, '#/disconnect' );
		const start = Date.now();
		await button( page, 'Disconnect' ).click();
		await expect( dialog( page, SUCCESS ) ).toBeVisible( {
			timeout: 30_000,
		} );
		// One wait of 8 s, not two, and a busy machine.
		expect( Date.now() - start ).toBeLessThan( 16_000 );
		expect( await readSavedConnection( sandbox ) ).toMatchObject( NOBODY );
	} );

	test( 'A041 A268 shows why it failed, and shows no survey if the account is unknown', async ( {
		openAs,
		sandbox,
	} ) => {
		await sandbox.applyScenario( 'site-only' );
		const page = await openAs( 'admin' );
		await openRoute( page, '#/disconnect' );
		let isBroken = true;
		await page.route( /jetpack\/v4\/connection(\?|$)/, ( route ) =>
			isBroken && route.request().method() === 'POST'
				? route.fulfill( {
						status: 502,
						json: { code: 'odd', message: 'No luck.' },
				  } )
				: route.continue()
		);
		await button( page, 'Disconnect' ).click();
		await expect( page.getByRole( 'alert' ) ).toContainText( 'No luck.' );
		isBroken = false;
		await button( page, 'Disconnect' ).click();
		await expect( dialog( page, SUCCESS ) ).toBeVisible();
		await expect( button( page, 'Help us improve' ) ).toHaveCount( 0 );
		await button( page, 'Back to my website' ).click();
		await expect( button( page, 'Set up' ) ).toBeVisible();
	} );
} );
