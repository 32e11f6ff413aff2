import { screen } from '@testing-library/react';
import type { InitialState } from '../../src/api/initial-state';
import { mockNetwork, json } from '../../src/api/network.fixture';
import type { SentRequest } from '../../src/api/network.fixture';
import {
	ACCOUNT_SERVICE,
	makeConnectionStatus,
	makeModule,
	makeUser,
} from '../../src/api/page-data.fixture';
import {
	preloadSection,
	SettingsScreen,
} from '../../src/screens/settings/settings-screen';
import { renderScreen } from './render-screen';

// So that no test has to wait for the lazy chunk.
beforeAll( async () => {
	await preloadSection( 'privacy', false );
	await preloadSection( 'privacy', true );
} );

type Values = Readonly< Record< string, unknown > >;

/** A registered site, and an administrator who owns its connection. */
export const CONNECTED: Partial< InitialState > = {
	accountService: ACCOUNT_SERVICE,
	connectionStatus: makeConnectionStatus( {
		isActive: true,
		isRegistered: true,
		isUserConnected: true,
		hasConnectedOwner: true,
	} ),
	userData: makeUser( {}, { isConnected: true, isMaster: true } ),
};

/** The same site without any linked user: site-connection mode. */
export const SITE_ONLY: Partial< InitialState > = {
	accountService: ACCOUNT_SERVICE,
	connectionStatus: makeConnectionStatus( {
		isActive: true,
		isRegistered: true,
	} ),
};

interface SettingsOptions {
	/** The route's query, including the question mark. */
	readonly query?: string;
	/** Slug → additional properties of the module's entry. */
	readonly modules: Readonly< Record< string, Values > >;
	readonly settings?: Values;
	readonly state?: Partial< InitialState >;
	/** Overrides the site's response to a POST. */
	readonly onPost?: (
		call: SentRequest
	) => Response | Promise< Response > | null;
	/** Overrides the site's response to a GET. */
	readonly onGet?: ( call: SentRequest ) => Response | null;
}

/**
 * A settings page of a fake site that stores what it receives.
 *
 * @return The result of renderScreen(), and the posted requests.
 */
export function renderSettings(
	section: string,
	{
		query = '',
		modules,
		settings = {},
		state = CONNECTED,
		onPost,
		onGet,
	}: SettingsOptions
) {
	const switches = Object.fromEntries(
		Object.entries( modules ).map( ( [ slug, { activated = false } ] ) => [
			slug,
			activated,
		] )
	);
	const stored: Record< string, unknown > = { ...switches, ...settings };
	const calls = mockNetwork( ( call ) => {
		if ( call.method !== 'POST' ) {
			return onGet?.( call ) ?? json( stored );
		}
		const special = onPost?.( call );
		if ( special ) {
			return special;
		}
		Object.assign( stored, call.body );
		return json( { code: 'success', message: 'Updated.' } );
	} );
	const page = renderScreen(
		<SettingsScreen section={ section } />,
		{
			...state,
			getModules: Object.fromEntries(
				Object.entries( modules ).map( ( [ slug, fields ] ) => [
					slug,
					makeModule( slug, fields ),
				] )
			),
			settings: { ...stored },
		},
		`/${ section }${ query }`
	);
	return {
		...page,
		posts: () =>
			calls
				.filter( ( { method } ) => method === 'POST' )
				.map( ( { body } ) => body ),
	};
}

export const ON = { activated: true };

export const switchNamed = ( name: string | RegExp ) =>
	screen.getByRole( 'switch', { name } );
export const cardNamed = ( name: string ) =>
	screen.getByRole( 'article', { name } );
export const cardNames = () =>
	screen
		.queryAllByRole( 'heading', { level: 2 } )
		.map( ( { textContent } ) => textContent );
export const saveButtons = () =>
	screen.getAllByRole( 'button', { name: 'Save settings' } );
