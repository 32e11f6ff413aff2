import { request } from '../sandbox';
import {
	errorOf,
	locationOf,
	loggedIn,
	startSignOnNetwork,
} from './modules/network-sign-on';
import type { SignOnNetwork } from './modules/network-sign-on';

const KIM = {
	sub: 'kim-1',
	email: 'kim@id.example',
	email_verified: true,
	preferred_username: 'Kim.O’Neil-7',
	name: 'Kim O’Neil',
};

let network: SignOnNetwork;

/** People who have no user, on all sites but the main one. */
const create = ( changes: Record< string, string > = {} ) =>
	network.save( '', {
		shared: '1',
		create: '1',
		role: 'contributor',
		...changes,
	} );
const be = ( person: Record< string, unknown > = {} ) =>
	network.provider.set( { person: { ...KIM, ...person } } );
const logIn = ( site: '/two' | '/three' ) => network.logIn( site );
const evalJson = async ( php: string ) =>
	JSON.parse(
		await network.evalOn( '', `echo wp_json_encode( ${ php } );` )
	);
const rolesOf = ( login: string ) =>
	evalJson(
		`array_combine( array( 1, 2, 3 ), array_map( static function ( $id ) { switch_to_blog( $id ); $roles = ( new WP_User( (int) username_exists( '${ login }' ) ) )->roles; restore_current_blog(); return array_values( $roles ); }, array( 1, 2, 3 ) ) )`
	);
const forgetUsers = () =>
	network.evalOn(
		'',
		`require_once ABSPATH . 'wp-admin/includes/user.php';
		require_once ABSPATH . 'wp-admin/includes/ms.php';
		global $wpdb;
		foreach ( get_users( array( 'blog_id' => 0, 'search' => '*@id.example', 'search_columns' => array( 'user_email' ), 'fields' => 'ID' ) ) as $id ) { wpmu_delete_user( (int) $id ); }
		$wpdb->query( "DELETE FROM $wpdb->signups" );
		$wpdb->suppress_errors();
		foreach ( array( 2, 3 ) as $id ) { $wpdb->query( "DELETE FROM wp_{$id}_jetpack_dashboard_limits WHERE name LIKE 'sso_%'" ); }`
	);

beforeAll( async () => {
	network = await startSignOnNetwork( 'rest-network-sign-on-users' );
	await network.evalOn(
		'/two',
		"foreach ( array( 'editor' => 'administrator', 'author' => 'author' ) as $login => $role ) { add_user_to_blog( 2, get_user_by( 'login', $login )->ID, $role ); }"
	);
}, 240_000 );
beforeEach( async () => {
	await be();
	await forgetUsers();
} );
afterAll( async () => {
	await network?.stop();
} );
jest.setTimeout( 90_000 );

/** The error of a login that creates no user. */
async function refusal(): Promise< string > {
	const response = await logIn( '/two' );
	expect( loggedIn( response ) ).toBe( '' );
	expect( await evalJson( "email_exists( 'kim@id.example' )" ) ).toBe(
		false
	);
	return errorOf( response );
}

describe( 'creating users', () => {
	beforeAll( () => create() );

	it( 'creates nobody by default', async () => {
		await network.save( '', { shared: '1' } );
		expect( await refusal() ).toBe( 'no_user' );
		await create();
	} );

	it( 'creates a user of the site of the login only, with a name that networks allow', async () => {
		await network.sandbox.resetMails();
		const response = await logIn( '/two' );
		expect( loggedIn( response ) ).toBe( 'kimoneil7' );
		expect( locationOf( response ).pathname ).toBe( '/two/wp-admin/' );
		expect( await rolesOf( 'kimoneil7' ) ).toEqual( {
			1: [],
			2: [ 'contributor' ],
			3: [],
		} );
		expect(
			await evalJson(
				"array( get_user_by( 'login', 'kimoneil7' )->display_name, get_user_meta( username_exists( 'kimoneil7' ), 'primary_blog', true ) )"
			)
		).toEqual( [ KIM.name, '2' ] );
		expect(
			( await network.sandbox.mails() ).map( ( { subject } ) =>
				subject.replace( /^\[.+\] /, '' )
			)
		).toContain( 'An account was connected to your user' );

		// Belongs to the network now, but not to this site.
		expect( errorOf( await logIn( '/three' ) ) ).toBe( 'not_member' );
		expect( loggedIn( await logIn( '/two' ) ) ).toBe( 'kimoneil7' );
	} );

	it.each( [
		[ 'kim', 'userkim' ],
		[ '123456', 'user123456' ],
		[ 'administrator', 'administrator2' ],
		[ 'editor', 'editor2' ],
		[ '', 'userkim' ],
	] )( 'calls %j %s', async ( preferred_username, login ) => {
		await be( { preferred_username } );
		expect( loggedIn( await logIn( '/two' ) ) ).toBe( login );
	} );

	it( 'keeps to the email domains of the network', async () => {
		await network.evalOn(
			'',
			"update_site_option( 'banned_email_domains', array( 'id.example' ) );"
		);
		expect( await refusal() ).toBe( 'network_email' );
		await network.evalOn(
			'',
			"update_site_option( 'banned_email_domains', '' ); update_site_option( 'limited_email_domains', array( 'only.example' ) );"
		);
		expect( await refusal() ).toBe( 'network_email' );
		await network.evalOn(
			'',
			"update_site_option( 'limited_email_domains', array( 'ID.example' ) );"
		);
		expect( loggedIn( await logIn( '/two' ) ) ).toBe( 'kimoneil7' );
		await network.evalOn(
			'',
			"update_site_option( 'limited_email_domains', '' );"
		);
	} );

	it( 'isn’t kept off by a stranger’s sign-up with the address', async () => {
		await network.evalOn(
			'',
			"wpmu_signup_user( 'squatter', 'kim@id.example' );"
		);
		expect( loggedIn( await logIn( '/two' ) ) ).toBe( 'kimoneil7' );
	} );

	it( 'takes over no user of another site with the address', async () => {
		await network.evalOn(
			'',
			"wpmu_create_user( 'existing', 'a password', 'kim@id.example' );"
		);
		const response = await logIn( '/two' );
		expect( [ loggedIn( response ), errorOf( response ) ] ).toEqual( [
			'',
			'email_taken',
		] );
		const form = locationOf( response );
		const { body } = await request( network.sandbox, {
			path: form.pathname + form.search,
		} );
		expect( body ).toContain( 'A user of this network has' );
		expect( await rolesOf( 'existing' ) ).toEqual( {
			1: [],
			2: [],
			3: [],
		} );
	} );

	it( 'leaves no user behind if the site doesn’t take one', async () => {
		await network.evalOn(
			'',
			"file_put_contents( WPMU_PLUGIN_DIR . '/zz-full.php', \"<?php add_filter( 'can_add_user_to_blog', '__return_false' );\" );"
		);
		expect( await refusal() ).toBe( 'create_failed' );
		await network.evalOn(
			'',
			"unlink( WPMU_PLUGIN_DIR . '/zz-full.php' );"
		);
	} );
} );

