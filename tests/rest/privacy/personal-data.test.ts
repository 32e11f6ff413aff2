import {
	clearProvider,
	idOf,
	readConnection,
} from '../support/connection-state';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalJson, evalPhp, site } from '../support/site';
import { failForm, newAddress, resetProtection } from '../protect/attacks';
import { leaveTraces } from './leave-traces';
import * as publicize from './publicize-traces';
import { carryOut, readArchive, valuesOf } from './requests';
import * as traces from './traces';

let email = '';
let userId = 0;
let from = '';
let commentId = 0;
/** IDs of our exporters and erasers, in order. */
let sources: string[] = [];
let removeBehavior: () => void;
restoreStateAfterwards();
/** The editor's data in tables and meta. */
const left = () =>
	evalJson( `
global $wpdb;
$protect = "{$wpdb->prefix}jetpack_dashboard_protect_";
echo wp_json_encode( array(
	'attempts' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$protect}attempts WHERE username IN ( 'editor', '${ email }', 'EDITOR' )" ),
	'subjects' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$protect}subjects WHERE account = 'editor'" ),
	'links'    => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$protect}links WHERE username = '${ email }'" ),
	'likes'    => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}jetpack_dashboard_likes_users WHERE user_id = ${ userId }" ),
	'activity' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}jetpack_dashboard_activity WHERE user_id = ${ userId } OR label = 'editor'" ),
	'meta'     => $wpdb->get_col( "SELECT meta_key FROM $wpdb->usermeta WHERE user_id = ${ userId } AND meta_key LIKE '%jetpack%'" ),
	'follower' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}jetpack_dashboard_subscriptions_followers WHERE email = '${ email }'" ),
	'publicize' => ${ publicize.count(
		userId
	) }, 'emails' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}jetpack_dashboard_post_by_email_messages WHERE sender = '${ email }' OR user_id = ${ userId }" ),
	'messages' => $wpdb->get_col( "SELECT post_title FROM $wpdb->posts WHERE post_type = 'jetpack-message' ORDER BY post_title" ),
	'comment'  => get_comment_meta( ${ commentId }, '_jetpack_dashboard_markdown', true ),
) );` );

beforeAll( async () => {
	removeBehavior = dropMustUsePlugin(
		'behavior',
		"add_filter( 'jetpack_dashboard_has_behavior', '__return_true' );"
	);
	email = await evalPhp(
		"echo get_user_by( 'login', 'editor' )->user_email;"
	);
	userId = await idOf( 'editor' );
	sources = await evalJson(
		'echo wp_json_encode( array_keys( Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Admin\\Personal_Data_Sources::class )->all() ) );'
	);
} );

beforeEach( async () => {
	await site().accountService.start();
	await site().accountService.scenario( 'default' );
	await useScenario( 'connected' );
	await clearProvider();
	await resetProtection();
	await switchModule( 'post-by-email', true );
	await evalPhp(
		'global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}jetpack_dashboard_activity" );'
	);
	from = newAddress();
	commentId = await leaveTraces( { email, userId, from } );
} );

afterEach( () => evalPhp( `wp_delete_comment( ${ commentId }, true );` ) );

afterAll( async () => {
	removeBehavior();
	await evalPhp( traces.DELETE_MESSAGES );
	await resetProtection();
	await site().accountService.scenario( 'default' );
	await useScenario( 'local' );
} );

