import { fetchPath, get, post, site } from './support/site';
import { clearProvider } from './support/connection-state';
import { openPage } from './support/admin-page';
import { expectMessage, FAULTS, withFault } from './support/provider-faults';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';

const ROUTE = '/v1/sites/{id}/verify/google';

const patch = ( verification: Record< string, unknown > ) =>
	site().accountService.patch( { site: { verification } } );

restoreStateAfterwards();

beforeEach( async () => {
	const { accountService } = site();
	await accountService.start();
	await accountService.scenario( 'default' );
	await useScenario( 'connected' );
	await clearProvider();
} );

afterAll( async () => {
	await site().accountService.scenario( 'default' );
	await useScenario( 'local' );
} );

describe( 'verify-site/google', () => {
	it.each( [ 'verify-site/google', 'verify-site/google/501' ] )(
		'B389, B533 GET %s gives the code that Google wants to find',
		async ( path ) => {
			const { status, body } = await get( path );
			expect( [ status, body ] ).toEqual( [
				200,
				{
					verified: false,
					is_owner: false,
					token: 'sandbox-verification',
					google_search_console_url:
						expect.stringMatching( /^https:\/\// ),
					google_verification_console_url:
						expect.stringMatching( /^https:\/\// ),
				},
			] );
		}
	);

	it( 'B534 POST verifies, and says it without the code', async () => {
		const { status, body } = await post( 'verify-site/google', {
			keyring_id: 501,
		} );
		expect( [ status, body.verified, body.is_owner, body.token ] ).toEqual(
			[ 200, true, true, undefined ]
		);
		expect( ( await get( 'verify-site/google' ) ).body ).toMatchObject( {
			verified: true,
			is_owner: true,
		} );
	} );

	it( 'POST with a number that is no connection gives the provider’s code', async () => {
		const { status, body } = await post( 'verify-site/google', {
			keyring_id: 9,
		} );
		expect( [ status, body.code ] ).toEqual( [ 502, 'no_token_for_user' ] );
	} );

	it( 'B569 GET hands a map of errors on, POST makes an error of its first', async () => {
		await patch( {
			errors: {
				'unverify-site-error': 'Google forgot this site.',
				other: 'More.',
			},
		} );
		expect( ( await get( 'verify-site/google' ) ).body.errors ).toEqual( {
			'unverify-site-error': 'Google forgot this site.',
			other: 'More.',
		} );
		const { status, body } = await post( 'verify-site/google', {
			keyring_id: 501,
		} );
		expect( [ status, body.code, body.message ] ).toEqual( [
			502,
			'unverify-site-error',
			'Google forgot this site.',
		] );
	} );

	it.each( [
		{},
		{ keyring_id: 0 },
		{ keyring_id: 'x' },
		{ keyring_id: [] },
	] )( 'POST refuses %j without asking the provider', async ( sent ) => {
		await site().accountService.clearCalls();
		const { status } = await post( 'verify-site/google', sent );
		expect( status ).toBe( 400 );
		expect( await site().accountService.calls() ).toEqual( [] );
	} );

	it.each( FAULTS )(
		'says so when the provider $name',
		async ( fault ) => {
			for ( const [ method, ask ] of [
				[ 'GET', () => get( 'verify-site/google' ) ],
				[
					'POST',
					() => post( 'verify-site/google', { keyring_id: 501 } ),
				],
			] as const ) {
				const { result } = await withFault(
					fault,
					`${ method } ${ ROUTE }`,
					ask
				);
				expect( [ method, result.status, result.body.code ] ).toEqual( [
					method,
					fault.status,
					// There is no token either if the service is down.
					fault.code.replace(
						'{step}',
						fault.fault === 'down' ? 'token_' : ''
					),
				] );
				expectMessage( result.body.message );
			}
		},
		60_000
	);

	it( 'ignores an invalid URL', async () => {
		await site().accountService.patch( {
			faults: { [ `GET ${ ROUTE }` ]: { kind: 'wrong-types' } },
		} );
		const { status } = await get( 'verify-site/google' );
		await site().accountService.patch( {
			faults: { [ `GET ${ ROUTE }` ]: null },
		} );
		expect( status ).toBe( 502 );
	} );
} );

describe( 'the window that connects to Google', () => {
	const urlOf = async ( as: 'admin' | 'admin2' | 'editor' ) =>
		( await openPage( as ) ).page.initialState.externalServicesConnectUrls
			.google_site_verification;

	const pathOf = ( address: string ) => {
		const { pathname, search } = new URL( address );
		return `${ pathname }${ search }`;
	};

	it( 'B535 redirects to the account service with a return URL', async () => {
		const response = await fetchPath( pathOf( await urlOf( 'admin' ) ), {
			as: 'admin',
		} );
		expect( response.status ).toBe( 302 );
		const there = new URL( String( response.headers.location ) );
		expect( there.pathname ).toBe( '/connect/google_site_verification' );
		const back = there.searchParams.get( 'redirect_to' ) ?? '';
		expect( back ).toMatch( /\/wp-admin\/admin-post\.php\?action=/ );

		const page = await fetchPath( `${ pathOf( back ) }&keyring_id=502`, {
			as: 'admin',
		} );
		expect( page.status ).toBe( 200 );
		expect( page.text ).toContain(
			'postMessage( { keyring_id: 502 }, window.location.origin )'
		);
	} );

	it( 'prints only a number', async () => {
		const page = await fetchPath(
			'/wp-admin/admin-post.php?action=jetpack_dashboard_connected_google&keyring_id=5%3C%2Fscript%3E%3Cscript%3Ealert(1)',
			{ as: 'admin' }
		);
		expect( page.text ).toContain( 'keyring_id: 5 }' );
		expect( page.text ).not.toContain( 'alert' );
	} );

	it( 'is for linked managers only', async () => {
		expect( await urlOf( 'admin2' ) ).toBe( '' );
		expect( await urlOf( 'editor' ) ).toBeUndefined();
		const url = await urlOf( 'admin' );
		for ( const as of [ 'editor', 'admin2' ] as const ) {
			expect( ( await fetchPath( pathOf( url ), { as } ) ).status ).toBe(
				403
			);
			expect(
				(
					await fetchPath(
						'/wp-admin/admin-post.php?action=jetpack_dashboard_connected_google&keyring_id=5',
						{ as }
					)
				).status
			).toBe( 403 );
		}
	} );
} );
