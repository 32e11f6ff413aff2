import type { Scenario } from '../sandbox';
import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { switchModule, useScenario } from './support/site-state';
import { get, post } from './support/site';

const isOn = async ( slug: string ): Promise< boolean > =>
	( await get( `module/${ slug }` ) ).body.activated;

restoreStateAfterwards();

beforeAll( () => useScenario( 'local' ) );

describe( 'POST module/{slug}/active (A333)', () => {
	it( 'switches on and off, and returns code and message', async () => {
		await switchModule( 'protect', false );
		const on = await post( 'module/protect/active', { active: true } );
		expect( [ on.status, on.body ] ).toEqual( [
			200,
			{ code: 'success', message: expect.stringMatching( /\S/ ) },
		] );
		expect( await isOn( 'protect' ) ).toBe( true );
		const off = await post( 'module/protect/active', { active: false } );
		expect( [ off.status, off.body.code ] ).toEqual( [ 200, 'success' ] );
		expect( await isOn( 'protect' ) ).toBe( false );
	} );

	it( 'takes switching on what is on as a success', async () => {
		await switchModule( 'protect', true );
		const { status, body } = await post( 'module/protect/active', {
			active: true,
		} );
		expect( [ status, body.code ] ).toEqual( [ 200, 'success' ] );
	} );

	it( 'refuses to switch off what is off', async () => {
		await switchModule( 'protect', false );
		const { status, body } = await post( 'module/protect/active', {
			active: false,
		} );
		expect( [ status, body.code, body.data.status ] ).toEqual( [
			409,
			'already_inactive',
			409,
		] );
	} );

	it( 'rejects an unknown module', async () => {
		const { status, body } = await post( 'module/no-such-module/active', {
			active: true,
		} );
		expect( [ status, body.code ] ).toEqual( [ 404, 'not_found' ] );
	} );

	it( 'reads a missing flag as on', async () => {
		await switchModule( 'protect', false );
		const { status } = await post( 'module/protect/active', {} );
		expect( status ).toBe( 200 );
		expect( await isOn( 'protect' ) ).toBe( true );
	} );

	it.each( [
		[ 1, true ],
		[ 0, false ],
		[ '1', true ],
		[ '0', false ],
	] )( 'reads %j as %j', async ( sent, expected ) => {
		await switchModule( 'protect', ! expected );
		const { status } = await post( 'module/protect/active', {
			active: sent,
		} );
		expect( status ).toBe( 200 );
		expect( await isOn( 'protect' ) ).toBe( expected );
	} );

	it.each( [ 'true', 'false', 'yes', '', 2, null, [], {} ] )(
		'takes %j for no flag',
		async ( sent ) => {
			await switchModule( 'protect', false );
			const { status, body } = await post( 'module/protect/active', {
				active: sent,
			} );
			expect( [ status, body.code ] ).toEqual( [
				400,
				'rest_invalid_param',
			] );
			expect( Object.keys( body.data.params ) ).toEqual( [ 'active' ] );
			expect( await isOn( 'protect' ) ).toBe( false );
		}
	);

	it( 'can’t switch on what isn’t part of the plugin', async () => {
		const { body: entry } = await get( 'module/vaultpress' );
		expect( entry.available ).toBe( false );
		const { status, body } = await post( 'module/vaultpress/active', {
			active: true,
		} );
		expect( [ status, body.code ] ).toEqual( [ 424, 'not_supported' ] );
		expect( body.message ).toMatch( /\S/ );
	} );
} );

describe( 'POST module/{slug}/active with an account service configured', () => {
	let remove = () => {};
	afterEach( () => remove() );
	afterAll( () => useScenario( 'local' ) );

	const switchProtectOn = async ( scenario: Scenario ) => {
		await useScenario( scenario );
		await switchModule( 'protect', false );
		const { status, body } = await post( 'module/protect/active', {
			active: true,
		} );
		return [ status, body.code ];
	};

	it( 'fails while the site is not connected', async () => {
		expect( await switchProtectOn( 'not-connected' ) ).toEqual( [
			424,
			'activation_failed',
		] );
		expect( await isOn( 'protect' ) ).toBe( false );
	} );

	it( 'fails offline where the module needs a connection (B490)', async () => {
		remove = dropMustUsePlugin(
			'account-service',
			"add_filter( 'jetpack_dashboard_account_service_url', static function () { return 'https://accounts.example.test'; } );"
		);
		expect( await switchProtectOn( 'offline' ) ).toEqual( [
			424,
			'activation_failed',
		] );
	} );

	it( 'fails without a connected owner where the module needs a user’s connection', async () => {
		expect( await switchProtectOn( 'site-only' ) ).toEqual( [
			424,
			'activation_failed',
		] );
	} );

	it( 'works on a site with a connected owner', async () => {
		expect( await switchProtectOn( 'connected' ) ).toEqual( [
			200,
			'success',
		] );
		expect( await isOn( 'protect' ) ).toBe( true );
	} );
} );

