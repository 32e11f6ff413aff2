import { restoreStateAfterwards, readState } from './support/saved-state';
import { useScenario } from './support/site-state';
import { get, post } from './support/site';
import type { Caller } from './support/site';

const readKey = async (
	key: string,
	as: Caller = 'admin'
): Promise< unknown > => ( await get( 'settings', { as } ) ).body[ key ];

restoreStateAfterwards();

beforeAll( () => useScenario( 'local' ) );

describe( 'POST settings, what is stored', () => {
	beforeEach( async () => {
		const { status } = await post( 'settings', {
			jetpack_blocks_disabled: false,
			carousel_background_color: 'black',
		} );
		expect( status ).toBe( 200 );
	} );

	it( 'returns code, message and the names of the settings (A336)', async () => {
		const { status, body } = await post( 'settings', {
			jetpack_blocks_disabled: true,
		} );
		expect( status ).toBe( 200 );
		expect( body ).toEqual( {
			code: 'success',
			message: expect.stringMatching( /\S/ ),
			names: {
				jetpack_blocks_disabled: 'Turn off the blocks of this plugin',
			},
		} );
		expect( await readKey( 'jetpack_blocks_disabled' ) ).toBe( true );
	} );

	it( 'stores nothing of a body with one bad value', async () => {
		const { status, body } = await post( 'settings', {
			jetpack_blocks_disabled: true,
			carousel_background_color: 'pink',
		} );
		expect( [ status, body.code ] ).toEqual( [
			400,
			'rest_invalid_param',
		] );
		expect( Object.keys( body.data.params ) ).toEqual( [
			'carousel_background_color',
		] );
		expect( body.data.status ).toBe( 400 );
		expect( await readKey( 'jetpack_blocks_disabled' ) ).toBe( false );
	} );

	it( 'stores nothing of a body with one unknown key', async () => {
		const { status, body } = await post( 'settings', {
			jetpack_blocks_disabled: true,
			wp_user_roles: 'all',
		} );
		expect( [ status, body.code ] ).toEqual( [
			400,
			'rest_invalid_param',
		] );
		expect( Object.keys( body.data.params ) ).toEqual( [
			'wp_user_roles',
		] );
		expect( await readKey( 'jetpack_blocks_disabled' ) ).toBe( false );
	} );

	it.each( [ 'wordads_approved', 'collapse_nudges', 'jetpack_waf_mode' ] )(
		'keeps no key %s, which nothing reads',
		async ( key ) => {
			const { status, body } = await post( 'settings', {
				[ key ]: true,
			} );
			expect( [ status, body.code ] ).toEqual( [
				400,
				'rest_invalid_param',
			] );
			expect( ( await get( 'settings' ) ).body ).not.toHaveProperty(
				key
			);
		}
	);

	it.each( [
		'siteurl',
		'default_role',
		'users_can_register',
		'jetpack_dashboard_connection',
		'options',
	] )( 'rejects an unknown key %s', async ( key ) => {
		const { status, body } = await post( 'settings', {
			[ key ]: 'administrator',
		} );
		expect( [ status, body.code ] ).toEqual( [
			400,
			'rest_invalid_param',
		] );
		expect( body.data.params ).toHaveProperty( [ key ] );
	} );

	it( 'keeps the rest when a valid key could not be applied', async () => {
		const { status, body } = await post( 'settings', {
			jetpack_blocks_disabled: true,
			vaultpress: true,
		} );
		expect( [ status, body.code ] ).toEqual( [ 400, 'some_updated' ] );
		expect( body.data.params ).toEqual( {
			vaultpress: expect.stringMatching( /\S/ ),
		} );
		expect( await readKey( 'jetpack_blocks_disabled' ) ).toBe( true );
		expect( await readKey( 'vaultpress' ) ).toBe( false );
	} );

	it( 'only says that the key could not be checked, if the provider must check it', async () => {
		const { status, body } = await post( 'settings', {
			wordpress_api_key: 'abc123def456',
		} );
		expect( [ status, body.code ] ).toEqual( [ 400, 'some_updated' ] );
		expect( Object.keys( body.data.params ) ).toEqual( [
			'wordpress_api_key',
		] );
		expect( await readKey( 'wordpress_api_key' ) ).toBe( '' );
	} );

	it( 'refuses an anti-spam key of other than letters and digits, and clears an empty one', async () => {
		const bad = await post( 'settings', { wordpress_api_key: 'abc-123' } );
		expect( [ bad.status, bad.body.code ] ).toEqual( [
			400,
			'rest_invalid_param',
		] );
		const empty = await post( 'settings', { wordpress_api_key: '' } );
		expect( empty.status ).toBe( 200 );
	} );

	it( 'takes module toggles and options in one body, form-encoded too', async () => {
		const { status } = await post( 'settings', undefined, {
			rawBody: 'jetpack_blocks_disabled=1&protect=1',
			headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
		} );
		expect( status ).toBe( 200 );
		expect( await readKey( 'jetpack_blocks_disabled' ) ).toBe( true );
		expect( await readKey( 'protect' ) ).toBe( true );
	} );

	it( 'counts switching off what is off as a success', async () => {
		const first = await post( 'settings', { protect: false } );
		const second = await post( 'settings', { protect: false } );
		expect( [ first.status, second.status ] ).toEqual( [ 200, 200 ] );
		expect( await readKey( 'protect' ) ).toBe( false );
	} );

	it( 'takes WordPress’s own query parameters for no settings', async () => {
		const { status } = await post( 'settings?_locale=user&_fields=code', {
			jetpack_blocks_disabled: true,
		} );
		expect( status ).toBe( 200 );
	} );

	it( 'requires a body', async () => {
		const { status, body } = await post( 'settings' );
		expect( [ status, body.code ] ).toEqual( [ 400, 'missing_options' ] );
	} );
} );

