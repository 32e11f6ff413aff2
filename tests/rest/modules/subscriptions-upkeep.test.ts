import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, switchModule } from '../support/site-state';
import { evalJson, evalPhp, site } from '../support/site';
import { deleteAllPosts, makePost } from './support';
import {
	follow,
	linksIn,
	press,
	resetSubscriptions,
	rowsOf,
	sendBatch,
	signUp,
	SLUG,
} from './subscriptions';

const READER = 'reader@example.org';
const TABLE = '{$wpdb->prefix}jetpack_dashboard_subscriptions_';
const HOURLY = "do_action( 'jetpack_dashboard_subscriptions_hourly' );";

restoreStateAfterwards();
deleteAllPosts( SLUG );

beforeEach( async () => {
	await switchModule( SLUG, true );
	await resetSubscriptions();
	await site().resetMails();
} );

/** Runs code with `$store` and the reader’s `$id`. */
const withReader = ( code: string ) =>
	evalPhp( `
global $wpdb;
$store = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Subscriptions\\Followers::class );
$id    = (int) $store->find_by_email( '${ READER }' )['id'];
${ code }` );

/** The hourly job, four days later. */
async function fourDaysLater(): Promise< void > {
	await site().setClock( 4 * 24 * 3600 );
	try {
		await evalPhp( HOURLY );
	} finally {
		await site().setClock( 0 );
	}
}

describe( 'addresses', () => {
	const UNSUBSCRIBED = [ { email: '', state: 'unsubscribed' } ];

	it( 'that unsubscribed stay unsubscribed, even if a visitor enters them again', async () => {
		await follow( READER );
		await withReader( '$store->unfollow( $id );' );
		await signUp( READER );
		expect( await rowsOf( 'followers' ) ).toMatchObject( [
			{ email: READER, state: 'unsubscribed' },
		] );
		expect(
			await withReader( `echo $store->import( array( '${ READER }' ) );` )
		).toBe( '0' );
		await fourDaysLater();
		expect( await rowsOf( 'followers' ) ).toMatchObject( UNSUBSCRIBED );
	} );

	it( 'are forgotten if they unsubscribe while something else waits for a confirmation', async () => {
		await follow( READER );
		await withReader(
			`$store->add( '${ READER }', array( 77 ) ); $store->unfollow( $id, array( (int) $store->follows_of( $id )[0]['id'] ) );`
		);
		expect( await rowsOf( 'follows' ) ).toMatchObject( [ { post: '77' } ] );
		await fourDaysLater();
		expect( await rowsOf( 'followers' ) ).toMatchObject( UNSUBSCRIBED );
	} );

	it( 'are deleted if the only post that they follow is deleted', async () => {
		await follow( READER );
		await withReader(
			`$wpdb->query( "UPDATE ${ TABLE }follows SET post = 77" ); $store->forget_post( 77 );`
		);
		await fourDaysLater();
		expect( await rowsOf( 'followers' ) ).toEqual( [] );
	} );
} );

it( 'lets readers unsubscribe while the module is off, but not subscribe', async () => {
	await follow( READER );
	await makePost( {} );
	await sendBatch();
	const { unsubscribe } = linksIn(
		( await site().mails() )[ 0 ]?.message ?? ''
	);
	await signUp( 'new@example.org' );
	const { confirm } = linksIn(
		( await site().mails() ).at( -1 )?.message ?? ''
	);
	await evalPhp( `do_action( 'jetpack_deactivate_module_${ SLUG }' );` );
	await switchModule( SLUG, false );
	await press( confirm );
	await signUp( 'newer@example.org' );
	expect( ( await press( unsubscribe ) ).text ).toContain(
		'You are unsubscribed'
	);
	expect( await rowsOf( 'follows' ) ).toMatchObject( [ { confirmed: '0' } ] );
	await site().setClock( 4 * 24 * 3600 );
	try {
		await evalPhp( "do_action( 'wp_scheduled_delete' );" );
	} finally {
		await site().setClock( 0 );
	}
	expect( await rowsOf( 'followers' ) ).toMatchObject( [ { email: '' } ] );
} );

it( 'keeps the last mailing, whose number must not be used again', async () => {
	await evalPhp( `
global $wpdb;
$wpdb->query( "INSERT INTO ${ TABLE }mailings (kind, object, finished) VALUES ('post', 1, 1), ('post', 2, 1)" );
${ HOURLY }` );
	expect( await rowsOf( 'mailings' ) ).toMatchObject( [ { object: '2' } ] );
} );

it( 'leaves half of the emails per hour to posts', async () => {
	await setOption( 'jetpack_dashboard_subscriptions_per_hour', '50-emails' );
	expect(
		await evalJson( `
$sign_up = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Subscriptions\\Sign_Up::class );
$results = array();
for ( $number = 0; $number < 26; $number++ ) { $results[] = $sign_up->request( "n$number@example.org", array( 0 ), false ); }
echo wp_json_encode( array_count_values( $results ) );` )
	).toEqual( { sent: 25, limited: 1 } );
} );

it( 'publishes posts and takes comments if its tables fail, and sends the post later', async () => {
	const id = await evalPhp( `
$break = static fn( $query ) => false === strpos( $query, 'jetpack_dashboard_subscriptions_' ) ? $query : 'SELECT FROM';
add_filter( 'query', $break );
$_POST['jetpack_follow_posts'] = '1';
$id      = wp_insert_post( array( 'post_title' => 'Kept', 'post_status' => 'publish', 'comment_status' => 'open' ) );
$comment = wp_new_comment( array( 'comment_post_ID' => $id, 'comment_author' => 'Ann', 'comment_author_email' => 'ann@example.org', 'comment_author_url' => '', 'comment_content' => 'Kept, too.', 'comment_type' => 'comment', 'comment_parent' => 0, 'user_id' => 0, 'comment_author_IP' => '192.0.2.1', 'comment_agent' => '' ), true );
wp_set_comment_status( $comment, 'approve' );
wp_delete_post( wp_insert_post( array( 'post_title' => 'Gone' ) ), true );
remove_filter( 'query', $break );
echo 'publish' === get_post_status( $id ) && get_comment( $comment ) ? $id : 0;` );
	expect( Number( id ) ).toBeGreaterThan( 0 );
	expect( await rowsOf( 'mailings' ) ).toEqual( [] );
	await evalPhp(
		`foreach ( array( 'draft', 'publish' ) as $status ) { wp_update_post( array( 'ID' => ${ id }, 'post_status' => $status ) ); }`
	);
	expect( await rowsOf( 'mailings' ) ).toMatchObject( [ { object: id } ] );
	await evalPhp( `wp_delete_post( ${ id }, true );` );
} );
