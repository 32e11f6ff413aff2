import { gzipSync } from 'node:zlib';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { fetchPath, post } from '../support/site';
import { findAds } from './ads';
import { createPost, deletePosts } from './site-pages';
import type { SitePost } from './site-pages';
import { useTestThemes } from './themes';

const SCRIPT = '<b>Buy</b><script>ad()</script>';

let article: SitePost;
let removers: ( () => void )[] = [];

const drop = ( name: string, php: string ): void => {
	removers.push( dropMustUsePlugin( name, php ) );
};

restoreStateAfterwards();
beforeAll( async () => {
	await useScenario( 'local' );
	article = await createPost( { post_title: 'Post', post_content: 'Text.' } );
	await switchModule( 'wordads', true );
} );
afterAll( () => deletePosts( [ article ] ) );
beforeEach( () =>
	post( 'settings', {
		enable_header_ad: true,
		wordads_second_belowpost: true,
		wordads_display_post: true,
		wordads_code_top: 'One',
		wordads_code_below_post: SCRIPT,
		wordads_code_second_below_post: 'Three',
	} )
);
afterEach( () => {
	removers.forEach( ( remove ) => remove() );
	removers = [];
} );

describe( 'consent', () => {
	it( 'is decided in the browser: pages are the same for everybody, also from a cache', async () => {
		await post( 'settings', { wordads_ccpa_enabled: true } );
		const { headers, text } = await fetchPath( article.path );
		expect( findAds( text ) ).toHaveLength( 3 );
		expect( text ).not.toContain( SCRIPT );
		expect( headers[ 'vary' ] ?? '' ).not.toMatch( /gpc|cookie/i );
		for ( const visitor of [
			{ 'Sec-GPC': '1', DNT: '1' },
			{ Cookie: 'usprivacy=1YYN' },
			{ 'Sec-GPC': '1', Cookie: 'usprivacy=1YNN' },
			{ Cookie: 'wp_consent_marketing=deny' },
		] ) {
			const other = await fetchPath( article.path, { headers: visitor } );
			expect( other.text ).toBe( text );
		}
		await post( 'settings', { wordads_ccpa_enabled: false } );
	} );

	it( 'is needed if a plugin has the WP Consent API, or a filter says so', async () => {
		const needsConsent = async () =>
			/jpAds.*?asks=(\w+)/.exec( ( await fetchPath( '/' ) ).text )?.[ 1 ];
		expect( await needsConsent() ).toBe( 'false' );
		drop(
			'ads-consent-api',
			'function wp_has_consent( $category ) { return true; }'
		);
		expect( await needsConsent() ).toBe( 'true' );
		drop(
			'ads-consent-filter',
			"add_filter( 'jetpack_dashboard_ads_need_consent', '__return_false' );"
		);
		expect( await needsConsent() ).toBe( 'false' );
	} );

	it( 'isn’t needed for other code, which may be the only ad of a place', async () => {
		drop(
			'ads-without-consent',
			`add_filter( 'jetpack_dashboard_ad_without_consent', static function ( $html, $place, $code ) {
	return 'below-post' === $place ? $html : "[$code]";
}, 10, 3 );
add_filter( 'jetpack_dashboard_ad', static function ( $html, $place ) {
	return 'top' === $place ? '' : $html;
}, 10, 2 );`
		);
		const ads = findAds( ( await fetchPath( article.path ) ).text );
		expect(
			ads.map( ( { place, ad, other } ) => [ place, ad, other ] )
		).toEqual( [
			[ 'top', '', '[One]' ],
			[ 'below-post', SCRIPT, '' ],
			[ 'second-below-post', 'Three', '[Three]' ],
		] );
	} );
} );

describe( 'the script of the ads', () => {
	const scriptsOf = async ( path: string ): Promise< number[] > => {
		const { text } = await fetchPath( path );
		return [ ...text.matchAll( /w\.jpAds=\(\)/g ) ].map(
			( { index } ) => index
		);
	};

	it( 'is on pages with ads only, once, and before them', async () => {
		const [ script = 0, ...more ] = await scriptsOf( article.path );
		const { text } = await fetchPath( article.path );
		expect( script ).toBeGreaterThan( 0 );
		expect( script ).toBeLessThan( text.indexOf( '</head>' ) );
		expect( more ).toEqual( [] );
		await post( 'settings', { wordads_display_post: false } );
		expect( await scriptsOf( article.path ) ).toEqual( [] );
	} );

	it( 'is small', async () => {
		const page = async () => ( await fetchPath( '/' ) ).text;
		const withAd = await page();
		await post( 'settings', { wordads_code_top: '' } );
		const bytes =
			gzipSync( withAd ).length - gzipSync( await page() ).length;
		expect( bytes ).toBeGreaterThan( 0 );
		expect( bytes ).toBeLessThan( 1000 );
	} );

	describe( 'in classic themes', () => {
		const switchTheme = useTestThemes();

		it.each( [ 'classic', 'hybrid' ] as const )(
			'is there too (%s)',
			async ( theme ) => {
				await switchTheme( theme );
				expect( await scriptsOf( article.path ) ).toHaveLength( 1 );
				// Whatever else renders the post and discards its ads must not take the script with it.
				await post( 'settings', { wordads_code_top: '' } );
				expect( await scriptsOf( article.path ) ).toHaveLength( 2 );
			}
		);
	} );
} );
