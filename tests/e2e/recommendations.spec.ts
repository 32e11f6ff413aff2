import { findViolations } from './support/accessibility';
import {
	ASSISTANT,
	clearAssistant,
	expectStep,
	link,
	startOver,
	title,
} from './support/assistant';
import { clearSiteData } from './support/cards';
import { openRoute, routeOf, waitForScreen } from './support/dashboard';
import { addSiteCode } from './support/settings';
import { expect, test } from './support/test';

test.afterAll( ( { sandbox } ) => clearAssistant( sandbox ) );

test( 'C101 C104 C122: a shop answers the questions, reloading after every step', async ( {
	openAs,
	sandbox,
} ) => {
	test.setTimeout( 180_000 );
	await startOver( sandbox, 'connected' );
	const page = await openAs( 'admin' );
	await openRoute( page, ASSISTANT );
	await expectStep( page, /type of site/ );
	await page.getByRole( 'checkbox', { name: 'Store' } ).check();
	await page.getByRole( 'button', { name: 'Continue' } ).click();

	await expectStep( page, /WooCommerce/ );
	await page.getByRole( 'button', { name: 'Install WooCommerce' } ).click();
	await expect( page.getByText( 'Feature Enabled' ) ).toBeVisible( {
		timeout: 30_000,
	} );
	await link( page, 'Next' ).click();

	await expectStep( page, /goes down/ );
	await page
		.getByRole( 'button', { name: 'Enable Downtime monitoring' } )
		.click();
	await expect( page.getByText( 'Feature Enabled' ) ).toBeVisible();
	await expect( title( page ) ).toBeFocused();
	await link( page, 'Next' ).click();

	await expectStep( page, /your posts/ );
	await link( page, 'Not now' ).click();
	await expectStep( page, /newsletters/ );
	// It continues where it was left.
	await openRoute( page, ASSISTANT );
	await expect( title( page ) ).toHaveText( /newsletters/ );
	await link( page, 'Not now' ).click();

	await expectStep( page, /load faster/ );
	await page
		.getByRole( 'button', { name: 'Enable Site accelerator' } )
		.click();
	await expect( page.getByText( 'Feature Enabled' ) ).toBeVisible();
	await link( page, 'Next' ).click();

	await expectStep( page, /^Nice work! Let's recap\.\.\.$/ );
	const enabled = page.getByRole( 'region', {
		name: 'Recommendations enabled',
	} );
	for ( const name of [
		'WooCommerce',
		'Downtime monitoring',
		'Site accelerator',
	] ) {
		await expect( enabled ).toContainText( name );
	}
	const skipped = page.getByRole( 'region', {
		name: 'Recommendations skipped',
	} );
	await expect( skipped ).toContainText( 'Related posts' );
	await skipped.getByRole( 'link', { name: 'Related posts' } ).click();
	await expect( title( page ) ).toHaveText( /your posts/ );
	await expect( link( page, 'View Summary' ) ).toBeVisible();
	await page.goBack();
	await expect( title( page ) ).toHaveText( /recap/ );
} );

test( 'C114 C115: a suggested product is bought, and the assistant goes on', async ( {
	openAs,
	sandbox,
} ) => {
	test.setTimeout( 120_000 );
	await startOver( sandbox, 'connected' );
	await sandbox.accountService.scenario( 'free' );
	await clearSiteData( sandbox );
	const page = await openAs( 'admin' );
	await openRoute( page, `${ ASSISTANT }/site-type` );
	await page.getByRole( 'checkbox', { name: 'Personal' } ).check();
	await page.getByRole( 'button', { name: 'Continue' } ).click();
	await expect( title( page ) ).toHaveText( /Choose a product/ );
	await expect( page.getByRole( 'timer' ) ).toHaveText(
		/^\d+d \d+h \d+m \d+s$/
	);
	await expect( link( page, /^Get / ).first() ).toBeVisible();
	expect( await findViolations( page ) ).toEqual( [] );
	await link( page, /^Get / ).first().click();

	await page.getByRole( 'button', { name: 'Buy', exact: true } ).click();
	await expect( title( page ) ).toHaveText( 'Your plan has been upgraded!' );
	expect( routeOf( page ) ).toBe( '/recommendations/product-purchased' );
	expect( await findViolations( page ) ).toEqual( [] );
	await link( page, 'Configure your site' ).click();
	await expect( title( page ) ).toHaveText( /goes down/ );
} );

test( 'an answer that could not be saved is kept with an error, and saved later', async ( {
	openAs,
	sandbox,
} ) => {
	await startOver( sandbox, 'local' );
	const page = await openAs( 'admin' );
	await openRoute( page, ASSISTANT );
	await expect( title( page ) ).toHaveText( /type of site/ );
	await page.waitForLoadState( 'networkidle' );
	await page.route( '**/recommendations/data*', ( route ) => route.abort() );
	await page.getByRole( 'checkbox', { name: 'Other' } ).check();
	await page.getByRole( 'button', { name: 'Continue' } ).click();
	const failure = page
		.locator( '.jp-assistant' )
		.getByText( 'Your answers are not saved yet.' );
	await expect( failure ).toBeVisible();
	await page.unroute( '**/recommendations/data*' );
	await page.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( failure ).toHaveCount( 0 );
	await openRoute( page, `${ ASSISTANT }/site-type` );
	await expect(
		page.getByRole( 'checkbox', { name: 'Other' } )
	).toBeChecked();
} );

test( 'two tabs keep each other’s answers', async ( { openAs, sandbox } ) => {
	await startOver( sandbox, 'local' );
	const first = await openAs( 'admin' );
	const second = await first.context().newPage();
	await openRoute( first, `${ ASSISTANT }/related-posts` );
	await openRoute( second, `${ ASSISTANT }/site-accelerator` );
	await link( first, 'Not now' ).click();
	await link( second, 'Not now' ).click();
	await expect
		.poll( () =>
			sandbox.wpEval(
				`echo implode( ' ', ( new Jetpack_Dashboard\\Recommendations\\Answer_Store() )->data()['skippedRecommendations'] ?? array() );`
			)
		)
		.toBe( 'related-posts site-accelerator' );
} );

test( 'C100 C127: publishing a post while Publicize is off recommends it', async ( {
	openAs,
	sandbox,
} ) => {
	await startOver( sandbox, 'connected' );
	await sandbox.wpEval(
		`update_option( 'jetpack_dashboard_recommendations_step', 'summary' );
		wp_insert_post( array( 'post_title' => 'First', 'post_status' => 'publish' ) );`
	);
	const page = await openAs( 'admin' );
	await openRoute( page, '#/dashboard' );
	const entry = page
		.getByRole( 'navigation', { name: 'Jetpack' } )
		.getByRole( 'link', { name: /^Recommendations/ } );
	await expect( entry ).toContainText( '1 unread' );
	await expect( page.locator( '#toplevel_page_jetpack' ) ).toContainText(
		'1 new recommendation'
	);
	await entry.click();
	await expect( title( page ) ).toHaveText( /social media/ );
	await expect( page.locator( '.jp-assistant' ) ).toContainText( 'New' );
	await expect( entry ).not.toContainText( 'unread' );
} );

test( 'a site that switches the assistant off has none', async ( {
	openAs,
	sandbox,
} ) => {
	await startOver( sandbox, 'local' );
	addSiteCode(
		sandbox,
		"add_filter( 'jetpack_show_recommendations', '__return_false' );"
	);
	const page = await openAs( 'admin' );
	await page.goto( `/wp-admin/admin.php?page=jetpack${ ASSISTANT }` );
	await waitForScreen( page );
	await expect.poll( () => routeOf( page ) ).toBe( '/dashboard' );
} );
