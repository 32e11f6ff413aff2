import { linkUser } from './support/consent';
import { clearProvider } from './support/connection-state';
import { restoreStateAfterwards } from './support/saved-state';
import { expectMessage, FAULTS, withFault } from './support/provider-faults';
import { useScenario } from './support/site-state';
import { evalPhp, post, site } from './support/site';
import type { Caller } from './support/site';

const CODE = 'error_sending_mobile_magic_link';
const ROUTE = 'POST /v1/sites/{id}/mobile-login-email';
const QUARTER_S = 15 * 60;

const send = ( as: Caller = 'admin', body?: unknown ) =>
	post( 'mobile/send-login-email', body, { as } );

const mails = async (): Promise< string[] > =>
	( await site().accountService.state() ).mails.map( ( { to } ) => to );

const forgetTimes = () =>
	evalPhp(
		'global $wpdb; $wpdb->query( "DELETE FROM $wpdb->usermeta WHERE meta_key LIKE \'%login_mails\'" ); wp_cache_flush();'
	);

restoreStateAfterwards();

beforeEach( async () => {
	await site().accountService.start();
	await site().accountService.scenario( 'default' );
	await useScenario( 'connected' );
	await clearProvider();
	await forgetTimes();
	await site().setClock( 0 );
} );

afterAll( async () => {
	await site().setClock( 0 );
	await useScenario( 'local' );
} );

describe( 'POST mobile/send-login-email', () => {
	it( 'A368 B531 has the provider send it to the linked account’s address', async () => {
		const { status, body } = await send();
		expect( [ status, body ] ).toEqual( [ 200, { code: 'success' } ] );
		expect( await mails() ).toEqual( [ 'marta@example.org' ] );
	} );

	it( 'takes no address from the body', async () => {
		await send( 'admin', {
			email: 'mallory@example.org',
			user_id: 2,
			to: 'mallory@example.org',
		} );
		expect( await mails() ).toEqual( [ 'marta@example.org' ] );
	} );

	it( 'is for any linked user, each with an address of their own', async () => {
		await linkUser( 'subscriber', { email: 'reader@example.net' } );
		const { status } = await send( 'subscriber' );
		expect( status ).toBe( 200 );
		expect( await mails() ).toEqual( [ 'reader@example.net' ] );
	} );

	it( 'asks users who are not linked to connect first', async () => {
		const { status, body } = await send( 'author' );
		expect( [ status, body.code ] ).toEqual( [ 400, CODE ] );
		expectMessage( body.message );
		expect( await mails() ).toEqual( [] );
	} );

	it( 'sends three in a quarter of an hour, to each user', async () => {
		for ( let nth = 1; nth <= 3; nth++ ) {
			expect( ( await send() ).status ).toBe( 200 );
		}
		const { status, body, headers } = await send();
		expect( [ status, body.code ] ).toEqual( [ 429, CODE ] );
		expectMessage( body.message );
		const wait = Number( headers[ 'retry-after' ] );
		expect( wait ).toBeGreaterThan( QUARTER_S - 60 );
		expect( wait ).toBeLessThanOrEqual( QUARTER_S );
		expect( await mails() ).toHaveLength( 3 );

		await linkUser( 'editor', { email: 'editor@example.net' } );
		expect( ( await send( 'editor' ) ).status ).toBe( 200 );

		await site().setClock( QUARTER_S + 1 );
		expect( ( await send() ).status ).toBe( 200 );
	} );

	it( 'counts those that come at the same time, and those that failed', async () => {
		await withFault(
			{ fault: { kind: 'status', status: 500 } },
			ROUTE,
			() => send()
		);
		await Promise.all( Array.from( { length: 8 }, () => send() ) );
		expect( ( await mails() ).length ).toBeLessThanOrEqual( 2 );
	} );

	it.each( FAULTS )(
		'is an error with words when the provider $name',
		async ( fault ) => {
			const { result } = await withFault( fault, ROUTE, () => send() );
			expect( [ result.status, result.body.code ] ).toEqual( [
				fault.status,
				CODE,
			] );
			expectMessage( result.body.message );
			expect( await mails() ).toEqual( [] );
		}
	);
} );
