import { read } from '../activity';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalJson, evalPhp, get } from '../support/site';
import type { IdentityProvider } from '../../sandbox/identity-provider/spawn';
import { loggedIn } from './provider-login';
import { created, DELETE_CREATED, PERSON } from './created-users';
import {
	ANN,
	fieldsFor,
	forgetCached,
	forgetProvider,
	link,
	logIn,
	openCallback,
	setUp,
	startLogin,
	startProvider,
	submit,
	visitProvider,
} from './own-provider';

const USERS = {
	admin: 'administrator',
	admin2: 'administrator',
	author: 'author',
} as const;
type User = keyof typeof USERS;

/** PHP that gives the users their roles again, whatever a test did. */
const RESET = `
remove_role( 'manager' );
foreach ( json_decode( '${ JSON.stringify(
	USERS
) }', true ) as $login => $role ) {
	$user = get_user_by( 'login', $login );
	$user->remove_all_caps();
	$user->set_role( $role );
}`;

let provider: IdentityProvider;
let remove = () => {};

restoreStateAfterwards();
jest.setTimeout( 60_000 );

/** Saves a table of values and roles. */
async function map(
	rows: Record< string, string >,
	changes: Record< string, string > = {}
): Promise< void > {
	const fields: Record< string, string > = {
		...fieldsFor( provider ),
		map: '1',
		claim: 'groups',
		...changes,
	};
	Object.entries( rows ).forEach( ( [ value, role ], index ) => {
		fields[ `row_value[${ index }]` ] = value;
		fields[ `row_role[${ index }]` ] = role;
	} );
	expect( await submit( fields ) ).toContain(
		'The identity provider was saved.'
	);
}

const personOf = ( user: User ) => ( { ...ANN, sub: `${ user }-1` } );

/** Logs in a user whose ID token has some claims; resolves with their roles. */
async function rolesAfter(
	user: User,
	claims: Record< string, unknown >
): Promise< string[] > {
	await provider.set( { person: personOf( user ), claims } );
	expect( loggedIn( await logIn() ) ).toBe( user );
	return rolesOf( user );
}
const rolesOf = ( user: User ) =>
	evalJson< string[] >(
		`echo wp_json_encode( array_values( get_user_by( 'login', '${ user }' )->roles ) );`
	);

beforeAll( async () => {
	await useScenario( 'local' );
	await get( 'activity' );
	provider = await startProvider();
	await setUp( provider );
	for ( const user of [ 'admin', 'admin2', 'author' ] as const ) {
		await provider.set( { person: personOf( user ) } );
		await link( user );
	}
} );
beforeEach( async () => {
	await evalPhp( RESET );
	await forgetCached();
} );
afterEach( () => {
	remove();
	remove = () => {};
} );
afterAll( async () => {
	await evalPhp( RESET + DELETE_CREATED );
	await switchModule( 'sso', false );
	await forgetProvider();
	await provider.stop();
} );

it( 'leaves roles alone by default', async () => {
	await map( { staff: 'contributor' }, { map: '' } );
	expect( await rolesAfter( 'author', { groups: [ 'staff' ] } ) ).toEqual( [
		'author',
	] );
} );

it( 'sets the role at each login, and fires WordPress’s hook once', async () => {
	await map( { press: 'editor', staff: 'contributor' } );
	remove = dropMustUsePlugin(
		'count-roles',
		"add_action( 'set_user_role', static function ( $id, $role, $old ) { update_option( 'count_roles', array_merge( get_option( 'count_roles', array() ), array( \"$old[0]>$role\" ) ) ); }, 10, 3 );"
	);
	const press = { groups: [ 'staff', 'press' ] };
	expect( await rolesAfter( 'author', press ) ).toEqual( [ 'editor' ] );
	expect( await rolesAfter( 'author', press ) ).toEqual( [ 'editor' ] );
	expect( await rolesAfter( 'author', { groups: 'staff' } ) ).toEqual( [
		'contributor',
	] );
	expect(
		await evalJson(
			"echo wp_json_encode( get_option( 'count_roles' ) ); delete_option( 'count_roles' );"
		)
	).toEqual( [ 'author>editor', 'editor>contributor' ] );
	const [ entry ] = await read( 'kind=users' );
	expect( entry ).toMatchObject( {
		summary: 'Role changed: author',
		author: 'The site itself',
	} );
} );

it.each( [
	[ 'realm_access.roles', { realm_access: { roles: [ 'staff' ] } } ],
	[ 'https://x.example/roles', { 'https://x.example/roles': [ 'staff' ] } ],
	[ 'groups', { groups: [ 1, null, [ 'x' ], 'staff' ] } ],
] )( 'finds the claim %s', async ( claim, claims ) => {
	await map( { staff: 'editor' }, { claim } );
	expect( await rolesAfter( 'author', claims ) ).toEqual( [ 'editor' ] );
} );

