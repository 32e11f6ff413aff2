import { useLocation } from 'react-router-dom';
import { json, mockNetwork } from '../../api/network.fixture';
import type { SentRequest } from '../../api/network.fixture';
import { makeModule, makePageData } from '../../api/page-data.fixture';
import type { InitialState } from '../../api/initial-state';
import { CONNECTED_SITE } from '../../state/connection/connection.fixture';
import { renderScreen } from '../../../tests/unit/render-screen';
import { RecommendationsScreen } from './recommendations-screen';

const DAY_MS = 24 * 60 * 60 * 1000;
const HALF_HOUR_MS = 30 * 60 * 1000;

/** For tests: what the server answers, by the end of the path. */
export interface Answers {
	readonly [ path: string ]: unknown;
}

const text = ( data: unknown ) => ( {
	code: 'success',
	message: '',
	data: JSON.stringify( data ),
} );

/** For tests: a product that is suggested. */
export const BACKUP = {
	slug: 'jetpack_backup_t1_yearly',
	title: 'Backup',
	description: 'Saves every change.',
	cost: 10,
	currency_code: 'USD',
	cost_timeframe: 'per month',
	billing_timeframe: 'paid yearly',
	features: [ 'Daily backups' ],
};

/** For tests: a discount that ends in a day and half an hour. */
export const DISCOUNT = {
	code: 'AUTUMN20',
	discount: 20,
	is_used: false,
	expiry_date: new Date( Date.now() + DAY_MS + HALF_HOUR_MS ).toISOString(),
};

/** For tests: the parts of the dashboard that the assistant reads. */
export function makeParts( parts: Answers = {} ): Answers {
	return {
		site: text( { ID: 4242, plan: { product_slug: 'jetpack_free' } } ),
		purchases: text( [] ),
		discount: { code: 'success', data: [] },
		'intro-offers': { code: 'success', data: [] },
		rewind: text( { state: 'unavailable' } ),
		...parts,
	};
}

export const asText = text;

/** For tests: all modules that steps turn on. */
export const MODULES = Object.fromEntries(
	[
		'monitor',
		'related-posts',
		'photon',
		'photon-cdn',
		'tiled-gallery',
		'publicize',
		'videopress',
	].map( ( slug ) => [ slug, makeModule( slug, { name: slug } ) ] )
);

/** For tests: a site whose features are all off, for its owner. */
export const SITE: Partial< InitialState > = {
	...CONNECTED_SITE,
	siteData: {
		...makePageData().initialState.siteData,
		blog_id: 4242,
		showRecommendations: true,
	},
	getModules: MODULES,
	settings: Object.fromEntries(
		Object.keys( MODULES ).map( ( slug ) => [ slug, false ] )
	),
	ownPlugins: {
		woocommerce: 'not-installed',
		'creative-mail-by-constant-contact': 'not-installed',
	},
	canInstallPlugins: true,
};

/** For tests: the site without an account service. */
export const LOCAL_SITE: Partial< InitialState > = {
	...SITE,
	accountService: makePageData().initialState.accountService,
	connectionStatus: makePageData().initialState.connectionStatus,
	userData: makePageData().initialState.userData,
};

/** For tests: answers each path; writes of the assistant succeed. */
export function mockSite( answers: Answers = {} ): SentRequest[] {
	const known: Answers = {
		'recommendations/data': [],
		'recommendations/conditional': [],
		'recommendations/product-suggestions': [],
		'recommendations/upsell': { hide_upsell: true },
		'jetpack/v4/dashboard': makeParts(),
		...answers,
	};
	return mockNetwork( ( { method, url } ) => {
		const path = Object.keys( known ).find( ( one ) =>
			url.pathname.endsWith( one )
		);
		const answer =
			method === 'POST' && url.pathname.includes( '/recommendations/' )
				? true
				: known[ path ?? '' ] ?? { code: 'success' };
		return answer instanceof Response ? answer.clone() : json( answer );
	} );
}

function Assistant() {
	const { pathname } = useLocation();
	return (
		<>
			<RecommendationsScreen key={ pathname } path={ pathname } />
			<output>{ pathname }</output>
		</>
	);
}

/** For tests: the assistant at a step; '' is its own route. */
export function showAssistant(
	step: string,
	state: Partial< InitialState > = {}
) {
	return renderScreen(
		<Assistant />,
		{ ...SITE, ...state },
		step ? `/recommendations/${ step }` : '/recommendations'
	);
}

/** For tests: the bodies of the writes to this route, in order. */
export function savesTo(
	calls: readonly SentRequest[],
	route: string
): readonly unknown[] {
	return calls
		.filter(
			( { method, url } ) =>
				method === 'POST' && url.pathname.endsWith( route )
		)
		.map( ( { body } ) => body );
}

/** For tests: a suggested product that the discount and an introductory offer make cheaper. */
export const WITH_OFFER = {
	'recommendations/product-suggestions': [ BACKUP ],
	'jetpack/v4/dashboard': makeParts( {
		discount: { code: 'success', data: DISCOUNT },
		'intro-offers': {
			code: 'success',
			data: [
				{
					product_slug: BACKUP.slug,
					original_price: 120,
					raw_price: 60,
				},
			],
		},
	} ),
};
