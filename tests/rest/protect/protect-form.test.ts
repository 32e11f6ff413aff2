import { USERS } from '../../sandbox';
import { get, post, site } from '../support/site';
import {
	ACCOUNT_FAILURES,
	ADDRESS_FAILURES,
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
beforeEach( resetProtection );
afterAll( () => restore() );

describe( 'an IP address that guesses passwords on the login form', () => {
	it( 'is refused after ten wrong passwords, the right one included', async () => {
		const from = newAddress();

		expect( await failForm( ADDRESS_FAILURES, TARGET, { from } ) ).toEqual(
			Array( ADDRESS_FAILURES ).fill( 200 )
		);

		const refused = await tryForm( TARGET, { from, password: PASSWORD } );
		expect( refused.status ).toBe( 429 );
		expect( refused.headers[ 'retry-after' ] ).toMatch( /^(900|89\d)$/ );
		expect( refused.body ).toContain( 'Try again in 15 minutes.' );
		expect( refused.body ).toContain( 'Email me a link' );
		expect( refused.cookies.join() ).not.toContain( 'wordpress_logged_in' );
	} );

	it( 'does not lock out other IP addresses', async () => {
		await lockAddress( newAddress() );

		const response = await tryForm( TARGET, {
			from: newAddress(),
			password: PASSWORD,
		} );

		expect( response.status ).toBe( 302 );
	} );

	it( 'is refused for other accounts too, and for one that does not exist', async () => {
		const from = newAddress();
		await lockAddress( from );

		expect(
			(
				await tryForm( 'author', {
					from,
					password: USERS.author.password,
				} )
			).status
		).toBe( 429 );
		expect( ( await tryForm( 'no-such-user', { from } ) ).status ).toBe(
			429
		);
	} );

	it( 'may try again when the lock is over', async () => {
		const from = newAddress();
		await lockAddress( from );

		await site().setClock( 15 * MINUTE_S - 20 );
		expect(
			( await tryForm( TARGET, { from, password: PASSWORD } ) ).status
		).toBe( 429 );

		await site().setClock( 15 * MINUTE_S + 20 );
		expect(
			( await tryForm( TARGET, { from, password: PASSWORD } ) ).status
		).toBe( 302 );
	} );

	it( 'is locked for twice as long each time, up to 24 hours', async () => {
		const from = newAddress();
		const waits: string[] = [];
		let now = 0;

		for ( let lock = 0; lock < 9; lock++ ) {
			await lockAddress( from );
			const refused = await tryForm( TARGET, { from } );
			expect( refused.status ).toBe( 429 );
			const seconds = Number( refused.headers[ 'retry-after' ] );
			// Shown in whole minutes: a lockout that began some seconds ago
			// still shows its full length.
			waits.push( `${ Math.ceil( seconds / MINUTE_S ) } min` );
			now += seconds + 2;
			await site().setClock( now );
		}

		expect( waits ).toEqual(
			[ 15, 30, 60, 120, 240, 480, 960, 1440, 1440 ].map(
				( minutes ) => `${ minutes } min`
			)
		);
	} );

	it( 'starts small again a week after its last lock', async () => {
		const from = newAddress();
		await lockAddress( from );
		await site().setClock( 15 * MINUTE_S + 2 );
		await lockAddress( from );
		await site().setClock( 8 * 24 * HOUR_S );
		await lockAddress( from );

		expect(
			( await tryForm( TARGET, { from } ) ).headers[ 'retry-after' ]
		).toMatch( /^(900|89\d)$/ );
	} );

	it( 'is not locked by ten failures that lie further apart than 15 minutes', async () => {
		const from = newAddress();
		await failForm( ADDRESS_FAILURES - 1, TARGET, { from } );
		await site().setClock( 15 * MINUTE_S + 20 );
		await failForm( 1, TARGET, { from } );

		expect(
			( await tryForm( TARGET, { from, password: PASSWORD } ) ).status
		).toBe( 302 );
	} );
} );

describe( 'a success', () => {
	it( 'clears that account’s failures from that address, and nothing else', async () => {
		const from = newAddress();
		await failForm( 5, TARGET, { from } );
		await failForm( 4, 'author', { from } );
		await tryForm( TARGET, { from, password: PASSWORD } );

		// The author's four failures still count, so five more exceed the
		// limit. If the target's old failures counted, none would get through.
		expect( await failForm( 6, TARGET, { from } ) ).toEqual( [
			200, 200, 200, 200, 200, 200,
		] );
		expect(
			( await tryForm( TARGET, { from, password: PASSWORD } ) ).status
		).toBe( 429 );
	} );
} );

describe( 'an account that is attacked from many addresses', () => {
	const attack = async ( login: string ): Promise< void > => {
		for ( let address = 0; address < 4; address++ ) {
			await failForm( Math.ceil( ACCOUNT_FAILURES / 4 ), login, {
				from: newAddress(),
			} );
		}
	};

	it( 'is locked for an address that never logged in to it', async () => {
		await attack( TARGET );

		const refused = await tryForm( TARGET, {
			from: newAddress(),
			password: PASSWORD,
		} );

		expect( refused.status ).toBe( 429 );
		expect( refused.headers[ 'retry-after' ] ).toMatch( /^(900|89\d)$/ );
	} );

	it( 'accepts an address that has logged in to it before', async () => {
		const home = newAddress();
		await tryForm( TARGET, { from: home, password: PASSWORD } );
		await attack( TARGET );

		expect(
			( await tryForm( TARGET, { from: home, password: PASSWORD } ) )
				.status
		).toBe( 302 );
	} );

	it( 'accepts a device that has logged in to it before, from any address', async () => {
		const device = (
			await tryForm( TARGET, { from: newAddress(), password: PASSWORD } )
		).cookies
			.filter( ( pair ) =>
				pair.startsWith( 'jetpack_dashboard_device_' )
			)
			.join();
		expect( device ).not.toBe( '' );
		await attack( TARGET );
		const from = newAddress();

		// Another user's cookie, or a forged one, is ignored.
		expect(
			(
				await tryForm( TARGET, {
					from,
					password: PASSWORD,
					cookie: device.replace( /.$/, 'x' ),
				} )
			).status
		).toBe( 429 );
		expect(
			(
				await tryForm( TARGET, {
					from,
					password: PASSWORD,
					cookie: device,
				} )
			).status
		).toBe( 302 );
	} );

	it( 'is locked in the same way when there is no such account', async () => {
		await attack( 'no-such-user' );

		const refused = await tryForm( 'no-such-user', { from: newAddress() } );

		expect( refused.status ).toBe( 429 );
	} );

	it( 'is the same account by its email address', async () => {
		await attack( TARGET );

		expect(
			(
				await tryForm( TARGET_MAIL, {
					from: newAddress(),
					password: PASSWORD,
				} )
			).status
		).toBe( 429 );
	} );
} );

describe( 'an allowed address', () => {
	it( 'is counted but never locked out, as soon as it is in the list', async () => {
		const from = newAddress();
		await lockAddress( from );
		await post( 'settings', {
			jetpack_protect_global_whitelist: `203.0.113.1\n${ from }`,
		} );

		expect(
			( await tryForm( TARGET, { from, password: PASSWORD } ) ).status
		).toBe( 302 );
		expect( await failForm( 12, TARGET, { from } ) ).toEqual(
			Array( 12 ).fill( 200 )
		);
		const { body } = await get( 'module/protect/lockouts' );
		expect( body.attempts[ 0 ] ).toMatchObject( {
			address: from,
			refused: false,
		} );
	} );

	it( 'can be in the firewall’s list while that list is on', async () => {
		const from = newAddress();
		await post( 'settings', { jetpack_waf_ip_allow_list: `${ from }/32` } );
		await lockAddress( from );
		expect(
			( await tryForm( TARGET, { from, password: PASSWORD } ) ).status
		).toBe( 429 );

		await post( 'settings', { jetpack_waf_ip_list: true } );

		expect(
			( await tryForm( TARGET, { from, password: PASSWORD } ) ).status
		).toBe( 302 );
	} );
} );
