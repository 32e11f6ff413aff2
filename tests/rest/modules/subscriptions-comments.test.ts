import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, switchModule } from '../support/site-state';
import { evalJson, evalPhp, fetchPath, site } from '../support/site';
import type { Caller } from '../support/site';
import { deleteAllPosts, makePost, pageAt, postPath } from './support';
import {
	linksIn,
	press,
	recipients,
	resetSubscriptions,
	rowsOf,
	sendBatch,
	SLUG,
} from './subscriptions';

restoreStateAfterwards();
deleteAllPosts( SLUG );

const SITE = 'name="jetpack_follow_posts"';
const COMMENTS = 'name="jetpack_follow_comments"';
let id = 0;
let count = 0;

beforeEach( async () => {
	await switchModule( SLUG, true );
	await setOption( 'jetpack_dashboard_stb_enabled', '1' );
	await setOption( 'jetpack_dashboard_stc_enabled', '1' );
	await setOption( 'comment_moderation', '0' );
	await setOption( 'comment_previously_approved', '0' );
	await resetSubscriptions();
	await age();
	id = await makePost( { comment_status: 'open', post_title: 'Talk' } );
	await sendBatch();
	await site().resetMails();
} );

/** Sends the comment form. */
const comment = ( email: string, fields: Record< string, string > = {} ) =>
	fetchPath( '/wp-comments-post.php', {
		method: 'POST',
		headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
		body: new URLSearchParams( {
			comment_post_ID: String( id ),
			author: 'Ann',
			email,
			comment: `Words number ${ ++count } & <b>more</b>`,
			...fields,
		} ).toString(),
	} );

/** Lets the next comment pass WordPress’s flood check. */
const age = () =>
	evalPhp(
		'global $wpdb; $wpdb->query( "UPDATE $wpdb->comments SET comment_date_gmt = \'" . gmdate( "Y-m-d H:i:s", time() - 3600 ) . "\'" );'
	);

it.each( [ 'anonymous', 'author', 'admin' ] as const )(
	'offers both below the form to %s, as the settings say',
	async ( as: Caller ) => {
		const both = await pageAt( postPath( id ), as );
		expect( both ).toContain( SITE );
		expect( both ).toContain( COMMENTS );
		await setOption( 'jetpack_dashboard_stb_enabled', '0' );
		const one = await pageAt( postPath( id ), as );
		expect( one ).not.toContain( SITE );
		expect( one ).toContain( COMMENTS );
		await setOption( 'jetpack_dashboard_stc_enabled', '0' );
		expect( await pageAt( postPath( id ), as ) ).not.toContain( COMMENTS );
		await setOption( 'jetpack_dashboard_stc_enabled', '1' );
		await switchModule( SLUG, false );
		expect( await pageAt( postPath( id ), as ) ).not.toContain( COMMENTS );
	}
);

it( 'asks once for both, then sends comments of others', async () => {
	await comment( 'ann@example.org', {
		jetpack_follow_posts: '1',
		jetpack_follow_comments: '1',
	} );
	const [ mine, ...more ] = ( await site().mails() ).filter( ( { to } ) =>
		to.includes( 'ann@example.org' )
	);
	expect( more ).toEqual( [] );
	expect( mine?.message ).toContain( '* New posts\n* Comments on “Talk”' );
	await press( linksIn( mine?.message ?? '' )[ 'confirm' ] );
	const follows = await rowsOf( 'follows' );
	expect( follows.map( ( { post } ) => post ).sort() ).toEqual( [
		'0',
		String( id ),
	] );
	expect( follows.every( ( { confirmed } ) => confirmed === '1' ) ).toBe(
		true
	);

	await age();
	await site().resetMails();
	await comment( 'bob@example.org' );
	await age();
	await comment( 'ann@example.org' );
	await sendBatch();
	const sent = ( await site().mails() ).filter( ( { to } ) =>
		to.some( ( email ) => email === 'ann@example.org' )
	);
	expect( sent.map( ( { subject } ) => subject ) ).toEqual( [
		expect.stringContaining( 'New comment on “Talk”' ),
	] );
	expect( sent[ 0 ]?.message ).toMatch( /Words number \d+ & more/ );
	expect( sent[ 0 ]?.headers.join() ).toContain( 'One-Click' );

	await press( linksIn( sent[ 0 ]?.message ?? '' )[ 'unsubscribe' ] );
	expect( await rowsOf( 'follows' ) ).toMatchObject( [ { post: '0' } ] );
} );

