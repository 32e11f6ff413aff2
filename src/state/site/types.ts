import type { SpamKeyCheck } from '../../api/spam-key';
import type { SignOnTest } from '../../api/sign-on-test';
import type { GoogleVerification } from '../../api/google-verification';
import type { FirewallSettings } from '../../api/waf';
import type { Plugins } from '../../api/plugins';
import type { Lockouts, UnlockTarget } from '../../api/protect';
import type { PartResponses, PartName } from '../../api/dashboard';
import type { OwnPlugins, SiteInfo } from '../../api/site-info';
import type { RequestAction, Requests } from '../request';
import type { StatsAction, StatsRequest, StatsState } from './stats/types';
import type { DashboardParts } from './parts';

export type {
	OwnPluginState,
	RecordCounts,
	SiteInfo,
} from '../../api/site-info';
export type { PartState } from './parts';

export interface SiteState {
	readonly info: SiteInfo;
	/** Data of the dashboard's cards, as far as fetched. */
	readonly parts: DashboardParts;
	/** Null until known. */
	readonly lockouts: Lockouts | null;
	readonly plugins: Plugins | null;
	readonly ownPlugins: OwnPlugins;
	readonly pluginUpdates: number | null;
	readonly firewall: FirewallSettings | null;
	/** Null until known. */
	readonly googleVerification: GoogleVerification | null;
	/** The anti-spam service's result per key; '' is the stored key. */
	readonly spamKeys: Readonly< Record< string, SpamKeyCheck > >;
	/** Null until tested. */
	readonly signOnTest: SignOnTest | null;
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
		/** '' for the stored key. */
		readonly key: string;
		readonly isRefresh?: boolean;
	};
	readonly result: SpamKeyCheck;
}

export interface TestSignOn {
	readonly slice: 'site';
	readonly name: 'test-sign-on';
	readonly args: void;
	readonly result: SignOnTest;
}

export interface FetchGoogleVerification {
	readonly slice: 'site';
	readonly name: 'fetch-google-verification';
	/** ID of the user's new connection to Google, if one was just created. */
	readonly args: number | undefined;
	readonly result: GoogleVerification;
}

export interface VerifyWithGoogle {
	readonly slice: 'site';
	readonly name: 'verify-with-google';
	/** ID of the user's connection to Google. */
	readonly args: number;
	readonly result: GoogleVerification;
}

export interface FetchParts {
	readonly slice: 'site';
	readonly name: 'fetch-parts';
	readonly args: {
		readonly parts: readonly PartName[];
		/** 'Try again': fetches one part from its own route. */
		readonly isRetry?: boolean;
		/** Whether the server ignores its caches. */
		readonly isRefresh?: boolean;
	};
	readonly result: PartResponses;
}

export interface InstallPlugin {
	readonly slice: 'site';
	readonly name: 'install-plugin';
	readonly args: {
		readonly slug: string;
		/** What started the installation, such as a card's name. */
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
	| TestSignOn
	| Unlock
	| StatsRequest;

export type SiteAction = RequestAction< SiteRequest > | StatsAction;
