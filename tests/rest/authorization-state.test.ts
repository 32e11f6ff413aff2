import { logIn, request } from '../sandbox';
import {
	approveConsent,
	callsTo,
	expectNobodyLinked,
	withQuery,
} from './support/approve-consent';
import { authorizeUrl, returnToSite } from './support/consent';
import { idOf, readConnection } from './support/connection-state';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { site } from './support/site';

restoreStateAfterwards();
beforeEach( async () => {
	await useScenario( 'site-only' );
	await site().accountService.clearCalls();
} );
afterEach( () => site().setClock( 0 ) );
afterAll( () => useScenario( 'local' ) );

describe( 'the state parameter', () => {
	it( 'works once; the second time, no request is sent to the provider', async () => {
		const callback = await approveConsent();
		expect( ( await returnToSite( callback, 'admin' ) ).notices ).toEqual( {
			message: 'authorized',
		} );
		const asked = await callsTo( '/token' );
		const again = await returnToSite( callback, 'admin' );
		expect( again.notices.error ).toBe( 'invalid_state' );
		expect( await callsTo( '/token' ) ).toBe( asked );
		expect( ( await readConnection() ).linked ).toEqual( [
			await idOf( 'admin' ),
		] );
	} );

	it( 'of two concurrent requests links the user once', async () => {
		const callback = await approveConsent();
		const both = await Promise.all( [
			returnToSite( callback, 'admin' ),
			returnToSite( callback, 'admin' ),
		] );
		const codes = both.map(
			( { notices } ) => notices.message ?? notices.error
		);
		expect( codes.sort() ).toEqual( [ 'authorized', 'invalid_state' ] );
		expect( await callsTo( '/token' ) ).toBe( 1 );
	} );

	it( 'of another user is refused, and still works for its own user', async () => {
		const callback = await approveConsent( 'admin' );
		const stolen = await returnToSite( callback, 'admin2' );
		expect( stolen.notices.error ).toBe( 'wrong_state' );
		await expectNobodyLinked();
		expect( await callsTo( '/token' ) ).toBe( 0 );
		expect( ( await returnToSite( callback, 'admin' ) ).notices ).toEqual( {
			message: 'authorized',
		} );
	} );

	it( 'is refused if its user ID was changed', async () => {
		const callback = await approveConsent( 'admin' );
		const forged = withQuery( callback, {
			state: ( callback.searchParams.get( 'state' ) ?? '' ).replace(
				/^\d+/,
				String( await idOf( 'admin2' ) )
			),
		} );
		const { notices } = await returnToSite( forged, 'admin2' );
		expect( notices.error ).toBe( 'invalid_state' );
		await expectNobodyLinked();
	} );

	it( 'of another session of the same user is refused', async () => {
		const callback = await approveConsent( 'admin' );
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

	it( 'expires after ten minutes', async () => {
		const [ late, early ] = [
			await approveConsent(),
			await approveConsent(),
		];
		await site().setClock( 601 );
		expect( ( await returnToSite( late, 'admin' ) ).notices.error ).toBe(
			'invalid_grant'
		);
		await expectNobodyLinked();
		await site().setClock( 590 );
		expect( ( await returnToSite( early, 'admin' ) ).notices ).toEqual( {
			message: 'authorized',
		} );
	} );

	it( 'is stored for the last five authorizations only', async () => {
		const first = await approveConsent();
		for ( let more = 0; more < 4; more++ ) {
			await authorizeUrl();
		}
		const last = await approveConsent();
		expect( ( await returnToSite( first, 'admin' ) ).notices.error ).toBe(
			'invalid_state'
		);
		expect( ( await returnToSite( last, 'admin' ) ).notices ).toEqual( {
			message: 'authorized',
		} );
	} );

	it.each( [
		[ 'made up', { state: '1.made-up' }, 'invalid_state' ],
		[ 'empty', { state: '' }, 'no_state' ],
		[ 'missing', { state: null }, 'no_state' ],
		[ 'too long', { state: '1.'.padEnd( 5000, 'a' ) }, 'no_state' ],
	] )( 'that is %s is refused', async ( _what, query, code ) => {
		const { response, notices } = await returnToSite(
			withQuery( await approveConsent(), query ),
			'admin'
		);
		expect( [ response.status, notices.error ] ).toEqual( [ 302, code ] );
		await expectNobodyLinked();
	} );
} );
