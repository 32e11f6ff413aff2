import { answerConsent, returnToSite, noticesOf } from './support/consent';
import {
	clearProvider,
	idOf,
	readConnection,
	registrationsAtService,
	status,
} from './support/connection-state';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { get, post, site } from './support/site';

restoreStateAfterwards();
beforeEach( async () => {
	await useScenario( 'connected' );
	await clearProvider();
} );
afterAll( () => useScenario( 'local' ) );

const reconnect = () => post( 'connection/reconnect' );

describe( 'POST connection/reconnect (A327, B406, B498)', () => {
	it( 'where only the user’s tokens ended, sends the browser to renew them (B407)', async () => {
		const { siteId } = await readConnection();
		await site().accountService.revoke( { what: 'user-tokens', siteId } );
		const { status: code, body } = await reconnect();
		expect( [ code, body ] ).toEqual( [
			200,
			{
				status: 'in_progress',
				authorizeUrl: expect.stringContaining(
					`${ site().accountService.url }/`
				),
			},
		] );
		const { notices } = await returnToSite(
			await answerConsent( body.authorizeUrl ),
			'admin'
		);
		expect( notices ).toEqual( { message: 'reconnection_completed' } );
		expect( await readConnection() ).toMatchObject( {
			siteId,
			ownerId: await idOf( 'admin' ),
		} );
		expect( ( await get( 'connection/test' ) ).body.code ).toBe(
			'success'
		);
	} );

	it( 'where only the site’s token ended, repairs it in place', async () => {
		await get( 'connection/test' );
		const { siteId } = await readConnection();
		await site().accountService.revoke( { what: 'site-tokens', siteId } );
		const response = await reconnect();
		expect( [ response.status, response.body ] ).toEqual( [
			200,
			{ status: 'completed' },
		] );
		expect( noticesOf( response ) ).toEqual( {
			message: 'reconnection_completed',
		} );
		expect( ( await readConnection() ).siteId ).toBe( siteId );
		expect( ( await get( 'connection/test' ) ).body.code ).toBe(
			'success'
		);
	} );

	it( 'registers the site again and links the user if the service has deleted it', async () => {
		const { siteId } = await readConnection();
		await site().accountService.revoke( { what: 'registration', siteId } );
		const { status: code, body } = await reconnect();
		expect( [ code, body.status ] ).toEqual( [ 200, 'in_progress' ] );
		const current = await readConnection();
		expect( current.siteId ).not.toBe( siteId );
		expect( await registrationsAtService() ).toContain( current.siteId );
		await returnToSite( await answerConsent( body.authorizeUrl ), 'admin' );
		expect( await status() ).toMatchObject( {
			isUserConnected: true,
			hasConnectedOwner: true,
		} );
	} );

	it( 'without an owner, only registers the site again', async () => {
		await useScenario( 'site-only' );
		const { siteId } = await readConnection();
		const { status: code, body } = await reconnect();
		expect( [ code, body ] ).toEqual( [ 200, { status: 'completed' } ] );
		const current = await readConnection();
		expect( current.siteId ).not.toBe( siteId );
		expect( await registrationsAtService() ).toContain( current.siteId );
	} );

	it( 'on a site that is not registered is refused', async () => {
		await useScenario( 'not-connected' );
		const { status: code, body } = await reconnect();
		expect( [ code, body.code ] ).toEqual( [ 400, 'site_not_registered' ] );
	} );
} );

describe( 'the connection test', () => {
	it( 'reports a registration that the service has deleted', async () => {
		const { siteId } = await readConnection();
		await site().accountService.revoke( { what: 'registration', siteId } );
		const { status: code, body } = await get( 'connection/test' );
		expect( code ).toBe( 200 );
		expect( body.code ).toMatch( /^failed_test__/ );
		expect( body.data.resolution ).toMatch( /\S/ );
	} );

	it( 'names the owner’s tokens when those ended', async () => {
		const { siteId } = await readConnection();
		await site().accountService.revoke( { what: 'user-tokens', siteId } );
		const { body } = await get( 'connection/test' );
		expect( body.code ).toMatch( /^failed_test__/ );
	} );
} );
