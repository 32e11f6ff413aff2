import { writeFileSync } from 'node:fs';

import type { SiteLayout } from './layout';

export const SCENARIOS = [
	'local',
	'connected',
	'not-connected',
	'site-only',
	'offline',
] as const;
export type Scenario = ( typeof SCENARIOS )[ number ];

export function isScenario( value: string ): value is Scenario {
	return ( SCENARIOS as readonly string[] ).includes( value );
}

interface ScenarioFacts {
	hasAccountService: boolean;
	isOffline: boolean;
	isRegistered: boolean;
	/** Log-in name of the connection's owner. */
	owner: string | null;
}

const FACTS: Record< Scenario, ScenarioFacts > = {
	local: {
		hasAccountService: false,
		isOffline: false,
		isRegistered: false,
		owner: null,
	},
	connected: {
		hasAccountService: true,
		isOffline: false,
		isRegistered: true,
		owner: 'admin',
	},
	'not-connected': {
		hasAccountService: true,
		isOffline: false,
		isRegistered: false,
		owner: null,
	},
	'site-only': {
		hasAccountService: true,
		isOffline: false,
		isRegistered: true,
		owner: null,
	},
	offline: {
		hasAccountService: false,
		isOffline: true,
		isRegistered: false,
		owner: null,
	},
};

/** Where a scenario's account service is: the port after the site's. */
export function accountServiceUrl( sitePort: number ): string {
	return `http://127.0.0.1:${ sitePort + 1 }`;
}

/** The constants of a scenario, in a file that wp-config.php requires. */
export function writeScenarioConstants(
	layout: SiteLayout,
	scenario: Scenario,
	sitePort: number
): void {
	const facts = FACTS[ scenario ];
	const lines = [
		'<?php',
		`// The constants of the scenario “${ scenario }”.`,
	];
	if ( facts.hasAccountService ) {
		lines.push(
			`define( 'JETPACK_ACCOUNT_SERVICE_URL', '${ accountServiceUrl(
				sitePort
			) }' );`
		);
	}
	if ( facts.isOffline ) {
		lines.push( "define( 'JETPACK_DEV_DEBUG', true );" );
	}
	writeFileSync( layout.scenario, `${ lines.join( '\n' ) }\n` );
}

/** What scripts/scenario.php takes. */
export function scenarioArgument( scenario: Scenario ): {
	isRegistered: boolean;
	owner: string | null;
} {
	const { isRegistered, owner } = FACTS[ scenario ];
	return { isRegistered, owner };
}
