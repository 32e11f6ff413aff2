import { readModules } from '../../../api/modules';
import { makeModule } from '../../../api/page-data.fixture';
import type { SettingsInput } from '../declarations/settings-section';
import { readPluginModules } from './module-texts.fixture';
import { PHRASES } from './phrases.fixture';
import { indexSettings, searchSettings } from './search-settings';

const MODULES = readPluginModules();
const MANAGER: SettingsInput = {
	isManager: true,
	canEditPosts: true,
	canPublishPosts: true,
	isLinked: true,
	hasConnectedOwner: true,
	isOffline: false,
	isLocal: false,
	found: Object.keys( MODULES ),
	active: [],
	disabled: [],
	settings: { akismet: true },
	antispamPlugin: {
		description: 'Keeps junk away.',
		url: 'https://junk.test/',
	},
};
const INDEX = indexSettings( MANAGER, MODULES );

/** Slugs of the matching cards and of their modules. */
function find( term: string, index = INDEX ): readonly string[] {
	const { sections, modules } = searchSettings( index, term );
	return [
		...sections.flatMap( ( { hits } ) =>
			hits.flatMap( ( { card } ) => [ card.slug, ...card.modules ] )
		),
		...modules.map( ( { slug } ) => slug ),
	];
}

const sectionsOf = ( term: string ) =>
	searchSettings( INDEX, term ).sections.map(
		( { section } ) => section.slug
	);

it.each( PHRASES )( '“%s” brings up %s', ( phrase, expected ) => {
	expect( find( phrase ) ).toContain( expected );
} );

it( 'no phrase of several words brings up more than a third of all cards', () => {
	const all = INDEX.sections.flatMap( ( { cards } ) => cards ).length;
	const tooMany = PHRASES.filter(
		( [ phrase ] ) => searchSettings( INDEX, phrase ).count > all / 3
	);
	expect( tooMany ).toEqual( [] );
} );

describe( 'what is compared', () => {
	it.each( [
		[ 'B123: the slug', 'custom-content-types', 'custom-content-types' ],
		[ 'B124: the name', 'Downtime monitoring', 'monitor' ],
		[ 'B125: the description', 'mosaics', 'tiled-gallery' ],
		[ 'B126: the learn-more text', 'formulas', 'latex' ],
		[ 'B127: the long description', 'dollar signs', 'latex' ],
		[ 'B128: the search terms', 'typesetting', 'latex' ],
		[ 'B129: the feature', 'Recommended', 'photon' ],
		[ 'B122: in any case', 'MARKDOWN', 'markdown' ],
		[ 'with an accent', 'markdówn', 'markdown' ],
		[ 'a part of a word', 'sitem', 'sitemaps' ],
		[ 'the words in another order', 'posts related', 'related-posts' ],
		[
			'B310: what the server calls additional queries',
			'cpt',
			'custom-content-types',
		],
	] )( '%s', ( _title, term, expected ) => {
		expect( find( term ) ).toContain( expected );
	} );

	it( 'two letters are a word, and no part of one', () => {
		expect( find( 'ip' ) ).toContain( 'protect' );
		expect( find( 'ip' ) ).not.toContain( 'subscriptions' );
	} );

	it( 'every word must be there', () => {
		expect( find( 'markdown' ) ).toContain( 'markdown' );
		expect( find( 'markdown sitemap' ) ).toEqual( [] );
	} );
} );

it( 'B119: a section’s route brings up its cards', () => {
	expect( sectionsOf( 'traffic' ) ).toContain( 'traffic' );
	expect( find( 'discussion' ) ).toContain( 'subscriptions' );
} );

it.each( [ 'akismet', 'antispam', 'spam', 'comments' ] )(
	'B130: the anti-spam card is found by “%s”',
	( term ) => {
		expect( find( term ) ).toContain( 'antispam' );
	}
);

it.each( [ 'junk away', 'https://junk.test/', 'junk.test' ] )(
	'B131: the anti-spam card is found by its plugin’s description and URL: “%s”',
	( term ) => {
		expect( find( term ) ).toContain( 'antispam' );
	}
);

it.each( [ 'privacy', 'tracks', 'data', 'gdpr', 'tos', 'terms of service' ] )(
	'B132: Privacy is found by “%s”',
	( term ) => {
		expect( sectionsOf( term ) ).toContain( 'privacy' );
	}
);

describe( 'modules without a card of their own', () => {
	it.each( [ 'contact-form', 'enhanced-distribution', 'json-api', 'notes' ] )(
		'B135: %s is found',
		( slug ) => {
			expect(
				searchSettings( INDEX, slug ).modules.map( ( one ) => one.slug )
			).toContain( slug );
		}
	);

	it( 'B135: no module with a card is, nor woocommerce-analytics', () => {
		const withCard = INDEX.sections.flatMap( ( { cards } ) =>
			cards.flatMap( ( { card } ) => card.modules )
		);
		expect(
			INDEX.banners
				.map( ( { module } ) => module.slug )
				.filter(
					( slug ) =>
						slug === 'woocommerce-analytics' ||
						withCard.includes( slug )
				)
		).toEqual( [] );
	} );

	it( 'a new one is', () => {
		const index = indexSettings( MANAGER, {
			...MODULES,
			...readModules( {
				added: makeModule( 'added', { name: 'Brand new' } ),
			} ),
		} );
		expect(
			searchSettings( index, 'brand new' ).modules.map(
				( { slug } ) => slug
			)
		).toEqual( [ 'added' ] );
	} );

	it( 'B134: from the third character on', () => {
		expect( searchSettings( INDEX, 'ap' ).modules ).toEqual( [] );
		expect( searchSettings( INDEX, 'api' ).modules ).toHaveLength( 1 );
	} );

	it( 'B133: for managers alone', () => {
		const index = indexSettings(
			{ ...MANAGER, isManager: false },
			MODULES
		);
		expect( searchSettings( index, 'contact form' ).modules ).toEqual( [] );
	} );
} );

describe( 'why a card was found', () => {
	const hit = ( term: string, slug: string ) =>
		searchSettings( INDEX, term )
			.sections.flatMap( ( { hits } ) => hits )
			.find( ( { card } ) => card.slug === slug );

	it( 'is shown if the card doesn’t show the phrase', () => {
		expect( hit( 'newsletter', 'subscriptions' )?.foundFor ).toContain(
			'newsletter'
		);
	} );

	it( 'is not shown if the card shows the phrase', () => {
		expect( hit( 'subscriptions', 'subscriptions' )?.foundFor ).toEqual(
			[]
		);
	} );
} );

it( 'finds the switches that PHP declares for a module, and shows no reason', () => {
	const { carousel } = MODULES;
	if ( ! carousel ) {
		throw new Error( 'The plugin has no carousel.' );
	}
	const index = indexSettings( MANAGER, {
		...MODULES,
		carousel: {
			...carousel,
			options: {
				carousel_zoom: {
					currentValue: false,
					enumLabels: {},
					switchTexts: {
						label: 'Magnify with a pinch',
						help: 'On touchscreens.',
					},
				},
			},
		},
	} );
	for ( const term of [ 'magnify', 'touchscreens' ] ) {
		expect(
			searchSettings( index, term ).sections.flatMap( ( { hits } ) =>
				hits.map( ( { card, foundFor } ) => [ card.slug, foundFor ] )
			)
		).toEqual( [ [ 'carousel', [] ] ] );
	}
} );
