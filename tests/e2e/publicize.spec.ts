import type { Page } from '@playwright/test';
import { findViolationsIn } from './support/accessibility';
import { openEditor } from './support/block-editor';
import { saveSettings } from './support/settings';
import { expect, test } from './support/test';

const STORE =
	'Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Publicize\\Connections::class )';
const TITLE = 'Fish and chips';
const PAGE = '/wp-admin/admin.php?page=jetpack-publicize';

test.beforeAll( async ( { sandbox } ) => {
	await saveSettings( sandbox, { publicize: true } );
	await sandbox.wpEval( `
${ STORE }->add( 0, 'webhook', 'Our hook', array(), array( 'url' => 'https://hook.example/', 'secret' => 'x' ) );
${ STORE }->add( 0, 'bluesky', '@jonas.example', array( 'server' => 'https://bsky.social' ), array( 'identifier' => 'x', 'password' => 'x' ) );` );
} );

test.afterAll( async ( { sandbox } ) => {
	await sandbox.wpEval( `
global $wpdb;
$wpdb->query( "DELETE FROM {$wpdb->prefix}jetpack_dashboard_publicize_connections" );
$wpdb->query( "DELETE FROM {$wpdb->prefix}jetpack_dashboard_publicize_jobs" );
foreach ( get_posts( array( 'title' => '${ TITLE }', 'post_status' => 'any' ) ) as $post ) { wp_delete_post( $post->ID, true ); }` );
	await saveSettings( sandbox, { publicize: false } );
} );

/** Opens the block editor with a new post. */
async function openNewPost( page: Page ): Promise< void > {
	await openEditor( page );
	await page.evaluate( `( () => {
		const { dispatch } = window.wp.data;
		dispatch( 'core/editor' ).editPost( { title: '${ TITLE }', content: 'Salt and vinegar.' } );
	} )()` );
}

test( 'before publishing, an author chooses accounts and writes a message', async ( {
	openAs,
	sandbox,
} ) => {
	const page = await openAs( 'author' );
	await openNewPost( page );
	await page
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.first()
		.click();
	const panel = page.locator( '.editor-post-publish-panel' );
	const hook = panel.getByRole( 'checkbox', { name: 'Webhook, Our hook' } );
	await expect( hook ).toBeChecked();
	await expect( panel.getByText( /^\d+ of 300 characters$/ ) ).toBeVisible();
	await expect( panel.locator( '.jp-publicize-preview' ) ).toContainText(
		TITLE
	);

	await hook.press( 'Space' );
	await expect( hook ).not.toBeChecked();
	await panel.getByLabel( 'Message' ).fill( 'Read {title}: {excerpt}' );
	await expect( panel.locator( '.jp-publicize-preview' ) ).toHaveText(
		/^Read Fish and chips: Salt and vinegar\. http/
	);
	await panel.getByLabel( 'Message' ).fill( 'long '.repeat( 100 ) );
	await expect(
		panel.getByText( 'Too long: it will be shortened to 300 characters.' )
	).toBeVisible();
	await panel.getByLabel( 'Message' ).fill( 'Read {title}' );
	for ( const direction of [ 'rtl', 'ltr' ] ) {
		await page.setViewportSize( { width: 400, height: 900 } );
		await page.evaluate( ( dir ) => {
			document.documentElement.dir = dir;
		}, direction );
		await expect( panel.getByLabel( 'Message' ) ).toBeVisible();
		expect(
			await panel
				.locator( '.jp-publicize-fields' )
				.first()
				.evaluate( ( part ) => part.scrollWidth - part.clientWidth )
		).toBe( 0 );
		expect(
			await findViolationsIn( page, [
				'.editor-post-publish-panel__prepublish .jp-publicize-fields',
			] )
		).toEqual( [] );
	}
	await page.setViewportSize( { width: 1280, height: 900 } );

	await panel.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	await expect( panel.getByText( /is now live/ ).first() ).toBeVisible();
	const [ jobs, message ] = JSON.parse(
		await sandbox.wpEval( `
global $wpdb;
$jobs = $wpdb->get_results( "SELECT network, state, post FROM {$wpdb->prefix}jetpack_dashboard_publicize_jobs" );
echo wp_json_encode( array( array_column( $jobs, 'state', 'network' ), get_post_meta( $jobs[0]->post, '_jetpack_dashboard_publicize_message', true ) ) );` )
	);
	expect( jobs ).toEqual( { bluesky: 'waiting' } );
	expect( message ).toBe( 'Read {title}' );
} );

test( 'the page lists accounts and forms that can be used with the keyboard', async ( {
	openAs,
} ) => {
	const page = await openAs( 'editor' );
	await page.goto( PAGE );
	await expect(
		page.getByRole( 'cell', { name: 'Webhook Our hook' } )
	).toBeVisible();
	await expect(
		page.getByRole( 'button', { name: /^Disconnect/ } )
	).toHaveCount( 0 );
	const form = page.locator( 'details', { hasText: 'Mastodon' } );
	await form.locator( 'summary' ).focus();
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'Tab' );
	await expect( form.getByLabel( 'Server' ) ).toBeFocused();
	for ( const direction of [ 'rtl', 'ltr' ] ) {
		await page.setViewportSize( { width: 400, height: 900 } );
		await page.evaluate( ( dir ) => {
			document.documentElement.dir = dir;
		}, direction );
		expect(
			await page
				.locator( '.wrap' )
				.evaluate( ( wrap ) => wrap.scrollWidth - wrap.clientWidth )
		).toBe( 0 );
		expect( await findViolationsIn( page, [ '.wrap' ] ) ).toEqual( [] );
	}

	await form.getByLabel( 'Server' ).fill( 'localhost' );
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByText( 'Enter the name of your server' )
	).toBeVisible();
} );
