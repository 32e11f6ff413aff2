import { saveSettings } from './support/settings';
import { expect, test } from './support/test';

const TWO_DAYS_S = 172_800;

/** Holds the comment, so that its reasons are stored. */
const WORD = 'zorbing';

const MAKE_POST = `
update_option( 'moderation_keys', '${ WORD }' );
$id = wp_insert_post( array( 'post_title' => 'Cached', 'post_status' => 'publish', 'comment_status' => 'open' ) );
echo $id . ' ' . wp_parse_url( get_permalink( $id ), PHP_URL_PATH );`;

test( 'a comment from a cached page arrives with a valid token', async ( {
	page,
	sandbox,
} ) => {
	await saveSettings( sandbox, { 'spam-filter': true } );
	const [ id = '', path = '' ] = ( await sandbox.wpEval( MAKE_POST ) ).split(
		' '
	);
	try {
		const url = sandbox.url + path;
		await sandbox.setClock( -TWO_DAYS_S );
		const body = await ( await page.request.get( url ) ).text();
		await sandbox.setClock( 0 );
		await page.route( url, ( route ) =>
			route.fulfill( { contentType: 'text/html; charset=UTF-8', body } )
		);

		await page.goto( url );
		await page
			.locator( '#comment' )
			.pressSequentially( `Has anybody tried ${ WORD } in winter?` );
		await page.locator( '#author' ).fill( 'Ann' );
		await page.locator( '#email' ).fill( 'ann@mail.example' );
		await expect( page.locator( '[data-url*="token"]' ) ).toHaveValue(
			/./
		);
		// Visitors write for longer than a bot.
		await sandbox.setClock( 10 );
		await page.getByRole( 'button', { name: 'Post Comment' } ).click();
		await page.waitForURL( /unapproved=/ );

		expect(
			JSON.parse(
				await sandbox.wpEval( `
$comments = get_comments( array( 'post_id' => ${ id } ) );
echo wp_json_encode( array( array_column( $comments, 'comment_approved' ), array_column( get_comment_meta( $comments[0]->comment_ID, '_jetpack_dashboard_spam_reasons', true ), 0 ) ) );` )
			)
		).toEqual( [ [ '0' ], [ 'moderation' ] ] );
	} finally {
		await sandbox.setClock( 0 );
		await saveSettings( sandbox, { 'spam-filter': false } );
		await sandbox.wpEval(
			`wp_delete_post( ${ id }, true ); update_option( 'moderation_keys', '' ); $GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->prefix}jetpack_dashboard_spam_days" );`
		);
	}
} );