describe( 'POST module/{slug}/active in offline mode with no account service', () => {
	afterAll( () => useScenario( 'local' ) );

	it( 'works for what needs no connection', async () => {
		await useScenario( 'offline' );
		await switchModule( 'protect', false );
		const { status } = await post( 'module/protect/active', {
			active: true,
		} );
		expect( status ).toBe( 200 );
		expect( await isOn( 'protect' ) ).toBe( true );
	} );
} );

describe( 'POST module/all/active', () => {
	it( 'switches on all that are named', async () => {
		await switchModule( 'protect', false );
		const { status, body } = await post( 'module/all/active', {
			modules: [ 'protect' ],
		} );
		expect( [ status, body.code ] ).toEqual( [ 200, 'success' ] );
		expect( await isOn( 'protect' ) ).toBe( true );
	} );

	it( 'fails when one fails', async () => {
		const { status, body } = await post( 'module/all/active', {
			modules: [ 'protect', 'no-such-module' ],
		} );
		expect( [ status, body.code ] ).toEqual( [ 424, 'activation_failed' ] );
	} );

	it( 'deactivates all that are named when active is false', async () => {
		await switchModule( 'protect', true );
		await switchModule( 'carousel', false );
		const { status, body } = await post( 'module/all/active', {
			modules: [ 'protect', 'carousel' ],
			active: false,
		} );
		expect( [ status, body.code ] ).toEqual( [ 200, 'success' ] );
		expect( await isOn( 'protect' ) ).toBe( false );
		expect( await isOn( 'carousel' ) ).toBe( false );
	} );

	it( 'fails when one can’t be deactivated', async () => {
		await switchModule( 'protect', true );
		const { status, body } = await post( 'module/all/active', {
			modules: [ 'no-such-module', 'protect' ],
			active: false,
		} );
		expect( [
			status,
			body.code,
			Object.keys( body.data.params ),
		] ).toEqual( [ 424, 'deactivation_failed', [ 'no-such-module' ] ] );
		expect( await isOn( 'protect' ) ).toBe( false );
	} );

	it( 'refuses what is no boolean', async () => {
		const { status, body } = await post( 'module/all/active', {
			modules: [ 'protect' ],
			active: 'perhaps',
		} );
		expect( [ status, body.code ] ).toEqual( [
			400,
			'rest_invalid_param',
		] );
	} );

	it( 'takes an object for no list', async () => {
		const { status, body } = await post( 'module/all/active', {
			modules: { protect: true },
		} );
		expect( [ status, body.code ] ).toEqual( [
			400,
			'rest_invalid_param',
		] );
	} );

	it( 'requires the list', async () => {
		const { status, body } = await post( 'module/all/active', {} );
		expect( [ status, body.code ] ).toEqual( [
			400,
			'rest_missing_callback_param',
		] );
	} );
} );

describe( 'POST module/{slug} (A334)', () => {
	beforeEach( () => switchModule( 'protect', true ) );

	const allowed = async (): Promise< unknown > =>
		( await get( 'settings' ) ).body.jetpack_protect_global_whitelist;

	it( 'takes a flat map of the module’s options', async () => {
		const { status, body } = await post( 'module/protect', {
			jetpack_protect_global_whitelist: '203.0.113.7',
		} );
		expect( [ status, body.code ] ).toEqual( [ 200, 'success' ] );
		expect( await allowed() ).toEqual( { local: [ '203.0.113.7' ] } );
	} );

	it( 'takes the map wrapped in options as well', async () => {
		const { status } = await post( 'module/protect', {
			options: { jetpack_protect_global_whitelist: '203.0.113.8' },
		} );
		expect( status ).toBe( 200 );
		expect( await allowed() ).toEqual( { local: [ '203.0.113.8' ] } );
	} );

	it.each( [
		[ 'another module’s option', { stb_enabled: false } ],
		[ 'an unknown option', { no_such_option: 1 } ],
		[ 'a bad value', { jetpack_protect_global_whitelist: 'nonsense' } ],
	] )( 'refuses %s', async ( _name, options ) => {
		const { status, body } = await post( 'module/protect', options );
		expect( [ status, body.code ] ).toEqual( [
			400,
			'rest_invalid_param',
		] );
		expect( Object.keys( body.data.params ) ).toEqual(
			Object.keys( options )
		);
	} );

	it( 'refuses options of a module that is off', async () => {
		await switchModule( 'protect', false );
		const { status, body } = await post( 'module/protect', {
			jetpack_protect_global_whitelist: '203.0.113.9',
		} );
		expect( [ status, body.code ] ).toEqual( [ 409, 'inactive' ] );
	} );

	it( 'rejects an unknown module', async () => {
		const { status, body } = await post( 'module/no-such-module', {
			stb_enabled: true,
		} );
		expect( [ status, body.code ] ).toEqual( [ 404, 'not_found' ] );
	} );

	it( 'requires options', async () => {
		const { status, body } = await post( 'module/protect' );
		expect( [ status, body.code ] ).toEqual( [ 400, 'missing_options' ] );
	} );
} );
