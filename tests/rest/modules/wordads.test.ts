import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, switchModule, useScenario } from '../support/site-state';
import { fetchPath, post } from '../support/site';
import type { Caller } from '../support/site';
import { findAds } from './ads';
import { createPost, deletePosts } from './site-pages';
import type { SitePost } from './site-pages';
import { useTestThemes } from './themes';

let article: SitePost;
let page: SitePost;
let removers: ( () => void )[] = [];

const drop = ( name: string, php: string ): void => {
	removers.push( dropMustUsePlugin( name, php ) );
};

restoreStateAfterwards();
beforeAll( async () => {
	await useScenario( 'local' );
	article = await createPost( { post_title: 'Post', post_content: 'Text.' } );
	page = await createPost( {
		post_title: 'Page',
		post_content: 'Text.',
		post_type: 'page',
	} );
} );
afterAll( () => deletePosts( [ article, page ] ) );
beforeEach( async () => {
	await switchModule( 'wordads', false );
	expect( ( await post( 'settings', { wordads: true } ) ).status ).toBe(
		200
	);
} );
afterEach( () => {
	removers.forEach( ( remove ) => remove() );
	removers = [];
} );

describe( 'ads.txt', () => {
	const TEXT = 'example.com, pub-1, DIRECT, f08c\nsubdomain=ads.example.com';

	it( 'B265 B353 serves the owner’s text while its toggle is on', async () => {
		await post( 'settings', {
			wordads_custom_adstxt_enabled: true,
			wordads_custom_adstxt: TEXT,
		} );
		const { status, headers, text } = await fetchPath( '/ads.txt?x=1' );
		expect( [ status, text ] ).toEqual( [ 200, `${ TEXT }\n` ] );
		expect( headers[ 'content-type' ] ).toBe( 'text/plain; charset=UTF-8' );
		expect( headers[ 'x-content-type-options' ] ).toBe( 'nosniff' );
		expect( ( await fetchPath( '/sub/ads.txt' ) ).status ).toBe( 404 );

		await post( 'settings', { wordads_custom_adstxt_enabled: false } );
		expect( ( await fetchPath( '/ads.txt' ) ).status ).toBe( 404 );
		await post( 'settings', { wordads_custom_adstxt_enabled: true } );
		await switchModule( 'wordads', false );
		expect( ( await fetchPath( '/ads.txt' ) ).status ).toBe( 404 );
	} );

	it( 'is not there while it is empty, and needs no pretty addresses', async () => {
		await post( 'settings', {
			wordads_custom_adstxt_enabled: true,
			wordads_custom_adstxt: ' ',
		} );
		expect( ( await fetchPath( '/ads.txt' ) ).status ).toBe( 404 );
		await post( 'settings', { wordads_custom_adstxt: 'a, b, DIRECT' } );
		await setOption( 'permalink_structure', '' );
		const { text } = await fetchPath( '/ads.txt' );
		await setOption(
			'permalink_structure',
			'/%year%/%monthnum%/%postname%/'
		);
		expect( text ).toBe( 'a, b, DIRECT\n' );
	} );
} );

describe( 'the privacy choice', () => {
	const choice = async ( as: Caller = 'anonymous' ) =>
		/<section class="jp-ccpa" aria-label="Privacy choices">.*?<\/section>/s.exec(
			( await fetchPath( '/', { as } ) ).text
		)?.[ 0 ];

	it( 'B264 B352 appears on every page while its toggle is on, with the privacy policy', async () => {
		expect( await choice() ).toBeUndefined();
		await post( 'settings', {
			wordads_ccpa_enabled: true,
			wordads_ccpa_privacy_policy_url:
				'https://example.org/privacy?a=1&b=2',
		} );
		expect( await choice() ).toContain(
			'>Do Not Sell My Personal Information</button>'
		);
		expect( await choice() ).toContain(
			'<a href="https://example.org/privacy?a=1&#038;b=2">'
		);
		expect( ( await fetchPath( '/' ) ).text ).toContain( 'w.__uspapi=' );
		await switchModule( 'wordads', false );
		expect( await choice() ).toBeUndefined();
	} );

	it( 'B267 always shows to logged-in administrators', async () => {
		await post( 'settings', { wordads_ccpa_enabled: true } );
		drop(
			'no-ccpa',
			"add_filter( 'jetpack_dashboard_shows_ccpa_choice', '__return_false' );"
		);
		expect( await choice() ).toBeUndefined();
		expect( await choice( 'editor' ) ).toBeUndefined();
		expect( await choice( 'admin' ) ).toContain( 'Do Not Sell' );
	} );

	it( 'escapes an address that got into the database by another way', async () => {
		await setOption(
			'jetpack_dashboard_wordads_ccpa_privacy_policy_url',
			'javascript:alert(1)"><script>'
		);
		await post( 'settings', { wordads_ccpa_enabled: true } );
		expect( await choice() ).not.toContain( 'javascript:' );
		expect( await choice() ).not.toContain( '<script>' );
	} );
} );

