import { linkUser } from './support/consent';
import {
	clearProvider,
	readConnection,
	registrationsAtService,
	status,
} from './support/connection-state';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { evalPhp, post, site } from './support/site';

restoreStateAfterwards();
beforeEach( async () => {
	await useScenario( 'connected' );
	await clearProvider();
} );
afterEach( () => site().accountService.start() );
afterAll( () => useScenario( 'local' ) );

/** Names of the connection's remaining data in the database. */
const traces = async (): Promise< string > =>
	evalPhp( `
global $wpdb;
wp_cache_flush();
$names = $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE 'jetpack\\_dashboard\\_%' AND ( option_value LIKE '%secret%' OR option_value LIKE '%token%' )" );
$names = array_merge( $names, $wpdb->get_col( "SELECT meta_key FROM {$wpdb->usermeta} WHERE meta_key LIKE '%jetpack\\_dashboard\\_tokens%' OR meta_key LIKE '%jetpack\\_dashboard\\_account%' OR meta_key LIKE '%jetpack\\_dashboard\\_pending%'" ) );
echo implode( ' ', $names );` );

describe( 'POST connection', () => {
	it( 'disconnects: the service forgets the site, the site forgets every token (A325, B410)', async () => {
		await linkUser( 'editor', { email: 'editor@example.net' } );
		const { siteId } = await readConnection();
		expect( await registrationsAtService() ).toContain( siteId );

		const { status: code, body } = await post( 'connection', {
			isActive: false,
		} );
		expect( [ code, body ] ).toEqual( [
			200,
			{ code: 'success', providerTold: true },
		] );
		expect( await registrationsAtService() ).not.toContain( siteId );
		expect( await readConnection() ).toEqual( {
			siteId: 0,
			registeredUrl: '',
			ownerId: 0,
			linked: [],
			secrets: [],
			nonces: [],
		} );
		expect( await traces() ).toBe( '' );
		expect( await status() ).toMatchObject( {
			isActive: false,
			isRegistered: false,
			isUserConnected: false,
			hasConnectedOwner: false,
		} );
	} );

	it( 'disconnects as well while the service is down, and says so', async () => {
		await site().accountService.stop();
		const { status: code, body } = await post( 'connection', {
			isActive: false,
		} );
		expect( code ).toBe( 200 );
		expect( body ).toEqual( {
			code: 'success',
			providerTold: false,
			message: expect.stringMatching( /\S/ ),
		} );
		expect( await traces() ).toBe( '' );
		expect( ( await status() ).isRegistered ).toBe( false );
	} );

	it( 'a second time has nothing to disconnect', async () => {
		await post( 'connection', { isActive: false } );
		const { status: code, body } = await post( 'connection', {
			isActive: false,
		} );
		expect( [ code, body.code ] ).toEqual( [ 400, 'disconnect_failed' ] );
	} );

	it.each( [
		{},
		{ isActive: true },
		{ isActive: 0 },
		{ isActive: 'false' },
	] )(
		'with the body %j is a bad request and disconnects nothing',
		async ( sent ) => {
			const { status: code, body } = await post( 'connection', sent );
			expect( [ code, body.code ] ).toEqual( [
				400,
				'isActive' in sent
					? 'rest_invalid_param'
					: 'rest_missing_callback_param',
			] );
			expect( ( await status() ).isRegistered ).toBe( true );
		}
	);
} );

describe( 'POST connection/user', () => {
	it( 'unlinks: the tokens end at the service and on the site (A326, B497, B405)', async () => {
		await linkUser( 'editor', { email: 'editor@example.net' } );
		await site().accountService.clearCalls();
		const { status: code, body } = await post(
			'connection/user',
			{ linked: false },
			{ as: 'editor' }
		);
		expect( [ code, body ] ).toEqual( [ 200, { code: 'success' } ] );
		expect( await site().accountService.calls() ).toContainEqual( {
			method: 'POST',
			path: '/revoke',
			status: 200,
		} );
		expect( await status( 'editor' ) ).toMatchObject( {
			isUserConnected: false,
			isRegistered: true,
			hasConnectedOwner: true,
		} );
		// Linking again works like the first time.
		expect(
			( await linkUser( 'editor', { email: 'editor@example.net' } ) )
				.notices
		).toEqual( { message: 'linked' } );
	} );

	it( 'is refused to a user who is not linked', async () => {
		const { status: code, body } = await post(
			'connection/user',
			{ linked: false },
			{ as: 'admin2' }
		);
		expect( [ code, body.code ] ).toEqual( [
			403,
			'invalid_user_permission_unlink_user',
		] );
	} );

	it( 'never unlinks the owner', async () => {
		const { status: code, body } = await post( 'connection/user', {
			linked: false,
		} );
		expect( [ code, body.code ] ).toEqual( [ 400, 'unlink_user_failed' ] );
		expect( ( await status() ).hasConnectedOwner ).toBe( true );
	} );

	it.each( [ {}, { linked: true }, { linked: 0 }, { linked: 'false' } ] )(
		'with the body %j is a bad request',
		async ( sent ) => {
			const { status: code, body } = await post(
				'connection/user',
				sent
			);
			expect( [ code, body.code ] ).toEqual( [
				400,
				'linked' in sent
					? 'rest_invalid_param'
					: 'rest_missing_callback_param',
			] );
		}
	);

	it( 'takes no other user’s id from the body', async () => {
		await linkUser( 'editor', { email: 'editor@example.net' } );
		await linkUser( 'admin2', { email: 'second@example.net' } );
		await post(
			'connection/user',
			{ linked: false, user_id: 1, userId: 1, id: 1 },
			{ as: 'editor' }
		);
		expect( ( await status( 'admin' ) ).isUserConnected ).toBe( true );
		expect( ( await status( 'admin2' ) ).isUserConnected ).toBe( true );
		expect( ( await status( 'editor' ) ).isUserConnected ).toBe( false );
	} );
} );
