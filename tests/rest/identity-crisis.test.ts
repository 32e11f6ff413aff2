import { openPage } from './support/admin-page';
import { answerConsent, returnToSite } from './support/consent';
import {
	ORIGINAL,
	clearProvider,
	moveSite,
	readConnection,
	registrationsAtService,
	status,
} from './support/connection-state';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { evalPhp, get, post, site } from './support/site';
import type { Caller } from './support/site';

/** Makes the site a copy: it has the original's connection and another URL. */
async function cloneSite() {
	await useScenario( 'connected' );
	await clearProvider();
	await moveSite();
	await site().accountService.clearCalls();
}

const crisisOf = async ( as: Caller = 'admin' ) =>
	( await openPage( as ) ).page.initialState.connectionStatus;

const calls = () => site().accountService.calls();

restoreStateAfterwards();
beforeEach( cloneSite );
afterAll( () => useScenario( 'local' ) );

describe( 'a site that moved', () => {
	it( 'shows both addresses to users who can connect the site', async () => {
		expect( await crisisOf() ).toMatchObject( {
			isInIdentityCrisis: true,
			identityCrisis: {
				registeredUrl: ORIGINAL,
				currentUrl: site().url,
				isSafeModeConfirmed: false,
			},
		} );
		expect( ( await crisisOf( 'editor' ) ).identityCrisis ).toBe( null );
	} );

	it.each( [
		[ 'GET', 'connection/authorize_url', 'editor', undefined ],
		[ 'GET', 'connection/authorize_url', 'admin2', undefined ],
		[ 'POST', 'connection/reconnect', 'admin', undefined ],
	] as const )(
		'rejects %s %s by %s with 409, and sends no request to the service',
		async ( method, path, as, body ) => {
			const response =
				method === 'GET'
					? await get( path, { as } )
					: await post( path, body, { as } );
			expect( [ response.status, response.body.code ] ).toEqual( [
				409,
				'identity_crisis',
			] );
			expect( await calls() ).toEqual( [] );
		}
	);

	it( 'sends nothing on any request', async () => {
		await openPage( 'admin' );
		for ( const path of [
			'connection',
			'connection/data',
			'connection/plugins',
			'connection/test',
			'connection/url',
			'tracking/settings',
			'settings',
			'module/all',
		] ) {
			await get( path );
		}
		await post( 'tracking/settings', { tracks_opt_out: true } );
		await post( 'settings', { jetpack_blocks_disabled: false } );
		expect( await calls() ).toEqual( [] );
	} );

	it( 'is disconnected here alone: the original keeps its registration', async () => {
		const { siteId } = await readConnection();
		const { body } = await post( 'connection', { isActive: false } );
		expect( body ).toMatchObject( { code: 'success' } );
		expect( await calls() ).toEqual( [] );
		expect( await registrationsAtService() ).toContain( siteId );
		expect( ( await status() ).isRegistered ).toBe( false );
	} );

	it( 'does not unlink users at the service, since the tokens belong to the original site', async () => {
		await post( 'connection/user', { linked: false } );
		expect( await calls() ).toEqual( [] );
	} );
} );

describe( 'POST identity-crisis/confirm-safe-mode', () => {
	it( 'keeps the site silent, also when asked again (A383)', async () => {
		for ( const time of [ 1, 2 ] ) {
			const { status: code, body } = await post(
				'identity-crisis/confirm-safe-mode'
			);
			expect( [ time, code, body ] ).toEqual( [
				time,
				200,
				{ code: 'success' },
			] );
		}
		expect( ( await crisisOf() ).identityCrisis ).toMatchObject( {
			isSafeModeConfirmed: true,
		} );
		const { status: code } = await post( 'connection/reconnect' );
		expect( code ).toBe( 409 );
		expect( await calls() ).toEqual( [] );
	} );

	it( 'applies only to this address: asks again at another one', async () => {
		await post( 'identity-crisis/confirm-safe-mode' );
		const confirmed = await evalPhp( `
$crisis = \\Jetpack_Dashboard\\Plugin::container()->get( \\Jetpack_Dashboard\\Connection\\Identity_Crisis::class );
$before = $crisis->is_safe_mode_confirmed();
add_filter( 'option_home', static fn() => 'https://third.example' );
echo wp_json_encode( array( $before, $crisis->is_safe_mode_confirmed() ) );` );
		expect( JSON.parse( confirmed ) ).toEqual( [ true, false ] );
	} );
} );

describe( 'POST identity-crisis/migrate', () => {
	it( 'moves the connection here, and the service stores the new address (A385)', async () => {
		const { siteId } = await readConnection();
		const { status: code, body } = await post( 'identity-crisis/migrate' );
		expect( [ code, body ] ).toEqual( [ 200, { code: 'success' } ] );
		expect( await crisisOf() ).toMatchObject( {
			isInIdentityCrisis: false,
			identityCrisis: null,
		} );
		expect( await readConnection() ).toMatchObject( {
			siteId,
			registeredUrl: site().url,
		} );
		const { registrations } = await site().accountService.state();
		expect(
			registrations.find( ( one ) => one.site_id === siteId )?.client_uri
		).toBe( site().url );
		expect( ( await get( 'connection/test' ) ).body.code ).toBe(
			'success'
		);
	} );

	it( 'fails without a trace while the service is down, and works later', async () => {
		await site().accountService.stop();
		const failed = await post( 'identity-crisis/migrate' );
		await site().accountService.start();
		expect( [ failed.status, failed.body.code ] ).toEqual( [
			504,
			expect.stringMatching( /http_request_failed$/ ),
		] );
		expect( ( await crisisOf() ).isInIdentityCrisis ).toBe( true );
		await clearProvider();
		expect( ( await post( 'identity-crisis/migrate' ) ).status ).toBe(
			200
		);
	} );
} );

describe( 'POST identity-crisis/start-fresh', () => {
	it( 'registers this site separately and keeps the original’s registration (A384)', async () => {
		const original = await readConnection();
		const { status: code, body } = await post(
			'identity-crisis/start-fresh',
			{ redirect_uri: 'admin.php?page=jetpack#/settings' }
		);
		expect( code ).toBe( 200 );
		expect( typeof body ).toBe( 'string' );
		const fresh = await readConnection();
		expect( fresh ).toMatchObject( {
			registeredUrl: site().url,
			ownerId: 0,
			linked: [],
		} );
		expect( fresh.siteId ).not.toBe( original.siteId );
		expect( await registrationsAtService() ).toEqual(
			expect.arrayContaining( [ original.siteId, fresh.siteId ] )
		);
		expect(
			( await calls() ).filter(
				( { method, path } ) =>
					method === 'DELETE' || path === '/revoke'
			)
		).toEqual( [] );

		const { location, notices } = await returnToSite(
			await answerConsent( body ),
			'admin'
		);
		expect( notices ).toEqual( { message: 'authorized' } );
		expect( location?.hash ).toBe( '#/settings' );
		expect( ( await crisisOf() ).isInIdentityCrisis ).toBe( false );
	} );

	it( 'while the service is down changes nothing, or leaves a site that can register', async () => {
		await site().accountService.stop();
		const { status: code, body } = await post(
			'identity-crisis/start-fresh',
			{}
		);
		await site().accountService.start();
		expect( code ).toBe( 504 );
		expect( body.code ).toMatch( /http_request_failed$/ );
		await clearProvider();
		const again = await post( 'identity-crisis/start-fresh', {} );
		expect( again.status ).toBe( 200 );
	} );
} );
