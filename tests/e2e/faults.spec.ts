import { noticesOf, openRoute, recordCalls } from './support/dashboard';
import { resetProtection, saveProtection } from './support/protection';
import { expect, test } from './support/test';

test.describe( 'when something fails, the user reads it and nothing is lost', () => {
	test.beforeEach( ( { sandbox } ) => resetProtection( sandbox, 'on' ) );
	test.afterAll( ( { sandbox } ) => resetProtection( sandbox ) );

	test( 'a toggle while the network is down: a notice, and the switch shows what the server has', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '#/security' );
		const toggle = page.getByRole( 'switch', {
			name: 'Block password guessing',
		} );
		const field = page.getByLabel( 'Always allowed IP addresses' );
		await field.fill( '203.0.113.9' );

		await page.context().setOffline( true );
		await toggle.click();
		await expect(
			noticesOf( page ).getByText( /^Error updating settings\./ )
		).toBeVisible();
		await expect( toggle ).toBeChecked();
		await expect( field ).toHaveValue( '203.0.113.9' );

		await page.context().setOffline( false );
		await saveProtection( page ).click();
		await expect(
			noticesOf( page ).getByText( 'Updated settings.' )
		).toBeVisible();
	} );

	test( 'an expired nonce is refreshed without the user noticing', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		let spoilt = 0;
		// The first write is sent with an expired nonce.
		await page.route( '**/jetpack/v4/settings**', async ( route ) => {
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
		await openRoute( page, '#/security' );
		const toggle = page.getByRole( 'switch', {
			name: 'Block password guessing',
		} );
		await toggle.click();
		await expect(
			noticesOf( page ).getByText( 'Updated settings.' )
		).toBeVisible();
		await expect( toggle ).not.toBeChecked();
		expect( spoilt ).toBe( 2 );
	} );

	test( 'shows a notice to a user who was logged out, and keeps the drafts', async ( {
		browser,
		sandbox,
	} ) => {
		const context = await browser.newContext( { baseURL: sandbox.url } );
		const page = await context.newPage();
		await page.goto( '/wp-login.php' );
		await page.getByLabel( 'Username or Email Address' ).fill( 'admin2' );
		await page.getByLabel( 'Password', { exact: true } ).fill( 'password' );
		await page.getByRole( 'button', { name: 'Log In' } ).click();
		await openRoute( page, '#/security' );
		const field = page.getByLabel( 'Always allowed IP addresses' );
		await field.fill( '203.0.113.10' );
		await context.clearCookies();

		await saveProtection( page ).click();
		await expect(
			noticesOf( page )
				.getByText( /log in again/i )
				.first()
		).toBeVisible();
		await expect( field ).toHaveValue( '203.0.113.10' );
		await context.close();
	} );

	test( 'an error of one part shows in that part, with a retry button', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		let fails = true;
		await page.route(
			'**/jetpack/v4/module/protect/lockouts**',
			( route ) =>
				fails
					? route.fulfill( {
							status: 500,
							contentType: 'text/html',
							body: '<h1>Internal Server Error</h1>',
					  } )
					: route.continue()
		);
		await openRoute( page, '#/security' );
		await expect(
			page.getByText( 'Lockouts and failed logins could not be loaded.' )
		).toBeVisible();
		await expect(
			page.getByRole( 'switch', { name: 'Block password guessing' } )
		).toBeVisible();

		fails = false;
		await page.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( page.getByText( 'No current lockouts.' ) ).toBeVisible();
	} );

	test( 'a slow network: the switch says that it is at work, and a second click does nothing', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		await page.route( '**/jetpack/v4/settings**', async ( route ) => {
			if ( route.request().method() === 'POST' ) {
				await new Promise( ( resolve ) =>
					setTimeout( resolve, 1_500 )
				);
			}
			await route.continue();
		} );
		await openRoute( page, '#/security' );
		const calls = recordCalls( page );
		const toggle = page.getByRole( 'switch', {
			name: 'Block password guessing',
		} );
		await toggle.click();
		await expect(
			noticesOf( page ).getByText( 'Updating settings…' )
		).toBeVisible();
		// Uses the DOM's click(), since Playwright's would wait until nothing
		// covers the element.
		await toggle.dispatchEvent( 'click' );
		await expect(
			noticesOf( page ).getByText( 'Updated settings.' )
		).toBeVisible();
		expect(
			calls.filter( ( call ) => call === 'POST jetpack/v4/settings' )
		).toHaveLength( 1 );
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

	test( 'leaving with unsaved changes asks, and staying keeps them', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '#/security' );
		const field = page.getByLabel( 'Always allowed IP addresses' );
		await field.fill( '203.0.113.11' );
		await page.getByRole( 'link', { name: 'At a Glance' } ).first().click();
		const question = page.getByText(
			'There are unsaved settings in this tab that will be lost if you leave it. Proceed?'
		);
		await expect( question ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( question ).toBeHidden();
		await expect( field ).toHaveValue( '203.0.113.11' );
	} );
} );
