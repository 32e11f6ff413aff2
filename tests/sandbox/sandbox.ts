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

/** Plain JSON that lets another process connect to a running site. */
export interface SandboxInfo {
	name: string;
	/** E.g. http://127.0.0.1:9400, without a slash. */
	url: string;
	port: number;
	/** `.sandbox/<name>`. */
	dir: string;
	/** WordPress's root, used as the document root. */
	docroot: string;
	/** wp-content, where tests put must-use plugins and fake plugins. */
	contentDir: string;
	users: Record< Login, User >;
	php: PhpKind;
	db: DatabaseKind;
	wpVersion: string;
	/** WP-CLI's phar. */
	wpCli: string;
	/** With --php wasm, the address of PHP behind our proxy; else null. */
	backendUrl: string | null;
	/** Null if the site was started without one. */
	accountService: AccountServiceInfo | null;
	publicServices: PublicServicesInfo;
}

export interface Sandbox
	extends Omit< SandboxInfo, 'accountService' | 'publicServices' > {
	info: SandboxInfo;
	/**
	 * Simulates the plugin directory and the services of the anti-spam and
	 * vault plugins.
	 */
	publicServices: RemotePublicServices;
	/** Installs or removes the plugins that the dashboard offers. */
	plugins: SitePlugins;
	/**
	 * Controls the account service. Throws if the site was started without it.
	 */
	readonly accountService: RemoteAccountService;
	/**
	 * Writes a scenario's constants, and sets up its connection at the account
	 * service and in the plugin's options.
	 */
	applyScenario(
		scenario: Scenario,
		/**
		 * `registeredUrl`: the site's URL at registration, if it differs from
		 * its current one (an identity crisis).
		 */
		options?: { registeredUrl?: string }
	): Promise< void >;
	/** Offsets the plugin's clock by this many seconds; 0 resets it. */
	setClock( offsetSeconds: number ): Promise< void >;
	/**
	 * Runs PHP inside WordPress and returns its trimmed output. Rejects with
	 * PHP's message.
	 */
	wpEval( php: string ): Promise< string >;
	/**
	 * The same from the command line, without a time limit, and for PHP that
	 * kills its process: the server doesn't replace a worker. Native PHP only.
	 */
	wpEvalAlone( php: string ): Promise< string >;
	/**
	 * Runs WP-CLI, e.g. `wp( [ 'option', 'get', 'home' ] )`, and returns its
	 * trimmed output.
	 */
	wp( args: readonly string[], input?: string ): Promise< string >;
	/** The rows of a query, as strings by column. */
	sql( query: string ): Promise< Record< string, string | null >[] >;
	/** Runs the due cron events. */
	runCron(): Promise< void >;
	mails(): Promise< Mail[] >;
	resetMails(): Promise< void >;
	/** Sends emails by SMTP to this local port; null collects them again. */
	sendMailsTo( port: number | null ): Promise< void >;
	/** PHP's notices, warnings and errors so far. */
	debugLog(): Promise< string >;
	resetDebugLog(): Promise< void >;
	/**
	 * Stops every process of the site and keeps its state. No-op on an attached
	 * sandbox.
	 */
	stop(): Promise< void >;
}

/** The site in the form that scenarios need. */
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

/** The test API of a running site. */
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
		wpEvalAlone: async ( php ) =>
			( await runtime.runPhpAlone( php ) ).trim(),
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
		wp: async ( args, input ) => ( await runtime.wp( args, input ) ).trim(),
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
		sendMailsTo: async ( port ) => {
			if ( port === null ) {
				rmSync( layout.smtpPort, { force: true } );
			} else {
				writeFileSync( layout.smtpPort, String( port ) );
			}
		},
		debugLog: async () =>
			existsSync( layout.debugLog )
				? readFileSync( layout.debugLog, 'utf8' )
				: '',
		resetDebugLog: async () => rmSync( layout.debugLog, { force: true } ),
		stop,
	};
}

/**
 * Attaches to a site that another process started (Jest's global setup):
 * everything except stop().
 */
export function attachSandbox( info: SandboxInfo ): Sandbox {
	const layout = siteLayout( info.name );
	const { backendUrl } = info;
	const runtime =
		backendUrl === null
			? nativeCommands( { layout, wpCli: info.wpCli }, () => info.url )
			: wasmCommands( layout, async () => backendUrl );
	return sandboxOver( info, runtime, async () => {} );
}
