import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { clearProvider } from './support/connection-state';
import { expectMessage, FAULTS, withFault } from './support/provider-faults';
import { switchModule, useScenario } from './support/site-state';
import { call, evalJson, get, post, site } from './support/site';

const ROUTE = 'POST /v1/sites/{id}/monitor';

const setSwitch = ( active: boolean ) =>
	post( 'module/monitor/active', { active } );

const isOn = async (): Promise< boolean > =>
	( await get( 'settings' ) ).body.monitor;

const atProvider = async () =>
	( await site().accountService.state() ).site.monitor;

const sent = async (): Promise< string[] > =>
	( await site().accountService.calls() ).flatMap( ( { method, path } ) =>
		/\/monitor$/.test( path ) ? [ `${ method } ${ path }` ] : []
	);

restoreStateAfterwards();

beforeEach( async () => {
	const { accountService } = site();
	await accountService.start();
	await accountService.scenario( 'nothing-yet' );
	await useScenario( 'connected' );
	await clearProvider();
	await switchModule( 'monitor', false );
	await accountService.clearCalls();
} );

afterAll( async () => {
	await site().accountService.scenario( 'default' );
	await useScenario( 'local' );
} );

describe( 'switching the module monitor', () => {
	it( 'A274 has the provider watch the site, and stop', async () => {
		const on = await setSwitch( true );
		expect( [ on.status, on.body.code ] ).toEqual( [ 200, 'success' ] );
		expect( await isOn() ).toBe( true );
		expect( await atProvider() ).toMatchObject( { active: true } );
		const off = await setSwitch( false );
		expect( [ off.status, off.body.code ] ).toEqual( [ 200, 'success' ] );
		expect( await isOn() ).toBe( false );
		expect( await atProvider() ).toMatchObject( { active: false } );
	} );

	it( 'does so from the settings, too', async () => {
		await post( 'settings', { monitor: true } );
		expect( await atProvider() ).toMatchObject( { active: true } );
		await post( 'settings', { monitor: false } );
		expect( await atProvider() ).toMatchObject( { active: false } );
	} );

	it.each( FAULTS )(
		'stays off when the provider $name, and says so',
		async ( fault ) => {
			const { result } = await withFault( fault, ROUTE, () =>
				setSwitch( true )
			);
			expect( [ result.status, result.body.code ] ).toEqual( [
				424,
				'activation_failed',
			] );
			expectMessage( result.body.message );
			expect( result.headers[ 'retry-after' ] ).toBe(
				fault.retryAfter === undefined
					? undefined
					: String( fault.retryAfter )
			);
			expect( await isOn() ).toBe( false );
			expect( await atProvider() ).toMatchObject( { active: false } );
		}
	);

	it( 'stays active if the provider can’t be reached to stop it', async () => {
		await setSwitch( true );
		const { result } = await withFault(
			{ fault: { kind: 'status', status: 500 } },
			ROUTE,
			() => setSwitch( false )
		);
		expect( [ result.status, result.body.code ] ).toEqual( [
			400,
			'deactivation_failed',
		] );
		expectMessage( result.body.message );
		expect( await isOn() ).toBe( true );
		expect( await atProvider() ).toMatchObject( { active: true } );
	} );

	it( 'takes it back at the provider when the site can’t keep it', async () => {
		const remove = dropMustUsePlugin(
			'not-kept',
			"add_filter( 'pre_update_option_jetpack_dashboard_module_monitor', static fn( $value, $old ) => $old, 10, 2 ); add_filter( 'option_jetpack_dashboard_module_monitor', static fn() => '0' );"
		);
		try {
			const { status, body } = await setSwitch( true );
			expect( [ status, body.code ] ).toEqual( [
				424,
				'activation_failed',
			] );
			expect( await atProvider() ).toMatchObject( { active: false } );
			expect( await sent() ).toHaveLength( 2 );
		} finally {
			remove();
		}
	} );

	it.each( [
		[ 'local', 'not_supported' ],
		[ 'not-connected', 'activation_failed' ],
		[ 'site-only', 'activation_failed' ],
		[ 'offline', 'activation_failed' ],
	] as const )(
		'A299 B422 is unavailable in state %s with a reason, without a request',
		async ( scenario, code ) => {
			await useScenario( scenario );
			const { body: entry } = await get( 'module/monitor' );
			expect( entry.available ).toBe( false );
			expect( entry.unavailable_reason ).toMatch( /\S/ );
			const { status, body } = await setSwitch( true );
			expect( [ status, body.code, body.message ] ).toEqual( [
				424,
				code,
				entry.unavailable_reason,
			] );
			expect( await sent() ).toEqual( [] );
		}
	);

	it( 'can be turned off if the provider can’t be reached anymore', async () => {
		await setSwitch( true );
		await useScenario( 'offline' );
		const { status } = await setSwitch( false );
		expect( status ).toBe( 200 );
		expect(
			await evalJson(
				"echo wp_json_encode( get_option( 'jetpack_dashboard_module_monitor' ) );"
			)
		).toBe( '0' );
	} );
} );

