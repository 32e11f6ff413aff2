import type { SiteLayout } from './layout';

/** Whatever runs the site's PHP: the machine's own, or WebAssembly. */
export interface Runtime {
	/** Starts serving the site and resolves when it answers. */
	serve( port: number ): Promise< void >;
	/** Runs PHP inside WordPress; `argument` is its $argument. What it prints. */
	runPhp(
		code: string,
		argument?: unknown,
		env?: NodeJS.ProcessEnv
	): Promise< string >;
	/** Runs a file of wordpress/scripts inside WordPress. */
	runScript(
		script: string,
		argument?: unknown,
		env?: NodeJS.ProcessEnv
	): Promise< string >;
	runCron(): Promise< void >;
	wp( args: readonly string[] ): Promise< string >;
	stop(): Promise< void >;
}

export interface RuntimeOptions {
	layout: SiteLayout;
	/** WP-CLI's phar. */
	wpCli: string;
}
