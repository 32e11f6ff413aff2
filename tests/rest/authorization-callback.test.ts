import { request } from '../sandbox';
import { PAGE, decodedText, readGlobal } from './support/admin-page';
import {
	approveConsent,
	callsTo,
	expectNobodyLinked,
	withQuery,
} from './support/approve-consent';
import {
	ACCOUNTS,
	answerConsent,
	authorizeUrl,
	returnToSite,
	linkUser,
	noticesOf,
} from './support/consent';
import { idOf, readConnection } from './support/connection-state';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { cookieOf, evalPhp, site } from './support/site';

restoreStateAfterwards();
beforeEach( async () => {
	await useScenario( 'site-only' );
	await site().accountService.clearCalls();
} );
afterAll( () => useScenario( 'local' ) );

describe( 'a callback with a valid state', () => {
	it( 'does not link a user without a code', async () => {
		const { notices } = await returnToSite(
			withQuery( await approveConsent(), { code: null } ),
			'admin'
		);
		expect( notices.error ).toBe( 'no_code' );
		await expectNobodyLinked();
	} );

	it( 'does not link a user with the code of another authorization, since the verifier differs', async () => {
		const [ own, other ] = [
			await approveConsent(),
			await approveConsent( 'admin2' ),
		];
		const { notices } = await returnToSite(
			withQuery( own, { code: other.searchParams.get( 'code' ) } ),
			'admin'
		);
		expect( notices.error ).toBe( 'invalid_grant' );
		await expectNobodyLinked();
	} );

	it( 'of another provider is not taken for this one’s', async () => {
		const { notices } = await returnToSite(
			withQuery( await approveConsent(), { iss: 'https://evil.test' } ),
			'admin'
		);
		expect( notices.error ).toBe( 'iss_mismatch' );
		await expectNobodyLinked();
		expect( await callsTo( '/token' ) ).toBe( 0 );
	} );

	it( 'can’t put markup into the dashboard', async () => {
		const bad = '<script>alert(1)</script>';
		const { response } = await returnToSite(
			withQuery( await approveConsent(), {
				code: null,
				error: bad,
				error_description: bad,
			} ),
			'admin'
		);
		const cookies = [ response.headers[ 'set-cookie' ] ?? [] ]
			.flat()
			.map( ( cookie ) => cookie.split( ';' )[ 0 ] )
			.join( '; ' );
		const page = await request( site(), {
			path: PAGE,
			headers: { Cookie: `${ cookieOf( 'admin' ) }; ${ cookies }` },
		} );
		expect( noticesOf( response ).error ).toBe( 'malformed_error' );
		expect(
			readGlobal( page.body )?.initialState.jetpackStateNotices.errorCode
		).toBe( 'malformed_error' );
		expect( decodedText( page.body ) ).not.toContain( bad );
	} );

	it( 'in a browser without a logged-in user redirects to the login form without using it up', async () => {
		const callback = await approveConsent();
		const { location } = await returnToSite( callback, 'anonymous' );
		expect( location?.pathname ).toBe( '/wp-login.php' );
		expect( ( await returnToSite( callback, 'admin' ) ).notices ).toEqual( {
			message: 'authorized',
		} );
	} );

	it( 'does not link a user who lost the capability to connect', async () => {
		await linkUser( 'admin' );
		const callback = await answerConsent( await authorizeUrl( 'editor' ), {
			email: 'editor@example.net',
		} );
		await evalPhp(
			`( new \\Jetpack_Dashboard\\Provider\\Connection_Store() )->forget_user( ${ await idOf(
				'admin'
			) } );`
		);
		const { notices } = await returnToSite( callback, 'editor' );
		expect( notices.error ).toBe( 'no_cap' );
		await expectNobodyLinked();
	} );

	it( 'can’t be an account that another user of the site has', async () => {
		await linkUser( 'admin', { account: ACCOUNTS.marta } );
		const { notices } = await linkUser( 'editor', {
			account: ACCOUNTS.marta,
		} );
		expect( notices.error ).toBe( 'account_already_linked' );
		expect( ( await readConnection() ).linked ).toEqual( [
			await idOf( 'admin' ),
		] );
	} );

	it( 'in a second tab, after the first linked, is harmless', async () => {
		const [ first, second ] = [
			await approveConsent(),
			await approveConsent(),
		];
		await returnToSite( first, 'admin' );
		const { notices } = await returnToSite( second, 'admin' );
		expect( notices ).toEqual( { message: 'already_authorized' } );
		expect( ( await readConnection() ).linked ).toEqual( [
			await idOf( 'admin' ),
		] );
	} );
} );
