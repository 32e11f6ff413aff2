import type { Sandbox } from '../sandbox';
import {
	approve,
	callsOf,
	card,
	expectConsent,
	clearConnection,
	identityCallsOf,
	readSavedConnection,
	notice,
	prepareSite,
} from './support/connection';
import { openRoute, routeOf, waitForScreen } from './support/dashboard';
import { expect, test } from './support/test';

const ROOT = '/wp-json/jetpack/v4/';

/**
 * Sends a request with the site's token, so that the plugin detects that it is
 * rejected.
 */
async function callService( { wpEval }: Sandbox ): Promise< string > {
	return wpEval( `
		wp_set_current_user( 1 );
		$test = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Connection\\Connection_Test::class )->run();
		echo is_wp_error( $test ) ? $test->get_error_code() : 'success';` );
}

test.describe( 'reconnecting', () => {
	test.beforeEach( async ( { sandbox } ) => {
		await prepareSite( sandbox, 'connected' );
	} );
	test.afterAll( async ( { sandbox } ) => clearConnection( sandbox ) );

	test( 'B069 B071 B407 renews the owner’s link after its tokens were revoked at the service', async ( {
		openAs,
		sandbox,
	} ) => {
		const { siteId } = await readSavedConnection( sandbox );
		await sandbox.accountService.revoke( { what: 'user-tokens' } );
		const page = await openAs( 'admin' );
		await openRoute( page, '#/reconnect' );
		await expect(
			page.getByRole( 'dialog', { name: 'Reconnect Jetpack?' } )
		).toBeVisible();
		await page.getByRole( 'button', { name: 'Reconnect' } ).click();
		await expectConsent( page, sandbox );
		await approve( page, 'marta' );
		await expect(
			notice( page, 'The connection is restored.' )
		).toBeVisible();
		// The site's own registration was valid and is unchanged.
		expect( await readSavedConnection( sandbox ) ).toMatchObject( {
			siteId,
			owner: 'admin',
			linked: [ 'admin' ],
		} );
		expect( await callService( sandbox ) ).toBe( 'success' );
	} );

	test( 'B070 does nothing when it is canceled', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '#/reconnect' );
		await page.getByRole( 'button', { name: 'Cancel' } ).click();
		await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
		expect( routeOf( page ) ).toBe( '/dashboard' );
		expect( await identityCallsOf( sandbox ) ).toEqual( [] );
	} );

	test( 'B587 the notice registers a site again that the service has deleted', async ( {
		openAs,
		sandbox,
	} ) => {
		const { siteId } = await readSavedConnection( sandbox );
		await sandbox.accountService.revoke( { what: 'registration' } );
		expect( await callService( sandbox ) ).not.toBe( 'success' );

		const page = await openAs( 'admin' );
		await openRoute( page, '' );
		await page
			.getByRole( 'button', { name: 'Restore Connection' } )
			.click();
		await expectConsent( page, sandbox );
		await approve( page, 'marta' );
		await expect(
			page.getByRole( 'button', { name: 'Restore Connection' } )
		).toHaveCount( 0 );
		const restored = await readSavedConnection( sandbox );
		expect( restored ).toMatchObject( { owner: 'admin' } );
		expect( restored.siteId ).not.toBe( siteId );
		expect( await callService( sandbox ) ).toBe( 'success' );
	} );
} );