describe( 'ads', () => {
	const placesOn = async ( path: string ): Promise< string[] > =>
		findAds( ( await fetchPath( path ) ).text )
			.filter( ( { place, ad } ) => ad === `<b>${ place }</b>` )
			.map( ( { place } ) => place );

	const provide = () =>
		drop(
			'ads',
			'add_filter( \'jetpack_dashboard_ad\', static function ( $html, $place ) { return "<b>$place</b>"; }, 10, 2 );'
		);

	const ALL = [ 'top', 'below-post', 'second-below-post' ];

	beforeEach( () =>
		post( 'settings', {
			enable_header_ad: true,
			wordads_second_belowpost: true,
		} )
	);

	it( 'are there only if the site’s code provides them', async () => {
		expect( await placesOn( article.path ) ).toEqual( [] );
		expect( ( await fetchPath( '/' ) ).text ).not.toContain( 'jp-ad' );
		provide();
		expect( await placesOn( article.path ) ).toEqual( ALL );
		expect( await placesOn( '/' ) ).toEqual( [ 'top' ] );
		await switchModule( 'wordads', false );
		expect( await placesOn( article.path ) ).toEqual( [] );
	} );

	it( 'have different names for screen readers', async () => {
		provide();
		const names = findAds( ( await fetchPath( article.path ) ).text ).map(
			( { name } ) => name
		);
		expect( names.sort() ).toEqual( [
			'Advertisement',
			'Advertisement 2',
			'Advertisement 3',
		] );
	} );

	it( 'B262 B263 appear where their toggles allow', async () => {
		provide();
		await post( 'settings', {
			enable_header_ad: false,
			wordads_second_belowpost: false,
		} );
		expect( await placesOn( article.path ) ).toEqual( [ 'below-post' ] );
	} );

	it.each( [
		[ 'B258', 'wordads_display_front_page', () => '/' ],
		[ 'B259', 'wordads_display_post', () => article.path ],
		[ 'B260', 'wordads_display_page', () => page.path ],
		[ 'B261', 'wordads_display_archive', () => '/author/admin/' ],
	] )(
		'%s do not appear on pages that %s excludes',
		async ( _row, key, path ) => {
			provide();
			expect( ( await placesOn( path() ) )[ 0 ] ).toBe( 'top' );
			await post( 'settings', { [ key ]: false } );
			expect( await placesOn( path() ) ).toEqual( [] );
			await post( 'settings', { [ key ]: true } );
		}
	);

	describe( 'in classic themes', () => {
		const switchTheme = useTestThemes();

		it( 'B262 appear above the posts if the theme has no wp_body_open', async () => {
			provide();
			await switchTheme( 'classic' );
			const { text } = await fetchPath( '/' );
			expect( text.match( /jp-ad is-top/g ) ).toHaveLength( 1 );
			expect( text ).toMatch( /<main><section class="jp-ad is-top"/ );
			await post( 'settings', { enable_header_ad: false } );
			expect( await placesOn( '/' ) ).toEqual( [] );
			await switchTheme( 'hybrid' );
			await post( 'settings', { enable_header_ad: true } );
			const other = ( await fetchPath( '/' ) ).text;
			expect( other.match( /jp-ad is-top/g ) ).toHaveLength( 1 );
			expect( other ).toMatch(
				/<body [^>]*><section class="jp-ad is-top"/
			);
		} );
	} );
} );
