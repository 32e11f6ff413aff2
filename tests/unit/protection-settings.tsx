import { screen } from '@testing-library/react';
import { mockNetwork, json } from '../../src/api/network.fixture';
import type { SentRequest } from '../../src/api/network.fixture';
import {
	makeConnectionStatus,
	makeModule,
} from '../../src/api/page-data.fixture';
import { SettingsScreen } from '../../src/screens/settings/settings-screen';
import { renderScreen } from './render-screen';

export const NAME = 'Brute force protection';
export const ALLOW_LIST = 'jetpack_protect_global_whitelist';
export const OFFLINE = makeConnectionStatus( {
	offlineMode: {
		isActive: true,
		constant: true,
		url: false,
		filter: false,
		wpLocalConstant: false,
	},
} );
const NO_ACTIVITY = {
	lockouts: [],
	attempts: [],
	client: { address: '192.0.2.7', isAllowed: false, viaProxy: false },
	proxy: { isTrusted: false, header: '', hint: null },
};

/**
 * A fake site that stores what it receives and responds as in
 * docs/contract/rest.md#settings.
 */
export function fakeSite(
	onPost?: (
		call: SentRequest
	) => Response | Promise< Response > | Error | null
) {
	const stored: Record< string, unknown > = {
		protect: true,
		[ ALLOW_LIST ]: { local: [ '10.0.0.1' ] },
	};
	return mockNetwork( ( call ) => {
		if ( call.url.pathname.endsWith( '/lockouts' ) ) {
			return json( NO_ACTIVITY );
		}
		if ( call.method === 'POST' ) {
			const special = onPost?.( call ) ?? null;
			if ( special ) {
				return special;
			}
			const body = call.body as Record< string, unknown >;
			Object.assign( stored, body );
			if ( typeof body[ ALLOW_LIST ] === 'string' ) {
				const lines = body[ ALLOW_LIST ].split( '\n' );
				stored[ ALLOW_LIST ] = {
					local: lines.map( ( line ) => line.trim() ),
				};
			}
			return json( { code: 'success', message: 'Updated.' } );
		}
		return json( stored );
	} );
}

export function renderCard(
	fields: Record< string, unknown > = {},
	state = {}
) {
	return renderScreen( <SettingsScreen section="security" />, {
		getModules: {
			protect: makeModule( 'protect', {
				name: NAME,
				activated: true,
				...fields,
			} ),
		},
		settings: { protect: true, [ ALLOW_LIST ]: { local: [ '10.0.0.1' ] } },
		...state,
	} );
}

export const toggle = () =>
	screen.getByRole( 'switch', { name: 'Block password guessing' } );
export const list = () =>
	screen.getByRole( 'textbox', { name: 'Always allowed IP addresses' } );
export const add = () =>
	screen.getByRole( 'button', { name: 'Add to Always Allowed list' } );
export const save = () =>
	screen.getByRole( 'button', { name: /^(Save settings|Saving…)$/ } );
export const posts = ( calls: readonly SentRequest[] ) =>
	calls
		.filter( ( { method } ) => method === 'POST' )
		.map( ( { body } ) => body );
