import { logIn, request } from '../sandbox';
import {
	agreed,
	callsTo,
	expectNobodyLinked,
	withQuery,
} from './support/agreed';
import { authorizeUrl, comeBack } from './support/consent';
import { idOf, readConnection } from './support/connection-facts';
import { keepState } from './support/kept-state';
import { useScenario } from './support/site-state';
import { site } from './support/site';

keepState();
beforeEach( async () => {
	await useScenario( 'site-only' );
	await site().accountService.clearCalls();
} );
afterEach( () => site().setClock( 0 ) );
afterAll( () => useScenario( 'local' ) );

describe( 'a state', () => {
	it( 'is good once: the second time nothing is asked of the provider', async () => {
		const callback = await agreed();
		expect( ( await comeBack( callback, 'admin' ) ).notices ).toEqual( {
			message: 'authorized',
		} );
		const asked = await callsTo( '/token' );
		const again = await comeBack( callback, 'admin' );
		expect( again.notices.error ).toBe( 'invalid_state' );
		expect( await callsTo( '/token' ) ).toBe( asked );
		expect( ( await readConnection() ).linked ).toEqual( [
			await idOf( 'admin' ),
		] );
	} );

	it( 'that comes twice at the same time links once', async () => {
		const callback = await agreed();
		const both = await Promise.all( [
			comeBack( callback, 'admin' ),
			comeBack( callback, 'admin' ),
		] );
		const codes = both.map(
			( { notices } ) => notices.message ?? notices.error
		);
		expect( codes.sort() ).toEqual( [ 'authorized', 'invalid_state' ] );
		expect( await callsTo( '/token' ) ).toBe( 1 );
	} );

	it( 'of another user is refused, and stays good for its own', async () => {
		const callback = await agreed( 'admin' );
		const stolen = await comeBack( callback, 'admin2' );
		expect( stolen.notices.error ).toBe( 'wrong_state' );
		await expectNobodyLinked();
		expect( await callsTo( '/token' ) ).toBe( 0 );
		expect( ( await comeBack( callback, 'admin' ) ).notices ).toEqual( {
			message: 'authorized',
		} );
	} );

	it( 'that says it is another user’s is refused as well', async () => {
		const callback = await agreed( 'admin' );
		const forged = withQuery( callback, {
			state: ( callback.searchParams.get( 'state' ) ?? '' ).replace(
				/^\d+/,
				String( await idOf( 'admin2' ) )
			),
		} );
		const { notices } = await comeBack( forged, 'admin2' );
		expect( notices.error ).toBe( 'invalid_state' );
		await expectNobodyLinked();
	} );

	it( 'of another session of the same user is refused', async () => {
		const callback = await agreed( 'admin' );
		const other = await logIn( site(), 'admin' );
		const { headers, status } = await request( site(), {
			path: callback.pathname + callback.search,
			headers: { Cookie: other.cookie },
		} );
		expect( status ).toBe( 302 );
		expect( String( headers[ 'set-cookie' ] ) ).toContain( 'wrong_state' );
		await expectNobodyLinked();
		expect( await callsTo( '/token' ) ).toBe( 0 );
	} );

	it( 'ends after ten minutes', async () => {
		const [ late, early ] = [ await agreed(), await agreed() ];
		await site().setClock( 601 );
		expect( ( await comeBack( late, 'admin' ) ).notices.error ).toBe(
			'invalid_grant'
		);
		await expectNobodyLinked();
		await site().setClock( 590 );
		expect( ( await comeBack( early, 'admin' ) ).notices ).toEqual( {
			message: 'authorized',
		} );
	} );

	it( 'is kept of the last five only', async () => {
		const first = await agreed();
		for ( let more = 0; more < 4; more++ ) {
			await authorizeUrl();
		}
		const last = await agreed();
		expect( ( await comeBack( first, 'admin' ) ).notices.error ).toBe(
			'invalid_state'
		);
		expect( ( await comeBack( last, 'admin' ) ).notices ).toEqual( {
			message: 'authorized',
		} );
	} );

	it.each( [
		[ 'made up', { state: '1.made-up' }, 'invalid_state' ],
		[ 'empty', { state: '' }, 'no_state' ],
		[ 'missing', { state: null }, 'no_state' ],
		[ 'endless', { state: '1.'.padEnd( 5000, 'a' ) }, 'no_state' ],
	] )( 'that is %s is refused', async ( _what, query, code ) => {
		const { answer, notices } = await comeBack(
			withQuery( await agreed(), query ),
			'admin'
		);
		expect( [ answer.status, notices.error ] ).toEqual( [ 302, code ] );
		await expectNobodyLinked();
	} );
} );
