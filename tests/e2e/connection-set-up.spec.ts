import type { Page } from '@playwright/test';
import {
	approve,
	callsOf,
	card,
	expectConsent,
	expectDashboard,
	clearConnection,
	readSavedConnection,
	notice,
	prepareSite,
} from './support/connection';
import { DASHBOARD_PAGE, openRoute, waitForScreen } from './support/dashboard';
import { expect, test } from './support/test';

const CLAIM = 'Over 5 million WordPress sites are faster and more secure';

test.describe( 'a fresh site', () => {
	test.beforeEach( async ( { sandbox } ) => {
		await prepareSite( sandbox, 'fresh' );
	} );
	test.afterAll( async ( { sandbox } ) => clearConnection( sandbox ) );

	test( 'A019 A023 A261 is set up: registered, approved by a person, and connected', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '' );
		await expect(
			page.getByRole( 'heading', { name: CLAIM } )
		).toBeVisible();
		// Loading the page sends no requests to the service.
		expect( await callsOf( sandbox ) ).toEqual( [] );

		// A double click registers the site once.
		await page.getByRole( 'button', { name: 'Set up' } ).dblclick();
		await expectConsent( page, sandbox );
		await expect( page.locator( 'body' ) ).toContainText( sandbox.url );
		expect( await readSavedConnection( sandbox ) ).toMatchObject( {
			registeredUrl: sandbox.url,
			owner: null,
		} );

		await approve( page, 'marta' );
		await expect( notice( page, 'Your site is connected.' ) ).toBeVisible();
		// The owner lands on the assistant.
		await expect(
			page.getByRole( 'heading', { name: 'What type of site is this?' } )
		).toBeVisible();
		await openRoute( page, '#/dashboard' );
		await expect( card( page, 'Site connection' ) ).toContainText(
			'You own this connection.'
		);
		await expect( card( page, 'Account connection' ) ).toContainText(
			'You are connected as marta.'
		);
		expect( await readSavedConnection( sandbox ) ).toMatchObject( {
			owner: 'admin',
			linked: [ 'admin' ],
		} );
		expect( registrationsIn( await callsOf( sandbox ) ) ).toBe( 1 );
		const { siteId } = await readSavedConnection( sandbox );
		const { registrations } = await sandbox.accountService.state();
		expect( registrations ).toContainEqual(
			expect.objectContaining( {
				site_id: siteId,
				client_uri: sandbox.url,
			} )
		);

		// It is announced once.
		await page.reload();
		await waitForScreen( page );
		await expect( card( page, 'Site connection' ) ).toContainText(
			'You own this connection.'
		);
		await expect( notice( page, 'Your site is connected.' ) ).toHaveCount(
			0
		);
	} );

	test( 'B048 B059 is set up by the address #/setup alone', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'admin' );
		await page.goto( `${ DASHBOARD_PAGE }#/setup` );
		await expectConsent( page, sandbox );
		expect(
			( await readSavedConnection( sandbox ) ).siteId
		).toBeGreaterThan( 0 );
	} );

	test( 'A024 is registered once by several tabs, and the slower tab does no harm', async ( {
		openAs,
		sandbox,
	} ) => {
		const first = await openAs( 'admin' );
		const second = await first.context().newPage();
		const third = await first.context().newPage();
		for ( const page of [ first, second, third ] ) {
			await openRoute( page, '' );
		}
		const setUp = async ( page: Page ) => {
			await page.getByRole( 'button', { name: 'Set up' } ).click();
			await expectConsent( page, sandbox );
		};
		// Two press it at once, the third one when the site is registered.
		await Promise.all( [ first, second ].map( setUp ) );
		await setUp( third );
		await third.close();
		expect( registrationsIn( await callsOf( sandbox ) ) ).toBe( 1 );

		await approve( second, 'marta' );
		const connected = await readSavedConnection( sandbox );
		expect( connected.owner ).toBe( 'admin' );

		await approve( first, 'marta' );
		await expect(
			notice( first, 'Your account is already connected.' )
		).toBeVisible();
		await openRoute( first, '#/dashboard' );
		await expect( card( first, 'Site connection' ) ).toContainText(
			'You own this connection.'
		);
		expect( await readSavedConnection( sandbox ) ).toEqual( connected );
	} );

	test( 'B591 stays as it is when the person says no, and can be connected later', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '' );
		await page.getByRole( 'button', { name: 'Set up' } ).click();
		await expectConsent( page, sandbox );
		await page.getByRole( 'button', { name: 'Cancel' } ).click();
		await expectDashboard( page );
		await expect( notice( page, 'You didn’t connect.' ) ).toBeVisible();
		expect( ( await readSavedConnection( sandbox ) ).linked ).toEqual( [] );

		await page
			.getByRole( 'link', { name: 'Connect your user account' } )
			.first()
			.click();
		await waitForScreen( page );
		await page
			.getByRole( 'button', { name: 'Connect your user account' } )
			.click();
		await expectConsent( page, sandbox );
		await approve( page, 'marta' );
		expect( ( await readSavedConnection( sandbox ) ).owner ).toBe(
			'admin'
		);
		expect( registrationsIn( await callsOf( sandbox ) ) ).toBe( 1 );
	} );

	test( 'A026 says what is wrong while the service is down, and is set up when it is back', async ( {
		openAs,
		sandbox,
	} ) => {
		await sandbox.accountService.stop();
		const page = await openAs( 'admin' );
		await openRoute( page, '' );
		const setUp = page.getByRole( 'button', { name: 'Set up' } );
		await setUp.click();
		await expect( page.getByRole( 'alert' ).last() ).toContainText(
			/could not (?:reach|contact)/
		);
		expect( ( await readSavedConnection( sandbox ) ).siteId ).toBe( 0 );

		await sandbox.accountService.start();
		await setUp.click();
		await expectConsent( page, sandbox );
	} );
} );

test( 'B484 asks an editor to contact the administrator', async ( {
	openAs,
	sandbox,
} ) => {
	await prepareSite( sandbox, 'not-connected' );
	const page = await openAs( 'editor' );
	await openRoute( page, '' );
	await expect( page.locator( '#jetpack-dashboard-root' ) ).toContainText(
		`This site is not connected to ${
			new URL( sandbox.accountService.url ).host
		}. Please ask the site administrator to connect.`
	);
	await expect( page.getByRole( 'button', { name: 'Set up' } ) ).toHaveCount(
		0
	);
	await clearConnection( sandbox );
} );

function registrationsIn( calls: readonly string[] ): number {
	return calls.filter( ( call ) => call === 'POST /register' ).length;
}
