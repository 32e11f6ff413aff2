import { dropMustUsePlugin, dropPlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, switchModule } from '../support/site-state';
import { evalJson, evalPhp, fetchPath, get, site } from '../support/site';
import { createPost, deletePosts } from './site-pages';
import type { SitePost } from './site-pages';
import { locs, parse, url } from './sitemap-xml';

/** Four images on a page, and markup that only looks like an image. */
const PICTURES = `
<!-- wp:image {"id":1} --><figure><img alt="a > b" SRC='https://cdn.example/a.jpg?w=1&amp;h=2'></figure><!-- /wp:image -->
<img src="/wp-content/uploads/b.png" alt=""><img src="/wp-content/uploads/b.png" alt="again">
<img src="//protocol.example/c.jpg" alt=""/><img data-src="https://no.example/lazy.jpg" src = https://cdn.example/quoted.jpg>
<!-- <img src="https://no.example/comment.jpg"> --><script>"<img src='https://no.example/script.jpg'>"</script>
<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><img src="javascript:alert(1)"><img alt="none"><imgs src="https://no.example/tag.jpg">`;

let pictured: SitePost;
let remove = () => {};

restoreStateAfterwards();

beforeAll( async () => {
	pictured = await createPost( {
		post_title: 'Pictured',
		post_content: PICTURES,
	} );
	await switchModule( 'sitemaps', true );
	await setOption( 'blog_public', '1' );
} );
afterAll( () => deletePosts( [ pictured ] ) );
afterEach( () => {
	remove();
	remove = () => {};
} );

