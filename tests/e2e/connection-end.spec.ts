import type { Page } from '@playwright/test';
import {
	callsOf,
	card,
	forgetConnection,
	keptConnection,
	prepareSite,
} from './support/connection';
import { openRoute } from './support/dashboard';
import { expect, test } from './support/test';

const SURE = 'Are you sure you want to disconnect?';
const DONE = 'Jetpack has been successfully disconnected.';
const CLAIM = 'Over 5 million WordPress sites are faster and more secure';
const PLUGIN = 'jetpack-dashboard/jetpack-dashboard.php';

const dialog = ( page: Page, name: string ) =>
	page.getByRole( 'dialog', { name } );
const button = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } );

test.describe( 'disconnecting', () => {
	test.beforeEach( async ( { sandbox } ) => {
		await prepareSite( sandbox, 'connected' );
	} );
	test.afterAll( async ( { sandbox } ) => forgetConnection( sandbox ) );

	test( 'A032 A052 A227 ends the connection on both sides, and takes a survey', async ( {
		openAs,
		sandbox,
	} ) => {
		const { siteId } = await keptConnection( sandbox );
		const page = await openAs( 'admin' );
		await openRoute( page, '' );
		await button( page, 'Manage site connection' ).click();
		await page.getByRole( 'link', { name: 'Disconnect site' } ).click();
		await expect( dialog( page, SURE ) ).toBeVisible();
		await button( page, 'Disconnect' ).click();

		await expect( dialog( page, DONE ) ).toBeVisible();
		expect( await keptConnection( sandbox ) ).toMatchObject( {
			siteId: 0,
			linked: [],
		} );
		const { registrations } = await sandbox.accountService.state();
		expect( registrations.map( ( { site_id } ) => site_id ) ).not.toContain(
			siteId
		);

		await button( page, 'Help us improve' ).click();
		await button( page, 'Other' ).focus();
		await page.keyboard.press( 'Space' );
		await page
			.getByRole( 'textbox', { name: 'Share your reason' } )
			.fill( 'Too <b>blue</b>' );
		await button( page, 'Submit feedback' ).click();
		await expect( dialog( page, 'Thank you!' ) ).toBeVisible();
		const { surveys } = await sandbox.accountService.state();
		expect( surveys.at( -1 ) ).toEqual( {
			site_id: siteId,
			user_id: 90210,
			survey_id: 'jetpack-plugin-disconnect',
			survey_responses: {
				'why-cancel': {
					response: 'another-reason',
					text: 'Too <b>blue</b>',
				},
			},
		} );

		await button( page, 'Back to my website' ).click();
		await expect(
			page.getByRole( 'heading', { name: CLAIM } )
		).toBeVisible();
	} );

	test( 'A028 A030 A031 asks at #/disconnect, and only its buttons lead out', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '#/disconnect' );
		const sure = dialog( page, SURE );
		await expect( sure ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await page.mouse.click( 5, 400 );
		await expect( sure ).toBeVisible();

		// The focus goes round inside.
		for ( let step = 0; step < 8; step++ ) {
			await page.keyboard.press( 'Tab' );
			expect(
				await sure.evaluate( ( frame ) =>
					frame.contains( document.activeElement )
				)
			).toBe( true );
		}
		await button( page, 'Stay connected' ).click();
		await expect( sure ).toHaveCount( 0 );
		await expect( card( page, 'Site connection' ) ).toContainText(
			'You own this connection.'
		);
		expect( await callsOf( sandbox ) ).toEqual( [] );
	} );

	test( 'is done, and says what is left, while the service is down', async ( {
		openAs,
		sandbox,
	} ) => {
		await sandbox.accountService.stop();
		const page = await openAs( 'admin' );
		await openRoute( page, '#/disconnect' );
		await button( page, 'Disconnect' ).click();
		await expect( dialog( page, DONE ) ).toContainText(
			'The account service could not be reached.'
		);
		expect( await keptConnection( sandbox ) ).toMatchObject( {
			siteId: 0,
			linked: [],
		} );
		await sandbox.accountService.start();
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
		await expect( dialog( page, DONE ) ).toBeVisible( { timeout: 15_000 } );
		// The calls have 8 s; the page and the machine get some, too.
		expect( Date.now() - start ).toBeLessThan( 11_000 );
		expect( ( await keptConnection( sandbox ) ).siteId ).toBe( 0 );
	} );
} );

test.describe( 'deactivating on the plugins page', () => {
	test.beforeEach( async ( { sandbox } ) => {
		await prepareSite( sandbox, 'connected' );
	} );
	test.afterAll( async ( { sandbox } ) => {
		await sandbox.wpEval(
			`require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin( '${ PLUGIN }' );`
		);
		await forgetConnection( sandbox );
	} );

	test( 'A036 asks first, disconnects, and deactivates then', async ( {
		openAs,
		sandbox,
	} ) => {
		const { siteId } = await keptConnection( sandbox );
		const page = await openAs( 'admin' );
		await page.goto( '/wp-admin/plugins.php' );
		const row = page.locator( `tr[data-plugin="${ PLUGIN }"]` );
		const deactivate = row.getByRole( 'link', { name: /^Deactivate/ } );
		await deactivate.click();
		await expect( dialog( page, SURE ) ).toBeVisible();
		await button( page, 'Cancel' ).click();
		await expect( dialog( page, SURE ) ).toHaveCount( 0 );
		await expect( deactivate ).toBeFocused();
		expect( ( await keptConnection( sandbox ) ).siteId ).toBe( siteId );

		await deactivate.click();
		await button( page, 'Deactivate' ).click();
		await expect( dialog( page, DONE ) ).toBeVisible();
		await button( page, 'No thank you' ).click();
		await expect(
			row.getByRole( 'link', { name: /^Activate/ } )
		).toBeVisible();
		const { registrations } = await sandbox.accountService.state();
		expect( registrations.map( ( { site_id } ) => site_id ) ).not.toContain(
			siteId
		);
		const kept = await sandbox.sql(
			"SELECT option_name FROM wp_options WHERE option_name LIKE 'jetpack\\\\_dashboard\\\\_connection\\\\_%' OR option_name = 'jetpack_dashboard_site_token'"
		);
		expect( kept ).toEqual( [] );
	} );
} );
