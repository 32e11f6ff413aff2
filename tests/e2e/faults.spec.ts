import { noticesOf, openRoute, recordCalls } from './support/dashboard';
import { resetProtection, saveProtection } from './support/protection';
import { expect, test } from './support/test';

test.describe( 'when something fails, the user reads it and nothing is lost', () => {
	test.beforeEach( ( { sandbox } ) => resetProtection( sandbox, 'on' ) );
	test.afterAll( ( { sandbox } ) => resetProtection( sandbox ) );

	// Leaving with unsaved changes: settings-saving.spec.ts.
	test( 'a part that fails, no network, a slow one, an expired nonce and an ended session, one after the other', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		const toggle = page.getByRole( 'switch', {
			name: 'Block password guessing',
		} );
		const said = ( text: string | RegExp ) =>
			noticesOf( page ).getByText( text );
		const lockouts = '**/jetpack/v4/module/protect/lockouts**';
		const settings = '**/jetpack/v4/settings**';

		await test.step( 'an error of one part shows in that part, with a retry button', async () => {
			await page.route( lockouts, ( route ) =>
				route.fulfill( {
					status: 500,
					contentType: 'text/html',
					body: '<h1>Internal Server Error</h1>',
				} )
			);
			await openRoute( page, '#/security' );
			await expect(
				page.getByText(
					'Lockouts and failed logins could not be loaded.'
				)
			).toBeVisible();
			await expect( toggle ).toBeVisible();
			await page.unroute( lockouts );
			await page.getByRole( 'button', { name: 'Try again' } ).click();
			await expect(
				page.getByText( 'No current lockouts.' )
			).toBeVisible();
		} );

		await test.step( 'a toggle while the network is down: a notice, and the switch shows what the server has', async () => {
			const field = page.getByLabel( 'Always allowed IP addresses' );
			await field.fill( '203.0.113.9' );
			await page.context().setOffline( true );
			await toggle.click();
			await expect( said( /^Error updating settings\./ ) ).toBeVisible();
			await expect( toggle ).toBeChecked();
			await expect( field ).toHaveValue( '203.0.113.9' );

			await page.context().setOffline( false );
			await saveProtection( page ).click();
			await expect( said( 'Updated settings.' ) ).toBeVisible();
		} );

		await test.step( 'a slow network: the switch says that it is at work, and a second click does nothing', async () => {
			await page.route( settings, async ( route ) => {
				if ( route.request().method() === 'POST' ) {
					await new Promise( ( resolve ) =>
						setTimeout( resolve, 1_500 )
					);
				}
				await route.continue();
			} );
			const calls = recordCalls( page );
			await toggle.click();
			await expect( said( 'Updating settings…' ) ).toBeVisible();
			// Uses the DOM's click(), since Playwright's would wait until
			// nothing covers the element.
			await toggle.dispatchEvent( 'click' );
			await expect( said( 'Updating settings…' ) ).toHaveCount( 0 );
			await expect( said( 'Updated settings.' ) ).toBeVisible();
			await expect( toggle ).not.toBeChecked();
			expect(
				calls.filter( ( call ) => call === 'POST jetpack/v4/settings' )
			).toHaveLength( 1 );
			await page.unroute( settings );
		} );

		await test.step( 'an expired nonce is refreshed without the user noticing', async () => {
			let spoilt = 0;
			// The first write is sent with an expired nonce.
			await page.route( settings, async ( route ) => {
				const request = route.request();
				if ( request.method() === 'POST' && spoilt++ === 0 ) {
					await route.continue( {
						headers: {
							...request.headers(),
							'x-wp-nonce': '0123456789',
						},
					} );
					return;
				}
				await route.continue();
			} );
			await toggle.click();
			await expect( toggle ).toBeChecked();
			await expect( said( 'Updated settings.' ) ).toBeVisible();
			expect( spoilt ).toBe( 2 );
			await page.unroute( settings );
		} );

		await test.step( 'who was logged out reads so, and keeps the drafts', async () => {
			const field = page.getByLabel( 'Always allowed IP addresses' );
			await field.fill( '203.0.113.10' );
			await page.context().clearCookies();
			await saveProtection( page ).click();
			await expect( said( /log in again/i ).first() ).toBeVisible();
			await expect( field ).toHaveValue( '203.0.113.10' );
		} );
	} );

	test( 'a slow network: a screen whose script isn’t there yet says that it is loading', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		let release = () => {};
		const released = new Promise< void >( ( resolve ) => {
			release = resolve;
		} );
		await page.route( '**/build/chunks/plans*.js*', async ( route ) => {
			await released;
			await route.continue();
		} );
		await openRoute( page, '#/dashboard' );
		await page.evaluate( () => {
			window.location.hash = '#/plans';
		} );
		const loading = page.locator( '.jp-loading-screen' );
		await expect( loading ).toBeVisible( { timeout: 1_000 } );
		release();
		await expect( loading ).toHaveCount( 0 );
		await expect(
			page.getByRole( 'heading', { level: 1 } ).first()
		).toBeFocused();
	} );
} );
