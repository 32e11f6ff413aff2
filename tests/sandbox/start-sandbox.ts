import { mkdirSync } from 'node:fs';

import {
	assertSameSite,
	clearSite,
	fillSite,
	layOutSite,
	readRecord,
	writeRecord,
} from './install';
import type { DatabaseKind } from './install';
import { PLUGIN_FILE, siteLayout } from './layout';
import { findNativePhp, nativePhpLacks } from './native-php';
import { nativeRuntime } from './native-runtime';
import { startMariaDb } from './mariadb';
import type { MariaDb } from './mariadb';
import { claimPort } from './ports';
import type { Runtime } from './runtime';
import { sandboxOver } from './sandbox';
import type { PhpKind, Sandbox, SandboxInfo } from './sandbox';
import { scenarioArgument, writeScenarioConstants } from './scenarios';
import type { Scenario } from './scenarios';
import { lockSite } from './site-lock';
import { placePlugin, writeDropIn, writeMustUsePlugins } from './site-files';
import type { PluginChoice } from './site-files';
import { wasmRuntime } from './wasm-runtime';
import { USERS } from './users';
import { wordPressSource, wordPressTools } from './wordpress-source';
import { writeConfig } from './wp-config';

export interface StartOptions {
	/** 0, the default, finds a free one. */
	port?: number;
	/** The site's folder in `.sandbox/`; `site` by default. */
	name?: string;
	/** The machine's own PHP where it can, by default. */
	php?: PhpKind;
	db?: DatabaseKind;
	/** A version, a folder or a zip. */
	wp?: string;
	scenario?: Scenario;
	/** `link` (default) runs the sources in plugin/. */
	plugin?: PluginChoice;
	/** Throws the site away first. */
	fresh?: boolean;
	/** Says nothing on downloads and the like. */
	quiet?: boolean;
}

/** The PHP to use: what is asked for, else the machine's own where it can. */
export function choosePhp(
	wanted: PhpKind | undefined,
	db: DatabaseKind
): PhpKind {
	if ( wanted === 'wasm' ) {
		if ( db === 'mariadb' ) {
			throw new Error(
				'--db mariadb needs the machine’s own PHP: it does not run with --php wasm.'
			);
		}
		return 'wasm';
	}
	const lacks = nativePhpLacks( findNativePhp(), db );
	if ( lacks.length === 0 ) {
		return 'native';
	}
	if ( wanted === 'native' || db === 'mariadb' ) {
		throw new Error(
			`This machine's PHP can't run the site: it lacks ${ lacks.join(
				', '
			) }. Install that, or start with --php wasm on SQLite.`
		);
	}
	return 'wasm';
}

/** Starts a WordPress with the plugin active; resolves when it answers. */
export async function startSandbox(
	options: StartOptions = {}
): Promise< Sandbox > {
	const say = options.quiet
		? () => {}
		: ( line: string ) => process.stderr.write( `${ line }\n` );
	const db = options.db ?? 'sqlite';
	const php = choosePhp( options.php, db );
	const layout = siteLayout( options.name ?? 'site' );
	const port = await claimPort( options.port ?? 0 );
	const url = `http://127.0.0.1:${ port }`;
	const unlock = lockSite( layout, url );

	let runtime: Runtime | null = null;
	let server: MariaDb | null = null;
	const stop = async (): Promise< void > => {
		await runtime?.stop();
		await server?.stop();
		unlock();
	};
	try {
		const source = await wordPressSource( options.wp, say );
		const tools = await wordPressTools( say );
		const scenario = options.scenario ?? 'local';
		const plugin = options.plugin ?? 'link';
		const isPluginMounted = php === 'wasm' && plugin === 'link';

		if ( options.fresh ) {
			clearSite( layout );
		}
		let record = readRecord( layout );
		if ( record ) {
			assertSameSite( record, { wordpress: source.id, db }, layout );
		} else {
			layOutSite( layout, source );
		}
		mkdirSync( layout.mails, { recursive: true } );
		if ( db === 'mariadb' ) {
			server = await startMariaDb( layout );
		}
		writeDropIn( layout, tools, db === 'sqlite' );
		writeMustUsePlugins( layout );
		writeConfig( layout, {
			url,
			database: server?.database ?? null,
			hasFront: php === 'wasm',
		} );
		writeScenarioConstants( layout, scenario, port );
		const hasPlugin = placePlugin( layout, plugin, isPluginMounted );

		const wasm =
			php === 'wasm'
				? wasmRuntime( { layout, port, isPluginMounted, say } )
				: null;
		runtime = wasm ?? nativeRuntime( { layout, wpCli: tools.wpCli } );
		record ??= {
			wordpress: source.id,
			db,
			url: await fillSite( layout, runtime, source, tools, db ),
		};
		writeRecord( layout, record );
		await runtime.runScript( 'prepare.php', {
			url,
			oldUrl: record.url,
			plugin: hasPlugin ? PLUGIN_FILE : null,
		} );
		writeRecord( layout, { ...record, url } );
		await runtime.runScript( 'scenario.php', scenarioArgument( scenario ) );
		await runtime.serve( port );

		const info: SandboxInfo = {
			name: options.name ?? 'site',
			url,
			port,
			dir: layout.dir,
			docroot: layout.docroot,
			contentDir: layout.contentDir,
			users: USERS,
			php,
			db,
			wpVersion: source.id,
			wpCli: tools.wpCli,
			backendUrl: wasm === null ? null : await wasm.backendUrl(),
		};
		return sandboxOver( info, runtime, stop );
	} catch ( error ) {
		await stop();
		throw error;
	}
}
