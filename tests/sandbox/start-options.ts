import type { DatabaseKind } from './install';
import type { PhpKind } from './sandbox';
import type { Scenario } from './scenarios';
import type { PluginChoice } from './site-files';

export interface StartOptions {
	/** 0, the default, picks a free one. */
	port?: number;
	/** The site's folder in `.sandbox/`; `site` by default. */
	name?: string;
	/** By default, the machine's own PHP if it is suitable. */
	php?: PhpKind;
	db?: DatabaseKind;
	/** A version, a folder or a zip. */
	wp?: string;
	/**
	 * The scenario to apply. A site that is already in it isn't changed: one
	 * that was connected on another port is then in an identity crisis.
	 */
	scenario?: Scenario;
	/**
	 * The scenario of a new site if none is requested; `local` by default. An
	 * existing site keeps its own.
	 */
	newSiteScenario?: Scenario;
	/**
	 * Whether to start the account service on the next port; true by default.
	 */
	accountService?: boolean;
	/** `link` (default) runs the sources in plugin/. */
	plugin?: PluginChoice;
	/** Deletes the site first. */
	fresh?: boolean;
	/**
	 * Whether to turn on features of a new site and to fill them: some months
	 * of views, a message, followers, and blocked logins. Turn off to test the
	 * plugin as freshly installed.
	 */
	hasStatistics?: boolean;
	/**
	 * PHP settings of the server (`name=value`) instead of those for
	 * development.
	 */
	phpSettings?: readonly string[];
	/** Suppresses messages about downloads and the like. */
	quiet?: boolean;
}