describe( 'roles from a claim', () => {
	const rows = ( ...pairs: [ string, string ][] ) => {
		const body = new URLSearchParams( {
			shared: '1',
			map: '1',
			claim: 'groups',
		} );
		return network.save(
			'',
			Object.fromEntries( [
				...body,
				...pairs.flatMap( ( [ value, role ], index ) => [
					[ `row_value[${ index }]`, value ],
					[ `row_role[${ index }]`, role ],
				] ),
			] )
		);
	};
	const linkTo = async ( login: string ) => {
		const link = await network.evalOn(
			'/two',
			`$identity = new Jetpack_Dashboard\\Features\\Sso\\Identity( array( 'iss' => '${ network.provider.url }', 'sub' => 'of-${ login }' ) );
			$added = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Sso\\Own_Links::class )->add( get_user_by( 'login', '${ login }' )->ID, $identity );
			echo is_wp_error( $added ) ? $added->get_error_code() : 'added';`
		);
		expect( link ).toBe( 'added' );
	};
	const logInAs = async ( login: string, groups: string[] ) => {
		await network.provider.set( {
			person: { sub: `of-${ login }`, groups },
			claims: { groups },
		} );
		return loggedIn( await logIn( '/two' ) );
	};

	beforeAll( async () => {
		await rows( [ 'bosses', 'administrator' ], [ 'staff', 'subscriber' ] );
		// In sequence: a user who is linked at the same moment is refused.
		for ( const login of [ 'admin', 'author', 'editor' ] ) {
			await linkTo( login );
		}
	} );

	it( 'sets the role on the site of the login only', async () => {
		const before = await rolesOf( 'author' );
		expect( await logInAs( 'author', [ 'staff' ] ) ).toBe( 'author' );
		expect( await rolesOf( 'author' ) ).toEqual( {
			...before,
			2: [ 'subscriber' ],
		} );
	} );

	it( 'leaves network administrators alone, members of the site or not', async () => {
		await network.evalOn(
			'/two',
			"remove_user_from_blog( get_user_by( 'login', 'admin' )->ID, 2 );"
		);
		expect( await logInAs( 'admin', [ 'staff' ] ) ).toBe( 'admin' );
		expect( ( await rolesOf( 'admin' ) )[ 2 ] ).toEqual( [] );
		await network.evalOn(
			'/two',
			"add_user_to_blog( 2, get_user_by( 'login', 'admin' )->ID, 'administrator' );"
		);
		expect( await logInAs( 'admin', [ 'staff' ] ) ).toBe( 'admin' );
		expect( ( await rolesOf( 'admin' ) )[ 2 ] ).toEqual( [
			'administrator',
		] );
	} );

	it( 'makes nobody a network administrator', async () => {
		expect( await logInAs( 'author', [ 'bosses' ] ) ).toBe( 'author' );
		expect( ( await rolesOf( 'author' ) )[ 2 ] ).toEqual( [
			'administrator',
		] );
		expect( await evalJson( 'get_super_admins()' ) ).toEqual( [ 'admin' ] );
		const response = await request( network.sandbox, {
			path: '/two/wp-login.php',
		} );
		expect( response.status ).toBe( 200 );
	} );
} );
