import { json, mockNetwork } from '../../api/network.fixture';
import type { SentRequest } from '../../api/network.fixture';
import { CONNECTED_SITE, openStore } from '../connection/connection.fixture';
import type { InitialState } from '../../api/initial-state';

/** For tests: the store of a connected site. */
export const open = ( given: Partial< InitialState > = {} ) =>
	openStore( { ...CONNECTED_SITE, ...given } );

export const settled = () =>
	new Promise( ( resolve ) => setTimeout( resolve, 0 ) );

export const pathOf = ( { url }: SentRequest ) =>
	url.pathname.replace( '/wp-json/jetpack/v4/recommendations/', '' );

export const OFFER = {
	title: 'Backup',
	description: 'Saves every change.',
	cost: 9.95,
	currency_code: 'USD',
	cost_timeframe: 'per month',
	billing_timeframe: 'paid yearly',
	features: [ 'Daily backups' ],
};

export const STORED = {
	'site-type-store': true,
	'site-type-other': false,
	selectedRecommendations: [ 'monitor' ],
	skippedRecommendations: [ 'woocommerce' ],
	viewedRecommendations: [ 'site-type-question' ],
};

export function answerReads(
	answers: Readonly< Record< string, unknown > > = {}
) {
	return mockNetwork( ( call ) =>
		json( call.method === 'POST' ? true : answers[ pathOf( call ) ] ?? [] )
	);
}
