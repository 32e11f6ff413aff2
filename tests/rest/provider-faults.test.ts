import { answerConsent, authorizeUrl, returnToSite } from './support/consent';
import {
	clearProvider,
	readConnection,
	registerSite,
	startUnconnected,
	status,
} from './support/connection-state';
import { restoreStateAfterwards } from './support/saved-state';
import {
	FAULTS,
	MAX_MS,
	expectMessage,
	withFault,
} from './support/provider-faults';
import { useScenario } from './support/site-state';
import { get, post, site } from './support/site';

restoreStateAfterwards();
afterAll( () => useScenario( 'local' ) );

describe.each( FAULTS )(
	'while the account service $name',
	( { name, fault, code, status: wanted, retryAfter } ) => {
		const step = ( word: string ) => code.replace( '{step}', word );

		it( 'registering says so in time, and works afterwards', async () => {
			await startUnconnected();
			const { result, ms } = await withFault(
				{ fault },
				'POST /register',
				registerSite
			);
			expect( [ result.status, result.body.code ] ).toEqual( [
				wanted,
				step( 'register_' ),
			] );
			expectMessage( result.body.message );
			expect( result.body.data.status ).toBe( wanted );
			expect( result.headers[ 'retry-after' ] ).toBe(
				retryAfter === undefined ? undefined : String( retryAfter )
			);
			expect( ms ).toBeLessThan( MAX_MS );
			expect( ( await readConnection() ).siteId ).toBe( 0 );

			const again = await registerSite();
			expect( again.status ).toBe( 200 );
			expect( ( await readConnection() ).siteId ).toBeGreaterThan( 0 );
		} );

		it( 'an authorize URL says so in time, where the endpoints are not known', async () => {
			await useScenario( 'site-only' );
			await clearProvider();
			const { result, ms } = await withFault(
				{ fault },
				'/.well-known/openid-configuration',
				() => get( 'connection/authorize_url' )
			);
			expect( [ result.status, result.body.code ] ).toEqual( [
				wanted,
				step( 'token_' ),
			] );
			expectMessage( result.body.message );
			expect( ms ).toBeLessThan( MAX_MS );
			expect( ( await get( 'connection/authorize_url' ) ).status ).toBe(
				200
			);
		} );

		it( 'the callback links no user, says so on the dashboard, and can be retried', async () => {
			await useScenario( 'site-only' );
			await clearProvider();
			const callback = await answerConsent( await authorizeUrl() );
			const { result, ms } = await withFault( { fault }, '/token', () =>
				returnToSite( callback, 'admin' )
			);
			expect( result.response.status ).toBe( 302 );
			expect( result.notices.error ).toBe( step( 'token_' ) );
			expectMessage( result.notices.error_description );
			expect( ms ).toBeLessThan( MAX_MS );
			expect( ( await readConnection() ).linked ).toEqual( [] );

			const { notices } = await returnToSite(
				await answerConsent( await authorizeUrl() ),
				'admin'
			);
			expect( notices ).toEqual( { message: 'authorized' } );
		} );

		it( 'disconnecting still works, and says that the service was not notified', async () => {
			await useScenario( 'connected' );
			await clearProvider();
			const { result, ms } = await withFault(
				{ fault },
				'DELETE /register/{client}',
				() => post( 'connection', { isActive: false } )
			);
			expect( [ result.status, result.body.code ] ).toEqual( [
				200,
				'success',
			] );
			expect( result.body.providerTold ).toBe( false );
			expectMessage( result.body.message );
			expect( ms ).toBeLessThan( MAX_MS );
			expect( ( await readConnection() ).secrets ).toEqual( [] );
		} );

		it( 'the connection test reports it in time, in its response', async () => {
			await useScenario( 'connected' );
			await clearProvider();
			const { result, ms } = await withFault( { fault }, '*', () =>
				get( 'connection/test' )
			);
			expect( result.status ).toBe( 200 );
			expect( result.body.code ).toMatch( /^failed_test__\w+$/ );
			expectMessage( result.body.message );
			expect( ms ).toBeLessThan( MAX_MS );
			expect( ( await get( 'connection/test' ) ).body.code ).toBe(
				'success'
			);
		} );

		it( 'reconnecting says so in time and loses nothing', async () => {
			await useScenario( 'connected' );
			await clearProvider();
			const before = await readConnection();
			const { result, ms } = await withFault( { fault }, '*', () =>
				post( 'connection/reconnect' )
			);
			expect( [ name, result.status ] ).toEqual( [ name, wanted ] );
			expectMessage( result.body.message );
			expect( ms ).toBeLessThan( MAX_MS );
			const { siteId, ownerId, linked } = await readConnection();
			expect( { siteId, ownerId, linked } ).toEqual( {
				siteId: before.siteId,
				ownerId: before.ownerId,
				linked: before.linked,
			} );
			expect( ( await status() ).isRegistered ).toBe( true );
		} );
	}
);

describe( 'a service that asked to wait', () => {
	afterEach( () => site().setClock( 0 ) );

	it( 'gets no calls for that time, and the response says how long that is', async () => {
		await startUnconnected();
		const { accountService } = site();
		const route = 'POST /register';
		await accountService.patch( {
			faults: { [ route ]: { kind: 'busy', retry_after: 60 } },
		} );
		try {
			await registerSite();
			await accountService.clearCalls();
			await site().setClock( 20 );
			const { status: code, headers, body } = await registerSite();
			expect( [ code, body.code ] ).toEqual( [ 503, 'wpcom_outage' ] );
			expect( Number( headers[ 'retry-after' ] ) ).toBeLessThanOrEqual(
				40
			);
			expect( Number( headers[ 'retry-after' ] ) ).toBeGreaterThan( 20 );
			expect( await accountService.calls() ).not.toContainEqual(
				expect.objectContaining( { path: '/register' } )
			);
		} finally {
			await accountService.patch( { faults: { [ route ]: null } } );
		}
		await site().setClock( 61 );
		expect( ( await registerSite() ).status ).toBe( 200 );
	} );
} );
