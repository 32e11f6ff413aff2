import { screen } from '@testing-library/react';
import { mockNetwork, json } from '../../../api/network.fixture';
import type { InitialState } from '../../../api/initial-state';
import { EDITOR, SUBSCRIBER, makeUser } from '../../../api/page-data.fixture';
import {
	cardOf,
	LOCAL,
	OFFLINE,
	renderCards,
	SITE_ONLY,
	siteParts,
	titlesOf,
	withModule,
} from './performance.fixture';

beforeEach( () => void mockNetwork( () => json( {} ) ) );

const OFFLINE_LINE = 'Unavailable in Offline Mode';

type CardLines = readonly ( readonly [ title: string, line: string ] )[];

const BOOST = 'Makes your pages load faster';
const CRM = 'Manages customers';
const BLOCKS = [ 'Blocks', 'Jetpack’s blocks are in the editor.' ] as const;

const SITES = {
	connected: {},
	'without an owner': SITE_ONLY,
	offline: OFFLINE,
	local: LOCAL,
} satisfies Record< string, Partial< InitialState > >;

const USERS = {
	administrator: {},
	'administrator without plugins': {
		userData: makeUser(
			{ manage_plugins: false },
			{ isConnected: true, isMaster: true }
		),
	},
	editor: { userData: EDITOR },
	subscriber: { userData: SUBSCRIBER },
} satisfies Record< string, Partial< InitialState > >;

const TABLE: readonly [
	row: string,
	user: keyof typeof USERS,
	site: keyof typeof SITES,
	lines: CardLines,
][] = [
	[
		'A094 A101 A291',
		'administrator',
		'connected',
		[
			[ 'Search', 'Show your visitors search results' ],
			[ 'VideoPress', 'Restrict videos to members' ],
			[ 'Image Accelerator', 'at their original size' ],
			BLOCKS,
			[ 'Boost', BOOST ],
			[ 'CRM', CRM ],
			[ 'Security bundle', 'Get Backup, Scan and Anti-spam together' ],
			[ 'Support', 'Ask other users in the community forums.' ],
			[ 'Mobile apps', 'See your site’s statistics' ],
		],
	],
	[
		'A200 B487 C011',
		'administrator',
		'without an owner',
		[
			[ 'Search', 'Connect to help your visitors find' ],
			[ 'VideoPress', 'Connect to host your videos' ],
			[ 'Image Accelerator', 'at their original size' ],
			BLOCKS,
			[ 'Boost', BOOST ],
			[ 'CRM', CRM ],
			[ 'Security bundle', 'Connect to get Backup, Scan and Anti-spam' ],
			[ 'Support', 'Ask other users in the community forums.' ],
			[ 'Mobile apps', 'Connect to see your site’s statistics' ],
		],
	],
	[
		'A288 B464 B583',
		'administrator',
		'offline',
		[
			[ 'Search', OFFLINE_LINE ],
			[ 'VideoPress', OFFLINE_LINE ],
			[ 'Image Accelerator', OFFLINE_LINE ],
			BLOCKS,
			[ 'Boost', OFFLINE_LINE ],
			[ 'CRM', OFFLINE_LINE ],
			[ 'Support', 'Ask other users in the community forums.' ],
			[ 'Mobile apps', OFFLINE_LINE ],
		],
	],
	[
		'local mode',
		'administrator',
		'local',
		[
			[ 'Search', 'Show your visitors the best matches first.' ],
			[ 'VideoPress', 'Restrict videos to members' ],
			[ 'Image Accelerator', 'at their original size' ],
			BLOCKS,
		],
	],
	[
		'A293 A294',
		'administrator without plugins',
		'connected',
		[
			[ 'Search', 'Show your visitors search results' ],
			[ 'VideoPress', 'Restrict videos to members' ],
			[ 'Image Accelerator', 'at their original size' ],
			BLOCKS,
			[ 'Security bundle', 'Get Backup, Scan and Anti-spam together' ],
			[ 'Support', 'Ask other users in the community forums.' ],
			[ 'Mobile apps', 'See your site’s statistics' ],
		],
	],
	[ 'A014', 'editor', 'connected', [] ],
	[ 'A295 C009', 'subscriber', 'connected', [] ],
	[ 'A295', 'subscriber', 'without an owner', [] ],
];

it.each( TABLE )(
	'%s: what an %s of a site that is %s sees',
	( _row, user, site, lines ) => {
		renderCards( { ...SITES[ site ], ...USERS[ user ] } );
		expect( titlesOf() ).toEqual( lines.map( ( [ title ] ) => title ) );
		for ( const [ title, line ] of lines ) {
			expect( cardOf( title ) ).toHaveTextContent( line );
		}
	}
);

it( 'A289: offline no card has a manage link', () => {
	renderCards( {
		...OFFLINE,
		ownPlugins: { 'jetpack-boost': 'active', 'zero-bs-crm': 'active' },
		...withModule( 'photon', { activated: true } ),
	} );
	expect(
		screen.queryByRole( 'link', { name: /Manage|Configure|Upgrade/ } )
	).not.toBeInTheDocument();
} );

it.each( [
	[ 'offline', OFFLINE, 0 ],
	[ 'online', {}, 1 ],
] )(
	'A289: %s, images that the site itself resizes have a link to manage them, or not',
	( _, site, links ) => {
		renderCards( {
			...site,
			...withModule( 'photon', {
				activated: true,
				requires_connection: false,
			} ),
		} );
		expect( cardOf( 'Image Accelerator' ) ).toHaveTextContent(
			'Your images are resized'
		);
		expect(
			screen.queryAllByRole( 'link', {
				name: 'Manage Image Accelerator',
			} )
		).toHaveLength( links );
	}
);

it.each( [ 'search', 'videopress', 'photon', 'blocks' ] as const )(
	'A301: %s overridden inactive has no card',
	( slug ) => {
		const before = { ...withModule( slug, {} ) };
		const { unmount } = renderCards( before );
		const all = titlesOf();
		unmount();
		renderCards( withModule( slug, { override: 'inactive' } ) );
		expect( all.length - titlesOf().length ).toBe( 1 );
	}
);

it( 'nothing that the site has is offered to it', () => {
	renderCards( { dashboard: siteParts( { plan: 'jetpack_complete' } ) } );
	expect(
		screen.queryByRole( 'link', { name: 'Upgrade' } )
	).not.toBeInTheDocument();
	expect( titlesOf() ).not.toContain( 'Security bundle' );
	expect( cardOf( 'Support' ) ).toHaveTextContent( 'prioritized' );
} );

it( 'one filter of the site’s switches every promotion off', () => {
	renderCards( {
		siteData: {
			blog_id: 4242,
			icon: '',
			siteVisibleToSearchEngines: true,
			showPromotions: false,
			isAtomicSite: false,
			isWoASite: false,
			isAtomicPlatform: false,
			plan: { product_slug: 'jetpack_free' },
			showBackups: true,
			showRecommendations: false,
			showMyJetpack: false,
			isMultisite: false,
			dateFormat: 'F j, Y',
			timeZone: 'UTC',
			recordCounts: null,
			tagline: '',
			homeUrl: 'http://site.test/',
			seoConflict: '',
			antispamPlugin: { description: '', url: '' },
		},
	} );
	expect( titlesOf() ).toEqual( [
		'VideoPress',
		'Image Accelerator',
		'Blocks',
		'Support',
	] );
	expect(
		screen.queryByRole( 'link', { name: /Upgrade|Connect/ } )
	).not.toBeInTheDocument();
} );
