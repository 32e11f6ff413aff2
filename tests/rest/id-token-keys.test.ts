import {
	approveConsent,
	callsTo,
	expectNobodyLinked,
} from './support/approve-consent';
import { returnToSite, linkUser } from './support/consent';
import { clearProvider, readConnection } from './support/connection-state';
import { restoreStateAfterwards } from './support/saved-state';
import { expectMessage, withFault } from './support/provider-faults';
import { switchModule, useScenario } from './support/site-state';
import { site } from './support/site';
import { MARTA, errorOf, logInWith, loggedIn } from './modules/provider-login';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

const FORGERIES = [
	'wrong-key',
	'changed-claims',
	'unsigned',
	'hmac-secret',
	'hmac-public-key',
	'unpublished-key',
	'weak-key',
	'encryption-key',
	'retired-key',
];

const setFault = ( fault: string ) =>
	site().accountService.patch( { id_token_fault: fault } );

restoreStateAfterwards();
beforeEach( async () => {
	await setFault( 'none' );
	await clearProvider();
	await site().accountService.clearCalls();
} );
afterAll( async () => {
	await setFault( 'none' );
	await site().setClock( 0 );
	await clearProvider();
	await useScenario( 'local' );
} );

describe( 'linking an account', () => {
	beforeEach( () => useScenario( 'site-only' ) );

	it( 'verifies the ID token with the published keys, fetched once', async () => {
		const { notices } = await linkUser( 'admin' );
		expect( notices.message ).toBe( 'authorized' );
		await linkUser( 'admin2', { email: 'second@example.org' } );
		expect( ( await readConnection() ).linked ).toHaveLength( 2 );
		expect( await callsTo( '/jwks' ) ).toBe( 1 );
	} );

	it.each( FORGERIES )(
		'does not link a user when the token is %s',
		async ( fault ) => {
			await setFault( fault );
			const { notices } = await linkUser( 'admin' );
			expect( notices.error ).toBe( 'id_token_signature' );
			expectMessage( notices.error_description );
			await expectNobodyLinked();
			expect( await callsTo( '/userinfo' ) ).toBe( 0 );
			expect( await callsTo( '/revoke' ) ).toBe( 1 );
		}
	);

	it.each( [ 'future', 'undated' ] )(
		'does not link a user when the token’s time of issue is %s',
		async ( fault ) => {
			await setFault( fault );
			const { notices } = await linkUser( 'admin' );
			expect( notices.error ).toBe( 'id_token_expired' );
			expectMessage( notices.error_description );
			await expectNobodyLinked();
		}
	);

	it.each( [
		[ 'can’t be reached', { kind: 'closed' }, 'token_http_request_failed' ],
		[ 'fail', { kind: 'status', status: 500 }, 'wpcom_5??' ],
		[ 'are a page', { kind: 'html' }, 'wpcom_bad_response' ],
		[ 'are half a JSON', { kind: 'malformed' }, 'wpcom_bad_response' ],
		[ 'are none', { kind: 'empty-object' }, 'wpcom_bad_response' ],
	] )(
		'says so when the keys %s, and works afterwards',
		async ( _what, fault, code ) => {
			const callback = await approveConsent();
			const { result, ms } = await withFault( { fault }, '/jwks', () =>
				returnToSite( callback, 'admin' )
			);
			expect( result.notices.error ).toBe( code );
			expectMessage( result.notices.error_description );
			expect( ms ).toBeLessThan( 8500 );
			await expectNobodyLinked();
			expect( ( await linkUser( 'admin' ) ).notices.message ).toBe(
				'authorized'
			);
		}
	);

	it( 'follows a key rotation, and trusts the old key no longer', async () => {
		await linkUser( 'admin' );
		await setFault( 'rotated' );
		await site().setClock( 2 * MINUTE_S );
		const linked = await linkUser( 'admin2', {
			email: 'second@example.org',
		} );
		expect( linked.notices.message ).toBe( 'linked' );
		expect( await callsTo( '/jwks' ) ).toBe( 2 );

		await setFault( 'retired-key' );
		const refused = await linkUser( 'editor', {
			email: 'third@example.org',
		} );
		expect( refused.notices.error ).toBe( 'id_token_signature' );
		await site().setClock( 0 );
	} );

	it( 'stops trusting a key an hour after its removal', async () => {
		await linkUser( 'admin' );
		await setFault( 'retired-key' );
		await site().setClock( HOUR_S );
		const refused = await linkUser( 'admin2', {
			email: 'second@example.org',
		} );
		expect( refused.notices.error ).toBe( 'id_token_signature' );
		expect( await callsTo( '/jwks' ) ).toBe( 2 );
		await site().setClock( 0 );
	} );

	it( 'requests unknown keys at most once a minute', async () => {
		await linkUser( 'admin' );
		await setFault( 'unpublished-key' );
		for ( let time = 0; time < 3; time++ ) {
			await linkUser( 'admin2', { email: 'second@example.org' } );
		}
		expect( await callsTo( '/jwks' ) ).toBe( 1 );
		await site().setClock( 2 * MINUTE_S );
		for ( let time = 0; time < 3; time++ ) {
			await linkUser( 'admin2', { email: 'second@example.org' } );
		}
		expect( await callsTo( '/jwks' ) ).toBe( 2 );
		await site().setClock( 0 );
	} );
} );

describe( 'logging in with an account', () => {
	beforeEach( async () => {
		await useScenario( 'connected' );
		await switchModule( 'sso', true );
	} );

	it( 'logs in users whose token is signed with a published key', async () => {
		expect( loggedIn( await logInWith( MARTA ) ) ).toBe( 'admin' );
		expect( await callsTo( '/jwks' ) ).toBe( 1 );
	} );

	it.each( FORGERIES )(
		'does not log in a user when the token is %s',
		async ( fault ) => {
			await setFault( fault );
			const response = await logInWith( MARTA );
			expect( loggedIn( response ) ).toBe( '' );
			expect( errorOf( response ) ).toBe( 'failed' );
		}
	);

	it( 'follows a key rotation', async () => {
		await logInWith( MARTA );
		await setFault( 'rotated' );
		await site().setClock( 2 * MINUTE_S );
		expect( loggedIn( await logInWith( MARTA ) ) ).toBe( 'admin' );
		await site().setClock( 0 );
	} );
} );
