import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { EDITOR, makePageData } from '../../../api/page-data.fixture';
import {
	cardNamed,
	cardNames,
	CONNECTED,
	ON,
	renderSettings,
	switchNamed,
} from '../../../../tests/unit/settings-page';

const MODULES = {
	wordads: ON,
	'related-posts': ON,
	'seo-tools': ON,
	'google-analytics': ON,
	stats: ON,
	shortlinks: ON,
	sitemaps: {
		activated: true,
		extra: {
			sitemap_url: 'http://site.test/sitemap.xml',
			news_sitemap_url: 'http://site.test/news-sitemap.xml',
		},
	},
	'verification-tools': ON,
};
const SETTINGS = {
	show_headline: true,
	show_thumbnails: false,
	roles: [ 'administrator' ],
	count_roles: [],
	admin_bar: true,
};

const only = ( slug: keyof typeof MODULES ) => ( {
	[ slug ]: MODULES[ slug ],
} );

/** The site's plan is unknown, so no upgrades are offered. */
const NO_PARTS = () => null;

const render = (
	modules: Parameters< typeof renderSettings >[ 1 ][ 'modules' ],
	more: Partial< Parameters< typeof renderSettings >[ 1 ] > = {}
) =>
	renderSettings( 'traffic', {
		modules,
		settings: SETTINGS,
		onGet: NO_PARTS,
		...more,
	} );

describe( 'the Traffic page', () => {
	it( 'B250 B251 B252: has cards for ads, related posts and SEO first', () => {
		render( MODULES );
		expect( cardNames().slice( 0, 3 ) ).toEqual( [
			'Ads',
			'Related posts',
			'Search engine optimization',
		] );
	} );

	it( 'B253 B254 B255: then for Google Analytics, statistics and short links', () => {
		render( MODULES );
		expect( cardNames().slice( 3, 6 ) ).toEqual( [
			'Google Analytics',
			'Site stats',
			'Short links',
		] );
	} );

	it( 'B256 B257: then for sitemaps and site verification', () => {
		render( MODULES );
		expect( cardNames().slice( 6 ) ).toEqual( [
			'Sitemaps',
			'Site verification',
		] );
	} );

	it( 'B249: shows the cards of the modules that there are, and to managers alone', () => {
		render( only( 'sitemaps' ) );
		expect( cardNames() ).toEqual( [ 'Sitemaps' ] );
		cleanup();
		render( {} );
		expect( cardNames() ).toEqual( [] );
		cleanup();
		render( MODULES, { state: { userData: EDITOR } } );
		expect( cardNames() ).toEqual( [] );
	} );
} );

describe( 'Related posts', () => {
	it( 'B270 B354: the preview shows what is switched on', async () => {
		const { user } = render( only( 'related-posts' ) );
		const preview = within( screen.getByRole( 'figure' ) );
		const pictures = () =>
			screen.getByRole( 'figure' ).querySelectorAll( 'svg' );
		expect( preview.getByText( 'Related' ) ).toBeInTheDocument();
		expect( pictures() ).toHaveLength( 0 );
		await user.click( switchNamed( /heading/ ) );
		await waitFor( () =>
			expect( preview.queryByText( 'Related' ) ).toBeNull()
		);
		await user.click( switchNamed( /thumbnail/ ) );
		await waitFor( () => expect( pictures() ).toHaveLength( 3 ) );
	} );

	it( 'B271: the Customizer is a link away while it is on', () => {
		render( only( 'related-posts' ) );
		const link = screen.getByRole( 'link', { name: /Customizer/ } );
		expect( link.getAttribute( 'href' ) ).toContain(
			'/wp-admin/customize.php?autofocus[section]=jetpack_relatedposts'
		);
	} );

	it( 'has none while it is off', () => {
		render( { 'related-posts': {} } );
		expect(
			screen.queryByRole( 'link', { name: /Customizer/ } )
		).toBeNull();
	} );
} );