describe( 'monitor_receive_notifications', () => {
	it( 'is kept by the provider and mirrored', async () => {
		await setSwitch( true );
		for ( const isWanted of [ true, false ] ) {
			const { status } = await post( 'module/monitor', {
				monitor_receive_notifications: isWanted,
			} );
			expect( status ).toBe( 200 );
			expect( await atProvider() ).toMatchObject( {
				active: true,
				receive_notifications: isWanted,
			} );
			expect(
				( await get( 'settings' ) ).body.monitor_receive_notifications
			).toBe( isWanted );
		}
	} );

	it( 'does not change if the provider can’t be reached', async () => {
		await setSwitch( true );
		const { result } = await withFault(
			{ fault: { kind: 'html' } },
			ROUTE,
			() => post( 'settings', { monitor_receive_notifications: true } )
		);
		expect( [ result.status, result.body.code ] ).toEqual( [
			400,
			'some_updated',
		] );
		expectMessage( result.body.data.params.monitor_receive_notifications );
		expect(
			( await get( 'settings' ) ).body.monitor_receive_notifications
		).toBe( false );
		expect( await atProvider() ).toMatchObject( {
			receive_notifications: false,
		} );
	} );

	it( 'that was saved while the module was off is sent when it is turned on', async () => {
		await post( 'settings', { monitor_receive_notifications: true } );
		expect( await sent() ).toEqual( [] );
		await setSwitch( true );
		expect( await atProvider() ).toMatchObject( {
			active: true,
			receive_notifications: true,
		} );
	} );
} );

describe( 'GET module/monitor/data', () => {
	it( 'is when the site was down last, and when it was looked at', async () => {
		await setSwitch( true );
		await site().accountService.patch( {
			site: {
				monitor: {
					last_down: '2026-11-02T08:00:00.000Z',
					last_checked: '2026-11-21T10:00:00.000Z',
				},
			},
		} );
		const { status, body } = await get( 'module/monitor/data?refresh=1' );
		expect( [ status, body ] ).toEqual( [
			200,
			{
				last_down: '2026-11-02T08:00:00.000Z',
				last_checked: '2026-11-21T10:00:00.000Z',
			},
		] );
		const dashboard = await get( 'dashboard?parts[]=monitor' );
		expect( dashboard.body ).toEqual( { monitor: body } );
	} );

	it( 'is null where it never was', async () => {
		await setSwitch( true );
		const { body } = await get( 'module/monitor/data' );
		expect( body ).toEqual( {
			last_down: null,
			last_checked: expect.any( String ),
		} );
	} );

	it( 'is 404 while the module is off', async () => {
		const { status, body } = await get( 'module/monitor/data' );
		expect( [ status, body.code ] ).toEqual( [ 404, 'not_active' ] );
		expect( await sent() ).toEqual( [] );
	} );

	it( 'is the provider’s failure, with words', async () => {
		await setSwitch( true );
		const { result } = await withFault(
			{ fault: { kind: 'status', status: 500 } },
			'GET /v1/sites/{id}/monitor',
			() => get( 'module/monitor/data?refresh=1' )
		);
		expect( result.status ).toBe( 502 );
		expectMessage( result.body.message );
	} );

	it( 'requests monitoring again after the site’s ID has changed', async () => {
		await setSwitch( true );
		await site().accountService.scenario( 'nothing-yet' );
		await useScenario( 'not-connected' );
		const before = await get( 'module/monitor/data' );
		expect( before.status ).toBe( 400 );
		await site().accountService.revoke( { what: 'registration' } );
		await useScenario( 'connected' );
		expect( await atProvider() ).toMatchObject( { active: false } );
		await get( 'module/monitor/data' );
		expect( await atProvider() ).toMatchObject( { active: true } );
		await site().accountService.clearCalls();
		await get( 'module/monitor/data?refresh=1' );
		expect( await sent() ).toEqual( [ expect.stringMatching( /^GET / ) ] );
	} );

	it( 'is no address for anything but reading', async () => {
		const { status } = await call( 'POST', 'module/monitor/data' );
		expect( status ).toBe( 404 );
	} );
} );
