import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';

import { cachedFolder } from './cache';
import { request } from './client';
import { PLUGIN_FOLDER, PLUGIN_SLUG, SANDBOX_PHP } from './layout';
import type { SiteLayout } from './layout';
import { waitUntilReady } from './native-runtime';
import { npm } from './npm-package';
import { claimPort } from './ports';
import { startGroup, stopGroup } from './processes';
import { allowRuns, RUN_TIMEOUT_MS, runOverHttp } from './run-over-http';
import type { Runtime } from './runtime';
import { startFront } from './wasm-front';
import type { Log } from './wordpress-source';

const CLI_PACKAGE = '@wp-playground/cli@3.1.56';
/**
 * The lowest version that the plugin supports, so that this runtime tests it.
 */
const PHP_VERSION = '7.4';
/** PHP as WebAssembly is slow to start, and slower under load. */
const START_TIMEOUT_MS = 180_000;

/** Half a gigabyte, so it isn't a dependency but downloaded on demand. */
function playgroundFolder( say: Log ): Promise< string > {
	return cachedFolder(
		CLI_PACKAGE.replace( /[^\w.-]/g, '-' ),
		async ( folder ) => {
			say( 'Fetching PHP as WebAssembly (half a gigabyte, once) …' );
			writeFileSync(
				join( folder, 'package.json' ),
				'{ "private": true }\n'
			);
			await npm(
				[
					'install',
					CLI_PACKAGE,
					'--prefix',
					folder,
					'--ignore-scripts',
					'--no-audit',
					'--no-fund',
					'--no-package-lock',
					'--silent',
				],
				`npm install ${ CLI_PACKAGE }`
			);
		}
	);
}

/** Runs PHP in a site that WebAssembly serves: over HTTP, through the proxy. */
export function wasmCommands(
	layout: SiteLayout,
	backendUrl: () => Promise< string >
): Omit< Runtime, 'serve' | 'stop' > {
	const runPhp: Runtime[ 'runPhp' ] = async ( ...run ) =>
		runOverHttp( layout, await backendUrl(), ...run );
	return {
		runPhp,
		runScript: ( script, argument, env ) =>
			runPhp( `@file:/sandbox/scripts/${ script }`, argument, env ),
		runCron: async () => {
			await request(
				{ url: await backendUrl() },
				{ path: '/wp-cron.php', timeoutMs: RUN_TIMEOUT_MS }
			);
		},
		runPhpAlone: () =>
			Promise.reject(
				new Error(
					'PHP as WebAssembly has no command line while a server runs.'
				)
			),
		wp: () =>
			Promise.reject(
				new Error(
					'WP-CLI needs the machine’s own PHP: it does not run with --php wasm.'
				)
			),
	};
}

export interface WasmOptions {
	layout: SiteLayout;
	/** The site's public address. */
	port: number;
	isPluginMounted: boolean;
	say: Log;
}

export interface WasmRuntime extends Runtime {
	/** The address of PHP itself, behind the proxy. */
	backendUrl(): Promise< string >;
}

/** Serves the site with PHP compiled to WebAssembly. */
export function wasmRuntime( options: WasmOptions ): WasmRuntime {
	const { layout, port, isPluginMounted, say } = options;
	let child: ChildProcess | null = null;
	let front: Server | null = null;
	let backendPort = 0;

	const boot = async (): Promise< string > => {
		const folder = await playgroundFolder( say );
		backendPort = await claimPort( 0 );
		allowRuns( layout, '/sandbox/scripts/run-http.php' );
		const mounts: [ string, string ][] = [
			[ layout.docroot, '/wordpress' ],
			[ layout.state, '/state' ],
			[ layout.database, '/database' ],
			[ SANDBOX_PHP, '/sandbox' ],
		];
		if ( isPluginMounted ) {
			mounts.push( [
				PLUGIN_FOLDER,
				`/wordpress/wp-content/plugins/${ PLUGIN_SLUG }`,
			] );
		}
		const log = openSync( layout.serverLog, 'a' );
		child = startGroup(
			process.execPath,
			[
				join(
					folder,
					'node_modules/@wp-playground/cli/wp-playground.js'
				),
				'server',
				`--php=${ PHP_VERSION }`,
				`--port=${ backendPort }`,
				`--site-url=http://127.0.0.1:${ port }`,
				...mounts.flatMap( ( mount ) => [
					'--mount-dir-before-install',
					...mount,
				] ),
				// Our own db.php and installer do both.
				'--skip-sqlite-setup',
				'--wordpress-install-mode=do-not-attempt-installing',
				// One worker, since several can block each other on SQLite's
				// locks.
				'--workers=1',
				'--verbosity=quiet',
			],
			{ cwd: layout.dir, stdio: [ 'ignore', log, log ] }
		);
		closeSync( log );
		const url = `http://127.0.0.1:${ backendPort }`;
		await waitUntilReady(
			`${ url }/readme.html`,
			child,
			() =>
				new Error(
					`PHP as WebAssembly did not start:\n${ readFileSync(
						layout.serverLog,
						'utf8'
					).slice( -2000 ) }`
				),
			START_TIMEOUT_MS
		);
		return url;
	};

	let booted: Promise< string > | null = null;
	const backendUrl = (): Promise< string > => ( booted ??= boot() );

	return {
		...wasmCommands( layout, backendUrl ),
		backendUrl,
		serve: async () => {
			await backendUrl();
			front = await startFront( {
				layout,
				port,
				backendPort,
				isPluginMounted,
			} );
		},
		stop: async () => {
			front?.closeAllConnections();
			await new Promise( ( resolve ) =>
				front ? front.close( resolve ) : resolve( null )
			);
			if ( child ) {
				await stopGroup( child );
			}
			child = null;
			front = null;
			booted = null;
		},
	};
}
