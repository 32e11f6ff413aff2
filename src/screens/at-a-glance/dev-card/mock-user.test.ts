import { readUser } from '../../../api/user';
import { makeUser } from '../../../api/page-data.fixture';
import { mockUser } from './mock-user';
import type { Mock, MockRole } from './mock-user';

const REAL = readUser( makeUser( {} ).currentUser );
const AS_IS: Mock = { role: null, canViewStats: null, isLinked: null };

const mock = ( fields: Partial< Mock > ) =>
	mockUser( REAL, { ...AS_IS, ...fields } );

const allowed = ( fields: Partial< Mock > ) =>
	Object.entries( mock( fields ).permissions )
		.filter( ( [ , isAllowed ] ) => isAllowed )
		.map( ( [ permission ] ) => permission )
		.sort();

const EVERYTHING = Object.keys( REAL.permissions ).sort();

it.each( [
	[ 'A304 B473: admin master owns and may do all', 'admin-master', true ],
	[
		'A305 B474: admin secondary may do all, and owns nothing',
		'admin-secondary',
		false,
	],
] as const )( '%s', ( _title, role, isOwner ) => {
	expect( mock( { role } ) ).toMatchObject( { isOwner, isLinked: true } );
	expect( allowed( { role } ) ).toEqual( EVERYTHING );
} );

it.each< [ string, MockRole, string[] ] >( [
	[
		'A306 B475: editor',
		'editor',
		[ 'adminPage', 'connectUser', 'editPosts', 'publishPosts' ],
	],
	[
		'B476: author',
		'author',
		[ 'adminPage', 'connectUser', 'editPosts', 'publishPosts' ],
	],
	[
		'B477: contributor',
		'contributor',
		[ 'adminPage', 'connectUser', 'editPosts' ],
	],
	[ 'A307 B478: subscriber', 'subscriber', [ 'adminPage' ] ],
] )( '%s can do exactly this', ( _title, role, permissions ) => {
	expect( allowed( { role } ) ).toEqual( permissions );
	expect( mock( { role } ).isOwner ).toBe( false );
} );

it( 'A308 B479: who is no administrator is shown with the statistics, or without', () => {
	const editor = ( canViewStats: boolean ) =>
		mock( { role: 'editor', canViewStats } ).permissions.viewStats;
	expect( editor( true ) ).toBe( true );
	expect( editor( false ) ).toBe( false );
	expect(
		mock( { role: 'admin-secondary', canViewStats: false } ).permissions
			.viewStats
	).toBe( true );
} );

it( 'A309 B480: linked, or unlinked and no owner', () => {
	expect( mock( { isLinked: true } ).isLinked ).toBe( true );
	expect( mock( { role: 'admin-master', isLinked: false } ) ).toMatchObject( {
		isLinked: false,
		isOwner: false,
	} );
} );

it( 'with nothing chosen it is the user', () => {
	expect( mock( {} ) ).toEqual( REAL );
} );
