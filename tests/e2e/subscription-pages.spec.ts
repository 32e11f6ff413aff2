import type { Browser, Page } from '@playwright/test';
import type { Sandbox } from '../sandbox';
import {
	findViolationsIn,
	findWithoutFocusRing,
} from './support/accessibility';
import { findInvalidHtml } from './support/html';
import { addSiteCode, saveSettings } from './support/settings';
import { expect, test } from './support/test';

/** A request may ask for a right-to-left language. */
const RTL_HEADER = { 'X-Test-Rtl': '1' };
const RTL_CODE = `
if ( isset( $_SERVER['HTTP_X_TEST_RTL'] ) ) {
	$GLOBALS['text_direction'] = 'rtl';
}`;
const EMAIL = 'a.very.long.address.of.a.reader@subdomain.example.org';
const FEATURE = 'Jetpack_Dashboard\\Features\\Subscriptions';

/** A new follower of new posts and of one post's comments. */
async function linksOf(
	sandbox: Sandbox
): Promise< { manage: string; unsubscribe: string } > {
	return JSON.parse(
		await sandbox.wpEval( `
${ FEATURE }\\Schema::create();
$followers = Jetpack_Dashboard\\Plugin::container()->get( ${ FEATURE }\\Followers::class );
$old = $followers->find_by_email( '${ EMAIL }' );
if ( $old ) { $followers->delete( (int) $old['id'] ); }
$added = $followers->add( '${ EMAIL }', array( 0, 1 ) );
$row   = $followers->find_by_email( '${ EMAIL }' );
$ids   = array_map( 'intval', array_column( $followers->follows_of( (int) $row['id'] ), 'id' ) );
$followers->confirm( (int) $row['id'], $ids );
$row = $followers->find_by_email( '${ EMAIL }' );
echo wp_json_encode( array(
	'manage'      => ${ FEATURE }\\Links::url( 'manage', $row ),
	'unsubscribe' => ${ FEATURE }\\Links::url( 'unsubscribe', $row, array( $ids[0] ) ),
) );` )
	);
}

async function openAsVisitor(
	browser: Browser,
	headers: Record< string, string >
): Promise< Page > {
	const context = await browser.newContext( {
		extraHTTPHeaders: headers,
		viewport: { width: 400, height: 800 },
	} );
	return context.newPage();
}

test.describe( 'the pages that emails link to', () => {
	let removeCode = () => {};

	test.beforeAll( async ( { sandbox } ) => {
		await saveSettings( sandbox, { subscriptions: true } );
		removeCode = addSiteCode( sandbox, RTL_CODE );
	} );
	test.afterAll( async ( { sandbox } ) => {
		removeCode();
		await saveSettings( sandbox, { subscriptions: false } );
	} );

	/** Presses Enter and waits for the next page. */
	const submit = ( page: Page ) =>
		Promise.all( [
			page.waitForEvent( 'load' ),
			page.keyboard.press( 'Enter' ),
		] );

	/** Without scripts: everything works without JavaScript. axe is ours. */
	async function check( page: Page, direction: string ): Promise< void > {
		expect( await findInvalidHtml( await page.content() ) ).toEqual( [] );
		expect( await page.locator( 'script' ).count() ).toBe( 0 );
		await expect( page.locator( 'html[dir="rtl"]' ) ).toHaveCount(
			direction === 'rtl' ? 1 : 0
		);
		expect( await findViolationsIn( page, [ 'body' ] ) ).toEqual( [] );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( 400 );
		expect( await findWithoutFocusRing( page, 'main' ) ).toEqual( [] );
	}

	for ( const direction of [ 'ltr', 'rtl' ] ) {
		test( `manage subscriptions with the keyboard, ${ direction }`, async ( {
			browser,
			sandbox,
		} ) => {
			const page = await openAsVisitor(
				browser,
				direction === 'rtl' ? RTL_HEADER : {}
			);
			await page.goto( ( await linksOf( sandbox ) ).manage );
			await expect(
				page.getByRole( 'heading', { name: 'Your subscriptions' } )
			).toBeVisible();
			await expect( page.getByText( EMAIL ) ).toBeVisible();
			await expect( page.getByRole( 'checkbox' ) ).toHaveCount( 2 );
			await check( page, direction );

			await page.getByRole( 'checkbox' ).nth( 1 ).focus();
			await page.keyboard.press( 'Space' );
			await page.getByRole( 'button', { name: 'Save' } ).focus();
			await submit( page );
			await expect( page.getByRole( 'status' ) ).toHaveText(
				'Your changes are saved.'
			);
			await expect( page.getByRole( 'checkbox' ) ).toHaveCount( 1 );
			await check( page, direction );

			await page
				.getByRole( 'button', { name: 'Stop all emails' } )
				.focus();
			await submit( page );
			await expect( page.getByRole( 'main' ) ).toContainText(
				'You don’t get any emails from this site.'
			);
			await check( page, direction );
			await page.context().close();
		} );

		test( `unsubscribe with the keyboard, ${ direction }`, async ( {
			browser,
			sandbox,
		} ) => {
			const page = await openAsVisitor(
				browser,
				direction === 'rtl' ? RTL_HEADER : {}
			);
			const { manage, unsubscribe } = await linksOf( sandbox );
			await page.goto( unsubscribe );
			await check( page, direction );
			// Opening the link changed nothing.
			const button = page.getByRole( 'button', { name: 'Unsubscribe' } );
			await button.focus();
			await submit( page );
			await expect(
				page.getByRole( 'heading', { name: 'You are unsubscribed' } )
			).toBeVisible();
			await check( page, direction );
			// The other subscription stays.
			await page.goto( manage );
			await expect( page.getByRole( 'checkbox' ) ).toHaveCount( 1 );
			await page.context().close();
		} );
	}

	test( 'say that a link is wrong or has expired', async ( {
		browser,
		sandbox,
	} ) => {
		const page = await openAsVisitor( browser, {} );
		const { manage, unsubscribe } = await linksOf( sandbox );
		const forged = manage.replace( /key=./, ( key ) =>
			key.endsWith( '0' ) ? 'key=1' : 'key=0'
		);
		for ( const link of [
			forged,
			manage.replace( 'manage', 'unsubscribe' ),
			unsubscribe.replace( /item=\d+/, 'item=999999' ),
			manage.replace( /&key=.*/, '' ),
		] ) {
			const response = await page.goto( link );
			expect( response?.status(), link ).toBe( 403 );
			await expect(
				page.getByRole( 'heading', { name: 'Link not valid' } )
			).toBeVisible();
			await expect( page.getByRole( 'main' ) ).toContainText(
				'This link is incomplete or has expired.'
			);
			expect( await page.content() ).not.toContain( EMAIL );
			await check( page, 'ltr' );
		}
		// The link to an address that unsubscribed from everything.
		await page.goto( manage );
		await page.getByRole( 'button', { name: 'Stop all emails' } ).click();
		await page.goto( unsubscribe );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
			'You are unsubscribed'
		);
		await page.context().close();
	} );
} );
