import { noticesOf, textOf } from '../support/admin-form';
import { restoreStateAfterwards } from '../support/saved-state';
import { useScenario } from '../support/site-state';
import { evalJson, fetchPath } from '../support/site';
import type { IdentityProvider } from '../../sandbox/identity-provider/spawn';
import {
	fieldsFor,
	forgetProvider,
	PAGE,
	startProvider,
	submit,
} from './own-provider';

let provider: IdentityProvider;

restoreStateAfterwards();
jest.setTimeout( 60_000 );

beforeAll( async () => {
	await useScenario( 'local' );
	provider = await startProvider();
} );
beforeEach( forgetProvider );
afterAll( async () => {
	await forgetProvider();
	await provider.stop();
} );

const save = ( changes: Record< string, string > ) =>
	submit( {
		...fieldsFor( provider ),
		map: '1',
		claim: 'groups',
		...changes,
	} );
const row = ( index: number, value: string, role: string ) => ( {
	[ `row_value[${ index }]` ]: value,
	[ `row_role[${ index }]` ]: role,
} );
const stored = () =>
	evalJson(
		"echo wp_json_encode( get_option( 'jetpack_dashboard_sso_provider' ) );"
	);

it( 'keeps the rows in their order, without empty ones, and adds three', async () => {
	const page = await save( {
		...row( 0, 'b "é"', 'editor' ),
		...row( 1, '', 'author' ),
		...row( 2, ' a <b>\\', 'contributor' ),
	} );
	expect( noticesOf( page, 'error' ) ).toEqual( [] );
	expect( JSON.parse( ( await stored() ).rows ) ).toEqual( [
		[ 'b "é"', 'editor' ],
		[ 'a \\', 'contributor' ],
	] );
	expect(
		[ ...page.matchAll( /name="row_value\[\]" value="([^"]*)"/g ) ].map(
			( [ , value ] ) => value
		)
	).toEqual( [ 'b &quot;é&quot;', 'a \\', '', '', '' ] );
	expect( page ).not.toContain( 'becomes an administrator' );
} );

it( 'warns beside a row that makes administrators', async () => {
	const page = textOf(
		await save( {
			...row( 0, 'staff', 'editor' ),
			...row( 1, 'boss', 'administrator' ),
		} )
	);
	expect( page ).toContain(
		'everyone with this value at the provider becomes an administrator.'
	);
	expect( page ).toContain( 'Administrator (full control of the site)' );
} );

it.each( [
	[ 'no claim', { claim: '', ...row( 0, 'a', 'editor' ) }, 'the claim' ],
	[ 'a space', { claim: 'a b', ...row( 0, 'a', 'editor' ) }, 'the claim' ],
	[ 'no row', {}, 'at least one value' ],
	[ 'no role', row( 0, 'a', '' ), 'a role for the value “a”' ],
	[ 'an unknown role', row( 0, 'a', 'x' ), 'a role for the value “a”' ],
	[ 'a long value', row( 0, 'a'.repeat( 201 ), 'editor' ), 'at most 200' ],
	[
		'many rows',
		Object.assign(
			{},
			...Array.from( { length: 21 }, ( _value, index ) =>
				row( index, `a${ index }`, 'editor' )
			)
		),
		'at most 20',
	],
] )( 'refuses %s, and stores nothing', async ( _what, changes, text ) => {
	const page = await save( changes );
	expect( noticesOf( page, 'error' )[ 0 ] ).toContain( text );
	expect( await stored() ).toBe( false );
} );

it( 'shows rejected rows again', async () => {
	const page = await save( { claim: '', ...row( 0, 'kept', 'editor' ) } );
	expect( page ).toContain( 'name="row_value[]" value="kept"' );
	expect( ( await fetchPath( PAGE, { as: 'admin' } ) ).text ).not.toContain(
		'value="kept"'
	);
} );
