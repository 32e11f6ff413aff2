import { mkdirSync } from 'node:fs';

import { spawnAccountService } from './account-service/spawn';
import type { SpawnedAccountService } from './account-service/spawn';
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
import type { SiteLayout } from './layout';
import { linkAuthors } from './link-authors';
import { findNativePhp, findMissingExtensions } from './native-php';
import { nativeRuntime } from './native-runtime';
import { startMariaDb } from './mariadb';
import type { MariaDb } from './mariadb';
import { accountServicePort, claimBothPorts, claimPort } from './ports';
import { startPublicServices } from './public-services/server';
import type { PublicServices } from './public-services/server';
import type { Runtime } from './runtime';
import { sandboxOver, scenarioSite } from './sandbox';
import type { PhpKind, Sandbox, SandboxInfo } from './sandbox';
import {
	isConnecting,
	prepareScenario,
	writeScenarioConstants,
} from './scenarios';
import type { Scenario } from './scenarios';
import { lockSite } from './site-lock';
import { placePlugin, writeDropIn, writeMustUsePlugins } from './site-files';
import type { StartOptions } from './start-options';
import { wasmRuntime } from './wasm-runtime';
import { USERS } from './users';
import { wordPressSource, wordPressTools } from './wordpress-source';
import { writeConfig } from './wp-config';

/**
 * The PHP to use: the requested one, or the machine's own if it is suitable.
 */
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
	const lacks = findMissingExtensions( findNativePhp(), db );
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

/** Whether to reuse the existing site. */
function stays(
	wanted: Scenario | undefined,
	last: Scenario | undefined,
	isConnected: boolean
): boolean {
	return wanted === undefined
		? last !== undefined
		: wanted === last && isConnected && isConnecting( wanted );
}

/** Both ports: a free pair, or the requested ones. */
async function claimPorts(
	port: number,
	hasAccountService: boolean
): Promise< number > {
	if ( port !== 0 && hasAccountService ) {
		await claimBothPorts( port );
	}
	return claimPort( port );
}

/** Delete the state of a discarded site before the service reads it. */
async function startService(
	layout: SiteLayout,
	port: number,
	isPortFree: boolean
): Promise< SpawnedAccountService > {
	try {
		return await spawnAccountService( layout.accountService, port );
	} catch ( error ) {
		if ( ! isPortFree ) {
			throw error;
		}
		// Taken by another process since the check.
		return spawnAccountService( layout.accountService );
	}
}

/**
 * Starts WordPress with the plugin active, and the account service; resolves
 * when both respond.
 */
export async function startSandbox(
	options: StartOptions = {}
): Promise< Sandbox > {
	const say = options.quiet
		? () => {}
		: ( line: string ) => process.stderr.write( `${ line }\n` );
	const db = options.db ?? 'sqlite';
	const php = choosePhp( options.php, db );
	const layout = siteLayout( options.name ?? 'site' );
	const hasService = options.accountService ?? true;
	const port = await claimPorts( options.port ?? 0, hasService );
	const url = `http://127.0.0.1:${ port }`;
	const unlock = lockSite( layout, url );

	let runtime: Runtime | null = null;
	let server: MariaDb | null = null;
	let publicServices: PublicServices | null = null;
	let starting: Promise< SpawnedAccountService > | null = null;
	const stop = async (): Promise< void > => {
		await starting?.then(
			( service ) => service.stop(),
			() => {}
		);
		await runtime?.stop();
		await server?.stop();
		await publicServices?.stop();
		unlock();
	};
	try {
		const source = await wordPressSource( options.wp, say );
		const tools = await wordPressTools( say );
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
		const scenario =
			options.scenario ??
			record?.scenario ??
			options.newSiteScenario ??
			'local';
		if ( hasService ) {
			// In parallel, because it takes a second.
			starting = startService(
				layout,
				accountServicePort( port ),
				! options.port
			);
			starting.catch( () => {} );
		}
		mkdirSync( layout.mails, { recursive: true } );
		if ( db === 'mariadb' ) {
			server = await startMariaDb( layout );
		}
		writeDropIn( layout, tools, db === 'sqlite' );
		writeMustUsePlugins( layout );
		publicServices = await startPublicServices();
		writeConfig( layout, {
			url,
			database: server?.database ?? null,
			publicServicesUrl: publicServices.url,
			hasFront: php === 'wasm',
		} );
		const hasPlugin = placePlugin( layout, plugin, isPluginMounted );

		const wasm =
			php === 'wasm'
				? wasmRuntime( { layout, port, isPluginMounted, say } )
				: null;
		runtime =
			wasm ??
			nativeRuntime( {
				layout,
				wpCli: tools.wpCli,
				phpSettings: options.phpSettings,
			} );
		const isNew = record === null;
		record ??= {
			wordpress: source.id,
			db,
			url: await fillSite( layout, runtime, source, tools, db ),
		};
		writeRecord( layout, record );
		const service = await starting;
		const accountService = service && {
			url: service.url,
			switchUrl: service.switchUrl,
		};
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
			accountService,
			publicServices: { url: publicServices.url },
		};
		const site = scenarioSite( info );
		writeScenarioConstants( site, scenario );
		const { isConnected } = JSON.parse(
			await runtime.runScript( 'prepare.php', {
				url,
				oldUrl: record.url,
				accountServiceUrl: site.accountServiceUrl,
				oldAccountServiceUrl: record.accountServiceUrl ?? null,
				plugin: hasPlugin ? PLUGIN_FILE : null,
			} )
		) as { isConnected: boolean };
		if ( ! stays( options.scenario, record.scenario, isConnected ) ) {
			await runtime.runScript(
				'scenario.php',
				await prepareScenario( site, scenario )
			);
		}
		if (
			isNew &&
			options.hasStatistics &&
			hasPlugin &&
			scenario !== 'fresh'
		) {
			await runtime.runScript( 'seed-statistics.php' );
			await runtime.runScript(
				'seed-authors.php',
				await linkAuthors( site, scenario === 'connected' )
			);
			const areSafeguardsOn = scenario === 'local' && php === 'native';
			await runtime.runScript( 'seed-modules.php', { areSafeguardsOn } );
			await runtime.runScript( 'seed-activity.php' );
		}
		writeRecord( layout, {
			...record,
			url,
			scenario,
			accountServiceUrl: site.accountServiceUrl,
		} );
		await runtime.serve( port );
		return sandboxOver( info, runtime, stop );
	} catch ( error ) {
		await stop();
		throw error;
	}
}
