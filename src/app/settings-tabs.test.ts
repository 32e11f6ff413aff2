import { findActiveSection } from '../screens/settings/declarations/sections';
import type { SettingsInput } from '../screens/settings/declarations/settings-input';
import { findCurrentTab, isTabAvailable, SETTINGS_TABS } from './settings-tabs';

const NOBODY: SettingsInput = {
	isManager: false,
	canEditPosts: false,
	canPublishPosts: false,
	isLinked: true,
	hasConnectedOwner: true,
	isOffline: false,
	isLocal: false,
	found: [],
	active: [],
	disabled: [],
	settings: {},
	antispamPlugin: { description: '', url: '' },
};
const modulesOf = ( tab: ( typeof SETTINGS_TABS )[ number ] | undefined ) =>
	Object.values( tab?.cards ?? {} ).flatMap( ( { modules } ) => modules );
const ALL_FEATURES = SETTINGS_TABS.flatMap( modulesOf );

const openTabs = ( input: Partial< SettingsInput > ) =>
	SETTINGS_TABS.filter( ( tab ) =>
		isTabAvailable( tab, { ...NOBODY, ...input } )
	).map( ( { slug } ) => slug );

describe( 'for managers', () => {
	it( 'no feature, no tab (B101)', () => {
		expect( openTabs( { isManager: true } ) ).toEqual( [] );
	} );

	it.each( [
		[
			'B102',
			'security',
			[ 'protect', 'waf', 'sso', 'monitor', 'vaultpress' ],
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
			const own = modulesOf(
				SETTINGS_TABS.find( ( tab ) => tab.slug === slug )
			);
			expect( own ).toEqual( expect.arrayContaining( features ) );
			expect(
				openTabs( {
					isManager: true,
					found: ALL_FEATURES.filter(
						( one ) => ! own.includes( one )
					),
				} )
			).not.toContain( slug );
		}
	);

	it( 'Security also appears for the anti-spam plugin, which is no module (B102)', () => {
		const settings = { akismet: true };
		expect( openTabs( { isManager: true, settings } ) ).toEqual( [
			'security',
		] );
	} );

	it( 'a tab appears for the modules of each of its cards', () => {
		expect(
			openTabs( { isManager: true, found: [ 'shortlinks' ] } )
		).toEqual( [ 'traffic' ] );
		expect(
			openTabs( { isManager: true, found: [ 'comment-likes' ] } )
		).toEqual( [ 'discussion' ] );
	} );
} );

describe( 'the tab that is marked', () => {
	const editor = { ...NOBODY, canEditPosts: true, canPublishPosts: true };
	const both = [ 'publicize', 'post-by-email' ];

	it.each( [
		[ 'B142', 'sharing', { ...editor, active: both } ],
		[ 'B143', 'writing', { ...editor, active: [ 'post-by-email' ] } ],
		[ 'B140', 'security', { ...editor, isManager: true, active: both } ],
	] )(
		'%s: on /settings it is %s, the section that shows',
		( _row, slug, input ) => {
			expect( findCurrentTab( '/settings', input )?.slug ).toBe( slug );
			expect( findActiveSection( 'settings', input )?.slug ).toBe( slug );
		}
	);

	it( 'is the one that the route names, and none on /privacy', () => {
		expect( findCurrentTab( '/writing', editor )?.slug ).toBe( 'writing' );
		expect( findCurrentTab( '/privacy', editor ) ).toBeUndefined();
	} );
} );

describe( 'for users other than managers', () => {
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
