import { request } from '../../sandbox';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { get, site } from '../support/site';
import {
	ADDRESS_FAILURES,
	PASSWORD,
	TARGET,
	dropProbe,
	failForm,
	lockAddress,
	newAddress,
	newApplicationPassword,
	prepareTarget,
	resetProtection,
	tryApplicationPassword,
	tryForm,
	tryMulticall,
	tryXmlRpc,
} from './attacks';
import type { Probe } from './attacks';

let probe: Probe;
let restore: () => Promise< void >;

beforeAll( async () => {
	restore = await prepareTarget();
	probe = dropProbe();
} );
beforeEach( async () => {
	await resetProtection();
	probe.clear();
} );
afterAll( async () => {
	probe.remove();
	await restore();
} );

describe( 'guesses that come all at once', () => {
	it( 'reach the password check as often as sequential guesses: ten of a hundred', async () => {
		const from = newAddress();
		// Delays the steps between counting and reserving an attempt, and the
		// check itself, so that many attempts overlap.
		const quicken = dropMustUsePlugin(
			'protect-slow-check',
			`
add_filter( 'query', function ( $sql ) { if ( preg_match( '/^INSERT INTO \\S*protect_attempts/', $sql ) ) { usleep( 50000 ); } return $sql; } );
add_filter( 'wp_authenticate_user', function ( $user ) { usleep( 200000 ); return $user; } );`
		);

		const responses = await Promise.all(
			Array.from( { length: 100 }, ( _, guess ) =>
				tryForm( TARGET, { from, password: `guess ${ guess }` } )
			)
		).finally( quicken );

		expect( probe.passwordChecks() ).toBe( ADDRESS_FAILURES );
		expect(
			responses.filter( ( { status } ) => status === 429 )
		).toHaveLength( 90 );
		expect( ( await get( 'module/protect/data' ) ).body ).toBe( 90 );
	} );

	it( 'are all let in when they are right', async () => {
		const from = newAddress();

		const statuses = await Promise.all(
			Array.from(
				{ length: 24 },
				async () =>
					( await tryForm( TARGET, { from, password: PASSWORD } ) )
						.status
			)
		);

		expect( statuses ).toEqual( Array( 24 ).fill( 302 ) );
	} );
} );

describe( 'XML-RPC', () => {
	it( 'counts with the form, and refuses with a fault and status 429', async () => {
		const from = newAddress();
		await failForm( 5, TARGET, { from } );
		for ( let guess = 0; guess < 5; guess++ ) {
			await tryXmlRpc( TARGET, `guess ${ guess }`, from );
		}
		probe.clear();

		const refused = await tryXmlRpc( TARGET, PASSWORD, from );

		expect( refused.status ).toBe( 429 );
		expect( refused.headers[ 'retry-after' ] ).toMatch( /^(900|89\d)$/ );
		expect( refused.body ).toContain( '<int>429</int>' );
		expect( refused.body ).toContain( 'Try again in 15 minutes.' );
		expect( probe.passwordChecks() ).toBe( 0 );
	} );

	it( 'accepts the correct password', async () => {
		expect(
			( await tryXmlRpc( TARGET, PASSWORD, newAddress() ) ).body
		).toContain( 'isAdmin' );
	} );

	it( 'checks one password of a system.multicall, and none from a locked address', async () => {
		const from = newAddress();
		const guesses = Array.from(
			{ length: 50 },
			( _, guess ) => `guess ${ guess }`
		);
		await tryMulticall( TARGET, guesses, from );
		expect( probe.passwordChecks() ).toBe( 1 );

		await lockAddress( from );
		probe.clear();
		const refused = await tryMulticall( TARGET, [ PASSWORD ], from );

		expect( probe.passwordChecks() ).toBe( 0 );
		expect( refused.status ).toBe( 429 );
		expect( refused.body ).not.toContain( 'isAdmin' );
	} );
} );

describe( 'application passwords', () => {
	it( 'count with the form, and the right one is refused from a locked address', async () => {
		const from = newAddress();
		const password = await newApplicationPassword( TARGET );
		expect(
			( await tryApplicationPassword( TARGET, password, from ) ).status
		).toBe( 200 );

		await failForm( 5, TARGET, { from } );
		for ( let guess = 0; guess < 5; guess++ ) {
			expect(
				(
					await tryApplicationPassword(
						TARGET,
						`guess ${ guess }`,
						from
					)
				).status
			).toBe( 401 );
		}

		const refused = await tryApplicationPassword( TARGET, password, from );
		expect( refused.status ).toBe( 429 );
		expect( refused.headers[ 'retry-after' ] ).toMatch( /^(900|89\d)$/ );
		expect( refused.json() ).toMatchObject( {
			code: 'jetpack_protect_locked',
			data: { status: 429 },
		} );
		expect(
			( await tryForm( TARGET, { from, password: PASSWORD } ) ).status
		).toBe( 429 );
	} );

	it( 'are rejected on public routes, too', async () => {
		const from = newAddress();
		const password = await newApplicationPassword( TARGET );
		await lockAddress( from );

		expect(
			(
				await tryApplicationPassword(
					TARGET,
					password,
					from,
					'/wp/v2/posts'
				)
			).status
		).toBe( 429 );
	} );

	it( 'count once per request, and are distinct in the log', async () => {
		const from = newAddress();
		await newApplicationPassword( TARGET );
		await tryApplicationPassword( TARGET, 'guess', from );
		await tryXmlRpc( TARGET, 'guess', from );
		await tryForm( TARGET, { from } );

		const { body } = await get( 'module/protect/lockouts' );

		expect(
			body.attempts.map( ( { via }: { via: string } ) => via )
		).toEqual( [ 'form', 'xmlrpc', 'application-password' ] );
	} );

	it( 'work over XML-RPC too', async () => {
		const password = await newApplicationPassword( TARGET );

		expect(
			( await tryXmlRpc( TARGET, password, newAddress() ) ).body
		).toContain( 'isAdmin' );
	} );

	it( 'of many parallel requests are all let in', async () => {
		const from = newAddress();
		const password = await newApplicationPassword( TARGET );

		const statuses = await Promise.all(
			Array.from(
				{ length: 24 },
				async () =>
					( await tryApplicationPassword( TARGET, password, from ) )
						.status
			)
		);

		expect( statuses ).toEqual( Array( 24 ).fill( 200 ) );
	} );
} );

describe( 'what a check costs', () => {
	it( 'is empty on requests that are not logins', async () => {
		for ( const path of [
			'/',
			'/wp-login.php',
			'/wp-json/wp/v2/posts',
			'/wp-login.php?action=lostpassword',
		] ) {
			await request( site(), { path } );
		}
		await get( 'settings' );
		await get( 'module/all' );

		expect( probe.statements() ).toEqual( [] );
	} );

	it( 'is one read by primary key for a locked-out user', async () => {
		const from = newAddress();
		await lockAddress( from );
		probe.clear();
		await tryForm( TARGET, { from } );

		const reads = probe
			.statements()
			.filter( ( sql ) => /^\s*SELECT/i.test( sql ) );
		expect( reads ).toHaveLength( 1 );
		expect( reads[ 0 ] ).toMatch( /protect_subjects WHERE subject_key IN/ );
	} );
} );
