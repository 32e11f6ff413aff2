import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { evalJson, evalPhp, fetchPath, get, post, site } from '../support/site';
import {
	buttonIn,
	fieldIn,
	forgetLikes,
	likeAsVisitor,
	sendLikeForm,
} from './like-requests';
import { deleteAllPosts, makePost, pageAt } from './support';

const SLUG = 'comment-likes';

let postId = 0;
let path = '';
/** Approved, approved, and held for moderation. */
let ids: number[] = [];

restoreStateAfterwards();
deleteAllPosts( SLUG );
beforeAll( async () => {
	postId = await makePost( { comment_status: 'open' } );
	path = await evalPhp(
		`echo wp_make_link_relative( get_permalink( ${ postId } ) );`
	);
	ids = await evalJson( `
$ids = array();
foreach ( array( 1, 1, 0 ) as $approved ) {
	$ids[] = wp_insert_comment( array( 'comment_post_ID' => ${ postId }, 'comment_author' => 'Ann "A" <b>', 'comment_content' => 'Words', 'comment_approved' => $approved ) );
}
echo wp_json_encode( $ids );` );
} );
beforeEach( async () => {
	await switchModule( SLUG, true );
	await forgetLikes();
} );

const names = ( html: string ) =>
	[ ...html.matchAll( /data-like="([^"]*)"/g ) ].map(
		( [ , name ] ) => name
	);
const like = ( liked = true ) =>
	post( 'likes', { type: 'comment', id: ids[ 0 ], liked }, { as: 'author' } );

it( 'B367 approved comments have a button while the module is on', async () => {
	const html = await pageAt( path );
	expect( names( html ) ).toEqual(
		ids.slice( 0, 2 ).map( ( id ) => `comment-${ id }` )
	);
	expect( buttonIn( html ) ).toMatch(
		/aria-label="Like the comment by Ann [^"<>]*"/
	);
	for ( const where of [ '/comments/feed/', `${ path }feed/` ] ) {
		expect( await pageAt( where ) ).not.toContain( 'jp-like' );
	}
	const { text } = await fetchPath(
		`/wp-json/wp/v2/comments?post=${ postId }`
	);
	expect( text ).not.toContain( 'jp-like' );
	await switchModule( SLUG, false );
	expect( await pageAt( path ) ).not.toMatch( /jp-like|like\.js/ );
} );

it( 'visitors and users like comments like posts', async () => {
	const [ first = 0, , held = 0 ] = ids;
	expect( await likeAsVisitor( first, { type: 'comment' } ) ).toMatchObject( {
		body: { count: 1 },
	} );
	await likeAsVisitor( first, { type: 'comment' } );
	expect( ( await like() ).body ).toMatchObject( { count: 2, liked: true } );
	expect( await pageAt( path, 'author' ) ).toMatch(
		/aria-pressed="true"[\s\S]*aria-pressed="false"/
	);
	expect( ( await like( false ) ).body ).toMatchObject( { count: 1 } );
	expect( ( await likeAsVisitor( held, { type: 'comment' } ) ).status ).toBe(
		404
	);
	expect( ( await likeAsVisitor( postId ) ).body.code ).toBe( 'not_active' );
	expect( ( await get( `likes?comments=${ ids.join() }` ) ).body ).toEqual( {
		posts: [],
		comments: [
			{ id: first, count: 1, text: '1 like', liked: false },
			{ id: ids[ 1 ], count: 0, text: '', liked: false },
		],
	} );
} );

it( 'reads comments of many posts in as many queries as of few', async () => {
	const [ few, many ] = await evalJson< number[] >( `
global $wpdb;
$queries = static function ( int $number ) use ( $wpdb ): int {
	$ids = array();
	for ( $i = 0; $i < $number; $i++ ) {
		$post  = wp_insert_post( array( 'post_title' => 'Post', 'post_status' => 'publish' ) );
		$ids[] = wp_insert_comment( array( 'comment_post_ID' => $post, 'comment_content' => 'Words', 'comment_approved' => 1 ) );
	}
	wp_cache_flush();
	$request = new WP_REST_Request( 'GET', '/jetpack/v4/likes' );
	$request->set_query_params( array( 'comments' => $ids ) );
	$before = $wpdb->num_queries;
	$found  = count( rest_do_request( $request )->get_data()['comments'] );
	return $found === $number ? $wpdb->num_queries - $before : -$number;
};
$queries( 1 );
echo wp_json_encode( array( $queries( 2 ), $queries( 6 ) ) );` );
	expect( few ).toBeGreaterThan( 0 );
	expect( many ).toBe( few );
} );

it( 'works without JavaScript', async () => {
	const field = 'jetpack_dashboard_like';
	const { status, headers } = await sendLikeForm( path, {
		[ field ]: fieldIn( buttonIn( await pageAt( path ) ), field ) ?? '',
	} );
	expect( status ).toBe( 303 );
	const { pathname, search, hash } = new URL( String( headers.location ) );
	expect( [ pathname, hash ] ).toEqual( [
		path,
		`#jp-like-comment-${ ids[ 0 ] }`,
	] );
	expect( await pageAt( pathname + search ) ).toContain(
		'Thanks for your like.'
	);
} );

it( 'the list of comments has a column, with a link for administrators', async () => {
	await like();
	const list = async ( as: 'admin' | 'editor' ) =>
		(
			await fetchPath( `/wp-admin/edit-comments.php?p=${ postId }`, {
				as,
			} )
		).text;
	const link = `page=jetpack-likes&#038;comment=${ ids[ 0 ] }"`;
	expect( await list( 'admin' ) ).toContain( link );
	expect( await list( 'editor' ) ).toContain(
		'column-jetpack_dashboard_likes'
	);
	expect( await list( 'editor' ) ).not.toContain( link );
	const { text } = await fetchPath(
		`/wp-admin/admin.php?page=jetpack-likes&comment=${ ids[ 0 ] }`,
		{ as: 'admin' }
	);
	expect( text ).toMatch( /Likes: 1\. From users who were logged in: 1\./ );
	await switchModule( SLUG, false );
	expect( await list( 'admin' ) ).not.toContain( 'jetpack_dashboard_likes' );
} );

it( 'likes are deleted with their comment', async () => {
	await like();
	await switchModule( SLUG, false );
	await evalPhp( `wp_delete_comment( ${ ids[ 0 ] }, true );` );
	expect(
		await site().sql( 'SELECT * FROM wp_jetpack_dashboard_likes_users' )
	).toEqual( [] );
} );
