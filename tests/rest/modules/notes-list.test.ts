import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalJson, evalPhp, get, post, site } from '../support/site';
import { likeAsVisitor } from './like-requests';
import {
	addComment,
	hasDot,
	listFor,
	readAll,
	textsFor,
	useNotes,
} from './notes';
import { pageAt } from './support';

restoreStateAfterwards();
const posts = useNotes();

describe( 'the list', () => {
	/** One event of each source, told as their features do. */
	const addAll = async () => {
		await addComment(
			posts.author,
			'A <b>bold</b> <script>x</script> &amp; idea'
		);
		await addComment( posts.admin, 'Is it?', { comment_approved: '0' } );
		await likeAsVisitor( posts.admin );
		await evalPhp( `
$services  = Jetpack_Dashboard\\Plugin::container();
$followers = $services->get( Jetpack_Dashboard\\Features\\Subscriptions\\Followers::class );
$follower  = $followers->add( 'ann@example.org', array( 0 ) );
$followers->confirm( (int) $follower['id'], array_map( 'intval', array_column( $followers->follows_of( (int) $follower['id'] ), 'id' ) ) );
$mailings = $services->get( Jetpack_Dashboard\\Features\\Subscriptions\\Mailings::class );
$mailings->add( 'post', ${ posts.admin }, 0 );
$mailing = $mailings->waiting()[0];
$mailings->sent( array( 'follow' => 0 ), $mailing );
$mailings->finish( $mailings->waiting()[0] );
$subjects = $services->get( Jetpack_Dashboard\\Features\\Protect\\Subjects::class );
$subject  = new Jetpack_Dashboard\\Features\\Protect\\Subject( 'address', '192.0.2.7' );
$subjects->touch( array( $subject ), time() );
$subjects->lock( $subject, 10, 1, time(), time() + 60 );
wp_insert_post( array( 'post_type' => 'jetpack-message', 'post_status' => 'jp-unread', 'post_title' => 'x', 'meta_input' => array( '_jetpack_dashboard_form_data' => wp_slash( wp_json_encode( array( 'url' => '', 'sender' => 'Bo <i>', 'fields' => array( array( 'Text', 'Hi <b>there' ) ) ) ) ) ) ) );` );
	};

	/** Finished background work of each module: of the author, which failed, and of the administrator. */
	const addBackgroundWork = () =>
		evalPhp( `
$users    = array( get_user_by( 'login', 'author' )->ID, get_user_by( 'login', 'admin' )->ID );
$services = Jetpack_Dashboard\\Plugin::container();
$features = 'Jetpack_Dashboard\\Features\\\\';
$jobs     = $services->get( $features . 'Publicize\\Jobs' );
$log      = $services->get( $features . 'Post_By_Email\\Message_Log' );
foreach ( array( ${ posts.author }, ${ posts.admin } ) as $index => $post ) {
	$jobs->add( $post, $users[ $index ], new Jetpack_Dashboard\\Features\\Publicize\\Connection( array( 'id' => (string) ( 900 + $index ), 'owner' => '0', 'network' => 'webhook', 'label' => "Hook $index", 'facts' => '{}', 'secret' => '', 'created' => '1' ) ) );
	$job = $jobs->of_post( $post )[0];
	$jobs->claim( $job );
	$jobs->finish( $job, $index ? 'sent' : 'failed', '', $index ? '' : 'Status 410' );
	$log->begin( "key$index" );
	$log->describe( "key$index", "message$index", $users[ $index ], 'x@example.org', "Mail $index" );
	$log->link( "key$index", $index ? $post : 0 );
	$log->finish( "key$index", $index ? 'posted' : 'refused', $index ? '' : 'empty' );
	$video = wp_insert_attachment( array( 'post_title' => "Film $index", 'post_author' => $users[ $index ], 'post_mime_type' => 'video/mp4' ) );
	Jetpack_Dashboard\\Features\\Videopress\\Conversion_Notes::add( $video, (bool) $index, time() );
}` );

	const EVERYBODYS = [ 'Ann commented on “By the author”' ];
	const EDITORS = [
		...EVERYBODYS,
		'1 like for “Bread & butter”',
		'Ann commented on “Bread & butter” (awaiting approval)',
		'Form message from Bo <i>',
	];
	const ADMINS = [
		...EDITORS,
		'The IP address 192.0.2.7 was locked out',
		'ann@example.org subscribed to new posts',
		'“Bread & butter” was emailed to 1 follower',
	];

	it( 'has all kinds, for those who may see them', async () => {
		await addAll();
		expect( ( await textsFor() ).sort() ).toEqual( [ ...ADMINS ].sort() );
		expect( ( await textsFor( 'editor' ) ).sort() ).toEqual(
			[ ...EDITORS ].sort()
		);
		expect( await textsFor( 'author' ) ).toEqual( EVERYBODYS );
		expect( await textsFor( 'contributor' ) ).toEqual( [] );
		for ( const [ as, status ] of [
			[ 'subscriber', 403 ],
			[ 'anonymous', 401 ],
		] as const ) {
			expect( ( await get( 'notes', { as } ) ).status ).toBe( status );
		}
	} );

	it( 'has finished background work, for those whom it concerns', async () => {
		await addBackgroundWork();
		const authors = [
			'“By the author” couldn’t be shared to Hook 0',
			'The email “Mail 0” was not posted',
			'The video “Film 0” couldn’t be converted',
		];
		const videos = [ authors[ 2 ], 'The video “Film 1” was converted' ];
		expect( ( await textsFor() ).sort() ).toEqual(
			[
				...authors,
				...videos.slice( 1 ),
				'“Bread & butter” was posted by email',
				'“Bread & butter” was shared to Hook 1',
			].sort()
		);
		expect( ( await textsFor( 'editor' ) ).sort() ).toEqual(
			videos.sort()
		);
		expect( ( await textsFor( 'author' ) ).sort() ).toEqual(
			authors.sort()
		);
		expect( await textsFor( 'contributor' ) ).toEqual( [] );
		expect(
			( await listFor( 'author' ) ).find( ( { text } ) =>
				text.includes( 'shared' )
			)
		).toMatchObject( {
			detail: 'Status 410',
			url: expect.stringContaining( 'page=jetpack-publicize' ),
		} );
	} );

	it( 'has a rebuilt search index, once it is complete', async () => {
		const index =
			"Jetpack_Dashboard\\Plugin::container()->get( 'Jetpack_Dashboard\\Features\\Search\\Search_Index' )";
		const complete = async () =>
			( await textsFor() ).filter( ( text ) => text.includes( 'index' ) );
		await evalPhp( `${ index }->rebuild();` );
		expect( await complete() ).toEqual( [] );
		await evalPhp(
			`while ( ! ${ index }->completed() ) { ${ index }->run(); }`
		);
		expect( await complete() ).toEqual( [
			expect.stringMatching(
				/^The search index is complete: \d+ posts$/
			),
		] );
		expect( await hasDot() ).toBe( true );
		expect( ( await textsFor( 'editor' ) ).join() ).not.toContain(
			'index'
		);
	} );

	it( 'is plain text in REST, and escaped on the page', async () => {
		await addAll();
		const [ comment ] = await listFor( 'author' );
		expect( comment ).toMatchObject( {
			detail: 'A bold & idea',
			isNew: true,
			url: expect.stringMatching( /^http.*#comment-\d+$/ ),
		} );
		const html = await pageAt(
			'/wp-admin/admin.php?page=jetpack-notifications',
			'admin'
		);
		expect( html ).toContain( 'Form message from Bo &lt;i&gt;' );
		expect( html ).toContain( 'Hi &lt;b&gt;there' );
		expect( html ).toContain( '<strong>New:</strong>' );
	} );

	it( 'marks what is new since the last visit', async () => {
		await addAll();
		expect( ( await listFor() ).every( ( { isNew } ) => isNew ) ).toBe(
			true
		);
		await site().setClock( 5 );
		await readAll();
		expect( ( await listFor() ).some( ( { isNew } ) => isNew ) ).toBe(
			false
		);
		await site().setClock( 10 );
		await likeAsVisitor( posts.author );
		expect(
			( await listFor() )
				.filter( ( { isNew } ) => isNew )
				.map( ( { text } ) => text )
		).toContain( '1 like for “By the author”' );
		await site().setClock( 0 );
	} );

	it( 'lists 30 at most, of the last 30 days, with a fixed number of queries', async () => {
		await evalPhp(
			`for ( $index = 0; $index < 60; $index++ ) { wp_insert_comment( array( 'comment_post_ID' => ${ posts.admin }, 'comment_author' => "Ann $index", 'comment_content' => 'x', 'comment_approved' => (string) ( $index % 2 ), 'comment_date_gmt' => gmdate( 'Y-m-d H:i:s', time() - $index * HOUR_IN_SECONDS ) ) ); }
wp_insert_comment( array( 'comment_post_ID' => ${ posts.admin }, 'comment_author' => 'Old', 'comment_content' => 'x', 'comment_approved' => '1', 'comment_date_gmt' => gmdate( 'Y-m-d H:i:s', time() - 31 * DAY_IN_SECONDS ) ) );`
		);
		const texts = await textsFor();
		expect( texts ).toHaveLength( 30 );
		expect( texts[ 0 ] ).toContain( 'Ann 0 ' );
		expect( texts.join() ).not.toContain( 'Old' );
		const queries = await evalJson(
			`wp_set_current_user( 1 ); wp_cache_flush(); get_userdata( 1 ); $before = $GLOBALS['wpdb']->num_queries; Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Notes\\Note_List::class )->get(); echo $GLOBALS['wpdb']->num_queries - $before;`
		);
		expect( queries ).toBeLessThan( 25 );
	} );

	it( 'survives a source that fails, and ignores what isn’t one', async () => {
		await addComment( posts.admin );
		const remove = dropMustUsePlugin(
			'bad-source',
			"add_filter( 'jetpack_dashboard_notes', static fn( $sources ) => $sources + array( 'bad' => 'nothing', 'null' => '__return_null' ) ); add_filter( 'query', static fn( $sql ) => str_contains( $sql, 'protect_subjects' ) ? 'SELECT broken FROM nothing' : $sql );"
		);
		const texts = await textsFor();
		remove();
		expect( texts ).toEqual( [ 'Ann commented on “Bread & butter”' ] );
	} );

	it( 'refuses a wrong time, and doesn’t accept one of the future', async () => {
		expect( ( await post( 'notes', { read_until: 'x' } ) ).status ).toBe(
			400
		);
		expect( ( await post( 'notes', {} ) ).status ).toBe( 400 );
		await post( 'notes', { read_until: 9_999_999_999 } );
		await addComment( posts.admin );
		expect( await hasDot() ).toBe( true );
	} );
} );
