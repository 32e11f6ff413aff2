import { isTabOpen, SETTINGS_TABS } from './settings-tabs';
import type { SettingsTabFacts } from './settings-tabs';

const NOBODY: SettingsTabFacts = {
	isManager: false,
	canEditPosts: false,
	canPublishPosts: false,
	found: [],
	active: [],
};
const ALL_FEATURES = SETTINGS_TABS.flatMap( ( { features } ) => features );

const openTabs = ( facts: Partial< SettingsTabFacts > ) =>
	SETTINGS_TABS.filter( ( tab ) =>
		isTabOpen( tab, { ...NOBODY, ...facts } )
	).map( ( { slug } ) => slug );

describe( 'for managers', () => {
	it( 'no feature, no tab (B101)', () => {
		expect( openTabs( { isManager: true } ) ).toEqual( [] );
	} );

	it.each( [
		[
			'B102',
			'security',
			[ 'protect', 'waf', 'sso', 'monitor', 'vaultpress', 'akismet' ],
		],
		[
			'B103',
			'performance',
			[ 'photon', 'photon-cdn', 'lazy-images', 'search', 'videopress' ],
		],
		[
			'B104',
			'writing',
			[
				'masterbar',
				'markdown',
				'custom-content-types',
				'post-by-email',
				'infinite-scroll',
				'copy-post',
			],
		],
		[ 'B105', 'sharing', [ 'publicize', 'sharedaddy', 'likes' ] ],
		[
			'B106',
			'discussion',
			[ 'comments', 'gravatar-hovercards', 'markdown', 'subscriptions' ],
		],
		[
			'B107',
			'traffic',
			[
				'seo-tools',
				'wordads',
				'stats',
				'related-posts',
				'verification-tools',
				'sitemaps',
				'google-analytics',
			],
		],
	] )(
		'%s: %s appears for any one of its features',
		( _row, slug, features ) => {
			for ( const feature of features ) {
				expect(
					openTabs( { isManager: true, found: [ feature ] } )
				).toContain( slug );
			}
			expect(
				openTabs( {
					isManager: true,
					found: ALL_FEATURES.filter(
						( one ) =>
							! features.includes( one ) && one !== 'carousel'
					),
				} )
			).not.toContain( slug );
		}
	);
} );

describe( 'for those who don’t manage', () => {
	const publisher = {
		canEditPosts: true,
		canPublishPosts: true,
		found: ALL_FEATURES,
	};

	it.each( [
		[ 'B108', 'sharing', 'publicize' ],
		[ 'B109', 'writing', 'post-by-email' ],
	] )(
		'%s: %s needs an active %s and the right to publish',
		( _row, tab, module ) => {
			expect( openTabs( { ...publisher, active: [ module ] } ) ).toEqual(
				[ tab ]
			);
			expect( openTabs( publisher ) ).toEqual( [] );
			expect(
				openTabs( {
					...publisher,
					canPublishPosts: false,
					active: [ module ],
				} )
			).toEqual( [] );
		}
	);

	it( 'there is no tab but Writing and Sharing (B110)', () => {
		expect( openTabs( { ...publisher, active: ALL_FEATURES } ) ).toEqual( [
			'writing',
			'sharing',
		] );
	} );

	it( 'subscribers see none (B012, B111)', () => {
		expect(
			openTabs( { found: ALL_FEATURES, active: ALL_FEATURES } )
		).toEqual( [] );
		expect(
			openTabs( { canPublishPosts: true, active: ALL_FEATURES } )
		).toEqual( [] );
	} );
} );
