import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { deleteOption, setOption, switchModule } from '../support/site-state';
import { evalJson, evalPhp, get } from '../support/site';
import { plugins, restoreSitePluginsAfterwards } from '../support/site-plugins';
import {
	comment,
	GOOD,
	postId,
	sent,
	SLUG,
	SPAM,
	token,
	useSpamFilter,
} from './spam-comments';
import { deleteAllPosts, makePost, pageAt, postPath } from './support';

restoreSitePluginsAfterwards();
restoreStateAfterwards();
deleteAllPosts( SLUG );
useSpamFilter();

describe( 'the comment form', () => {
	it( 'has a honeypot that screen readers skip, and a script for the token', async () => {
		const html = await pageAt( postPath( postId() ) );
		const trap =
			/<p aria-hidden="true"[^>]*><label for="([^"]*)">[^<]*<\/label><input id="\1" name="jpc-url"[^>]*>/.exec(
				html
			)?.[ 0 ];
		expect( trap ).toMatch( /tabindex="-1" autocomplete="off" value=""/ );
		expect( html ).toMatch( /name="jpc-token" value="" data-url="/ );
		expect( html ).toContain( 'comment-token.js' );
		// The same for every visitor, so that it can be cached.
		const fields = ( page: string ) =>
			/<p aria-hidden="true"[^]*?name="jpc-token"[^>]*>/.exec(
				page
			)?.[ 0 ];
		expect( fields( await pageAt( postPath( postId() ) ) ) ).toBe(
			fields( html )
		);
	} );

	it( 'adds nothing to other pages, or while the module is off', async () => {
		expect( await pageAt( '/' ) ).not.toMatch( /jpc-|comment-token/ );
		const closed = await makePost( { comment_status: 'closed' } );
		expect( await pageAt( postPath( closed ) ) ).not.toMatch(
			/jpc-|comment-token/
		);
		expect( await pageAt( postPath( postId() ), 'admin' ) ).not.toContain(
			'jpc-'
		);
		await switchModule( SLUG, false );
		expect( await pageAt( postPath( postId() ) ) ).not.toMatch(
			/jpc-|comment-token/
		);
	} );
} );

