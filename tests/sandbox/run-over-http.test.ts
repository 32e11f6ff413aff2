import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';

import { request, startSandbox } from '.';
import type { Sandbox } from '.';
import { TEST_SETTINGS } from './native-php';
import { isReachable } from './native-runtime';

let sandbox: Sandbox;

beforeAll( async () => {
	sandbox = await startSandbox( {
		name: 'run-over-http-test',
		plugin: 'none',
		accountService: false,
		fresh: true,
		quiet: true,
		phpSettings: TEST_SETTINGS,
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

it.each( [ 'mu-plugins/zz-changed.php', 'uploads/changed.php' ] )(
	'runs %s again as changed, although its server doesn’t check all files',
	async ( name ) => {
		const file = join( sandbox.contentDir, name );
		const write = ( text: string, secondsAgo: number ) => {
			writeFileSync(
				file,
				`<?php if ( isset( $_GET['changed'] ) ) { exit( '${ text }' ); }`
			);
			// PHP caches no file of the last two seconds.
			const time = Date.now() / 1000 - secondsAgo;
			utimesSync( file, time, time );
		};
		const path = name.startsWith( 'uploads' )
			? `/wp-content/${ name }`
			: '/';
		const run = async () =>
			( await request( sandbox, { path: `${ path }?changed` } ) ).body;
		mkdirSync( dirname( file ), { recursive: true } );
		try {
			write( 'first', 60 );
			expect( [ await run(), await run() ] ).toEqual( [
				'first',
				'first',
			] );
			write( 'second', 30 );
			expect( await run() ).toBe( 'second' );
		} finally {
			rmSync( file );
		}
	}
);

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
