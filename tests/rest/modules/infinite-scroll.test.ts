import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, switchModule } from '../support/site-state';
import { evalPhp } from '../support/site';
import type { Wire } from '../support/site';
import { openPage } from '../support/admin-page';
import { deleteAllPosts, pageAt } from './support';
import { useTestThemes } from './themes';

const SLUG = 'infinite-scroll';

restoreStateAfterwards();
deleteAllPosts( SLUG );

/**
 * The settings that a page passes to the script; undefined if there are none.
 */
function readData( html: string ): Wire {
	const [ , json ] =
		/<script[^>]*id="jp-infinite"[^>]*>([\s\S]*?)<\/script>/.exec( html ) ??
		[];
	return json === undefined ? undefined : JSON.parse( json );
}

beforeEach( async () => {
	await setOption( 'posts_per_page', 10 );
	await switchModule( SLUG, true );
} );

it( 'marks the list of posts and says where older ones are, page by page to the last', async () => {
	let path = '/';
	let pages = 0;
	// Other tests may have left posts with the same title or time.
	const titles: string[] = [];
	while ( path && pages < 20 ) {
		const html = await pageAt( path );
		expect( html.match( /<[^>]* data-jp-infinite[^>]*>/g ) ).toHaveLength(
			1
		);
		for ( const [ , title = '' ] of html.matchAll(
			/wp-block-post-title[^>]*><a[^>]*>([^<]*)/g
		) ) {
			titles.push( title );
		}
		const { next } = readData( html );
		path = next ? new URL( next ).pathname : '';
		pages++;
	}
	const count = Number( await evalPhp( 'echo wp_count_posts()->publish;' ) );
	expect( pages ).toBe( Math.ceil( count / 10 ) );
	expect( titles ).toHaveLength( count );
} );

it( 'tells the script which page it is on and where newer posts are', async () => {
	expect( readData( await pageAt( '/' ) ) ).toMatchObject( {
		page: 1,
		previous: '',
		count: 10,
	} );
	const { page, previous } = readData( await pageAt( '/page/2/' ) );
	expect( [ page, new URL( previous ).pathname ] ).toEqual( [ 2, '/' ] );
} );

it( 'loads its script on lists of several pages, and nowhere else', async () => {
	expect( await pageAt( '/' ) ).toContain( 'assets/infinite-scroll.js' );
	const count = Number( await evalPhp( 'echo wp_count_posts()->publish;' ) );
	const last = await pageAt( `/page/${ Math.ceil( count / 10 ) }/` );
	expect( last ).toContain( 'assets/infinite-scroll.js' );
	expect( readData( last ).next ).toBe( '' );
	await setOption( 'posts_per_page', 100 );
	const whole = await pageAt( '/' );
	expect( whole ).not.toContain( 'assets/infinite-scroll.js' );
	expect( readData( whole ).next ).toBe( '' );
	expect( await pageAt( '/hello-world/' ) ).not.toMatch(
		/jp-infinite|assets\/infinite-scroll/
	);
} );

describe( 'in a theme that declares no support', () => {
	const switchTheme = useTestThemes();

	it.each( [ 'classic', 'hybrid' ] as const )(
		'marks the loop of a %s theme',
		async ( theme ) => {
			await switchTheme( theme );
			const html = await pageAt( '/' );
			const { list, count } = readData( html );
			expect( [ list, count ] ).toEqual( [ '', 10 ] );
			const [ before, loop, after, ...more ] =
				html.split( '<!--jp-infinite-->' );
			expect( before ).toMatch( /<main>$/ );
			expect( loop?.match( /<h1>/g ) ).toHaveLength( 10 );
			expect( after ).toMatch( /^<\/main>/ );
			expect( more ).toEqual( [] );
			expect( await pageAt( '/hello-world/' ) ).not.toContain(
				'jp-infinite'
			);
			const { themeData } = ( await openPage( 'admin' ) ).page
				.initialState;
			expect( themeData.support[ SLUG ] ).toBe( true );
		}
	);

	it( 'says that the theme’s support is required if its posts aren’t siblings', async () => {
		await switchTheme( 'classic' );
		await evalPhp(
			"file_put_contents( get_theme_root() . '/test-classic/home.php', '<?php while ( have_posts() ) : the_post(); ?></div><div><?php the_title(); endwhile; ?>' );"
		);
		const { themeData } = ( await openPage( 'admin' ) ).page.initialState;
		expect( themeData.support[ SLUG ] ).toBe( false );
	} );
} );

it( 'changes nothing while it is off', async () => {
	expect( readData( await pageAt( '/' ) ) ).toBeDefined();
	await switchModule( SLUG, false );
	expect( await pageAt( '/' ) ).not.toMatch(
		/jp-infinite|assets\/infinite-scroll/
	);
} );

it( 'contains whether posts load automatically and whether analytics counts it', async () => {
	expect( readData( await pageAt( '/' ) ) ).toMatchObject( {
		isAutomatic: true,
		hasAnalytics: false,
	} );
	await setOption( 'jetpack_dashboard_infinite_scroll', '0' );
	await setOption(
		'jetpack_dashboard_infinite_scroll_google_analytics',
		'1'
	);
	expect( readData( await pageAt( '/' ) ) ).toMatchObject( {
		isAutomatic: false,
		hasAnalytics: true,
	} );
} );