describe( 'a visitor’s comment', () => {
	it( 'is published as usual, with and without JavaScript', async () => {
		expect( await comment( GOOD, await sent( 30 ) ) ).toEqual( [
			'1',
			[],
		] );
		expect(
			await comment( `${ GOOD } Thanks!`, {
				'jpc-url': '',
				'jpc-token': '',
			} )
		).toEqual( [ '1', [] ] );
		// From a page that was cached before the module was turned on.
		expect( await comment( `${ GOOD } Really.` ) ).toEqual( [ '1', [] ] );
	} );

	it( 'can use the token that the route returns', async () => {
		const { body, headers } = await get(
			`spam-filter/token?post=${ postId() }`,
			{
				as: 'anonymous',
				nonce: 'missing',
			}
		);
		expect( headers[ 'cache-control' ] ).toContain( 'no-store' );
		expect(
			await comment( GOOD, { 'jpc-url': '', 'jpc-token': body.token } )
		).toEqual( [ '0', [ 'too-fast' ] ] );
	} );

	it( 'goes to the spam queue with its reasons, and is never deleted', async () => {
		const [ status, reasons ] = await comment( SPAM, {
			'jpc-url': 'https://x.example',
			'jpc-token': '',
		} );
		expect( status ).toBe( 'spam' );
		expect( reasons ).toEqual(
			expect.arrayContaining( [
				'honeypot',
				'words',
				'links',
				'no-token',
			] )
		);
		await switchModule( SLUG, false );
		expect( await comment( `${ SPAM } now` ) ).toEqual( [ '1', [] ] );
	} );

	it.each( [
		[
			'of another post',
			async () => await token( 30, postId() + 1 ),
			'token-wrong',
		],
		[
			'that is forged',
			async () => 'abcdefghij-1-000000000000',
			'token-wrong',
		],
		[ 'from the future', async () => await token( -600 ), 'token-wrong' ],
		[ 'of yesterday', async () => await token( 90_000 ), 'no-token' ],
	] )( 'gains nothing from a token %s', async ( _name, make, reason ) => {
		const [ status, reasons ] = await comment(
			'Get your viagra and cialis here https://x.example',
			{ 'jpc-url': '', 'jpc-token': await make() }
		);
		expect( status ).not.toBe( '1' );
		expect( reasons ).toContain( reason );
	} );

	it( 'can’t use one token for a flood', async () => {
		const fields = await sent( 30 );
		for ( let number = 1; number <= 3; number++ ) {
			expect(
				(
					await comment(
						`viagra, cialis and levitra ${ number }`,
						fields
					)
				)[ 1 ]
			).not.toContain( 'token-used' );
		}
		expect(
			( await comment( 'viagra, cialis and levitra 4', fields ) )[ 1 ]
		).toContain( 'token-used' );
	} );

	it( 'follows WordPress’s own lists', async () => {
		await setOption( 'moderation_keys', 'zorb' );
		await setOption( 'disallowed_keys', 'blorp' );
		expect(
			await comment( 'I have a zorb at home', await sent( 30 ) )
		).toEqual( [ '0', [ 'moderation' ] ] );
		const [ status, reasons ] = await comment(
			'I have a blorp at home',
			await sent( 30 )
		);
		expect( [ status, reasons ] ).toEqual( [ 'trash', [ 'disallowed' ] ] );
		await deleteOption( 'moderation_keys' );
		await deleteOption( 'disallowed_keys' );
	} );

	it( 'is not held for the language of the site', async () => {
		expect(
			await evalJson( `
$get  = fn( $name ) => Jetpack_Dashboard\\Plugin::container()->get( "Jetpack_Dashboard\\\\Features\\\\Spam_Filter\\\\$name" );
$held = array();
foreach ( array( 'ru_RU' => 'Расписание электричек вот тут: https://a.example в выходные другое.', 'zh_CN' => '请问周末的讲座需要提前报名吗?地图在 https://a.example 上面', 'ar' => 'هل المحاضرة يوم السبت مفتوحة للجميع؟ الخريطة https://a.example هنا' ) as $locale => $text ) {
	$other = $get( 'Judge' )->judge_comment( array( 'comment_content' => $text ), false )->reasons();
	$as    = fn() => $locale;
	add_filter( 'locale', $as );
	foreach ( array( $get( 'Judge' )->judge_comment( array( 'comment_content' => $text ), false ), $get( 'Judge' )->judge_form( array( 'comment_content' => $text ) ) ) as $verdict ) {
		$held[] = array( isset( $other['language'] ), isset( $verdict->reasons()['language'] ), $verdict->decision() );
	}
	$held[] = Jetpack_Dashboard\\Features\\Spam_Filter\\Registrations::content_reason( mb_substr( $text, 0, 10 ), 'a@mail.example', '' );
	remove_filter( 'locale', $as );
}
echo wp_json_encode( $held );` )
		).toEqual(
			[ 1, 2, 3 ].flatMap( () => [
				[ true, false, 'ham' ],
				[ true, false, 'ham' ],
				'',
			] )
		);
	} );

	it( 'is not checked if it is a moderator’s', async () => {
		expect( await comment( SPAM, {}, 'admin' ) ).toEqual( [ '1', [] ] );
	} );

	it( 'is left to the anti-spam plugin if that has a key', async () => {
		await plugins().activate( 'akismet' );
		await evalPhp(
			"update_option( 'wordpress_api_key', 'abcdefabcdef' );"
		);
		expect( await pageAt( postPath( postId() ) ) ).not.toContain( 'jpc-' );
		expect( ( await comment( SPAM ) )[ 1 ] ).toEqual( [] );
		await evalPhp( "delete_option( 'wordpress_api_key' );" );
		expect( ( await comment( `${ SPAM } now` ) )[ 0 ] ).not.toBe( '1' );
		await plugins().deactivate( 'akismet' );
	} );
} );

it( 'accepts, holds and moderates comments while its tables can’t be read or written', async () => {
	// Starts learning.
	await pageAt( '/wp-admin/edit-comments.php', 'admin' );
	const fields = await sent( 30 );
	const remove = dropMustUsePlugin(
		'failing-tables',
		`add_filter( 'query', static fn( $sql ) => preg_match( '/jetpack_dashboard_(spam_tokens|spam_days|limits)/', $sql ) ? 'BROKEN' : $sql );`
	);
	try {
		expect( await comment( GOOD, fields ) ).toEqual( [ '1', [] ] );
		const [ status, reasons ] = await comment( SPAM, {
			'jpc-url': 'x',
			'jpc-token': '',
		} );
		expect( status ).toBe( 'spam' );
		expect( reasons ).toContain( 'honeypot' );
		expect(
			await evalPhp(
				`wp_set_current_user( 1 ); $id = $GLOBALS['wpdb']->get_var( "SELECT MAX(comment_ID) FROM {$GLOBALS['wpdb']->comments}" ); wp_set_comment_status( $id, 'approve' ); echo get_comment( $id )->comment_approved;`
			)
		).toBe( '1' );
		expect( await get( 'module/spam-filter/data' ) ).toMatchObject( {
			status: 500,
			body: {
				message:
					'The spam filter’s data could not be read from the database.',
			},
		} );
	} finally {
		remove();
	}
} );

it( 'reports what it did', async () => {
	await comment( SPAM, { 'jpc-url': 'x', 'jpc-token': '' } );
	const { body } = await get( 'module/spam-filter/data' );
	expect( body ).toMatchObject( {
		stands_aside: false,
		spam: 1,
		held: 0,
		all_time: 1,
		is_ready: false,
	} );
	expect( body.reasons ).toHaveLength( 3 );
	expect( body.reasons[ 0 ] ).toEqual( {
		code: expect.any( String ),
		text: expect.any( String ),
		count: 1,
	} );
} );
