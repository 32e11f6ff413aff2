import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, switchModule } from '../support/site-state';
import { evalPhp, fetchPath, get, post, site } from '../support/site';
import { createPost, deletePosts } from './site-pages';
import { locs, parse, url } from './sitemap-xml';
import type { SitePost } from './site-pages';

const HOUR_S = 3600;

/** The dates of the recent and the old post, in GMT. */
const gmt = ( hoursAgo: number ): string =>
	new Date( Date.now() - hoursAgo * HOUR_S * 1000 )
		.toISOString()
		.slice( 0, 19 )
		.replace( 'T', ' ' );

let fresh: SitePost;
let old: SitePost;
let secret: SitePost;
let draft: SitePost;
let remove = () => {};

restoreStateAfterwards();

beforeAll( async () => {
	fresh = await createPost( {
		post_title: 'Fish & <b>chips</b> ]]>',
		post_date_gmt: gmt( 47 ),
		tags_input: [ 'q&a' ],
	} );
	old = await createPost( { post_title: 'Old', post_date_gmt: gmt( 49 ) } );
	secret = await createPost( {
		post_title: 'Secret',
		post_password: 'x',
		post_date_gmt: gmt( 1 ),
	} );
	draft = await createPost( { post_title: 'Draft', post_status: 'draft' } );
} );
afterAll( () => deletePosts( [ fresh, old, secret, draft ] ) );
beforeEach( async () => {
	await switchModule( 'sitemaps', true );
	await setOption( 'blog_public', '1' );
} );
afterEach( () => {
	remove();
	remove = () => {};
} );

describe( 'sitemap.xml', () => {
	it( 'B377 is there when the module was switched on, where its entry says', async () => {
		await switchModule( 'sitemaps', false );
		expect( ( await fetchPath( '/news-sitemap.xml' ) ).status ).toBe( 404 );
		expect( ( await post( 'settings', { sitemaps: true } ) ).status ).toBe(
			200
		);
		const { extra, activated } = ( await get( 'module/sitemaps' ) ).body;
		expect( { extra, activated } ).toEqual( {
			activated: true,
			extra: {
				sitemap_url: url( '/sitemap.xml' ),
				news_sitemap_url: url( '/news-sitemap.xml' ),
			},
		} );
		const { status, headers, text } = await fetchPath( '/sitemap.xml' );
		expect( status ).toBe( 200 );
		expect( headers[ 'content-type' ] ).toBe(
			'application/xml; charset=UTF-8'
		);
		expect( await parse( text ) ).toBe( 'sitemapindex' );
		expect( locs( text ) ).toEqual( [
			url( '/sitemap-posts-post-1.xml' ),
			url( '/sitemap-posts-page-1.xml' ),
			url( '/sitemap-terms-category-1.xml' ),
			url( '/sitemap-terms-post_tag-1.xml' ),
			url( '/sitemap-authors-1.xml' ),
		] );
	} );

	it( 'lists every public post, with its image and the date of its last change', async () => {
		const { text } = await fetchPath( '/sitemap-posts-post-1.xml' );
		expect( await parse( text ) ).toBe( 'urlset' );
		const listed = locs( text );
		expect( listed ).toContain( url( fresh.path ) );
		expect( listed ).toContain( url( old.path ) );
		expect( listed ).not.toContain( url( secret.path ) );
		expect( text ).not.toContain( `p=${ draft.id }` );
		expect( listed ).toHaveLength(
			Number(
				await evalPhp(
					"global $wpdb; echo $wpdb->get_var( \"SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'post' AND post_status = 'publish' AND post_password = ''\" );"
				)
			)
		);
		expect( text ).toMatch(
			/<lastmod>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00<\/lastmod><image:image><image:loc>http[^<]+\/uploads\/[^<]+<\/image:loc>/
		);
	} );

	it( 'lists the home page, pages and terms', async () => {
		expect(
			locs( ( await fetchPath( '/sitemap-posts-page-1.xml' ) ).text )[ 0 ]
		).toBe( url( '/' ) );
		expect(
			locs( ( await fetchPath( '/sitemap-terms-post_tag-1.xml' ) ).text )
		).toContain( url( '/tag/qa/' ) );
		for ( const file of [
			'sitemap-posts-post-2.xml',
			'sitemap-posts-attachment-1.xml',
			'sitemap-posts-revision-1.xml',
			'sitemap-terms-nav_menu-1.xml',
			'sitemap-terms-category-9.xml',
			'sitemap-posts-post-0.xml',
		] ) {
			expect( [
				file,
				( await fetchPath( `/${ file }` ) ).status,
			] ).toEqual( [ file, 404 ] );
		}
	} );

	it( 'leaves out what the site’s code leaves out', async () => {
		remove = dropMustUsePlugin(
			'sitemap-skip',
			`add_filter( 'jetpack_sitemap_skip_post', static function ( $skip, $post ) { return ${ fresh.id } === $post->ID; }, 10, 2 );`
		);
		for ( const file of [
			'sitemap-posts-post-1.xml',
			'news-sitemap.xml',
		] ) {
			expect(
				locs( ( await fetchPath( `/${ file }` ) ).text )
			).not.toContain( url( fresh.path ) );
		}
	} );

	it( 'works without pretty addresses', async () => {
		const structure = await evalPhp(
			"echo get_option( 'permalink_structure' );"
		);
		await setOption( 'permalink_structure', '' );
		const { extra } = ( await get( 'module/sitemaps' ) ).body;
		const { text } = await fetchPath( '/?jetpack-sitemap=sitemap.xml' );
		const [ first = '' ] = locs( text );
		const { text: posts } = await fetchPath(
			first.replace( site().url, '' ).replace( '&amp;', '&' )
		);
		await setOption( 'permalink_structure', structure );
		expect( extra.news_sitemap_url ).toBe(
			url( '/?jetpack-sitemap=news-sitemap.xml' )
		);
		expect( first ).toBe(
			url( '/?jetpack-sitemap=sitemap-posts-post-1.xml' )
		);
		expect( posts ).toContain( `?p=${ fresh.id }` );
	} );
} );

