import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { request, startSandbox } from '.';
import type { Sandbox } from '.';
import { isReachable } from './native-runtime';

let sandbox: Sandbox;

beforeAll( async () => {
	sandbox = await startSandbox( {
		name: 'run-over-http-test',
		plugin: 'none',
		accountService: false,
		fresh: true,
		quiet: true,
	} );
} );

afterAll( () => sandbox?.stop() );

it( 'runs PHP by the server, with an argument and its own output', async () => {
	expect(
		await sandbox.wpEval(
			'status_header( 404 ); echo PHP_SAPI, " ", get_option( "siteurl" ), " ", $_SERVER["REQUEST_METHOD"], " ", count( $_POST );'
		)
	).toBe( `cli-server ${ sandbox.url } GET 0` );
	expect( await sandbox.sql( 'SELECT 1 + 1 AS n' ) ).toEqual( [
		{ n: '2' },
	] );
	expect( await sandbox.wpEvalAlone( 'echo PHP_SAPI;' ) ).toBe( 'cli' );
} );

it( 'reports what PHP wrote as an error, and how it broke', async () => {
	await expect( sandbox.sql( 'SELECT nothing' ) ).rejects.toThrow(
		'nothing'
	);
	await expect(
		sandbox.wpEval( "throw new Exception( 'Out of paper' );" )
	).rejects.toThrow( 'Out of paper' );
} );

it.each( [
	{},
	{ 'X-Sandbox-Key': '' },
	{ 'X-Sandbox-Key': '0'.repeat( 48 ) },
] )(
	'responds with 404 to a request without its key: %j',
	async ( headers ) => {
		const { status, body } = await request( sandbox, {
			path: '/wp-sandbox-run.php',
			method: 'POST',
			headers,
			body: Buffer.from(
				JSON.stringify( { code: 'echo "ran";', argument: null } )
			).toString( 'base64' ),
		} );
		expect( { status, body } ).toEqual( { status: 404, body: '' } );
	}
);

it( 'asks again whether a site is up if it accepts requests and is silent', async () => {
	const silent = createServer( () => {} );
	await new Promise< void >( ( resolve ) =>
		silent.listen( 0, '127.0.0.1', resolve )
	);
	const { port } = silent.address() as AddressInfo;
	try {
		expect( await isReachable( `http://127.0.0.1:${ port }/`, 100 ) ).toBe(
			false
		);
	} finally {
		silent.closeAllConnections();
		silent.close();
	}
} );
