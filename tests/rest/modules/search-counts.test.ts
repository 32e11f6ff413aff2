import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, switchModule } from '../support/site-state';
import {
	ROLES,
	call,
	evalJson,
	evalPhp,
	fetchPath,
	post,
	site,
} from '../support/site';
import type { Caller } from '../support/site';
import { BROWSER, DAY_S, prepareStatistics, sendBeacon } from '../stats/views';
import { createPost, deletePosts } from './site-pages';
import type { SitePost } from './site-pages';
import { buildIndex } from './search-index';

const posts: SitePost[] = [];

/** A search on the theme's search page. */
const search = (
	text: string,
	{
		as = 'anonymous',
		headers = {},
		more = '',
	}: { as?: Caller; headers?: Record< string, string >; more?: string } = {}
) =>
	fetchPath( `/?s=${ encodeURIComponent( text ) }${ more }`, {
		as,
		headers: { 'User-Agent': BROWSER, ...headers },
	} );

/** A search that the overlay reports. */
const report = ( text: string, headers: Record< string, string > = {} ) =>
	sendBeacon(
		'/wp-json/jetpack/v4/search/count',
		new URLSearchParams( { query: text } ).toString(),
		{ headers }
	);

const openStatistics = ( query = '', as: Caller = 'admin' ) =>
	fetchPath( `/wp-admin/admin.php?page=stats${ query }`, { as } );

/** Cells of a table on the statistics page; undefined without the table. */
async function table( caption: string, query = '', as: Caller = 'admin' ) {
	const { text } = await openStatistics( query, as );
	const start = text.indexOf( `<caption>${ caption }: ` );
	if ( start < 0 ) {
		return undefined;
	}
	const body = text.slice(
		text.indexOf( '<tbody>', start ),
		text.indexOf( '</table>', start )
	);
	return [ ...body.matchAll( /<tr>(.*?)<\/tr>/g ) ].map( ( [ , row = '' ] ) =>
		[ ...row.matchAll( /<t[hd].*?>(.*?)<\/t[hd]>/g ) ].map(
			( [ , cell ] ) => cell?.replace( /<\/?bdi>/g, '' )
		)
	);
}

const searches = ( query = '' ) => table( 'Searches', query );
const withoutResults = ( query = '' ) =>
	table( 'Searches without results', query );

const stored = () =>
	evalJson< { term: string; searches: string; results: string }[] >(
		'global $wpdb; echo wp_json_encode( $wpdb->get_results( "SELECT term, searches, results FROM {$wpdb->prefix}jetpack_dashboard_searches_days ORDER BY slot, term" ) );'
	);

