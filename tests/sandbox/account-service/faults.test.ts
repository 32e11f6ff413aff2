import { bearer, json, register, siteToken } from './client/service-client';
import { serviceUnderTest } from './client/service-under-test';

const { url, patch, load } = serviceUnderTest();
const ROUTE = '/v1/sites/{id}/rewind';

let headers: Record< string, string >;
beforeAll( async () => {
	headers = bearer( await siteToken( url(), await register( url() ) ) );
} );
beforeEach( async () => {
	await load( 'default' );
} );

const rewind = () => fetch( `${ url() }/v1/sites/4242/rewind`, { headers } );

async function breakIt( fault: unknown, route = ROUTE ): Promise< Response > {
	const response = await patch( { faults: { [ route ]: fault } } );
	expect( response.status ).toBe( 200 );
	return rewind();
}

it( 'answers late', async () => {
	const start = Date.now();
	const response = await breakIt( { kind: 'slow', latency_ms: 300 } );
	expect( Date.now() - start ).toBeGreaterThanOrEqual( 290 );
	expect( await response.json() ).toMatchObject( { state: 'active' } );
} );

it( 'responds with a status, a code and a message', async () => {
	const response = await breakIt( { kind: 'status', status: 503 } );
	expect( response.status ).toBe( 503 );
	expect( await response.json() ).toEqual( {
		code: 'sandbox_fault',
		message: expect.any( String ),
	} );
} );

it( 'answers JSON that isn’t whole', async () => {
	const response = await breakIt( { kind: 'malformed' } );
	expect( response.headers.get( 'Content-Type' ) ).toBe( 'application/json' );
	await expect( response.json() ).rejects.toThrow( 'JSON' );
} );

it( 'responds with a page instead of JSON', async () => {
	const response = await breakIt( { kind: 'html' } );
	expect( response.headers.get( 'Content-Type' ) ).toContain( 'text/html' );
	expect( await response.text() ).toContain( '<!doctype html>' );
} );

it( 'answers nothing', async () => {
	expect( await ( await breakIt( { kind: 'empty' } ) ).text() ).toBe( '' );
} );

it.each( [
	[ 'empty', '' ],
	[ 'empty-object', '{}' ],
	[ 'malformed', '{"state": "act' ],
	[ 'html', '<!doctype html>' ],
] )( 'fails with a body that is %s', async ( kind, body ) => {
	const response = await breakIt( { kind, status: 500 } );
	expect( response.status ).toBe( 500 );
	expect( await response.text() ).toMatch( body );
} );

it( 'answers JSON of another shape', async () => {
	const response = await breakIt( { kind: 'wrong-types' } );
	expect( Array.isArray( await response.json() ) ).toBe( true );
} );

it( 'cuts the connection', async () => {
	await expect( breakIt( { kind: 'closed' } ) ).rejects.toThrow(
		'fetch failed'
	);
} );

it( 'is busy, and says for how long', async () => {
	const response = await breakIt( { kind: 'busy', retry_after: 7 } );
	expect( response.status ).toBe( 429 );
	expect( response.headers.get( 'Retry-After' ) ).toBe( '7' );
} );

it( 'breaks one method, one route or all of them', async () => {
	expect(
		( await breakIt( { kind: 'status' }, `POST ${ ROUTE }` ) ).status
	).toBe( 200 );
	expect( ( await breakIt( { kind: 'status' }, '*' ) ).status ).toBe( 500 );
	const discovery = await fetch(
		`${ url() }/.well-known/openid-configuration`
	);
	expect( discovery.status ).toBe( 500 );
	expect( ( await fetch( `${ url() }/sandbox` ) ).status ).toBe( 200 );
} );

it( 'recovers when the fault is removed', async () => {
	expect( ( await breakIt( { kind: 'status' } ) ).status ).toBe( 500 );
	expect( ( await breakIt( null ) ).status ).toBe( 200 );
} );

it( 'plays an outage', async () => {
	await load( 'outage' );
	expect( ( await rewind() ).status ).toBe( 503 );
} );

it.each( [ { kind: 'unknown' }, { kind: 'status', status: 200 }, 'slow' ] )(
	'refuses the fault %j',
	async ( fault ) => {
		const response = await patch( { faults: { '*': fault } } );
		expect( response.status ).toBe( 400 );
		expect( await json( response ) ).toMatchObject( {
			code: 'invalid_state',
		} );
		expect( ( await rewind() ).status ).toBe( 200 );
	}
);
