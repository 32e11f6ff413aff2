import { findViolations } from './support/accessibility';
import { cardNamed, titlesIn } from './support/cards';
import { clearConnection, notice, prepareSite } from './support/connection';
import { noticesOf, openRoute, waitForScreen } from './support/dashboard';
import { expect, test } from './support/test';

test.afterAll( async ( { sandbox } ) => clearConnection( sandbox ) );

test.describe( 'the apps', () => {
	test.beforeEach( async ( { sandbox } ) => {
		await prepareSite( sandbox, 'connected' );
		await sandbox.wpEval(
			"delete_option( 'jetpack_dashboard_dismiss_dash_app_card' );"
		);
	} );

	test( 'B087 B088 B563 sends a login link by email', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '#/dashboard' );
		const opener = cardNamed( page, 'Mobile apps' ).getByRole( 'button', {
			name: 'Email me a login link',
		} );
		await opener.click();
		const dialog = page.getByRole( 'dialog' );
		await expect( dialog ).toContainText( 'marta@example.org' );
		expect( await findViolations( page ) ).toEqual( [] );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
		await expect( opener ).toBeFocused();

		await opener.click();
		await page.getByRole( 'button', { name: 'Send link' } ).click();
		await expect( dialog ).toHaveCount( 0 );
		await expect( noticesOf( page ) ).toContainText( 'Login email sent' );
		const { mails } = await sandbox.accountService.state();
		expect( mails ).toContainEqual( {
			to: 'marta@example.org',
			subject: 'Log in to the app',
		} );
	} );

	test( 'B564 shows an error of the service', async ( {
		openAs,
		sandbox,
	} ) => {
		await sandbox.accountService.patch( {
			faults: {
				'/v1/sites/{id}/mobile-login-email': {
					kind: 'status',
					status: 500,
				},
			},
		} );
		const page = await openAs( 'admin' );
		await openRoute( page, '#/dashboard' );
		await page
			.getByRole( 'button', { name: 'Email me a login link' } )
			.click();
		await page.getByRole( 'button', { name: 'Send link' } ).click();
		await expect( noticesOf( page ) ).toContainText(
			'Failed to send login email',
			{ timeout: 30_000 }
		);
	} );

	test( 'A112 A196 are hidden for all users after a dismissal', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '#/dashboard' );
		await cardNamed( page, 'Mobile apps' )
			.getByRole( 'button', { name: 'Don’t show this again' } )
			.click();
		await expect( cardNamed( page, 'Mobile apps' ) ).toHaveCount( 0 );
		await page.reload();
		await waitForScreen( page );
		await expect( cardNamed( page, 'Support' ) ).toBeVisible();
		await expect( cardNamed( page, 'Mobile apps' ) ).toHaveCount( 0 );
	} );
} );

test( 'A114 A216 A306 the developer card shows the dashboard as others see it, and back', async ( {
	openAs,
	sandbox,
} ) => {
	await prepareSite( sandbox, 'connected' );
	const page = await openAs( 'admin' );
	await openRoute( page, '#/dashboard' );
	await page.getByRole( 'button', { name: 'Dev Tools' } ).click();
	const tools = page.getByRole( 'region', { name: 'Developer tools' } );
	await expect( tools ).toBeVisible();
	expect( await findViolations( page ) ).toEqual( [] );

	const calls: string[] = [];
	page.on( 'request', ( request ) => calls.push( request.method() ) );
	await tools
		.getByRole( 'button', { name: 'Show 17 sample threats' } )
		.click();
	await expect( cardNamed( page, 'Scan' ) ).toContainText( '17' );

	await tools.getByRole( 'radio', { name: 'Subscriber' } ).check();
	await expect( cardNamed( page, 'Scan' ) ).toHaveCount( 0 );
	expect( await titlesIn( page, 'Performance and Growth' ) ).toEqual( [] );
	const simulation = notice( page, 'The developer tools are simulating' );
	await expect( simulation ).toBeVisible();
	expect( calls ).not.toContain( 'POST' );

	await simulation.getByRole( 'button', { name: 'Stop simulating' } ).click();
	await expect( simulation ).toHaveCount( 0 );
	await expect( cardNamed( page, 'Scan' ) ).toContainText(
		"No threats found, you're good to go!"
	);
} );

test( 'A215 B558 B559 Reset asks first, then resets the options', async ( {
	openAs,
	sandbox,
} ) => {
	const SETTING = 'jetpack_blocks_disabled';
	await prepareSite( sandbox, 'connected' );
	await sandbox.wpEval(
		`update_option( 'jetpack_dashboard_${ SETTING }', true );`
	);
	const isSet = async () =>
		sandbox.wpEval(
			`wp_cache_flush(); echo \\Jetpack_Dashboard\\Plugin::container()->get( \\Jetpack_Dashboard\\Settings\\Settings_Store::class )->get( '${ SETTING }' ) ? 'yes' : 'no';`
		);
	expect( await isSet() ).toBe( 'yes' );
	const page = await openAs( 'admin' );
	await openRoute( page, '#/dashboard' );
	const reset = page.getByRole( 'button', { name: 'Reset' } );
	await reset.click();
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog ).toContainText(
		'This will reset all Jetpack options, are you sure?'
	);
	await dialog.getByRole( 'button', { name: 'Cancel' } ).click();
	expect( await isSet() ).toBe( 'yes' );

	await reset.click();
	await Promise.all( [
		page.waitForEvent( 'load' ),
		dialog.getByRole( 'button', { name: 'Reset' } ).click(),
	] );
	await waitForScreen( page );
	expect( await isSet() ).toBe( 'no' );
	await expect( cardNamed( page, 'Site connection' ) ).toContainText(
		'This site is connected'
	);
} );

test.describe( 'the footer', () => {
	const FOOTER = 'More of Jetpack';
	const labels = {
		admin: [
			'Paid',
			'Privacy',
			'About',
			'Search',
			'Modules',
			'Debug',
			'Stats',
			'Updates',
			'Reset',
			'Dev Tools',
		],
		editor: [ 'About', 'Dev Tools' ],
		subscriber: [ 'About', 'Dev Tools' ],
	} as const;

	for ( const login of [ 'admin', 'editor', 'subscriber' ] as const ) {
		test( `A116 A212 A214 has for ${ login } what they may open, and it opens`, async ( {
			openAs,
			sandbox,
		} ) => {
			await prepareSite( sandbox, 'connected' );
			await sandbox.wpEval(
				"update_option( 'jetpack_dashboard_module_stats', '1' );"
			);
			const page = await openAs( login );
			await openRoute( page, '#/dashboard' );
			const footer = page.getByRole( 'navigation', { name: FOOTER } );
			await expect( footer.getByRole( 'listitem' ) ).toHaveText( [
				...labels[ login ],
			] );
			const hrefs = await footer
				.getByRole( 'link' )
				.evaluateAll( ( links ) =>
					links.map( ( link ) => ( link as HTMLAnchorElement ).href )
				);
			for ( const href of hrefs.filter(
				( one ) => ! /#\//.test( one )
			) ) {
				const response = await page.request.get( href );
				expect( [ href, response.status() ] ).toEqual( [ href, 200 ] );
			}
		} );
	}
} );
