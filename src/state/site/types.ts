import type { SpamKeyCheck } from '../../api/spam-key';
import type { GoogleVerification } from '../../api/google-verification';
import type { FirewallSettings } from '../../api/waf';
import type { Plugins } from '../../api/plugins';
import type { Lockouts, UnlockTarget } from '../../api/protect';
import type { PartAnswers, PartName } from '../../api/dashboard';
import type { OwnPlugins, RecordCounts } from '../../api/site-facts';
import type { RequestAction, Requests } from '../request';
import type { StatsAction, StatsRequest, StatsState } from './stats/types';
import type { Parts } from './parts';

export type { OwnPluginState, RecordCounts } from '../../api/site-facts';
export type { PartState } from './parts';

/** Facts of the page that don't change while it is open. */
export interface SiteFacts {
	readonly title: string;
	readonly icon: string;
	/** The home URL without scheme, each `/` as `::`; for redirect links. */
	readonly rawUrl: string;
	/** With its slash. */
	readonly adminUrl: string;
	readonly pluginUrl: string;
	readonly lastPostUrl: string;
	readonly version: string;
	readonly isDevVersion: boolean;
	readonly siteId: number;
	readonly planSlug: string;
	readonly dateFormat: string;
	readonly isVisibleToSearchEngines: boolean;
	readonly isAtomic: boolean;
	readonly isMultisite: boolean;
	readonly showsPromotions: boolean;
	readonly showsBackups: boolean;
	readonly showsMyJetpack: boolean;
	readonly isWooActive: boolean;
	/** The visitor's address as brute-force protection sees it; '' = unknown. */
	readonly currentIp: string;
	/** What the theme supports, by name. */
	readonly themeSupport: Readonly< Record< string, boolean > >;
	/** Role's slug → its name, of roles that can be given. */
	readonly roles: Readonly< Record< string, string > >;
	/** What links to the provider's shop carry, each '' where there is none. */
	readonly purchaseToken: string;
	readonly affiliate: string;
	readonly subsidiaryId: string;
	readonly environment: string;
	/** Null for those who may not know. */
	readonly recordCounts: RecordCounts | null;
	/** What the site says of itself under its title. */
	readonly tagline: string;
	/** With its slash. */
	readonly homeUrl: string;
	/** The plugin that sees to SEO in our place; '' for none. */
	readonly seoConflict: string;
	/** How the anti-spam plugin describes itself; empty while it doesn't run. */
	readonly antispamPlugin: {
		readonly description: string;
		readonly url: string;
	};
	/** Opens the pop-up that connects this user to Google; '' = there is none. */
	readonly googleConnectUrl: string;
	/** Its admin pages that this user may open, beside the dashboard. */
	readonly adminPages: readonly string[];
	readonly canInstallPlugins: boolean;
}

export interface SiteState {
	readonly facts: SiteFacts;
	/** What the dashboard's cards show, as far as it was asked. */
	readonly parts: Parts;
	/** Null until known. */
	readonly lockouts: Lockouts | null;
	readonly plugins: Plugins | null;
	readonly ownPlugins: OwnPlugins;
	readonly pluginUpdates: number | null;
	readonly firewall: FirewallSettings | null;
	/** Null until known. */
	readonly googleVerification: GoogleVerification | null;
	/** What the anti-spam service said of a key; '' is the one that is stored. */
	readonly spamKeys: Readonly< Record< string, SpamKeyCheck > >;
	readonly stats: StatsState;
	readonly requests: Requests;
}

type RefreshArgs = { readonly isRefresh?: boolean } | undefined;

interface SiteRead< Name extends string, Result > {
	readonly slice: 'site';
	readonly name: Name;
	readonly args: RefreshArgs;
	readonly result: Result;
}

export type FetchLockouts = SiteRead< 'fetch-lockouts', Lockouts >;
export type FetchPlugins = SiteRead< 'fetch-plugins', Plugins >;
export type FetchPluginUpdates = SiteRead< 'fetch-plugin-updates', number >;
export type FetchFirewall = SiteRead< 'fetch-firewall', FirewallSettings >;

export interface CheckSpamKey {
	readonly slice: 'site';
	readonly name: 'check-spam-key';
	readonly args: {
		/** '' for the one that is stored. */
		readonly key: string;
		readonly isRefresh?: boolean;
	};
	readonly result: SpamKeyCheck;
}

export interface FetchGoogleVerification {
	readonly slice: 'site';
	readonly name: 'fetch-google-verification';
	/** Of the user's connection to Google, where one was just made. */
	readonly args: number | undefined;
	readonly result: GoogleVerification;
}

export interface VerifyWithGoogle {
	readonly slice: 'site';
	readonly name: 'verify-with-google';
	/** Of the user's connection to Google. */
	readonly args: number;
	readonly result: GoogleVerification;
}

export interface FetchParts {
	readonly slice: 'site';
	readonly name: 'fetch-parts';
	readonly args: {
		readonly parts: readonly PartName[];
		/** 'Try again': of one part, from its own route. */
		readonly isRetry?: boolean;
	};
	readonly result: PartAnswers;
}

export interface InstallPlugin {
	readonly slice: 'site';
	readonly name: 'install-plugin';
	readonly args: {
		readonly slug: string;
		/** Who asks for it: a card's name, say. */
		readonly source?: string;
	};
	readonly result: void;
}

export interface Unlock {
	readonly slice: 'site';
	readonly name: 'unlock';
	readonly args: UnlockTarget;
	readonly result: void;
}

export type SiteRequest =
	| FetchParts
	| InstallPlugin
	| FetchLockouts
	| FetchPlugins
	| FetchPluginUpdates
	| FetchFirewall
	| FetchGoogleVerification
	| VerifyWithGoogle
	| CheckSpamKey
	| Unlock
	| StatsRequest;

export type SiteAction = RequestAction< SiteRequest > | StatsAction;
