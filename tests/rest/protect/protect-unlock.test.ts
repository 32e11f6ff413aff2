import { request } from '../../sandbox';
import type { HttpResponse } from '../../sandbox';
import { evalPhp, get, post, site } from '../support/site';
import {
	HOUR_S,
	MINUTE_S,
	PASSWORD,
	TARGET,
	TARGET_MAIL,
	failForm,
	lockAddress,
	newAddress,
	prepareTarget,
	resetProtection,
	tryForm,
} from './attacks';

let restore: () => Promise< void >;

beforeAll( async () => {
	restore = await prepareTarget();
} );
beforeEach( async () => {
	await resetProtection();
	await site().resetMails();
} );
afterAll( () => restore() );

const SCREEN = '/wp-login.php?action=jetpack_unlock';

function askForLink( name: string, from: string ): Promise< HttpResponse > {
	return request( site(), {
		path: SCREEN,
		localAddress: from,
		body: new URLSearchParams( { unlock_username: name } ),
	} );
}

/** Runs this cron event and no other that is due. */
async function sendMails(): Promise< void > {
	await evalPhp( "do_action( 'jetpack_dashboard_protect_send_links' );" );
}

/** The token in the only link that was emailed. */
async function mailedToken(): Promise< string > {
	await sendMails();
	const [ mail ] = await site().mails();
	return /token=([0-9a-f]+)/.exec( mail?.message ?? '' )?.[ 1 ] ?? '';
}

function pressUnlock( token: string, from: string ): Promise< HttpResponse > {
	return request( site(), {
		path: SCREEN,
		localAddress: from,
		body: new URLSearchParams( { token } ),
	} );
}

const rightFrom = async ( from: string ): Promise< number > =>
	( await tryForm( TARGET, { from, password: PASSWORD } ) ).status;