describe( 'Google Analytics', () => {
	it( 'B305 B381: has a switch, and the id is a draft', async () => {
		const { user, posts } = render( only( 'google-analytics' ) );
		await user.type(
			screen.getByLabelText( 'Google Analytics measurement ID' ),
			'G-1A'
		);
		await user.click(
			screen.getByRole( 'button', { name: 'Save settings' } )
		);
		await waitFor( () => expect( posts() ).toHaveLength( 1 ) );
		await user.click( switchNamed( /Google Analytics/ ) );
		await waitFor( () => expect( posts() ).toHaveLength( 2 ) );
		expect( posts() ).toEqual( [
			{ google_analytics_tracking_id: 'G-1A' },
			{ 'google-analytics': false },
		] );
	} );
} );

describe( 'Short links and sitemaps', () => {
	it( 'B376 B377: are switches', async () => {
		const { user, posts } = render( {
			shortlinks: ON,
			sitemaps: MODULES.sitemaps,
		} );
		await user.click( switchNamed( /shortened URLs/ ) );
		await waitFor( () => expect( posts() ).toHaveLength( 1 ) );
		await waitFor( () =>
			expect( switchNamed( /XML sitemaps/ ) ).not.toHaveAttribute(
				'aria-disabled'
			)
		);
		await user.click( switchNamed( /XML sitemaps/ ) );
		await waitFor( () => expect( posts() ).toHaveLength( 2 ) );
		expect( posts() ).toEqual( [
			{ shortlinks: false },
			{ sitemaps: false },
		] );
	} );

	it( 'B288 B289: two sitemaps, to open and to copy', async () => {
		const { user } = render( only( 'sitemaps' ) );
		const card = within( cardNamed( 'Sitemaps' ) );
		expect(
			card
				.getAllByRole( 'link' )
				.map( ( link ) => link.getAttribute( 'href' ) )
		).toEqual( [
			'http://site.test/sitemap.xml',
			'http://site.test/news-sitemap.xml',
		] );
		await user.click(
			card.getByRole( 'button', { name: /Copy the news/ } )
		);
		await expect( navigator.clipboard.readText() ).resolves.toBe(
			'http://site.test/news-sitemap.xml'
		);
	} );

	it( 'B290: warns if search engines are discouraged', () => {
		const { siteData } = makePageData().initialState;
		render( only( 'sitemaps' ), {
			state: {
				...CONNECTED,
				siteData: { ...siteData, siteVisibleToSearchEngines: false },
			},
		} );
		const card = within( cardNamed( 'Sitemaps' ) );
		expect(
			card.getByText( /search engines are asked not to index it/ )
		).toBeInTheDocument();
		expect(
			card.getByRole( 'link', { name: 'Reading settings' } )
		).toHaveAttribute(
			'href',
			'http://site.test/wp-admin/options-reading.php'
		);
	} );

	it( 'names the SEO plugin that manages the sitemaps, in place of addresses', () => {
		const { siteData } = makePageData().initialState;
		render( only( 'sitemaps' ), {
			state: {
				...CONNECTED,
				siteData: { ...siteData, seoConflict: 'Yoast SEO' },
			},
		} );
		const card = within( cardNamed( 'Sitemaps' ) );
		expect(
			card.getByText(
				'Your sitemaps are managed by the following plugin: Yoast SEO'
			)
		).toBeInTheDocument();
		expect( card.queryByRole( 'link' ) ).toBeNull();
	} );

	it( 'shows no addresses where the site’s code disables the sitemaps', () => {
		render( {
			sitemaps: {
				...MODULES.sitemaps,
				extra: { sitemap_url: '', news_sitemap_url: '' },
			},
		} );
		const card = within( cardNamed( 'Sitemaps' ) );
		expect(
			card.getByText( 'Your sitemaps are managed by another plugin.' )
		).toBeInTheDocument();
		expect( card.queryByRole( 'link' ) ).toBeNull();
	} );
} );