it( 'sends a comment when it is approved, and no spam', async () => {
	await comment( 'ann@example.org', { jetpack_follow_comments: '1' } );
	const ask = ( await site().mails() ).find( ( { to } ) =>
		to.includes( 'ann@example.org' )
	);
	await press( linksIn( ask?.message ?? '' )[ 'confirm' ] );
	await age();
	await setOption( 'comment_moderation', '1' );
	await comment( 'bob@example.org' );
	await site().resetMails();
	await sendBatch();
	expect( await recipients() ).toEqual( [] );
	const held =
		'current( get_comments( array( "status" => "hold", "author_email" => "bob@example.org", "fields" => "ids" ) ) )';
	await evalPhp( `wp_set_comment_status( ${ held }, 'approve' );` );
	await sendBatch();
	expect( await recipients() ).toContain( 'ann@example.org' );
} );

it( 'asks for a confirmation only when a held comment is approved', async () => {
	await setOption( 'comment_moderation', '1' );
	const both = { jetpack_follow_posts: '1', jetpack_follow_comments: '1' };
	await comment( 'ann@example.org', both );
	await comment( 'bob@example.org', both );
	const asked = async () =>
		( await site().mails() )
			.flatMap( ( { to } ) => to )
			.filter( ( to ) => /^(ann|bob)@/.test( to ) );
	expect( await asked() ).toEqual( [] );
	expect( await rowsOf( 'followers' ) ).toEqual( [] );
	const approve = () =>
		evalPhp(
			'wp_set_comment_status( current( get_comments( array( "author_email" => "ann@example.org", "fields" => "ids" ) ) ), "approve" );'
		);
	await approve();
	expect( await asked() ).toEqual( [ 'ann@example.org' ] );
	expect( await rowsOf( 'follows' ) ).toHaveLength( 2 );
	await evalPhp(
		'wp_set_comment_status( current( get_comments( array( "author_email" => "ann@example.org", "fields" => "ids" ) ) ), "hold" );'
	);
	await approve();
	expect( await asked() ).toHaveLength( 1 );
} );

it( 'offers no emails about comments that aren’t sent', async () => {
	const media = await evalPhp(
		"echo wp_insert_attachment( array( 'post_title' => 'Photo', 'post_status' => 'inherit', 'comment_status' => 'open', 'post_mime_type' => 'image/png', 'post_author' => 1 ) );"
	);
	const boxes = ( post: string ) =>
		evalPhp(
			`$GLOBALS['post'] = get_post( ${ post } ); setup_postdata( $GLOBALS['post'] ); ob_start(); comment_form( array(), ${ post } ); echo ob_get_clean();`
		);
	expect( await boxes( String( id ) ) ).toContain( COMMENTS );
	const html = await boxes( media );
	expect( html ).toContain( SITE );
	expect( html ).not.toContain( COMMENTS );
	await evalPhp( `wp_delete_post( ${ media }, true );` );
} );

it( 'offers no comments of posts that aren’t public, and doesn’t name them', async () => {
	const { html, names } = await evalJson( `
register_post_type( 'internal' );
$id = wp_insert_post( array( 'post_type' => 'internal', 'post_status' => 'publish', 'post_title' => 'Secret plan', 'post_content' => 'x', 'comment_status' => 'open' ) );
$GLOBALS['post'] = get_post( $id );
setup_postdata( $GLOBALS['post'] );
ob_start();
comment_form( array(), $id );
$html  = ob_get_clean();
$names = array_map( array( 'Jetpack_Dashboard\\Features\\Subscriptions\\Emails', 'name_of' ), array( $id, ${ id }, 99999999 ) );
wp_delete_post( $id, true );
echo wp_json_encode( compact( 'html', 'names' ) );` );
	expect( html ).toContain( SITE );
	expect( html ).not.toContain( COMMENTS );
	expect( names ).toEqual( [
		'Comments on “a post that isn’t public”',
		'Comments on “Talk”',
		'Comments on “a deleted post”',
	] );
} );

it( 'ignores the boxes of settings that are off', async () => {
	await setOption( 'jetpack_dashboard_stb_enabled', '0' );
	await setOption( 'jetpack_dashboard_stc_enabled', '0' );
	await comment( 'ann@example.org', {
		jetpack_follow_posts: '1',
		jetpack_follow_comments: '1',
	} );
	expect( await rowsOf( 'follows' ) ).toEqual( [] );
} );

it( 'forgets who follows a post that is deleted', async () => {
	await comment( 'ann@example.org', { jetpack_follow_comments: '1' } );
	expect( await rowsOf( 'follows' ) ).toHaveLength( 1 );
	await evalPhp( `wp_delete_post( ${ id }, true );` );
	expect( await rowsOf( 'follows' ) ).toEqual( [] );
} );