describe( 'a sitemap', () => {
	it( 'contains the date of the last change in each file', async () => {
		const index = ( await fetchPath( '/sitemap.xml' ) ).text;
		const dates = new Map(
			[
				...index.matchAll(
					/<loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g
				),
			].map( ( [ , loc = '', date = '' ] ) => [
				loc.replace( site().url, '' ),
				date,
			] )
		);
		expect( dates.size ).toBe( locs( index ).length );
		for ( const [ file, date ] of dates ) {
			expect( date ).toMatch( /^\d{4}-\d\d-\d\dT[\d:]{8}\+00:00$/ );
			if ( file.startsWith( '/sitemap-posts-post-' ) ) {
				const { text } = await fetchPath( file );
				const changed = [
					...text.matchAll( /<lastmod>([^<]*)<\/lastmod>/g ),
				].map( ( [ , one = '' ] ) => one );
				expect( date ).toBe( changed.sort().at( -1 ) );
			}
		}
	} );

	it( 'reads few posts of a large site for the dates and the news', async () => {
		const [ found, stored, draft, published, authors, news ] =
			await evalJson( `
$of = 'Jetpack_Dashboard\\Features\\Sitemaps';
$queries = array();
add_filter( 'query', function ( $sql ) use ( &$queries ) { $queries[] = $sql; return $sql; } );
$read = function ( $call ) use ( &$queries ) { global $wpdb; wp_cache_flush(); $queries = array(); $date = $call(); return array( $date, array_values( preg_grep( "/FROM $wpdb->posts /", $queries ) ) ); };
$date = fn() => $read( array( "$of\\Last_Change", 'date' ) );
delete_transient( 'jetpack_dashboard_sitemap_changed' );
$found = $date();
set_transient( 'jetpack_dashboard_sitemap_changed', '2020-02-02 02:02:02', HOUR_IN_SECONDS );
$stored = $date();
wp_delete_post( wp_insert_post( array( 'post_title' => 'A draft' ) ), true );
$draft = $date();
$id = wp_insert_post( array( 'post_title' => 'Published', 'post_status' => 'publish' ) );
$published = $date();
$authors = $read( fn() => count( ( new ( "$of\\Author_Files" )() )->urls( 'sitemap-authors-1.xml' ) ) );
$news = $read( fn() => count( Jetpack_Dashboard\\Plugin::container()->get( "$of\\News_File" )->urls() ) );
wp_delete_post( $id, true );
echo wp_json_encode( array( $found, $stored, $draft, $published, $authors, $news ) );` );
		expect( found[ 1 ].length ).toBeGreaterThan( 0 );
		expect( stored ).toEqual( [ '2020-02-02T02:02:02+00:00', [] ] );
		expect( draft ).toEqual( stored );
		expect( published[ 0 ] > stored[ 0 ] ).toBe( true );
		expect( published[ 1 ] ).toEqual( [] );
		// WordPress's indexes have the author and the local date.
		expect( authors[ 0 ] ).toBeGreaterThan( 0 );
		expect( authors[ 1 ].join() ).toContain( 'SELECT MAX(ID)' );
		expect( authors[ 1 ].join() ).not.toContain( 'MAX(post_modified' );
		expect( news[ 0 ] ).toBeGreaterThan( 0 );
		expect( news[ 1 ].join() ).toMatch( /posts\.post_date > '/ );
	} );

	it( 'lists images of the content once each, and none that a page does not show', async () => {
		const { text } = await fetchPath( '/sitemap-posts-post-1.xml' );
		const entry = text
			.split( '<url>' )
			.find( ( one ) => one.includes( url( pictured.path ) ) );
		expect(
			[
				...( entry ?? '' ).matchAll(
					/<image:image><image:loc>([^<]*)<\/image:loc><\/image:image>/g
				),
			].map( ( [ , loc ] ) => loc )
		).toEqual( [
			'https://cdn.example/a.jpg?w=1&amp;h=2',
			url( '/wp-content/uploads/b.png' ),
			'http://protocol.example/c.jpg',
			'https://cdn.example/quoted.jpg',
		] );
	} );

	it( 'lists authors of published posts, unless WordPress’s sitemaps would not', async () => {
		const authors = await fetchPath( '/sitemap-authors-1.xml' );
		expect( await parse( authors.text ) ).toBe( 'urlset' );
		const core = await evalJson< string[] >(
			"echo wp_json_encode( wp_list_pluck( ( new WP_Sitemaps_Users() )->get_url_list( 1 ), 'loc' ) );"
		);
		expect( locs( authors.text ).sort() ).toEqual( core.sort() );
		expect( core ).not.toContain( url( '/author/subscriber/' ) );
		remove = dropMustUsePlugin(
			'no-authors',
			"add_filter( 'wp_sitemaps_add_provider', static function ( $provider, $name ) { return 'users' === $name ? false : $provider; }, 10, 2 );"
		);
		expect( ( await fetchPath( '/sitemap-authors-1.xml' ) ).status ).toBe(
			404
		);
		expect( ( await fetchPath( '/sitemap.xml' ) ).text ).not.toContain(
			'authors'
		);
	} );

	it( 'has a stylesheet that makes a readable page of each file', async () => {
		const { status, headers, text } = await fetchPath( '/sitemap.xsl' );
		expect( [ status, headers[ 'content-type' ] ] ).toEqual( [
			200,
			'text/xsl; charset=UTF-8',
		] );
		expect( await parse( text ) ).toBe( 'xsl:stylesheet' );
		for ( const file of [
			'sitemap.xml',
			'sitemap-posts-post-1.xml',
			'sitemap-authors-1.xml',
			'news-sitemap.xml',
		] ) {
			expect( ( await fetchPath( `/${ file }` ) ).text ).toContain(
				`<?xml-stylesheet type="text/xsl" href="${ url(
					'/sitemap.xsl'
				) }"?>`
			);
		}
	} );

	it( 'has a stylesheet in the site’s language and direction, escaped', async () => {
		remove = dropMustUsePlugin(
			'rtl',
			`add_action( 'init', static function () { $GLOBALS['wp_locale']->text_direction = 'rtl'; } );
add_filter( 'gettext_jetpack-dashboard', static function ( $text, $source ) { return 'XML sitemap' === $source ? '<b>"&' : $text; }, 10, 2 );`
		);
		const { text } = await fetchPath( '/sitemap.xsl' );
		expect( await parse( text ) ).toBe( 'xsl:stylesheet' );
		expect( text ).toContain( 'dir="rtl"' );
		expect( text ).toMatch( /<h1>&lt;b&gt;&quot;&amp;<\/h1>/ );
	} );

	it( 'honors what a site leaves out of WordPress’s sitemaps', async () => {
		remove = dropMustUsePlugin(
			'core-filters',
			`add_filter( 'wp_sitemaps_posts_query_args', static function ( $args ) { $args['post__not_in'] = array( ${ pictured.id } ); return $args; } );
add_filter( 'wp_sitemaps_post_types', static function ( $types ) { unset( $types['page'] ); return $types; } );`
		);
		expect(
			locs( ( await fetchPath( '/sitemap-posts-post-1.xml' ) ).text )
		).not.toContain( url( pictured.path ) );
		expect(
			( await fetchPath( '/sitemap-posts-page-1.xml' ) ).status
		).toBe( 404 );
	} );
} );

describe( 'search engines', () => {
	it( 'find an SEO plugin’s in place of ours', async () => {
		const yoast = dropPlugin( 'wordpress-seo/wp-seo.php', 'Yoast SEO' );
		try {
			await evalPhp( "activate_plugin( 'wordpress-seo/wp-seo.php' );" );
			for ( const file of [
				'news-sitemap.xml',
				'sitemap.xsl',
				'sitemap-posts-post-1.xml',
			] ) {
				expect( [
					file,
					( await fetchPath( `/${ file }` ) ).status,
				] ).toEqual( [ file, 404 ] );
			}
			// WordPress's own sitemap, which the SEO plugin replaces.
			expect(
				( await fetchPath( '/sitemap.xml' ) ).headers.location
			).toBe( url( '/wp-sitemap.xml' ) );
			expect( ( await fetchPath( '/wp-sitemap.xml' ) ).status ).toBe(
				200
			);
			expect( ( await fetchPath( '/robots.txt' ) ).text ).not.toContain(
				'news-sitemap'
			);
			expect( ( await get( 'module/sitemaps' ) ).body ).toMatchObject( {
				activated: true,
				extra: { sitemap_url: '', news_sitemap_url: '' },
			} );
		} finally {
			await evalPhp(
				"deactivate_plugins( 'wordpress-seo/wp-seo.php' );"
			);
			yoast();
		}
		expect( ( await fetchPath( '/sitemap.xml' ) ).status ).toBe( 200 );
	} );

	it( 'find none of ours where the site’s code says so', async () => {
		for ( const filter of [
			'jetpack_dashboard_disable_sitemaps',
			'jetpack_disable_seo_tools',
		] ) {
			remove = dropMustUsePlugin(
				'no-sitemaps',
				`add_filter( '${ filter }', '__return_true' );`
			);
			expect(
				( await fetchPath( '/sitemap.xml' ) ).headers.location
			).toBe( url( '/wp-sitemap.xml' ) );
			remove();
		}
	} );
} );
