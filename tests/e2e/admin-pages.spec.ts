import { type Browser, type Locator, type Page } from '@playwright/test';
import type { Sandbox } from '../sandbox';
import { findViolations, findWithoutFocusRing } from './support/accessibility';
import { logInByForm } from './support/login';
import { resetProtection } from './support/protection';
import { SCHEMES, wearScheme } from './support/color-schemes';
import { addSiteCode, all, saveSettings } from './support/settings';
import { expect, test } from './support/test';
import { setUserMeta } from './support/user-meta';

/** Their features are on in this test, and have something to show. */
const FEATURES = [
	'stats',
	'post-by-email',
	'json-api',
	'likes',
	'subscriptions',
	'contact-form',
	'scanner',
	'backups',
];

const PAGES = [
	'admin.php?page=jetpack_about',
	'admin.php?page=jetpack_modules',
	'admin.php?page=jetpack-debugger',
	'admin.php?page=jetpack-activity',
	'admin.php?page=jetpack-search',
	'admin.php?page=jetpack-post-by-email',
	'admin.php?page=jetpack-apps',
	'admin.php?page=jetpack-likes',
	'admin.php?page=jetpack-followers',
	'admin.php?page=jetpack-contact-form',
	'admin.php?page=jetpack-scan',
	'admin.php?page=jetpack-sign-on',
	'admin.php?page=jetpack-backups',
	'admin.php?page=jetpack-settings-file',
	'admin.php?page=jetpack-stats-import',
	'edit.php?post_type=jetpack-message',
];

/** Pages with buttons and links on the gray ground. */
const SECONDARY_BUTTONS = [
	'admin.php?page=jetpack_modules',
	'admin.php?page=jetpack-scan',
	'admin.php?page=stats',
];

/** An app, likes, followers and a message, some with long names. */
const FILL = `
$container = Jetpack_Dashboard\\Plugin::container();
wp_set_current_user( 1 );
WP_Application_Passwords::create_new_application_password( 1, array( 'name' => 'An app with a name that is much longer than its column' ) );
$container->get( Jetpack_Dashboard\\Kernel\\Likes\\Likes::class )->set( 'post', 1, true );
Jetpack_Dashboard\\Features\\Subscriptions\\Schema::create();
$container->get( Jetpack_Dashboard\\Features\\Subscriptions\\Followers::class )->import( array( 'a.very.long.address.of.a.reader@subdomain.example.org', 'b@example.org' ) );
Jetpack_Dashboard\\Features\\Scanner\\Schema::create();
foreach ( array( 'php-in-uploads', 'decoded-code' ) as $code ) {
	$container->get( Jetpack_Dashboard\\Features\\Scanner\\Threats::class )->add( new Jetpack_Dashboard\\Features\\Scanner\\Threat( 'file', $code, 'wp-content/uploads/2026/11/a-file-with-a-name-that-is-much-longer-than-its-column.php', 'eval(base64_decode( $a_long_line_of_code_without_any_space_in_it ));' ), 1 );
}
wp_insert_post( array( 'post_type' => 'jetpack-message', 'post_status' => 'jp-unread', 'post_title' => 'Is the boat still for sale?', 'post_content' => 'Is the boat still for sale?' ) );`;

const EMPTY = `
WP_Application_Passwords::delete_all_application_passwords( 1 );
foreach ( get_posts( array( 'post_type' => 'jetpack-message', 'post_status' => 'any', 'numberposts' => -1 ) ) as $post ) { wp_delete_post( $post->ID, true ); }`;

/** A request may ask for a right-to-left language. */
const RTL_HEADER = { 'X-Test-Rtl': '1' };
const RTL_CODE = `
if ( isset( $_SERVER['HTTP_X_TEST_RTL'] ) ) {
	$GLOBALS['text_direction'] = 'rtl';
}`;

const addressOf = ( page: string ) => `/wp-admin/admin.php?page=${ page }`;

const overflowOf = ( page: Page ): Promise< number > =>
	page.evaluate(
		() =>
			document.documentElement.scrollWidth -
			document.documentElement.clientWidth
	);

/** Without JavaScript. */
async function openWithoutScripts(
	browser: Browser,
	sandbox: Sandbox
): Promise< Page > {
	const context = await browser.newContext( { baseURL: sandbox.url } );
	const page = await context.newPage();
	await logInByForm( page, sandbox.users.admin );
	const quiet = await browser.newContext( {
		baseURL: sandbox.url,
		javaScriptEnabled: false,
		storageState: await context.storageState(),
	} );
	await context.close();
	return quiet.newPage();
}

