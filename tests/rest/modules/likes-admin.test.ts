import { textOf } from '../support/admin-form';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import {
	callCore,
	evalJson,
	evalPhp,
	fetchPath,
	get,
	post,
	site,
} from '../support/site';
import type { Caller } from '../support/site';
import { prepareStatistics } from '../stats/views';
import { forgetLikes, likeAsVisitor } from './like-requests';
import { deleteAllPosts, makePost } from './support';

const KEY = '_jetpack_dashboard_like_button';
const FIELD = 'jetpack_dashboard_like_button';

let liked = 0;
let unliked = 0;
let authorId = 0;

restoreStateAfterwards();
deleteAllPosts( 'likes' );
beforeAll( async () => {
	authorId = Number(
		await evalPhp( "echo get_user_by( 'login', 'author' )->ID;" )
	);
	liked = await makePost( {
		post_title: '=Liked & <b>loved</b>',
		post_author: authorId,
	} );
	unliked = await makePost( { post_title: 'Unliked' } );
} );
beforeEach( async () => {
	await switchModule( 'likes', true );
	await post( 'settings', {
		wpl_default: 'on',
		social_notifications_like: true,
	} );
	await evalPhp(
		`delete_post_meta( ${ liked }, '${ KEY }' ); foreach ( array( 'waiting', 'mailed' ) as $name ) { delete_user_option( ${ authorId }, "jetpack_dashboard_likes_$name" ); } wp_unschedule_hook( 'jetpack_dashboard_mail_likes' );`
	);
	await forgetLikes();
	await site().resetMails();
} );

const like = ( as: 'admin' | 'author' | 'editor', isLiked = true ) =>
	post( 'likes', { type: 'post', id: liked, liked: isLiked }, { as } );
const view = async ( path: string, as: Caller = 'admin' ) =>
	( await fetchPath( `/wp-admin/${ path }`, { as } ) ).text;

describe( 'the posts list', () => {
	const order = async ( query: string ) =>
		[
			...( await view( `edit.php?${ query }` ) ).matchAll(
				/id="post-(\d+)"/g
			),
		]
			.map( ( [ , id ] ) => Number( id ) )
			.filter( ( id ) => id === liked || id === unliked );

	it( 'has a column while the module is on, with a link for administrators', async () => {
		await like( 'editor' );
		expect( await view( 'edit.php' ) ).toContain(
			`page=jetpack-likes&#038;post=${ liked }"`
		);
		const editors = await view( 'edit.php', 'editor' );
		expect( editors ).toContain( 'column-jetpack_dashboard_likes' );
		expect( editors ).not.toContain( 'jetpack-likes' );
		await switchModule( 'likes', false );
		expect( await view( 'edit.php' ) ).not.toContain(
			'jetpack_dashboard_likes'
		);
	} );

	it( 'can be sorted by likes, with all posts', async () => {
		await like( 'editor' );
		const by = 's=iked&orderby=jetpack_dashboard_likes';
		expect( await order( `${ by }&order=desc` ) ).toEqual( [
			liked,
			unliked,
		] );
		expect( await order( `${ by }&order=asc` ) ).toEqual( [
			unliked,
			liked,
		] );
	} );
} );

it( 'administrators see who liked a post, and how many visitors did', async () => {
	await like( 'editor' );
	await like( 'author' );
	await likeAsVisitor( liked );
	const path = `admin.php?page=jetpack-likes&post=${ liked }`;
	const page = textOf( await view( path ) );
	expect( page ).toContain(
		'Likes: 3. From users who were logged in: 2. From visitors: 1.'
	);
	expect( page ).toMatch( /=Liked &(?:amp;)? loved/ );
	expect( await view( path ) ).toMatch(
		new RegExp( `user_id=${ authorId }[^>]*>[^<]+</a>` )
	);
	expect( textOf( await view( 'admin.php?page=jetpack-likes' ) ) ).toMatch(
		/Most liked posts.*loved 3 likes/
	);
	for ( const as of [ 'editor', 'author' ] as const ) {
		expect(
			( await fetchPath( `/wp-admin/${ path }`, { as } ) ).status
		).toBe( 403 );
	}
} );

