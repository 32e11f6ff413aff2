import {
	ASSISTANT,
	clearAssistant,
	expectAnswer,
	expectBenefits,
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
	await expectStep( page, /Choose a product/ );
	await expect( page.getByRole( 'timer' ) ).toHaveText(
		/^\d+d \d+h \d+m \d+s$/
	);
	await expect( link( page, /^Get / ).first() ).toBeVisible();
	await link( page, /^Get / ).first().click();

	await page.getByRole( 'button', { name: 'Buy', exact: true } ).click();
	await expectBenefits( page, 'Backup', [
		'Cloud backups of every change',
		'Restores with one click',
		'Activity log of 30 days',
	] );
	expect( routeOf( page ) ).toBe( '/recommendations/product-purchased' );
	// The answer was saved although the click left the page.
	await expectAnswer(
		sandbox,
		'product-suggestions-selection',
		'jetpack_backup_t1_yearly'
	);
	await link( page, 'Configure your site' ).click();
	await expect( title( page ) ).toHaveText( /goes down/ );
	// The step is saved, too: not while the next test starts over.
	await page.waitForLoadState( 'networkidle' );
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
	// The next step has been viewed, and saving that has failed too.
	const retry = page.getByRole( 'button', { name: 'Try again' } );
	await expect( title( page ) ).not.toHaveText( /type of site/ );
	await expect( title( page ) ).toBeFocused();
	await expect( retry ).not.toHaveAttribute( 'aria-disabled' );
	const question = page.waitForEvent( 'dialog' );
	await page.close( { runBeforeUnload: true } );
	const dialog = await question;
	expect( dialog.type() ).toBe( 'beforeunload' );
	await dialog.dismiss();
	await page.unroute( '**/recommendations/data*' );
	await retry.click();
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
	await expectAnswer(
		sandbox,
		'skippedRecommendations',
		'related-posts site-accelerator'
	);
} );

test( 'two administrators answer the same step: the later answer counts', async ( {
	openAs,
	sandbox,
} ) => {
	await startOver( sandbox, 'connected' );
	await sandbox.accountService.scenario( 'free' );
	const first = await openAs( 'admin' );
	const second = await openAs( 'admin2' );
	await openRoute( first, `${ ASSISTANT }/related-posts` );
	// A user whose account isn't linked gets no offers, and can't turn on
	// what needs an account.
	await openRoute( second, `${ ASSISTANT }/product-suggestions` );
	await expect( title( second ) ).toHaveText( /your posts/ );
	await first.getByRole( 'button', { name: /^Enable / } ).click();
	await expect( first.getByText( 'Feature Enabled' ) ).toBeVisible();
	await expectAnswer( sandbox, 'selectedRecommendations', 'related-posts' );
	await link( second, 'Not now' ).click();
	await expect( title( second ) ).toHaveText( /newsletters/ );
	await expectAnswer( sandbox, 'skippedRecommendations', 'related-posts' );
	await expectAnswer( sandbox, 'selectedRecommendations', '' );

	// Their answers of other steps are all kept.
	await link( second, 'Not now' ).click();
	await openRoute( first, `${ ASSISTANT }/monitor` );
	await first.getByRole( 'button', { name: /^Enable / } ).click();
	await expectAnswer( sandbox, 'selectedRecommendations', 'monitor' );
	await expectAnswer(
		sandbox,
		'skippedRecommendations',
		'related-posts creative-mail'
	);
} );

test( 'two tabs answer the same step: the later answer counts, and the earlier tab goes on', async ( {
	openAs,
	sandbox,
} ) => {
	await startOver( sandbox, 'local' );
	const first = await openAs( 'admin' );
	const second = await first.context().newPage();
	await openRoute( first, `${ ASSISTANT }/related-posts` );
	await openRoute( second, `${ ASSISTANT }/related-posts` );
	await first.getByRole( 'button', { name: /^Enable / } ).click();
	await expect( first.getByText( 'Feature Enabled' ) ).toBeVisible();
	await expectAnswer( sandbox, 'selectedRecommendations', 'related-posts' );
	await link( second, 'Not now' ).click();
	await expect( title( second ) ).toHaveText( /newsletters/ );
	await expectAnswer( sandbox, 'skippedRecommendations', 'related-posts' );
	await expectAnswer( sandbox, 'selectedRecommendations', '' );

	await expect( first.getByText( 'Feature Enabled' ) ).toBeVisible();
	await link( first, 'Next' ).click();
	await expect( title( first ) ).toHaveText( /newsletters/ );
	await link( first, 'Not now' ).click();
	await expect( title( first ) ).toHaveText( /load faster/ );
	await expectAnswer(
		sandbox,
		'skippedRecommendations',
		'related-posts creative-mail'
	);
	await expectAnswer( sandbox, 'selectedRecommendations', '' );
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
	await expect( page.locator( '#toplevel_page_jetpack' ) ).not.toContainText(
		'new recommendation'
	);
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