async function exported( name: string ) {
	const { text } = await openStatistics();
	const href = new RegExp( `href="([^"]*export=${ name }&[^"]*)"` ).exec(
		text
	)?.[ 1 ];
	const url = new URL( ( href ?? '' ).replace( /&#0?38;|&amp;/g, '&' ) );
	return ( await fetchPath( url.pathname + url.search, { as: 'admin' } ) )
		.text;
}

restoreStateAfterwards();
beforeAll( async () => {
	posts.push(
		await createPost( {
			post_title: 'Axolotl care',
			post_content: 'Text.',
		} ),
		await createPost( {
			post_title: 'Axolotl food',
			post_content: 'Text.',
		} )
	);
	await switchModule( 'search', true );
	await post( 'settings', { instant_search_enabled: true } );
	await evalPhp(
		'Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Search\\Search_Index::class )->rebuild();'
	);
	await buildIndex();
} );
beforeEach( async () => {
	await prepareStatistics();
	await evalPhp(
		'global $wpdb; $wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}jetpack_dashboard_searches_days" ); $wpdb->query( "DELETE FROM {$wpdb->prefix}jetpack_dashboard_limits" );'
	);
} );
afterAll( async () => {
	await site().setClock( 0 );
	await deletePosts( posts );
} );

it( 'shows what visitors searched for, and what they didn’t find', async () => {
	expect( await searches() ).toEqual( [ [ 'No searches yet.' ] ] );
	expect( await withoutResults() ).toEqual( [
		[ 'No searches without results.' ],
	] );
	await search( 'Axolotl' );
	await search( '  axolotl ' );
	await search( 'axolotl food' );
	await search( 'dragon' );
	expect( await searches() ).toEqual( [
		[ 'axolotl', '2', '2' ],
		[ 'axolotl food', '1', '1' ],
		[ 'dragon', '1', '0' ],
	] );
	expect( await withoutResults() ).toEqual( [ [ 'dragon', '1' ] ] );
	const day = await evalPhp( "echo wp_date( 'Y-m-d' );" );
	expect( await exported( 'searches' ) ).toBe(
		`"Date","Search term","Searches","Results"\r\n"${ day }","axolotl",2,2\r\n"${ day }","axolotl food",1,1\r\n"${ day }","dragon",1,0\r\n`
	);
	expect( await exported( 'searches-without-results' ) ).toBe(
		`"Date","Search term","Searches"\r\n"${ day }","dragon",1\r\n`
	);
} );

it( 'shows the results of the latest day, and narrows to a period', async () => {
	await search( 'dragon' );
	await site().setClock( DAY_S );
	const dragon = await createPost( { post_title: 'Dragon' } );
	await search( 'dragon' );
	await deletePosts( [ dragon ] );
	expect( await searches() ).toEqual( [ [ 'dragon', '2', '1' ] ] );
	expect( await withoutResults() ).toEqual( [
		[ 'No searches without results.' ],
	] );
	const first = await evalPhp( "echo wp_date( 'Y-m-d' );" );
	expect( await searches( `&range=day&date=${ first }` ) ).toEqual( [
		[ 'dragon', '1', '0' ],
	] );
	await site().setClock( 0 );
} );

it( 'prints terms as text, and as a file that no spreadsheet runs', async () => {
	await search( '<script>alert(1)</script> & "x"' );
	await search( '=hyperlink("https://evil.example")' );
	const { text } = await openStatistics();
	expect( text ).not.toContain( '<script>alert(1)' );
	expect( await searches() ).toEqual( [
		[
			'&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;',
			'1',
			'0',
		],
		[ '=hyperlink(&quot;https://evil.example&quot;)', '1', '0' ],
	] );
	const file = await exported( 'searches' );
	expect( file ).toContain( `"'=hyperlink(""https://evil.example"")",1,0` );
} );

it( 'leaves out personal data and long texts', async () => {
	for ( const text of [
		'jane@example.com',
		'+49 171 2345678',
		'x'.repeat( 61 ),
		'???',
	] ) {
		await search( text );
		expect( ( await report( text ) ).status ).toBe( 204 );
	}
	expect( await searches() ).toEqual( [ [ 'No searches yet.' ] ] );
} );

it( 'counts only visitors whom the statistics count, and one page per search', async () => {
	await search( 'axolotl', { as: 'admin' } );
	await search( 'axolotl', {
		headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
	} );
	await search( 'axolotl', { headers: { DNT: '1' } } );
	await search( 'axolotl', { headers: { 'Sec-GPC': '1' } } );
	await search( 'axolotl', { headers: { 'Sec-Purpose': 'prefetch' } } );
	await search( 'axolotl', { headers: { 'Sec-Fetch-Site': 'cross-site' } } );
	await search( 'axolotl', { more: '&paged=2' } );
	await search( 'axolotl', { more: '&feed=rss2' } );
	await search( 'axolotl', { more: '&preview=true' } );
	await report( 'axolotl', { 'User-Agent': 'curl/8.0' } );
	await report( 'axolotl', { 'Sec-GPC': '1' } );
	expect( await searches() ).toEqual( [ [ 'No searches yet.' ] ] );
	await setOption( 'jetpack_dashboard_do_not_track', '0' );
	await search( 'axolotl', { headers: { DNT: '1' } } );
	await setOption( 'jetpack_dashboard_count_roles', [ 'administrator' ] );
	await search( 'axolotl', { as: 'admin' } );
	expect( await searches() ).toEqual( [ [ 'axolotl', '2', '2' ] ] );
	await setOption( 'jetpack_dashboard_do_not_track', '1' );
	await setOption( 'jetpack_dashboard_count_roles', [] );
} );

it( 'counts reported searches of the overlay, with its own number of results', async () => {
	const { status, text } = await report( 'Axolotl' );
	expect( [ status, text ] ).toEqual( [ 204, '' ] );
	// Results as one types aren't counted.
	await call( 'GET', 'search/results?query=axolo', {
		as: 'anonymous',
		nonce: 'missing',
	} );
	expect( await searches() ).toEqual( [ [ 'axolotl', '1', '2' ] ] );
	expect( ( await report( '' ) ).status ).toBe( 400 );
	expect( ( await report( 'x'.repeat( 201 ) ) ).status ).toBe( 400 );
	await post( 'settings', { instant_search_enabled: false } );
	expect( ( await report( 'axolotl' ) ).status ).toBe( 404 );
	await post( 'settings', { instant_search_enabled: true } );
} );

it( 'tells the script to report only for counted visitors', async () => {
	const url = async ( as: Caller ) =>
		/"count":"([^"]*)"/.exec(
			( await fetchPath( '/', { as } ) ).text
		)?.[ 1 ];
	expect( await url( 'anonymous' ) ).toContain( 'search' );
	expect( await url( 'admin' ) ).toBe( '' );
} );