test.describe( 'the other admin pages', () => {
	let removeCode = () => {};

	test.beforeAll( async ( { sandbox } ) => {
		await sandbox.applyScenario( 'connected' );
		await saveSettings( sandbox, all( FEATURES, true ) );
		await sandbox.wpEval( FILL );
		removeCode = addSiteCode( sandbox, RTL_CODE );
	} );
	test.afterAll( async ( { sandbox } ) => {
		removeCode();
		await sandbox.wpEval( EMPTY );
		await saveSettings( sandbox, all( FEATURES, false ) );
		await resetProtection( sandbox );
		await sandbox.applyScenario( 'local' );
	} );

	for ( const path of PAGES ) {
		test( `${ path } passes axe, fits a phone in both directions, and works with the keyboard`, async ( {
			openAs,
		} ) => {
			const page = await openAs( 'admin' );
			for ( const headers of [ {}, RTL_HEADER ] ) {
				await page.setExtraHTTPHeaders( headers );
				await page.setViewportSize( { width: 1280, height: 900 } );
				await page.goto( `/wp-admin/${ path }` );
				await expect( page.locator( 'html[dir="rtl"]' ) ).toHaveCount(
					Object.keys( headers ).length
				);
				const isRtl = headers === RTL_HEADER;
				// axe's rules don't depend on the direction.
				if ( ! isRtl ) {
					expect( await findViolations( page ) ).toEqual( [] );
				}
				for ( const width of [ 400, 320 ] ) {
					await page.setViewportSize( { width, height: 800 } );
					expect( await overflowOf( page ), `${ width }` ).toBe( 0 );
				}
				if ( isRtl ) {
					expect( await findViolations( page ) ).toEqual( [] );
				}
			}
			await page.setViewportSize( { width: 1280, height: 900 } );
			expect(
				await findWithoutFocusRing( page, '#wpbody-content .wrap' )
			).toEqual( [] );
			await page.setExtraHTTPHeaders( {} );
		} );
	}

	for ( const path of SECONDARY_BUTTONS ) {
		test( `${ path } has enough contrast in the admin color schemes`, async ( {
			openAs,
		} ) => {
			const page = await openAs( 'admin' );
			await page.goto( `/wp-admin/${ path }` );
			for ( const scheme of SCHEMES ) {
				await wearScheme( page, scheme );
				expect(
					await findViolations( page, [ 'color-contrast' ] ),
					scheme
				).toEqual( [] );
			}
		} );
	}

	test( 'links have the color of the admin color scheme, as buttons do', async ( {
		openAs,
		sandbox,
	} ) => {
		await setUserMeta( sandbox, 'admin', 'admin_color', 'coffee' );
		const page = await openAs( 'admin' );
		await page.goto( addressOf( 'jetpack-activity' ) );
		const colorOf = ( element: Locator ) =>
			element
				.first()
				.evaluate( ( node ) => getComputedStyle( node ).color );
		const link = page.getByRole( 'link', { name: /^Undo this and all/ } );
		expect( await colorOf( link ) ).toBe(
			await colorOf( page.getByRole( 'button', { name: /^Undo: / } ) )
		);
		await setUserMeta( sandbox, 'admin', 'admin_color', null );
	} );

	test( 'the report is copied by its button, and that is said', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		await page
			.context()
			.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
		await page.goto( addressOf( 'jetpack-debugger' ) );
		await page.getByRole( 'button', { name: 'Copy the report' } ).click();
		await expect( page.locator( '#jp-report-copied' ) ).toHaveText(
			'Copied.'
		);
		expect(
			await page.evaluate( () => navigator.clipboard.readText() )
		).toBe( await page.getByLabel( 'Report' ).inputValue() );
		// Announced for four seconds.
		await expect( page.locator( '#jp-report-copied' ) ).toHaveText( '' );
	} );

	test( 'A195 A407 where there is no clipboard, a prompt shows the text', async ( {
		openAs,
	} ) => {
		const page = await openAs( 'admin' );
		await page.addInitScript( () => {
			Object.defineProperty( navigator, 'clipboard', {
				value: undefined,
			} );
			document.execCommand = () => false;
		} );
		await page.goto( addressOf( 'jetpack-debugger' ) );
		const shown: string[] = [];
		page.on( 'dialog', ( dialog ) => {
			shown.push( dialog.type(), dialog.defaultValue() );
			void dialog.dismiss();
		} );
		await page.getByRole( 'button', { name: 'Copy the report' } ).click();
		await expect.poll( () => shown[ 0 ] ).toBe( 'prompt' );
		// Browsers differ in keeping its line breaks.
		const words = ( text = '' ) => text.replace( /\s+/g, ' ' );
		expect( words( shown[ 1 ] ) ).toBe(
			words( await page.getByLabel( 'Report' ).inputValue() )
		);
		await expect( page.locator( '#jp-report-copied' ) ).toHaveText( '' );
	} );
} );

test.describe( 'without JavaScript', () => {
	test.beforeEach( async ( { sandbox } ) => {
		await sandbox.applyScenario( 'local' );
		await resetProtection( sandbox );
	} );
	test.afterAll( async ( { sandbox } ) => {
		await resetProtection( sandbox );
	} );

	test( 'the dashboard links to the list of modules, where a module can be found and switched', async ( {
		browser,
		sandbox,
	} ) => {
		const page = await openWithoutScripts( browser, sandbox );
		await page.goto( addressOf( 'jetpack' ) );
		await page
			.getByRole( 'link', {
				name: 'The list of modules works without it.',
			} )
			.click();
		await page
			.getByRole( 'searchbox', { name: 'Search modules' } )
			.fill( 'brute' );
		await page.getByRole( 'button', { name: 'Search modules' } ).click();
		await page
			.getByRole( 'button', { name: 'Activate Brute force protection' } )
			.click();
		await expect(
			page.getByText( 'Brute force protection has been activated.' )
		).toBeVisible();
		await expect(
			page.getByRole( 'searchbox', { name: 'Search modules' } )
		).toHaveValue( 'brute' );
		await page.context().close();
	} );

	test( 'several are switched at once', async ( { browser, sandbox } ) => {
		await resetProtection( sandbox, 'on' );
		const page = await openWithoutScripts( browser, sandbox );
		await page.goto( addressOf( 'jetpack_modules' ) );
		await page
			.getByRole( 'checkbox', { name: 'Select Brute force protection' } )
			.check();
		await page
			.getByLabel( 'Select bulk action' )
			.first()
			.selectOption( 'Deactivate' );
		await page.getByRole( 'button', { name: 'Apply' } ).first().click();
		await expect(
			page.getByText( 'Brute force protection has been deactivated.' )
		).toBeVisible();
		await page.context().close();
	} );
} );
