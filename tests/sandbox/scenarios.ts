import { writeFileSync } from 'node:fs';

import type { SiteLayout } from './layout';
import { scenarioConnection } from './scenario-connection';
import type { Tokens, UserInfo } from './account-service/client/service-client';

export const SCENARIOS = [
	'local',
	'fresh',
	'not-connected',
	'site-only',
	'connected',
	'offline',
] as const;
export type Scenario = ( typeof SCENARIOS )[ number ];

export function isScenario( value: string ): value is Scenario {
	return ( SCENARIOS as readonly string[] ).includes( value );
}

interface ScenarioState {
	hasAccountService: boolean;
	isOffline: boolean;
	/** Whether to delete all data of the plugin. */
	isJustInstalled: boolean;
	isRegistered: boolean;
	/** Login name of the connection owner. */
	owner: string | null;
}

const NOTHING: ScenarioState = {
	hasAccountService: false,
	isOffline: false,
	isJustInstalled: false,
	isRegistered: false,
	owner: null,
};

const STATES: Record< Scenario, ScenarioState > = {
	local: NOTHING,
	fresh: { ...NOTHING, hasAccountService: true, isJustInstalled: true },
	'not-connected': { ...NOTHING, hasAccountService: true },
	'site-only': { ...NOTHING, hasAccountService: true, isRegistered: true },
	connected: {
		...NOTHING,
		hasAccountService: true,
		isRegistered: true,
		owner: 'admin',
	},
	offline: { ...NOTHING, isOffline: true },
};

/** Whether the scenario needs a connection. */
export function isConnecting( scenario: Scenario ): boolean {
	return STATES[ scenario ].isRegistered;
}

/** The site that a scenario is applied to. */
export interface ScenarioSite {
	url: string;
	layout: SiteLayout;
	/**
	 * Null if the account service doesn't run: then registered scenarios aren't
	 * available.
	 */
	accountServiceUrl: string | null;
}

/** The constants of a scenario, in a file that wp-config.php requires. */
export function writeScenarioConstants(
	{ layout, accountServiceUrl }: ScenarioSite,
	scenario: Scenario
): void {
	const state = STATES[ scenario ];
	const lines = [
		'<?php',
		`// The constants of the scenario “${ scenario }”.`,
	];
	if ( state.hasAccountService && accountServiceUrl !== null ) {
		lines.push(
			`define( 'JETPACK_ACCOUNT_SERVICE_URL', '${ accountServiceUrl }' );`
		);
	}
	if ( state.isOffline ) {
		lines.push( "define( 'JETPACK_DEV_DEBUG', true );" );
	}
	writeFileSync( layout.scenario, `${ lines.join( '\n' ) }\n` );
}

/** The argument of scripts/scenario.php. */
export interface ScenarioArgument {
	isJustInstalled: boolean;
	/** Null if the site isn't registered. */
	site: {
		siteId: number;
		registeredUrl: string;
		credentials: Record< string, string >;
	} | null;
	/** Null if no account is linked. */
	owner: {
		login: string;
		account: Record< string, string | number >;
		tokens: Record< string, string | number >;
	} | null;
}

/** An account and its tokens, as the plugin stores them. */
export const accountOf = (
	account: UserInfo,
	tokens: Tokens,
	tokensEnd: number
) => ( {
	account: {
		sub: account.sub,
		ID: Number( account.sub ),
		login: account.preferred_username,
		email: account.email,
		display_name: account.preferred_username,
		avatar: account.picture,
	},
	tokens: {
		access_token: tokens.access_token,
		refresh_token: tokens.refresh_token,
		expires_at: tokensEnd,
	},
} );

/**
 * Writes a scenario's constants and, if it needs them, registers the site and
 * links its owner at the account service. Returns the data for
 * scripts/scenario.php, which stores it like the plugin does. If the registered
 * URL differs from the site's own, the site looks like a moved copy.
 */
export async function prepareScenario(
	site: ScenarioSite,
	scenario: Scenario,
	registeredUrl = site.url
): Promise< ScenarioArgument > {
	const { isJustInstalled, isRegistered, owner } = STATES[ scenario ];
	const { layout, accountServiceUrl } = site;
	writeScenarioConstants( site, scenario );
	if ( ! isRegistered ) {
		return { isJustInstalled, site: null, owner: null };
	}
	if ( accountServiceUrl === null ) {
		throw new Error(
			`The scenario “${ scenario }” needs the account service, and this site was started without it.`
		);
	}
	const { registration, tokens, tokensEnd, account } =
		await scenarioConnection( {
			serviceUrl: accountServiceUrl,
			siteUrl: registeredUrl,
			file: layout.connection,
		} );
	const {
		client_id,
		client_secret,
		registration_access_token,
		registration_client_uri,
	} = registration;
	return {
		isJustInstalled,
		site: {
			siteId: registration.site_id,
			registeredUrl,
			credentials: {
				client_id,
				client_secret,
				registration_access_token,
				registration_client_uri,
			},
		},
		owner:
			owner === null
				? null
				: {
						login: owner,
						...accountOf( account, tokens, tokensEnd ),
				  },
	};
}