describe( 'POST settings, keys of users who are no managers', () => {
	it.each( [ 'contributor', 'author', 'editor' ] as const )(
		'rejects the whole request if %s sends more than their own address',
		async ( as ) => {
			const before = await readState();
			const { status, body } = await post(
				'settings',
				{
					post_by_email_address: 'noop',
					jetpack_blocks_disabled: true,
				},
				{ as }
			);
			expect( [ status, body.code ] ).toEqual( [
				403,
				'rest_forbidden',
			] );
			expect( ( await readState() ).options ).toEqual( before.options );
		}
	);

	it( 'does not let an editor switch modules', async () => {
		const { status } = await post(
			'settings',
			{ post_by_email_address: 'noop', protect: true },
			{ as: 'editor' }
		);
		expect( status ).toBe( 403 );
	} );

	it( 'ignores keys in the query next to an allowed body', async () => {
		await post( 'settings', { jetpack_blocks_disabled: false } );
		await post(
			'settings?jetpack_blocks_disabled=1&protect=1',
			{ post_by_email_address: 'noop' },
			{ as: 'editor' }
		);
		expect( await readKey( 'jetpack_blocks_disabled' ) ).toBe( false );
		expect( await readKey( 'protect' ) ).toBe( false );
	} );

	it( 'does not reveal to a visitor which keys exist', async () => {
		const known = await post(
			'settings',
			{ protect: 'x' },
			{ as: 'anonymous' }
		);
		const unknown = await post(
			'settings',
			{ no_such_key: 'x' },
			{ as: 'anonymous' }
		);
		expect( [ known.status, known.body.code ] ).toEqual( [
			401,
			'rest_forbidden',
		] );
		expect( unknown.body ).toEqual( known.body );
	} );

	it( 'refuses actions that the address does not know (B505)', async () => {
		const { status, body } = await post(
			'settings',
			{ post_by_email_address: 'explode' },
			{ as: 'editor' }
		);
		expect( [ status, body.code ] ).toEqual( [
			400,
			'rest_invalid_param',
		] );
	} );

	it.each( [ 'create', 'regenerate', 'delete' ] )(
		'says that no provider can %s an address here',
		async ( action ) => {
			const { status, body } = await post( 'settings', {
				post_by_email_address: action,
			} );
			expect( [ status, body.code ] ).toEqual( [ 400, 'some_updated' ] );
			expect( body.data.params ).toHaveProperty(
				'post_by_email_address'
			);
		}
	);
} );
