import { get, post } from '../support/site';
import {
	PASSWORD,
	TARGET,
	failForm,
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

const hint = async (
	headers: Record< string, string > = {}
): Promise< unknown > =>
	( await get( 'module/protect/lockouts', { headers } ) ).body.proxy.hint;

describe( 'the visitor’s address', () => {
	it( 'is the connection’s, regardless of headers', async () => {
		const from = newAddress();
		for ( let guess = 0; guess < 10; guess++ ) {
			await tryForm( TARGET, {
				from,
				headers: {
					'X-Forwarded-For': `198.51.100.${ guess }`,
					Forwarded: `for=198.51.100.${ guess }`,
					'X-Real-IP': `198.51.100.${ guess }`,
					'CF-Connecting-IP': `198.51.100.${ guess }`,
				},
			} );
		}

		expect(
			(
				await tryForm( TARGET, {
					from,
					password: PASSWORD,
					headers: { 'X-Forwarded-For': '198.51.100.99' },
				} )
			).status
		).toBe( 429 );
		const { body } = await get( 'module/protect/lockouts' );
		expect( body.lockouts ).toMatchObject( [ { address: from } ] );
	} );

	it( 'is the right-most untrusted address in the header of a declared proxy, regardless of those to its left', async () => {
		const proxy = newAddress();
		await post( 'settings', {
			jetpack_protect_trusted_proxies: `${ proxy }\n10.0.0.0/8`,
		} );
		for ( let guess = 0; guess < 10; guess++ ) {
			await tryForm( TARGET, {
				from: proxy,
				headers: {
					'X-Forwarded-For': `198.51.100.${ guess }, 203.0.113.5, 10.0.0.7`,
				},
			} );
		}
		const asClient = async ( client: string ) =>
			(
				await tryForm( TARGET, {
					from: proxy,
					password: PASSWORD,
					headers: { 'X-Forwarded-For': client },
				} )
			).status;

		expect( await asClient( '203.0.113.5' ) ).toBe( 429 );
		expect( await asClient( '203.0.113.5, 203.0.113.6' ) ).toBe( 302 );
		const { body } = await get( 'module/protect/lockouts' );
		expect( body.lockouts ).toMatchObject( [ { address: '203.0.113.5' } ] );
	} );

	it( 'can be in the Forwarded header, if that is declared', async () => {
		const proxy = newAddress();
		await post( 'settings', {
			jetpack_protect_trusted_proxies: proxy,
			jetpack_protect_proxy_header: 'Forwarded',
		} );
		const headers = {
			Forwarded: 'for="[2001:db8::1]:4711";proto=https',
			'X-Forwarded-For': '198.51.100.1',
		};
		await failForm( 10, TARGET, { from: proxy, headers } );

		// Another address in the same /64.
		const same = await tryForm( TARGET, {
			from: proxy,
			password: PASSWORD,
			headers: { Forwarded: 'for="[2001:db8::ffff:2]"' },
		} );
		expect( same.status ).toBe( 429 );
		const { body } = await get( 'module/protect/lockouts' );
		expect( body.lockouts ).toMatchObject( [
			{ address: '2001:db8::/64' },
		] );

		await post( 'module/protect/unlock', {
			address: body.lockouts[ 0 ].address,
		} );
		expect(
			(
				await tryForm( TARGET, {
					from: proxy,
					password: PASSWORD,
					headers,
				} )
			).status
		).toBe( 302 );
	} );
} );

describe( 'a proxy that is declared wrongly', () => {
	it( 'locks no one out, is still counted, and the card says so', async () => {
		const proxy = newAddress();
		await post( 'settings', {
			jetpack_protect_trusted_proxies: `${ proxy }, 127.0.0.1`,
			jetpack_protect_proxy_header: 'X-Client-Address',
		} );

		expect( await failForm( 12, TARGET, { from: proxy } ) ).toEqual(
			Array( 12 ).fill( 200 )
		);
		expect(
			( await tryForm( TARGET, { from: proxy, password: PASSWORD } ) )
				.status
		).toBe( 302 );

		const { body } = await get( 'module/protect/lockouts' );
		expect( body.proxy ).toEqual( {
			isTrusted: true,
			header: 'X-Client-Address',
			hint: 'misconfigured',
		} );
		expect( body.client ).toEqual( {
			address: '',
			isAllowed: false,
			viaProxy: true,
		} );
		expect( body.attempts.length ).toBeGreaterThan( 0 );
		expect( body.lockouts ).toEqual( [] );
	} );

	it( 'can’t be protected against meanwhile: switching on fails with the code protect_misconfigured_ip', async () => {
		await post( 'settings', { protect: false } );
		await post( 'settings', {
			jetpack_protect_trusted_proxies: '127.0.0.1',
			jetpack_protect_proxy_header: 'X-Client-Address',
		} );

		const response = await post( 'module/protect/active', {
			active: true,
		} );

		expect( response.status ).toBe( 424 );
		expect( response.body.data.message_code ).toBe(
			'protect_misconfigured_ip'
		);
	} );
} );

describe( 'an undeclared proxy', () => {
	it( 'is guessed from a forwarding header on the site’s own network', async () => {
		expect( await hint() ).toBeNull();
		expect( await hint( { 'X-Forwarded-For': '198.51.100.1' } ) ).toBe(
			'undeclared'
		);

		await post( 'settings', {
			jetpack_protect_trusted_proxies: '127.0.0.1',
		} );
		expect(
			await hint( { 'X-Forwarded-For': '198.51.100.1' } )
		).toBeNull();
	} );

	it( 'shuts known devices out no sooner than others, though all share its address', async () => {
		const proxy = newAddress();
		const headers = { 'X-Forwarded-For': '198.51.100.1' };
		const device = (
			await tryForm( TARGET, { from: newAddress(), password: PASSWORD } )
		).cookies
			.filter( ( pair ) =>
				pair.startsWith( 'jetpack_dashboard_device_' )
			)
			.join();
		await failForm( 10, 'somebody-else', { from: proxy, headers } );

		expect(
			(
				await tryForm( TARGET, {
					from: proxy,
					password: PASSWORD,
					headers,
				} )
			).status
		).toBe( 429 );
		expect(
			(
				await tryForm( TARGET, {
					from: proxy,
					password: PASSWORD,
					headers,
					cookie: device,
				} )
			).status
		).toBe( 302 );
	} );
} );
