import { isProviderPart, PART_NAMES } from '../../../src/api/dashboard';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { get, site } from '../support/site';
import type { Caller } from '../support/site';
import {
	DASHBOARD_PARTS,
	PARTS,
	dashboard,
	startConnected,
	countRequests,
} from './site-parts';

/** Parts with data of the site itself, with their routes. */
const OWN_PARTS: Record< string, string > = {
	benefits: 'site/benefits',
	monitor: 'module/monitor/data',
	stats: 'module/stats/data?range=day',
	akismet: 'module/akismet/data',
	vaultpress: 'module/vaultpress/data',
	protect: 'module/protect/data',
};

const ALL = [ ...DASHBOARD_PARTS, ...Object.keys( OWN_PARTS ) ];

const routeOf = ( part: string ): string =>
	OWN_PARTS[ part ] ??
	PARTS.find( ( row ) => row.part === part )?.path ??
	part;

restoreStateAfterwards();
beforeEach( async () => {
	await startConnected();
	await switchModule( 'protect', true );
	await switchModule( 'monitor', true );
	await site().accountService.clearCalls();
} );
afterAll( () => useScenario( 'local' ) );

describe( 'GET dashboard', () => {
	it.each( [ 'admin', 'editor', 'subscriber' ] as Caller[] )(
		'returns to %s each part as its own route does, and leaves out what that refuses',
		async ( as ) => {
			const { status, body } = await get(
				`dashboard?${ ALL.map( ( part ) => `parts[]=${ part }` ).join(
					'&'
				) }`,
				{ as }
			);
			expect( status ).toBe( 200 );
			for ( const part of ALL ) {
				const own = await get( routeOf( part ), { as } );
				if ( own.status === 200 ) {
					// The report includes its creation time.
					expect( [ part, body[ part ] ] ).toEqual( [
						part,
						own.body,
					] );
				} else if ( [ 401, 403 ].includes( own.status ) ) {
					expect( Object.keys( body ) ).not.toContain( part );
				} else {
					expect( [ part, body[ part ] ] ).toMatchObject( [
						part,
						{ code: own.body.code, status: own.status },
					] );
				}
			}
		}
	);

	it( 'needs an account service for the parts for which the app expects it', async () => {
		await useScenario( 'local' );
		const { body } = await dashboard( PART_NAMES );
		const refused = PART_NAMES.filter(
			( name ) => body[ name ]?.code === 'no_account_service'
		);
		// The site has a log of its own, and benefits, which the app doesn't ask for.
		expect( [ 'activity', 'benefits', ...refused ].sort() ).toEqual(
			PART_NAMES.filter( isProviderPart ).sort()
		);
	} );

	it( 'returns only the requested parts', async () => {
		const { text, body } = await dashboard( [ 'scan', 'rewind' ] );
		expect( Object.keys( body ) ).toEqual( [ 'scan', 'rewind' ] );
		expect( text ).not.toContain( 'jetpack_security' );
		expect( await countRequests( '/v1/sites/{id}' ) ).toBe( 0 );
		expect( await countRequests( '/v1/sites/{id}/scan' ) ).toBe( 1 );
	} );

	it( 'requests each part once, and again with refresh=1', async () => {
		await dashboard( DASHBOARD_PARTS );
		await dashboard( DASHBOARD_PARTS, '&_cacheBuster=1' );
		for ( const part of DASHBOARD_PARTS ) {
			await get( routeOf( part ) );
		}
		await dashboard( DASHBOARD_PARTS, '&refresh=1' );
		for ( const { part, source } of PARTS ) {
			expect( [ source, await countRequests( source ) ] ).toEqual( [
				source,
				part === null ? 0 : 2,
			] );
		}
	} );

	it( 'requests only data that the caller can read', async () => {
		const { text } = await get(
			'dashboard?parts[]=site&parts[]=scan&refresh=1',
			{ as: 'editor' }
		);
		expect( text ).toBe( '{}' );
		expect( await countRequests( '/v1/.*' ) ).toBe( 0 );
	} );

	it.each( [
		[ 'no parts', '', 'rest_missing_callback_param' ],
		[ 'an unknown part', 'parts[]=secrets', 'rest_invalid_param' ],
		[ 'a part that is none', 'parts[][a]=site', 'rest_invalid_param' ],
		[ 'no part', 'parts=', 'rest_invalid_param' ],
		[
			'a refresh that is none',
			'parts[]=site&refresh=now',
			'rest_invalid_param',
		],
	] )( 'refuses %s', async ( _what, query, code ) => {
		const response = await get( `dashboard?${ query }` );
		expect( [ response.status, response.body.code ] ).toEqual( [
			400,
			code,
		] );
	} );

	it( 'requests all parts in parallel', async () => {
		const faults = Object.fromEntries(
			PARTS.map( ( { source } ) => [
				source,
				{ kind: 'slow', latency_ms: 900 },
			] )
		);
		await site().accountService.patch( { faults } );
		try {
			const start = performance.now();
			const { body } = await dashboard( DASHBOARD_PARTS );
			expect( performance.now() - start ).toBeLessThan( 3000 );
			for ( const part of DASHBOARD_PARTS ) {
				expect( [ part, body[ part ].status ] ).toEqual( [
					part,
					undefined,
				] );
			}
		} finally {
			await site().accountService.scenario( 'default' );
		}
	} );

	it( 'gets the site a new token once when the old one has ended', async () => {
		await dashboard( [ 'scan' ] );
		await site().accountService.revoke( { what: 'site-tokens' } );
		await site().accountService.clearCalls();
		const { body } = await dashboard( DASHBOARD_PARTS, '&refresh=1' );
		expect( body.scan.code ).toBe( 'success' );
		expect( body.rewind.code ).toBe( 'success' );
		expect( await countRequests( '/token' ) ).toBe( 1 );
	} );
} );