test.describe( 'a copy of a site, at another address', () => {
	const registeredUrl = 'https://original.example.org';

	test.beforeEach( async ( { sandbox } ) => {
		await prepareSite( sandbox, 'connected', { registeredUrl } );
	} );
	test.afterAll( async ( { sandbox } ) => clearConnection( sandbox ) );

	test( 'is in safe mode: both addresses are named, and nothing is sent', async ( {
		openAs,
		sandbox,
	} ) => {
		const before = await readSavedConnection( sandbox );
		const page = await openAs( 'admin' );
		await openRoute( page, '' );
		const crisis = page.getByRole( 'region', {
			name: 'This site is in safe mode',
		} );
		await expect( crisis ).toContainText( registeredUrl );
		await expect( crisis ).toContainText( sandbox.url );

		// Tries everything that could call the service.
		for ( const route of [
			'#/settings',
			'#/reconnect',
			'#/connect-user',
		] ) {
			await openRoute( page, route );
		}
		const nonce = await page.evaluate(
			() =>
				( window as unknown as { JetpackDashboard: PageData } )
					.JetpackDashboard.initialState.WP_API_nonce
		);
		const headers = { 'X-WP-Nonce': nonce };
		const refused = [
			await page.request.post( `${ ROOT }connection/reconnect`, {
				headers,
			} ),
			await page.request.get( `${ ROOT }connection/authorize_url`, {
				headers,
			} ),
		];
		// The administrator's account is already linked, which is announced
		// first.
		expect( refused.map( ( response ) => response.status() ) ).toEqual( [
			409, 400,
		] );
		const tested = await page.request.get( `${ ROOT }connection/test`, {
			headers,
		} );
		expect( ( await tested.json() ).code ).not.toBe( 'success' );
		await sandbox.runCron();
		expect( await callsOf( sandbox ) ).toEqual( [] );
		expect( await readSavedConnection( sandbox ) ).toEqual( before );
	} );

	test( 'A383 can stay in safe mode, which is not asked again', async ( {
		openAs,
		sandbox,
	} ) => {
		const page = await openAs( 'admin' );
		await openRoute( page, '' );
		await page.getByRole( 'button', { name: 'Stay in safe mode' } ).click();
		const button = page.getByRole( 'button', {
			name: 'Stay in safe mode',
		} );
		await expect( button ).toHaveCount( 0 );
		await page.reload();
		await waitForScreen( page );
		await expect( page.getByText( 'Change your choice' ) ).toBeVisible();
		await expect( button ).toHaveCount( 0 );
		expect( await callsOf( sandbox ) ).toEqual( [] );
	} );

	test( 'A385 can move the connection here, and the service gets the new address', async ( {
		openAs,
		sandbox,
	} ) => {
		const { siteId } = await readSavedConnection( sandbox );
		const page = await openAs( 'admin' );
		await openRoute( page, '' );
		await page
			.getByRole( 'button', { name: 'Move the connection here' } )
			.click();
		await expect( card( page, 'Site connection' ) ).toContainText(
			'You own this connection.'
		);
		expect( await readSavedConnection( sandbox ) ).toEqual( {
			siteId,
			registeredUrl: sandbox.url,
			owner: 'admin',
			linked: [ 'admin' ],
		} );
		const { registrations } = await sandbox.accountService.state();
		expect( registrations ).toContainEqual(
			expect.objectContaining( {
				site_id: siteId,
				client_uri: sandbox.url,
			} )
		);
		expect( await callService( sandbox ) ).toBe( 'success' );
	} );

	test( 'A384 can start fresh: the original keeps its registration', async ( {
		openAs,
		sandbox,
	} ) => {
		const { siteId } = await readSavedConnection( sandbox );
		const page = await openAs( 'admin' );
		await openRoute( page, '' );
		await page.getByRole( 'button', { name: 'Start fresh' } ).click();
		await expectConsent( page, sandbox );
		await approve( page, 'marta' );
		const fresh = await readSavedConnection( sandbox );
		expect( fresh ).toMatchObject( {
			registeredUrl: sandbox.url,
			owner: 'admin',
		} );
		expect( fresh.siteId ).not.toBe( siteId );
		const { registrations } = await sandbox.accountService.state();
		expect( registrations ).toEqual(
			expect.arrayContaining( [
				expect.objectContaining( {
					site_id: siteId,
					client_uri: registeredUrl,
				} ),
				expect.objectContaining( {
					site_id: fresh.siteId,
					client_uri: sandbox.url,
				} ),
			] )
		);
		expect(
			( await callsOf( sandbox ) ).filter( ( call ) =>
				call.startsWith( 'DELETE' )
			)
		).toEqual( [] );
	} );
} );

interface PageData {
	initialState: { WP_API_nonce: string };
}