async function expectExport(): Promise< void > {
	const { secrets } = await readConnection();
	const { responses, items, archiveUrl } = await carryOut( 'export', email );
	// WordPress's own exporters come first.
	const ours = responses.slice( -sources.length );
	expect( responses.length ).toBeGreaterThan( sources.length );
	expect(
		sources.filter(
			( _, index ) =>
				ours[ index ]?.every( ( { data } ) => data.length === 0 )
		)
	).toEqual( [] );

	expect( valuesOf( items, 'logins' ) ).toEqual( [
		expect.stringContaining( `${ from } | EDITOR | Login form` ),
		expect.stringContaining( `${ from } | ${ email } | Login form` ),
		expect.stringContaining( `${ from } | editor | Login form` ),
	] );
	expect( valuesOf( items, 'addresses' ) ).toEqual( [
		expect.stringContaining( from ),
	] );
	expect( valuesOf( items, 'lockouts' ) ).toEqual( [
		expect.stringMatching( /^editor \| .* \| Not locked$/ ),
	] );
	expect( valuesOf( items, 'unlock-links' ) ).toEqual( [
		expect.stringContaining( `${ from } | ${ email }` ),
	] );
	expect( valuesOf( items, 'account' ) ).toEqual( [
		expect.stringMatching( /\| 90211 \| jonas \|.*\| Off \| \w+/ ),
	] );
	expect( valuesOf( items, 'post-by-email' ) ).toHaveLength( 1 );
	traces.expectLoggedEmails( items, email );
	const activity = valuesOf( items, 'activity' );
	for ( const text of [
		'Share → Pass it on',
		'Post by email',
		'Failed login: editor (',
		'Logged in',
	] ) {
		expect( activity ).toContainEqual( expect.stringContaining( text ) );
	}
	expect( valuesOf( items, 'subscriptions' ) ).toEqual( [
		expect.stringContaining( `${ email } | New posts` ),
	] );
	publicize.expectItems( items );
	expect( valuesOf( items, 'messages' ) ).toEqual( [
		expect.stringMatching( /contact \| Is &lt;b&gt;it&lt;\/b&gt; late\?$/ ),
	] );
	expect( valuesOf( items, 'notices' ) ).toEqual( [ 'Welcome' ] );
	traces.expectNotesAndLink( items );
	expect( valuesOf( items, 'likes' ) ).toEqual( [
		expect.stringMatching( /^http.* \| \d{4}-\d\d-\d\d$/ ),
	] );
	expect( valuesOf( items, 'comments' ) ).toEqual( [
		expect.stringContaining(
			'Some **bold** &lt;em&gt;words&lt;/em&gt; &amp; more'
		),
	] );
	const archive =
		readArchive( archiveUrl, 'index.html' ) +
		readArchive( archiveUrl, 'export.json' );
	for ( const word of [ from, 'jonas', 'Welcome', 'Failed logins' ] ) {
		expect( archive ).toContain( word );
	}
	const { post_by_email: addresses } = ( await site().accountService.state() )
		.site;
	expect( secrets.length ).toBeGreaterThan( 3 );
	expect(
		[ ...secrets, ...Object.values( addresses ), publicize.SECRET ].filter(
			( secret ) => archive.includes( secret )
		)
	).toEqual( [] );
}

it( 'an export request returns all stored data of a person, without secrets', async () => {
	await expectExport();
} );

it( 'an export request works while every module is off', async () => {
	await switchModule( 'protect', false );
	await switchModule( 'post-by-email', false );
	await expectExport();
} );