describe( 'the mailed unlock link', () => {
	it( 'unlocks the login in the browser that opens it, after a click on its button', async () => {
		const from = newAddress();
		await lockAddress( from );

		await askForLink( TARGET_MAIL, from );
		const token = await mailedToken();
		expect( ( await site().mails() )[ 0 ]?.to ).toEqual( [ TARGET_MAIL ] );

		// An email client that prefetches the link must not consume the token.
		const looked = await request( site(), {
			path: `${ SCREEN }&token=${ token }`,
			localAddress: newAddress(),
		} );
		expect( looked.status ).toBe( 200 );
		expect( await rightFrom( from ) ).toBe( 429 );

		expect( ( await pressUnlock( token, from ) ).status ).toBe( 200 );
		expect( await rightFrom( from ) ).toBe( 302 );
	} );

	it( 'is sent by cron, so that no request waits for it', async () => {
		await askForLink( TARGET, newAddress() );
		expect( await site().mails() ).toHaveLength( 0 );

		await site().runCron();

		expect( await site().mails() ).toHaveLength( 1 );
	} );

	it( 'works once', async () => {
		const [ first, second ] = [ newAddress(), newAddress() ];
		await lockAddress( second );
		await askForLink( TARGET, first );
		const token = await mailedToken();

		const both = await Promise.all( [
			pressUnlock( token, first ),
			pressUnlock( token, first ),
		] );
		expect( both.map( ( { status } ) => status ).sort() ).toEqual( [
			200, 403,
		] );
		expect( ( await pressUnlock( token, second ) ).status ).toBe( 403 );
		expect( await rightFrom( second ) ).toBe( 429 );
	} );

	it( 'works for half an hour', async () => {
		const from = newAddress();
		await lockAddress( from );
		await askForLink( TARGET, from );
		const token = await mailedToken();

		await site().setClock( 31 * MINUTE_S );

		expect( ( await pressUnlock( token, from ) ).status ).toBe( 403 );
	} );

	it( 'unlocks no other account, so that it can’t be used to continue guessing', async () => {
		const from = newAddress();
		await lockAddress( from );
		await askForLink( TARGET, from );
		await pressUnlock( await mailedToken(), from );

		expect(
			( await tryForm( 'admin', { from, password: PASSWORD } ) ).status
		).toBe( 429 );
		expect( await failForm( 10, TARGET, { from } ) ).toEqual(
			Array( 10 ).fill( 200 )
		);
		expect( await rightFrom( from ) ).toBe( 429 );
	} );

	it( 'opens an account that is locked for unknown addresses', async () => {
		for ( let address = 0; address < 4; address++ ) {
			await failForm( 8, TARGET, { from: newAddress() } );
		}
		const from = newAddress();
		expect( await rightFrom( from ) ).toBe( 429 );
		await askForLink( TARGET, from );
		await pressUnlock( await mailedToken(), from );

		expect( await rightFrom( from ) ).toBe( 302 );
	} );

	it( 'is kept as a digest only', async () => {
		await askForLink( TARGET, newAddress() );
		const token = await mailedToken();

		expect( token ).toHaveLength( 64 );
		expect(
			JSON.stringify(
				await site().sql(
					'SELECT * FROM wp_jetpack_dashboard_protect_links'
				)
			)
		).not.toContain( token );
	} );

	it( 'is mailed three times an hour at most', async () => {
		for ( let asked = 0; asked < 5; asked++ ) {
			await askForLink( TARGET, newAddress() );
		}
		await sendMails();
		expect( await site().mails() ).toHaveLength( 3 );

		await site().setClock( HOUR_S + MINUTE_S );
		await askForLink( TARGET, newAddress() );
		await sendMails();
		expect( await site().mails() ).toHaveLength( 4 );
	} );

	it( 'is never revealed: the response is the same for an unknown user, who gets no email', async () => {
		const shown = ( { body }: HttpResponse ) =>
			body.replace( /127\.0\.\d+\.\d+/g, '' );
		const somebody = await askForLink( TARGET, newAddress() );
		const nobody = await askForLink( 'no-such-user', newAddress() );

		expect( nobody.status ).toBe( somebody.status );
		expect( shown( nobody ) ).toBe( shown( somebody ) );
		await sendMails();
		expect( await site().mails() ).toHaveLength( 1 );
	} );

	it( 'is requested with the same queries for every username, so that timing reveals nothing', async () => {
		const { dropProbe } = await import( './attacks' );
		const probe = dropProbe();
		try {
			const kinds = async ( name: string ): Promise< string[] > => {
				probe.clear();
				await askForLink( name, newAddress() );
				return probe
					.statements()
					.map( ( sql ) => sql.replace( /'[^']*'|\d+/g, '?' ) );
			};

			await askForLink(
				'the first request creates the schedule',
				newAddress()
			);
			expect( await kinds( TARGET ) ).toEqual(
				await kinds( 'no-such-user' )
			);
		} finally {
			probe.remove();
		}
	} );
} );

describe( 'an administrator', () => {
	it( 'lists lockouts and unlocks them', async () => {
		const from = newAddress();
		await lockAddress( from );
		await tryForm( TARGET, { from } );

		const { body } = await get( 'module/protect/lockouts' );
		expect( body.lockouts ).toEqual( [
			{
				type: 'address',
				address: from,
				failures: 10,
				lockedAt: expect.stringMatching(
					/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/
				),
				lockedUntil: expect.stringMatching( /Z$/ ),
			},
		] );
		expect(
			Date.parse( body.lockouts[ 0 ].lockedUntil ) -
				Date.parse( body.lockouts[ 0 ].lockedAt )
		).toBe( 15 * MINUTE_S * 1000 );
		expect( body.attempts[ 0 ] ).toMatchObject( {
			address: from,
			username: TARGET,
			via: 'form',
			refused: true,
		} );
		expect( body.attempts ).toHaveLength( 11 );

		const unlocked = await post( 'module/protect/unlock', {
			address: from,
		} );
		expect( unlocked.body ).toMatchObject( { code: 'success' } );
		expect( await rightFrom( from ) ).toBe( 302 );
		expect(
			( await get( 'module/protect/lockouts' ) ).body.lockouts
		).toEqual( [] );
	} );

	it( 'unlocks an account for all addresses', async () => {
		for ( let address = 0; address < 4; address++ ) {
			await failForm( 8, TARGET, { from: newAddress() } );
		}
		const { body } = await get( 'module/protect/lockouts' );
		expect( body.lockouts ).toMatchObject( [
			{ type: 'account', address: '', account: TARGET, failures: 30 },
		] );

		await post( 'module/protect/unlock', { account: TARGET } );

		expect( await rightFrom( newAddress() ) ).toBe( 302 );
	} );

	it( 'gets an error for an invalid address', async () => {
		const response = await post( 'module/protect/unlock', {
			address: '203.0.113',
		} );

		expect( response.status ).toBe( 400 );
		expect( response.body ).toMatchObject( {
			code: 'rest_invalid_param',
			data: { params: { address: 'This is not an IP address.' } },
		} );
		expect( ( await post( 'module/protect/unlock', {} ) ).status ).toBe(
			400
		);
	} );

	it( 'does both from the command line', async () => {
		const from = newAddress();
		await lockAddress( from );

		expect(
			await site().wp( [ 'jetpack', 'protect', 'list', '--format=csv' ] )
		).toContain( `address,${ from },` );
		expect(
			await site().wp( [ 'jetpack', 'protect', 'unlock', from ] )
		).toContain( 'can log in again' );
		expect( await rightFrom( from ) ).toBe( 302 );
		await expect(
			site().wp( [ 'jetpack', 'protect', 'unlock', 'nonsense' ] )
		).rejects.toThrow( 'is not an IP address' );
	} );
} );