// More claims are in tests/php/Features/Sso/IdentityTest.php.
it( 'keeps the role with no such claim, and with other values', async () => {
	await map( { staff: 'editor', 0: 'contributor', true: 'contributor' } );
	for ( const claims of [
		{ roles: [ 'staff' ], role: 'administrator' },
		{ groups: [ 'Staff', ' staff', 'staff,admins', '/staff', 0, true ] },
		{ groups: { 0: [ 'staff' ], staff: 'staff' } },
	] ) {
		expect( await rolesAfter( 'author', claims ) ).toEqual( [ 'author' ] );
	}
} );

it( 'keeps the role if that of the table was deleted', async () => {
	await evalPhp(
		"add_role( 'manager', 'Manager', array( 'read' => true ) );"
	);
	await map( { staff: 'manager' } );
	await evalPhp( "remove_role( 'manager' );" );
	expect( await rolesAfter( 'author', { groups: [ 'staff' ] } ) ).toEqual( [
		'author',
	] );
} );

it( 'keeps a further role that the table doesn’t name', async () => {
	await evalPhp(
		"add_role( 'manager', 'Manager', array( 'read' => true ) ); get_user_by( 'login', 'author' )->add_role( 'manager' );"
	);
	await map( { staff: 'author', press: 'editor' } );
	expect( await rolesAfter( 'author', { groups: [ 'staff' ] } ) ).toEqual( [
		'author',
		'manager',
	] );
} );

it( 'sets the role of a user whom the login creates', async () => {
	await evalPhp( DELETE_CREATED );
	await map( { press: 'editor' }, { create: '1', role: 'subscriber' } );
	await provider.set( { person: PERSON, claims: { groups: [ 'press' ] } } );
	expect( loggedIn( await logIn() ) ).toBe( 'kim' );
	expect( ( await created() )[ 0 ]?.roles ).toEqual( [ 'editor' ] );
} );

describe( 'administrators', () => {
	const staff = { groups: [ 'staff' ] };

	it( 'are not made by a claim that no row names', async () => {
		await map( { staff: 'contributor' } );
		expect(
			await rolesAfter( 'author', {
				groups: [ 'administrator', 'admin' ],
				role: 'administrator',
			} )
		).toEqual( [ 'author' ] );
	} );

	it( 'are made if a row says so, and lose the role by another row', async () => {
		await map( { boss: 'administrator', staff: 'author' } );
		expect( await rolesAfter( 'author', { groups: [ 'boss' ] } ) ).toEqual(
			[ 'administrator' ]
		);
		expect( await rolesAfter( 'author', {} ) ).toEqual( [
			'administrator',
		] );
		expect( await rolesAfter( 'author', staff ) ).toEqual( [ 'author' ] );
	} );

	it( 'keep their role if no row names it', async () => {
		await map( { staff: 'subscriber' } );
		expect( await rolesAfter( 'admin2', staff ) ).toEqual( [
			'administrator',
		] );
	} );

	it( 'keep their role if they are the last', async () => {
		await map( { boss: 'administrator', staff: 'subscriber' } );
		expect( await rolesAfter( 'admin2', staff ) ).toEqual( [
			'subscriber',
		] );
		expect( await rolesAfter( 'admin', staff ) ).toEqual( [
			'administrator',
		] );
	} );

	it( 'don’t both lose their role if they log in at the same time', async () => {
		await map( { boss: 'administrator', staff: 'subscriber' } );
		const arrivals: Array< { url: URL; cookie: string } > = [];
		for ( const user of [ 'admin', 'admin2' ] as const ) {
			await provider.set( { person: personOf( user ), claims: staff } );
			const { url, cookie } = await startLogin();
			arrivals.push( { url: await visitProvider( url ), cookie } );
		}
		const responses = await Promise.all(
			arrivals.map( ( { url, cookie } ) => openCallback( url, cookie ) )
		);
		expect( responses.map( loggedIn ).sort() ).toEqual( [
			'admin',
			'admin2',
		] );
		expect( [
			...( await rolesOf( 'admin' ) ),
			...( await rolesOf( 'admin2' ) ),
		] ).toContain( 'administrator' );
	} );

	it.each( [ 'manage_options', 'promote_users' ] )(
		'by another role with %s keep it, too',
		async ( capability ) => {
			await evalPhp(
				`add_role( 'manager', 'Manager', array( 'read' => true, '${ capability }' => true ) ); get_user_by( 'login', 'author' )->set_role( 'manager' );`
			);
			await map( { boss: 'administrator', staff: 'subscriber' } );
			expect( await rolesAfter( 'author', staff ) ).toEqual( [
				'manager',
			] );
		}
	);

	it( 'by a capability of their own keep their role', async () => {
		await evalPhp(
			"get_user_by( 'login', 'author' )->add_cap( 'manage_options' );"
		);
		await map( { boss: 'administrator', staff: 'subscriber' } );
		expect( await rolesAfter( 'author', staff ) ).toEqual( [ 'author' ] );
	} );
} );