describe( 'news-sitemap.xml', () => {
	it( 'lists the posts of the last 48 hours, escaped', async () => {
		await setOption( 'blogname', 'Walks & meals' );
		const { text } = await fetchPath( '/news-sitemap.xml' );
		expect( await parse( text ) ).toBe( 'urlset' );
		const listed = locs( text );
		expect( listed ).toContain( url( fresh.path ) );
		expect( listed ).not.toContain( url( old.path ) );
		expect( listed ).not.toContain( url( secret.path ) );
		expect( text ).toContain(
			'<news:publication><news:name>Walks &amp; meals</news:name><news:language>en</news:language></news:publication>'
		);
		expect( text ).toMatch( /<news:title>Fish &amp; chips ]]&gt;</ );
	} );

	it( 'forgets them when they are older', async () => {
		await site().setClock( 2 * HOUR_S );
		const { text } = await fetchPath( '/news-sitemap.xml' );
		await site().setClock( 0 );
		expect( locs( text ) ).not.toContain( url( fresh.path ) );
	} );
} );

describe( 'search engines', () => {
	const robots = async () => ( await fetchPath( '/robots.txt' ) ).text;

	it( 'find both in robots.txt, in place of WordPress’s', async () => {
		expect( await robots() ).toContain(
			`Sitemap: ${ url( '/sitemap.xml' ) }\nSitemap: ${ url(
				'/news-sitemap.xml'
			) }\n`
		);
		expect( await robots() ).not.toContain( 'wp-sitemap' );
		const { status, headers } = await fetchPath( '/wp-sitemap.xml' );
		expect( [ status, headers.location ] ).toEqual( [
			302,
			url( '/sitemap.xml' ),
		] );
		await switchModule( 'sitemaps', false );
		expect( await robots() ).toContain( 'wp-sitemap.xml' );
		expect( await robots() ).not.toContain( 'news-sitemap' );
	} );

	it( 'find nothing on a site that wants none of them', async () => {
		await setOption( 'blog_public', '0' );
		for ( const file of [
			'news-sitemap.xml',
			'sitemap-posts-post-1.xml',
			'wp-sitemap.xml',
		] ) {
			expect( [
				file,
				( await fetchPath( `/${ file }` ) ).status,
			] ).toEqual( [ file, 404 ] );
		}
		expect( await robots() ).not.toContain( 'Sitemap:' );
	} );
} );
