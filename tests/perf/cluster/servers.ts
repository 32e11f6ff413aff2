import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import * as fs from 'node:fs';
import { request as send } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import * as path from 'node:path';
import { startSandbox } from '../../sandbox';
import type { Sandbox } from '../../sandbox';
import { siteLayout } from '../../sandbox/layout';
import { startNativeServer } from '../../sandbox/native-php';
import { waitUntilReady } from '../../sandbox/native-runtime';
import { claimPort } from '../../sandbox/ports';
import { stopGroup } from '../../sandbox/processes';

const WORKERS = 6;
const NAME = 'bench-cluster';

export interface Request {
	path: string;
	method?: string;
	headers?: Record< string, string >;
	body?: string;
	/** An address of the loopback network: another visitor. */
	from?: string;
}

export interface Response {
	/** 0 if the server didn't respond. */
	status: number;
	body: string;
	headers: IncomingHttpHeaders;
	ms: number;
}

export interface Cluster {
	sandbox: Sandbox;
	/** Sends to the first or the second server, both by the site's address. */
	call( server: 0 | 1, request: Request ): Promise< Response >;
	/** SIGKILL, with all its workers. */
	killSecond(): Promise< void >;
	startSecond(): Promise< void >;
	stop(): Promise< void >;
}

/** PHP with the Redis extension, which other sandboxes don't load. */
function writePhp( folder: string, socket: string ): string {
	const loaded = execFileSync( 'php', [ '-m' ], { encoding: 'utf8' } );
	const flags = [ 'igbinary', 'redis' ]
		.filter( ( name ) => ! loaded.includes( name ) )
		.map( ( name ) => `-d extension=${ name }.so` );
	const file = path.join( folder, 'php' );
	fs.writeFileSync(
		file,
		`#!/bin/sh\nCLUSTER_REDIS=${ socket } exec php ${ flags.join(
			' '
		) } "$@"\n`,
		{ mode: 0o755 }
	);
	return file;
}

/**
 * Starts MariaDB, Redis and two PHP servers with the same site.
 *
 * @param hasSharedFiles Whether both servers use the same files, as on a
 *                       network drive; otherwise the second has a copy.
 */
export async function startCluster(
	hasSharedFiles: boolean
): Promise< Cluster > {
	const folder = fs.mkdtempSync( '/tmp/cluster-' );
	const socket = path.join( folder, 'redis.sock' );
	const redis = spawn(
		'redis-server',
		[ '--port', '0', '--unixsocket', socket, '--save', '' ],
		{ stdio: 'ignore' }
	);
	process.env.PHP_BINARY = writePhp( folder, socket );
	const sandbox = await startSandbox( {
		port: 0,
		name: NAME,
		db: 'mariadb',
		scenario: 'local',
		accountService: false,
		fresh: true,
		quiet: true,
	} );
	const dropIn = path.join( __dirname, 'object-cache.php' );
	const probe = path.join( __dirname, 'probe.php' );
	fs.copyFileSync(
		dropIn,
		path.join( sandbox.contentDir, 'object-cache.php' )
	);
	fs.copyFileSync(
		probe,
		path.join( sandbox.contentDir, 'mu-plugins/cluster.php' )
	);
	await sandbox.sql(
		'CREATE TABLE cluster_runs ( hook varchar(60), at double )'
	);

	const layout = siteLayout( NAME );
	if ( ! hasSharedFiles ) {
		const second = path.join( sandbox.dir, 'second' );
		fs.mkdirSync( second );
		fs.cpSync( layout.docroot, path.join( second, 'wordpress' ), {
			recursive: true,
			verbatimSymlinks: true,
		} );
		fs.symlinkSync(
			path.join( sandbox.dir, 'state' ),
			path.join( second, 'state' )
		);
	}
	const docroot = hasSharedFiles
		? layout.docroot
		: path.join( sandbox.dir, 'second/wordpress' );
	const port = await claimPort( 0 );
	let server: ChildProcess | null = null;
	const startSecond = async () => {
		server = startNativeServer( { ...layout, docroot }, port, WORKERS );
		await waitUntilReady(
			`http://127.0.0.1:${ port }/wp-login.php`,
			server,
			() => new Error( 'The second server did not start.' )
		);
	};
	await startSecond();

	return {
		sandbox,
		startSecond,
		killSecond: async () => {
			if ( server?.pid ) {
				const ended = new Promise(
					( resolve ) => server?.on( 'close', resolve )
				);
				process.kill( -server.pid, 'SIGKILL' );
				await ended;
			}
		},
		stop: async () => {
			if ( server ) {
				await stopGroup( server );
			}
			await sandbox.stop();
			redis.kill();
			fs.rmSync( folder, { recursive: true, force: true } );
		},
		call: ( which, { path: to, method, headers, body, from } ) =>
			new Promise( ( resolve ) => {
				const start = performance.now();
				const done = (
					status: number,
					text: string,
					received: IncomingHttpHeaders = {}
				) =>
					resolve( {
						status,
						body: text,
						headers: received,
						ms: performance.now() - start,
					} );
				const outgoing = send(
					{
						host: '127.0.0.1',
						port: which === 0 ? sandbox.port : port,
						path: to,
						method: method ?? 'GET',
						localAddress: from ?? '127.0.0.1',
						agent: false,
						headers: {
							...headers,
							Host: `127.0.0.1:${ sandbox.port }`,
							...( body === undefined
								? {}
								: {
										'Content-Length': String(
											Buffer.byteLength( body )
										),
								  } ),
						},
					},
					( response ) => {
						const parts: Buffer[] = [];
						response.on( 'data', ( part ) => parts.push( part ) );
						response.on( 'end', () =>
							done(
								response.statusCode ?? 0,
								String( Buffer.concat( parts ) ),
								response.headers
							)
						);
						response.on( 'error', () => done( 0, '' ) );
					}
				);
				outgoing.on( 'error', () => done( 0, '' ) );
				outgoing.end( body );
			} ),
	};
}
