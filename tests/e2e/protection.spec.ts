import { logIn } from '../sandbox';
import { noticesOf, openRoute, waitForScreen } from './support/dashboard';
import {
	guess,
	guessTimes,
	resetProtection,
	saveProtection,
} from './support/protection';
import { logInByForm } from './support/login';
import { expect, test } from './support/test';

const ATTACKER = '127.0.0.21';

test.describe( 'brute force protection, from the switch to the site and back', () => {
	test.beforeEach( ( { sandbox } ) => resetProtection( sandbox ) );
	test.afterAll( ( { sandbox } ) => resetProtection( sandbox ) );

	test( 'an administrator switches it on, the site refuses the eleventh guess, the dashboard counts it', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '#/security' );

		const toggle = page.getByRole( 'switch', {
			name: 'Block password guessing',
		} );
		await expect( toggle ).not.toBeChecked();
		await toggle.click();
		await expect( toggle ).toBeChecked();
		await expect( toggle ).toBeFocused();

		await guessTimes( sandbox, 10, { from: ATTACKER } );
		const refused = await guess( sandbox, {
			from: ATTACKER,
			password: 'password',
		} );
		expect( refused.status ).toBe( 429 );
		expect( Number( refused.headers[ 'retry-after' ] ) ).toBeGreaterThan(
			0
		);
		expect( refused.cookies.join() ).not.toContain( 'wordpress_logged_in' );

		await openRoute( page, '#/dashboard' );
		const card = page.getByRole( 'article' ).filter( {
			hasText: 'Total malicious attacks blocked on your site.',
		} );
		await expect( card ).toContainText( '1' );
	} );

	test( 'an address on the Always Allowed list logs in again', async ( {
		openAs,
		sandbox,
	} ) => {
		await resetProtection( sandbox, 'on' );
		await guessTimes( sandbox, 11, { from: ATTACKER } );

		const page = await openAs( 'admin' );
		await openRoute( page, '#/security' );
		await page
			.getByLabel( 'Always allowed IP addresses' )
			.fill( `${ ATTACKER }\n2001:db8::/32` );
		await saveProtection( page ).click();
		await expect(
			noticesOf( page ).getByText( 'Updated settings.' )
		).toBeVisible();

		const session = await logIn( sandbox, 'editor', {
			localAddress: ATTACKER,
		} );
		expect( session.login ).toBe( 'editor' );

		await page.reload();
		await waitForScreen( page );
		await expect(
			page.getByLabel( 'Always allowed IP addresses' )
		).toHaveValue( `${ ATTACKER }\n2001:db8::/32` );
	} );

	test( 'a line that is no address is named at the field, and what was typed stays', async ( {
		openAs,
		sandbox,
	} ) => {
		await resetProtection( sandbox, 'on' );
		const page = await openAs( 'admin' );
		await openRoute( page, '#/security' );
		const field = page.getByLabel( 'Always allowed IP addresses' );
		await field.fill( '203.0.113.7\n300.1.1.1' );
		await saveProtection( page ).click();

		await expect( field ).toHaveAttribute( 'aria-invalid', 'true' );
		await expect( page.getByText( '300.1.1.1' ).last() ).toBeVisible();
		await expect( field ).toHaveValue( '203.0.113.7\n300.1.1.1' );
		await expect( saveProtection( page ) ).toBeEnabled();
	} );

	test( 'the current address is added to the list by one button', async ( {
		openAs,
		sandbox,
	} ) => {
		await resetProtection( sandbox, 'on' );
		const page = await openAs( 'admin' );
		await openRoute( page, '#/security' );
		const add = page.getByRole( 'button', {
			name: 'Add to Always Allowed list',
		} );
		await add.click();

		await expect(
			page.getByLabel( 'Always allowed IP addresses' )
		).toHaveValue( '127.0.0.1' );
		await expect( add ).toHaveAttribute( 'aria-disabled', 'true' );
		// The button is disabled while the address is being saved, too.
		await expect
			.poll( () =>
				sandbox.wpEval(
					"echo \\Jetpack_Dashboard\\Plugin::container()->get( \\Jetpack_Dashboard\\Settings\\Settings_Store::class )->get( 'jetpack_protect_global_whitelist' );"
				)
			)
			.toBe( '127.0.0.1' );
	} );

	test( 'who is locked out is listed with the last attempts, and unlocked by a button', async ( {
		openAs,
		sandbox,
	} ) => {
		await resetProtection( sandbox, 'on' );
		await guessTimes( sandbox, 11, { from: ATTACKER } );

		const page = await openAs( 'admin' );
		await openRoute( page, '#/security' );
		await expect(
			page.getByRole( 'table' ).getByText( ATTACKER ).first()
		).toBeVisible();
		await page
			.getByRole( 'button', { name: `Unlock ${ ATTACKER }` } )
			.click();
		await expect( page.getByText( 'No current lockouts.' ) ).toBeVisible();

		const session = await logIn( sandbox, 'editor', {
			localAddress: ATTACKER,
		} );
		expect( session.login ).toBe( 'editor' );
	} );

	test( 'shows a locked-out person how long and what to do, and the emailed link unlocks the login', async ( {
		browser,
		sandbox,
	} ) => {
		await resetProtection( sandbox, 'on' );
		await sandbox.resetMails();
		const context = await browser.newContext( { baseURL: sandbox.url } );
		const page = await context.newPage();
		await guessTimes( sandbox, 10, { from: '127.0.0.1', login: 'author' } );

		await page.goto( '/wp-login.php' );
		await page.getByLabel( 'Username or Email Address' ).fill( 'author' );
		await page.getByLabel( 'Password', { exact: true } ).fill( 'password' );
		const [ refusal ] = await Promise.all( [
			page.waitForResponse(
				( response ) => response.request().method() === 'POST'
			),
			page.getByRole( 'button', { name: 'Log In' } ).click(),
		] );
		expect( refusal.status() ).toBe( 429 );
		await expect( page.locator( 'body' ) ).toContainText( /15 minutes/ );

		await page
			.getByLabel( 'Username or email address' )
			.fill( sandbox.users.author.login );
		await page.getByRole( 'button', { name: 'Email me a link' } ).click();
		await expect( page.getByText( 'we have sent a link' ) ).toBeVisible();
		// Sent by cron, so that the response time reveals nothing. Other due
		// events may send mail to the administrator.
		await sandbox.runCron();
		const mails = async () =>
			( await sandbox.mails() ).filter( ( { to } ) =>
				to.includes( 'author@example.org' )
			);
		await expect
			.poll( async () => ( await mails() ).length, { timeout: 30_000 } )
			.toBe( 1 );
		const [ mail ] = await mails();
		const link = /https?:\/\/\S+/.exec( mail?.message ?? '' )?.[ 0 ];
		await page.goto( link ?? 'about:blank' );
		await page.getByRole( 'button', { name: 'Unlock' } ).click();
		await expect(
			page.getByText( 'You can log in from here again.' )
		).toBeVisible();

		await logInByForm( page, sandbox.users.author );
		await context.close();
	} );
} );
