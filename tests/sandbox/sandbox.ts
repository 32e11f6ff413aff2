import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { accountServiceAt } from './account-service/remote';
import type {
	AccountServiceInfo,
	RemoteAccountService,
} from './account-service/remote';
import type { DatabaseKind } from './install';
import { publicServicesAt } from './public-services/remote';
import type {
	PublicServicesInfo,
	RemotePublicServices,
} from './public-services/remote';
import { siteLayout } from './layout';
import { clearMails, readMails } from './mails';
import type { Mail } from './mails';
import { nativeCommands } from './native-runtime';
import type { Runtime } from './runtime';
import { prepareScenario } from './scenarios';
import type { Scenario, ScenarioSite } from './scenarios';
import { sitePlugins } from './site-plugins';
import type { SitePlugins } from './site-plugins';
import type { Login, User } from './users';
import { wasmCommands } from './wasm-runtime';

export type PhpKind = 'native' | 'wasm';

/** What it takes to reach a running site from another process: plain JSON. */
export interface SandboxInfo {
	name: string;
	/** E.g. http://127.0.0.1:9400, without a slash. */
	url: string;
	port: number;
	/** `.sandbox/<name>`. */
	dir: string;
	/** WordPress's root, which the server serves. */
	docroot: string;
	/** wp-content: tests drop must-use plugins and fake plugins there. */
	contentDir: string;
	users: Record< Login, User >;
	php: PhpKind;
	db: DatabaseKind;
	wpVersion: string;
	/** WP-CLI's phar. */
	wpCli: string;
	/** With --php wasm, where PHP answers behind our front; else null. */
	backendUrl: string | null;
	/** Null when the site was started without one. */
	accountService: AccountServiceInfo | null;
	publicServices: PublicServicesInfo;
}

export interface Sandbox
	extends Omit< SandboxInfo, 'accountService' | 'publicServices' > {
	info: SandboxInfo;
	/** The plugin directory, the anti-spam service and the vault plugin's, as the site finds them on the public internet. */
	publicServices: RemotePublicServices;
	/** Puts the plugins that the dashboard offers there, or takes them away. */
	plugins: SitePlugins;
	/** The provider's side. Throws when the site was started without it. */
	readonly accountService: RemoteAccountService;
	/** Writes the constants that a scenario stands for, and makes its connection at the account service and in the plugin's options. */
	applyScenario(
		scenario: Scenario,
		/** `registeredUrl`: where the site was when it was registered, if that isn't its address: an identity crisis. */
		options?: { registeredUrl?: string }
	): Promise< void >;
	/** Shifts the plugin's clock, in seconds from now; 0 sets it right. */
	setClock( offsetSeconds: number ): Promise< void >;
	/** Runs PHP inside WordPress, from the command line; what it prints, trimmed. Rejects with PHP's message. */
	wpEval( php: string ): Promise< string >;
	/** Runs WP-CLI, e.g. `wp( [ 'option', 'get', 'home' ] )`; what it prints, trimmed. */
	wp( args: readonly string[] ): Promise< string >;
	/** The rows of a query, as strings by column. */
	sql( query: string ): Promise< Record< string, string | null >[] >;
	/** Does the scheduled work that is due. */
	runCron(): Promise< void >;
	mails(): Promise< Mail[] >;
	resetMails(): Promise< void >;
	/** PHP's notices, warnings and errors so far. */
	debugLog(): Promise< string >;
	resetDebugLog(): Promise< void >;
	/** Ends every process of the site; its state stays. Does nothing on an attached sandbox. */
	stop(): Promise< void >;
}

/** The site as scenarios take it. */
export function scenarioSite( {
	name,
	url,
	accountService,
}: SandboxInfo ): ScenarioSite {
	return {
		url,
		layout: siteLayout( name ),
		accountServiceUrl: accountService?.url ?? null,
	};
}

/** The harness over a site that runs. */
export function sandboxOver(
	info: SandboxInfo,
	runtime: Omit< Runtime, 'serve' | 'stop' >,
	stop: () => Promise< void >
): Sandbox {
	const layout = siteLayout( info.name );
	const wpEval = async ( php: string ): Promise< string > =>
		( await runtime.runPhp( php ) ).trim();
	return {
		...info,
		info,
		publicServices: publicServicesAt( info.publicServices ),
		plugins: sitePlugins( wpEval ),
		get accountService() {
			if ( info.accountService === null ) {
				throw new Error(
					'This site was started without an account service.'
				);
			}
			return accountServiceAt( info.accountService );
		},
		wpEval,
		applyScenario: async ( scenario, { registeredUrl } = {} ) => {
			await runtime.runScript(
				'scenario.php',
				await prepareScenario(
					scenarioSite( info ),
					scenario,
					registeredUrl
				)
			);
		},
		setClock: async ( offsetSeconds ) => {
			if ( offsetSeconds === 0 ) {
				rmSync( layout.clock, { force: true } );
			} else {
				writeFileSync(
					layout.clock,
					String( Math.trunc( offsetSeconds ) )
				);
			}
		},
		wp: async ( args ) => ( await runtime.wp( args ) ).trim(),
		sql: async ( query ) =>
			JSON.parse(
				await runtime.runPhp(
					'global $wpdb; $rows = $wpdb->get_results( $argument, ARRAY_A );' +
						'if ( $wpdb->last_error ) { fwrite( STDERR, $wpdb->last_error ); exit( 1 ); }' +
						'echo wp_json_encode( $rows );',
					query
				)
			) as Record< string, string | null >[],
		runCron: () => runtime.runCron(),
		mails: async () => readMails( layout ),
		resetMails: async () => clearMails( layout ),
		debugLog: async () =>
			existsSync( layout.debugLog )
				? readFileSync( layout.debugLog, 'utf8' )
				: '',
		resetDebugLog: async () => rmSync( layout.debugLog, { force: true } ),
		stop,
	};
}

/** The harness over a site that another process started (Jest's global set-up): all but stop(). */
export function attachSandbox( info: SandboxInfo ): Sandbox {
	const layout = siteLayout( info.name );
	const { backendUrl } = info;
	const runtime =
		backendUrl === null
			? nativeCommands( { layout, wpCli: info.wpCli } )
			: wasmCommands( layout, async () => backendUrl );
	return sandboxOver( info, runtime, async () => {} );
}