it( 'limits what one visitor and one day can add', async () => {
	const remove = dropMustUsePlugin(
		'fill-up',
		`add_action( 'wp_loaded', static function () {
			if ( isset( $_GET['fill'] ) ) {
				$recorder = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Search\\Search_Recorder::class );
				for ( $i = 0; $i < 60; $i++ ) { $recorder->record( "word $i", 0 ); }
			}
			if ( isset( $_GET['add'] ) ) {
				$counts = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Search\\Search_Counts::class );
				for ( $i = 0; $i < 510; $i++ ) { $counts->add( "term $i", 0 ); }
				$counts->add( 'term 7', 3 );
			}
		} );`
	);
	try {
		await fetchPath( '/?fill' );
		expect( await stored() ).toHaveLength( 50 );
		await fetchPath( '/?add' );
		const rows = await stored();
		expect( rows ).toHaveLength( 500 );
		expect( rows ).toContainEqual( {
			term: 'term 7',
			searches: '2',
			results: '3',
		} );
	} finally {
		remove();
	}
} );

it( 'keeps terms as long as other statistics', async () => {
	await search( 'axolotl' );
	await site().setClock( 752 * DAY_S );
	await search( 'dragon' );
	expect( await stored() ).toMatchObject( [ { term: 'dragon' } ] );
	await site().setClock( 1600 * DAY_S );
	await evalPhp( "do_action( 'wp_scheduled_delete' );" );
	expect( await stored() ).toEqual( [] );
	await site().setClock( 0 );
} );

it( 'is shown to users who can see the statistics', async () => {
	await search( 'axolotl' );
	await post( 'settings', { roles: [ 'administrator', 'author' ] } );
	const seen: Caller[] = [];
	for ( const as of ROLES ) {
		if ( ( await openStatistics( '', as ) ).text.includes( 'axolotl' ) ) {
			seen.push( as );
		}
	}
	expect( seen ).toEqual( [ 'author', 'admin' ] );
} );

it( 'counts and shows nothing while search is off', async () => {
	await switchModule( 'search', false );
	await search( 'axolotl' );
	expect( ( await report( 'axolotl' ) ).status ).toBe( 404 );
	expect( await searches() ).toBeUndefined();
	await switchModule( 'search', true );
	expect( await searches() ).toEqual( [ [ 'No searches yet.' ] ] );
} );
