import { screen, within } from '@testing-library/react';
import type { InitialState } from '../../../api/initial-state';
import {
	ACCOUNT_SERVICE,
	makeConnectionStatus,
	makeModule,
	makePageData,
} from '../../../api/page-data.fixture';
import { renderScreen } from '../../../../tests/unit/render-screen';
import { AtAGlance } from '../at-a-glance';
import { securitySection } from './security';

// The tests need the cards, not their placeholders.
beforeAll( async () => {
	for ( const card of securitySection.cards ) {
		await card.preload?.();
	}
} );

/** A preloaded response body, in the format of its route. */
export function kept( body: unknown, age = 1 ) {
	return { body, age };
}

/** The format of routes that return their data as a JSON string. */
export function enveloped( data: unknown ) {
	return { code: 'success', message: '', data: JSON.stringify( data ) };
}

export const REWIND = { state: 'active', reason: '' };
export const SCAN = {
	state: 'idle',
	reason: null,
	threats: [],
	credentials: [ { type: 'managed', still_valid: true } ],
};
export const EVENT = {
	id: '1',
	summary: 'Post published',
	actor: 'marta',
	published: '2026-11-01T10:00:00Z',
};

/** Responses without any problems. */
export const PARTS = {
	rewind: kept( enveloped( REWIND ) ),
	scan: kept( enveloped( SCAN ) ),
	activity: kept( { data: [ EVENT ] } ),
	monitor: kept( { last_down: null, last_checked: null } ),
	akismet: kept( 12 ),
	protect: kept( 7 ),
};

export const OWNED: Partial< InitialState > = {
	accountService: ACCOUNT_SERVICE,
	connectionStatus: makeConnectionStatus( {
		isActive: true,
		isRegistered: true,
		hasConnectedOwner: true,
	} ),
};

export function siteDataWith(
	fields: Partial< InitialState[ 'siteData' ] >
): InitialState[ 'siteData' ] {
	return { ...makePageData().initialState.siteData, ...fields };
}

export const MODULES = {
	protect: makeModule( 'protect', { activated: true } ),
	monitor: makeModule( 'monitor', {
		name: 'Downtime monitoring',
		activated: true,
		requires_connection: true,
		requires_user_connection: true,
	} ),
};

/**
 * Renders the dashboard for an administrator whose plan includes everything;
 * tests override fields as needed.
 */
export function renderSecurity( fields: Partial< InitialState > = {} ) {
	return renderScreen( <AtAGlance />, {
		...OWNED,
		getModules: MODULES,
		siteData: siteDataWith( {
			plan: { product_slug: 'jetpack_security_t1_yearly' },
		} ),
		dashboard: { parts: PARTS },
		ownPlugins: { akismet: 'active', vaultpress: 'not-installed' },
		canInstallPlugins: true,
		...fields,
	} );
}

/** Like renderSecurity, with some response bodies replaced. */
export function renderParts(
	parts: Readonly< Record< string, unknown > >,
	fields: Partial< InitialState > = {}
) {
	return renderSecurity( {
		dashboard: {
			parts: {
				...PARTS,
				...Object.fromEntries(
					Object.entries( parts ).map( ( [ name, body ] ) => [
						name,
						body === null ? undefined : kept( body ),
					] )
				),
			},
		},
		...fields,
	} );
}

export function cardOf( title: string ): HTMLElement {
	return screen.getByRole( 'article', { name: title } );
}

export const inCard = ( title: string ) => within( cardOf( title ) );