it( 'the statistics show the most liked posts, and export them', async () => {
	await prepareStatistics();
	await like( 'editor' );
	const page = await view( 'admin.php?page=stats' );
	expect( page ).toMatch(
		/<caption>Most liked posts: [\s\S]*?<bdi>=Liked &amp; loved<\/bdi><\/th><td class="jp-stats__number">1</
	);
	const href =
		/href="([^"]*export=most-liked-posts&[^"]*)"/.exec( page )?.[ 1 ] ?? '';
	const url = new URL( href.replace( /&#0?38;|&amp;/g, '&' ) );
	const file = await fetchPath( url.pathname + url.search, { as: 'admin' } );
	expect( file.text ).toContain( `"'=Liked & loved",1` );
	await switchModule( 'likes', false );
	expect( await view( 'admin.php?page=stats' ) ).not.toContain(
		'Most liked posts'
	);
	await switchModule( 'stats', false );
} );

describe( 'the switch of a post', () => {
	const stored = () =>
		evalPhp( `echo get_post_meta( ${ liked }, '${ KEY }', true );` );

	it( 'is saved by the block editor, only if it differs from the default', async () => {
		const save = ( value: string, as: Caller = 'author' ) =>
			callCore( 'POST', `wp/v2/posts/${ liked }`, {
				as,
				body: { meta: { [ KEY ]: value } },
			} );
		expect( ( await save( 'off' ) ).status ).toBe( 200 );
		expect( await stored() ).toBe( 'off' );
		await save( '' );
		expect(
			await evalJson(
				`echo wp_json_encode( metadata_exists( 'post', ${ liked }, '${ KEY }' ) );`
			)
		).toBe( false );
		expect( ( await save( 'maybe' ) ).status ).toBe( 400 );
		expect( ( await save( 'off', 'subscriber' ) ).status ).toBe( 403 );
	} );

	it( 'is saved by the classic editor', async () => {
		const save = async ( isOn: boolean ) =>
			evalPhp( `
wp_set_current_user( ${ authorId } );
$_POST = array( '${ FIELD }_nonce' => wp_create_nonce( '${ FIELD }${ liked }' ) )${
				isOn ? ` + array( '${ FIELD }' => '1' )` : ''
			};
wp_update_post( array( 'ID' => ${ liked } ) );` );
		const remove = dropMustUsePlugin(
			'classic-editor',
			"add_filter( 'use_block_editor_for_post', '__return_false' );"
		);
		const editor = await view( `post.php?post=${ liked }&action=edit` );
		remove();
		expect( editor ).toMatch(
			new RegExp( `name="${ FIELD }" value="1"\\s+checked` )
		);
		await save( false );
		expect( await stored() ).toBe( 'off' );
		await save( true );
		expect( await stored() ).toBe( '' );
	} );
} );

describe( 'emails to authors', () => {
	const send = () =>
		evalPhp(
			`do_action( 'jetpack_dashboard_mail_likes', ${ authorId } );`
		);
	const scheduled = () =>
		evalJson< number >(
			`echo (int) wp_next_scheduled( 'jetpack_dashboard_mail_likes', array( ${ authorId } ) );`
		);

	it( 'tell about new likes, once a day at most', async () => {
		await like( 'editor' );
		await likeAsVisitor( liked );
		expect( await scheduled() ).toBeGreaterThan( 0 );
		await send();
		const mails = await site().mails();
		expect( mails ).toHaveLength( 1 );
		expect( mails[ 0 ]?.message ).toContain(
			'“=Liked & loved”: 2 new likes (2 in total)'
		);
		await evalPhp(
			"wp_unschedule_hook( 'jetpack_dashboard_mail_likes' );"
		);
		await like( 'admin' );
		const inHours = ( ( await scheduled() ) - Date.now() / 1000 ) / 3600;
		expect( inHours ).toBeGreaterThan( 23 );
		await send();
		expect( ( await site().mails() )[ 1 ]?.message ).toContain(
			'1 new like (3 in total)'
		);
	} );

	it( 'don’t tell about likes of their own or that were taken back', async () => {
		await like( 'author' );
		expect( await scheduled() ).toBe( 0 );
		await like( 'editor' );
		await like( 'editor', false );
		await send();
		expect( await site().mails() ).toEqual( [] );
	} );

	it( 'can be turned off', async () => {
		await post( 'settings', { social_notifications_like: false } );
		await like( 'editor' );
		expect( await scheduled() ).toBe( 0 );
		await post( 'settings', { social_notifications_like: true } );
		await like( 'admin' );
		await post( 'settings', { social_notifications_like: false } );
		await send();
		expect( await site().mails() ).toEqual( [] );
	} );
} );

it( 'likes are deleted with their user and their post, even while the module is off', async () => {
	const counts = async () => ( {
		users: await site().sql(
			'SELECT * FROM wp_jetpack_dashboard_likes_users'
		),
		counts: await site().sql(
			'SELECT likes FROM wp_jetpack_dashboard_likes_counts WHERE likes > 0'
		),
	} );
	const id = await makePost();
	await evalPhp( `
$user = wp_insert_user( array( 'user_login' => 'leaver', 'user_pass' => 'x', 'role' => 'subscriber' ) );
wp_set_current_user( $user );
Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Kernel\\Likes\\Likes::class )->set( 'post', ${ id }, true );` );
	await post( 'likes', { type: 'post', id }, { as: 'editor' } );
	expect( ( await counts() ).users ).toHaveLength( 2 );
	await switchModule( 'likes', false );
	await evalPhp(
		"require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user( get_user_by( 'login', 'leaver' )->ID );"
	);
	expect( ( await counts() ).users ).toHaveLength( 1 );
	expect(
		await evalPhp(
			`echo get_post_meta( ${ id }, '_jetpack_dashboard_likes', true );`
		)
	).toBe( '1' );
	await evalPhp( `wp_delete_post( ${ id }, true );` );
	expect( await counts() ).toEqual( { users: [], counts: [] } );
	expect( ( await get( 'likes?posts=1' ) ).status ).toBe( 404 );
} );
