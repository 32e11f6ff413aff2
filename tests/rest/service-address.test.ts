import { openPage } from './support/admin-page';
import { noticesOf } from './support/admin-form';
import {
	clearProvider,
	registerSite,
	registrationNonce,
} from './support/connection-state';
import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { fetchPath, site } from './support/site';

const DEBUGGER = '/wp-admin/admin.php?page=jetpack-debugger';

restoreStateAfterwards();
afterAll( () => useScenario( 'local' ) );

/** Other spellings of the sandbox service's URL that actually reach it. */
const SPELLINGS: [ string, RegExp ][] = [
	[ 'http://2130706433:{port}', /begins with https:\/\// ],
	[ 'http://0:{port}', /begins with https:\/\// ],
	[ 'http://0177.0.0.1:{port}', /begins with https:\/\// ],
	[ 'http://localhost@127.0.0.1:{port}', /is not valid/ ],
];

describe.each( SPELLINGS )(
	'a service configured as %s',
	( spelling, text ) => {
		let remove: () => void;

		beforeAll( async () => {
			await useScenario( 'not-connected' );
			await clearProvider();
			const { accountService } = site();
			await accountService.clearCalls();
			const url = spelling.replace(
				'{port}',
				new URL( accountService.url ).port
			);
			remove = dropMustUsePlugin(
				'service-address',
				`add_filter( 'jetpack_dashboard_account_service_url', static fn() => '${ url }', 99 );`
			);
		} );
		afterAll( () => remove() );

		it( 'counts as none, and is not called', async () => {
			const { page } = await openPage( 'admin' );
			expect( page.initialState.accountService ).toEqual( {
				isConfigured: false,
				host: '',
				url: '',
				problem: expect.stringMatching( text ),
			} );
			const { page: editors } = await openPage( 'editor' );
			expect( editors.initialState.accountService ).toMatchObject( {
				problem: '',
			} );
			expect( page.initialState.connectUrl ).toBe( '' );
			const response = await registerSite( 'admin', {
				registration_nonce: await registrationNonce( 'admin' ),
			} );
			expect( [ response.status, response.body.code ] ).toEqual( [
				400,
				'no_account_service',
			] );
			expect( response.body.message ).toMatch( text );
			expect( await site().accountService.calls() ).toEqual( [] );
		} );

		it( 'is explained to administrators on the debugger’s page', async () => {
			const { text: html } = await fetchPath( DEBUGGER, { as: 'admin' } );
			expect( noticesOf( html, 'error' ).join( '\n' ) ).toMatch( text );
			expect( html ).toMatch(
				/^Account service: none (?:insecure|invalid)$/m
			);
		} );
	}
);

it( 'without a configured service there is no such notice', async () => {
	await useScenario( 'local' );
	const { text: html } = await fetchPath( DEBUGGER, { as: 'admin' } );
	expect( noticesOf( html, 'error' ).join( '\n' ) ).not.toContain(
		'wp-config.php'
	);
	expect( html ).toMatch( /^Account service: none$/m );
} );
