import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, switchModule } from '../support/site-state';
import { evalPhp } from '../support/site';
import type { Wire } from '../support/site';
import { deleteAllPosts, pageAt } from './support';

const SLUG = 'infinite-scroll';

restoreStateAfterwards();
deleteAllPosts( SLUG );

/**
 * The settings that a page passes to the script; undefined if there are none.
 */
function facts( html: string ): Wire {
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
	const titles = new Set< string >();
	while ( path && pages < 20 ) {
		const html = await pageAt( path );
		expect( html.match( /<[^>]* data-jp-infinite[^>]*>/g ) ).toHaveLength(
			1
		);
		for ( const [ , title = '' ] of html.matchAll(
			/wp-block-post-title[^>]*><a[^>]*>([^<]*)/g
		) ) {
			titles.add( title );
		}
		const { next } = facts( html );
		path = next ? new URL( next ).pathname : '';
		pages++;
	}
	const count = Number( await evalPhp( 'echo wp_count_posts()->publish;' ) );
	expect( pages ).toBe( Math.ceil( count / 10 ) );
	expect( titles.size ).toBe( count );
} );

it( 'loads its script where there are older posts, and nowhere else', async () => {
	expect( await pageAt( '/' ) ).toContain( 'assets/infinite-scroll.js' );
	await setOption( 'posts_per_page', 100 );
	const whole = await pageAt( '/' );
	expect( whole ).not.toContain( 'assets/infinite-scroll.js' );
	expect( facts( whole ).next ).toBe( '' );
	expect( await pageAt( '/hello-world/' ) ).not.toMatch(
		/jp-infinite|assets\/infinite-scroll/
	);
} );

it( 'changes nothing while it is off', async () => {
	expect( facts( await pageAt( '/' ) ) ).toBeDefined();
	await switchModule( SLUG, false );
	expect( await pageAt( '/' ) ).not.toMatch(
		/jp-infinite|assets\/infinite-scroll/
	);
} );

it( 'contains whether posts load automatically and whether analytics counts it', async () => {
	expect( facts( await pageAt( '/' ) ) ).toMatchObject( {
		isAutomatic: true,
		hasAnalytics: false,
	} );
	await setOption( 'jetpack_dashboard_infinite_scroll', '0' );
	await setOption(
		'jetpack_dashboard_infinite_scroll_google_analytics',
		'1'
	);
	expect( facts( await pageAt( '/' ) ) ).toMatchObject( {
		isAutomatic: false,
		hasAnalytics: true,
	} );
} );
