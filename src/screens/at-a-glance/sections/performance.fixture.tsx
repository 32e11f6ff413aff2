import { screen, within } from '@testing-library/react';
import { shallowEqual } from 'react-redux';
import type { InitialState } from '../../../api/initial-state';
import {
	ACCOUNT_SERVICE,
	makeConnectionStatus,
	makeModule,
	makePageData,
	makeUser,
} from '../../../api/page-data.fixture';
import { renderScreen } from '../../../../tests/unit/render-screen';
import { useAppSelector } from '../../../hooks/store';
import { HelpCards } from '../help/help-cards';
import { performanceSection } from './performance';
import { promotionsSection } from './promotions';

const DECLARED = [ ...performanceSection.cards, ...promotionsSection.cards ];

// The tests need the cards, not their placeholders.
beforeAll( async () => {
	for ( const card of DECLARED ) {
		await card.preload?.();
	}
} );

/** The visible cards of these sections and of the shell. */
function Cards() {
	const shown = useAppSelector(
		( state ) =>
			DECLARED.filter(
				( { definition } ) =>
					definition.getView( state ).kind !== 'hidden'
			),
		shallowEqual
	);
	return (
		<div className="jp-dashboard">
			<h1>At a Glance</h1>
			<section aria-labelledby="jp-cards">
				<h2 id="jp-cards">Cards</h2>
				{ shown.map( ( Card ) => (
					<Card key={ Card.definition.slug } />
				) ) }
			</section>
			<HelpCards hasSupport hasApps />
		</div>
	);
}

interface GivenSite {
	readonly plan?: string;
	readonly products?: readonly string[];
	readonly features?: readonly string[];
	readonly usedMb?: number | null;
}

/** The account service's data about the site in the initial state. */
export function siteParts( {
	plan = 'jetpack_free',
	products = [],
	features = [],
	usedMb = null,
}: GivenSite ): InitialState[ 'dashboard' ] {
	const data = JSON.stringify( {
		ID: 4242,
		plan: { product_slug: plan },
		products: products.map( ( slug ) => ( { product_slug: slug } ) ),
		active_features: features,
		options: { videopress_storage_used: usedMb },
		name: '',
		description: '',
		URL: '',
	} );
	const body = { code: 'success', message: '', data };
	return { parts: { site: { body, age: 1 } } };
}

/** The modules of these cards, with all requirements met. */
export const MODULES = {
	search: makeModule( 'search', { requires_connection: true } ),
	videopress: makeModule( 'videopress', { requires_connection: true } ),
	photon: makeModule( 'photon', {
		name: 'Image accelerator',
		requires_connection: true,
	} ),
	blocks: makeModule( 'blocks' ),
};

export function withModule(
	slug: keyof typeof MODULES,
	fields: Readonly< Record< string, unknown > >
): Pick< InitialState, 'getModules' > {
	return {
		getModules: { ...MODULES, [ slug ]: { ...MODULES[ slug ], ...fields } },
	};
}

const OWNER = makeUser(
	{},
	{
		isConnected: true,
		isMaster: true,
		wpcomUser: { ID: 90210, login: 'martab', email: 'marta@example.test' },
	}
);

export const UNLINKED = makeUser( {} );

const OWNED = makeConnectionStatus( {
	isActive: true,
	isRegistered: true,
	isUserConnected: true,
	hasConnectedOwner: true,
} );

export const SITE_ONLY = {
	connectionStatus: makeConnectionStatus( {
		isActive: true,
		isRegistered: true,
	} ),
	userData: UNLINKED,
};

const { offlineMode } = makeConnectionStatus();

export const OFFLINE = {
	connectionStatus: makeConnectionStatus( {
		isRegistered: true,
		hasConnectedOwner: true,
		offlineMode: { ...offlineMode, isActive: true, constant: true },
	} ),
};

export const LOCAL = {
	accountService: { isConfigured: false, host: '', url: '', problem: '' },
	connectionStatus: makeConnectionStatus(),
	userData: UNLINKED,
};

export function siteDataWith(
	fields: Partial< InitialState[ 'siteData' ] >
): Pick< InitialState, 'siteData' > {
	return {
		siteData: { ...makePageData().initialState.siteData, ...fields },
	};
}

/**
 * Renders the cards for the owner of a connected site on the free plan; tests
 * override fields as needed.
 */
export function renderCards( fields: Partial< InitialState > = {} ) {
	return renderScreen( <Cards />, {
		accountService: ACCOUNT_SERVICE,
		connectionStatus: OWNED,
		userData: OWNER,
		getModules: MODULES,
		settings: {},
		dashboard: siteParts( {} ),
		ownPlugins: {
			'jetpack-boost': 'not-installed',
			'zero-bs-crm': 'not-installed',
		},
		canInstallPlugins: true,
		...fields,
	} );
}

export function titlesOf(): string[] {
	return screen
		.queryAllByRole( 'article' )
		.map(
			( card ) => within( card ).getByRole( 'heading' ).textContent ?? ''
		);
}

export function cardOf( title: string ): HTMLElement {
	return screen.getByRole( 'article', { name: title } );
}

export const inCard = ( title: string ) => within( cardOf( title ) );