it( 'an erasure request deletes all of it, and no data of others', async () => {
	const tokens = await evalJson(
		`echo wp_json_encode( get_user_meta( ${ userId }, '_jetpack_dashboard_tokens', true ) );`
	);
	const userInfo = () =>
		fetch( `${ site().accountService.url }/userinfo`, {
			headers: { Authorization: `Bearer ${ tokens.access_token }` },
		} );
	expect( ( await userInfo() ).status ).toBe( 200 );

	const { responses } = await carryOut( 'erase', email );
	expect(
		sources.filter(
			( _, index ) =>
				! responses[ index ]?.every(
					( one ) =>
						one.items_removed && ! one.items_retained && one.done
				)
		)
	).toEqual( [] );

	expect( await left() ).toEqual( {
		attempts: 0,
		subjects: 0,
		links: 0,
		likes: 0,
		activity: 0,
		meta: [],
		follower: 0,
		publicize: 0,
		emails: 0,
		messages: [ 'Mia' ],
		comment: '',
	} );
	expect( ( await userInfo() ).status ).toBe( 401 );
	expect(
		( await site().accountService.state() ).site.post_by_email
	).toEqual( {} );
	expect(
		await evalJson( `
global $wpdb;
echo wp_json_encode( array(
	$wpdb->get_col( "SELECT username FROM {$wpdb->prefix}jetpack_dashboard_protect_attempts" ),
	array_map( 'intval', $wpdb->get_col( "SELECT user_id FROM {$wpdb->prefix}jetpack_dashboard_activity WHERE name = 'sharing_label' ORDER BY id DESC LIMIT 1" ) ),
	count( ( new Jetpack_Dashboard\\Provider\\Connection_Store() )->linked_user_ids() ),
) );` )
	).toEqual( [ [ 'author' ], [ await idOf( 'author' ) ], 1 ] );

	const again = await carryOut( 'export', email );
	expect( again.items ).toEqual( [] );
} );

it( 'keeps an active lockout, and says so', async () => {
	await evalPhp( `
global $wpdb;
$wpdb->query( "UPDATE {$wpdb->prefix}jetpack_dashboard_protect_subjects SET locked_at = " . time() . ', locked_until = ' . ( time() + 3600 ) . " WHERE kind = 'account' AND account = 'editor'" );` );
	const { responses } = await carryOut( 'erase', email );
	const retained = responses
		.slice( 0, sources.length )
		.flat()
		.filter( ( one ) => one.items_retained );
	expect( retained ).toHaveLength( 1 );
	expect( retained[ 0 ].messages ).toEqual( [
		expect.stringContaining( 'still active' ),
	] );
	expect( ( await left() ).subjects ).toBe( 1 );
} );

it( 'works page by page', async () => {
	await evalPhp( `
global $wpdb;
$key = substr( hash( 'sha256', "account\\n\\neditor" ), 0, 32 );
for ( $i = 0; $i < 230; $i++ ) {
	$wpdb->insert( $wpdb->prefix . 'jetpack_dashboard_protect_attempts', array( 'attempted_at' => time(), 'address_key' => 'x', 'account_key' => $key, 'address' => '192.0.2.1', 'username' => 'editor', 'via' => 'form', 'state' => 2 ) );
}` );
	const { responses, items } = await carryOut( 'export', email );
	expect( valuesOf( items, 'logins' ) ).toHaveLength( 233 );
	expect( responses.map( ( pages ) => pages.length ) ).toContain( 3 );

	const erased = await carryOut( 'erase', email );
	expect( erased.responses.map( ( pages ) => pages.length ) ).toContain( 3 );
	expect( ( await left() ).attempts ).toBe( 0 );
} );

it( 'finds a person who is not a user by the username they entered', async () => {
	const stranger = 'Stranger@example.org';
	await failForm( 1, stranger.toLowerCase(), { from } );
	const { items } = await carryOut( 'export', stranger );
	expect( valuesOf( items, 'logins' ) ).toEqual( [
		expect.stringContaining( 'stranger@example.org' ),
	] );
	await carryOut( 'erase', stranger );
	expect( ( await carryOut( 'export', stranger ) ).items ).toEqual( [] );
} );

it( 'works on a site where login protection was never on', async () => {
	await evalPhp( `
global $wpdb;
foreach ( array( 'subjects', 'attempts', 'links' ) as $table ) { $wpdb->query( "DROP TABLE {$wpdb->prefix}jetpack_dashboard_protect_$table" ); }` );
	const { items } = await carryOut( 'export', email );
	expect( valuesOf( items, 'logins' ) ).toEqual( [] );
	expect( valuesOf( items, 'account' ) ).toHaveLength( 1 );
	await carryOut( 'erase', email );
} );
