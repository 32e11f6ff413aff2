import type { SiteLayout } from './layout';

/** Runs the site's PHP: the machine's own, or WebAssembly. */
export interface Runtime {
	/** Starts the server and resolves when it responds. */
	serve( port: number ): Promise< void >;
	/**
	 * Runs PHP inside WordPress and returns its output; `argument` is its
	 * $argument.
	 */
	runPhp(
		code: string,
		argument?: unknown,
		env?: NodeJS.ProcessEnv
	): Promise< string >;
	/** The same in a process of its own, never in the server's. */
	runPhpAlone( code: string ): Promise< string >;
	/** Runs a file of wordpress/scripts inside WordPress. */
	runScript(
		script: string,
		argument?: unknown,
		env?: NodeJS.ProcessEnv
	): Promise< string >;
	runCron(): Promise< void >;
	/** `input` is what the command reads from its standard input. */
	wp( args: readonly string[], input?: string ): Promise< string >;
	stop(): Promise< void >;
}

export interface RuntimeOptions {
	layout: SiteLayout;
	/** WP-CLI's phar. */
	wpCli: string;
	/** PHP settings of the server (`name=value`) instead of the usual ones. */
	phpSettings?: readonly string[] | undefined;
}
