import { restoreStateAfterwards } from '../support/saved-state';
import { deleteOption, setOption, switchModule } from '../support/site-state';
import { ROLES, evalJson, evalPhp, fetchPath, site } from '../support/site';
import type { Caller } from '../support/site';
import { DAY_S, prepareStatistics, publishedPost, sendView } from './views';

const PAGE = '/wp-admin/admin.php?page=stats';

const open = ( query = '', as: Caller = 'admin' ) =>
	fetchPath( PAGE + query, { as } );

/**
 * Rows of the table on the page whose caption starts with a text: [ name, views
 * ].
 */
function table( html: string, caption: string ): [ string, string ][] {
	const start = html.indexOf( `<caption>${ caption }` );
	const body = html.slice( start, html.indexOf( '</table>', start ) );
	return [
		...body.matchAll(
			/<th scope="row">(.*?)<\/th><td class="jp-stats__number">(.*?)<\/td>/g
		),
	].map( ( [ , name = '', views = '' ] ) => [
		name.replace( /<[^>]*>/g, '' ),
		views,
	] );
}

/** The URL of a download on the page. */
async function exportUrl( name: string, query = '' ): Promise< string > {
	const { text } = await open( query );
	const href = new RegExp( `href="([^"]*export=${ name }[^"]*)"` ).exec(
		text
	)?.[ 1 ];
	const url = new URL( ( href ?? '' ).replace( /&#0?38;|&amp;/g, '&' ) );
	return url.pathname + url.search;
}

restoreStateAfterwards();

beforeEach( prepareStatistics );

afterAll( () => site().setClock( 0 ) );

describe( 'the statistics’ page', () => {
	it( 'A208 shows views by period, post and referrer without JavaScript', async () => {
		const id = await publishedPost();
		const title = await evalPhp( `echo get_post( ${ id } )->post_title;` );
		await sendView( id, { referrer: 'search.example' } );
		await sendView( id );
		await sendView( 0 );
		const { status, text } = await open();
		expect( status ).toBe( 200 );
		expect( text.match( /<h1/g ) ).toHaveLength( 1 );
		const periods = table( text, 'Last 30 days' );
		expect( periods ).toHaveLength( 30 );
		expect( periods[ 0 ] ).toEqual( [
			await evalPhp( "echo wp_date( get_option( 'date_format' ) );" ),
			'3',
		] );
		expect( table( text, 'Posts and pages: Last 30 days' ) ).toEqual( [
			[ title, '2' ],
			[ 'Home page and archives', '1' ],
		] );
		expect( table( text, 'Referrers: Last 30 days' ) ).toEqual( [
			[ 'search.example', '1' ],
		] );
		// In one block, which the browser divides into columns without gaps.
		expect( text.indexOf( '<caption>Downloads' ) ).toBeLessThan(
			text.indexOf( '<caption>Last 30 days' )
		);
		expect( text.match( /class="jp-stats__tables"/g ) ).toHaveLength( 1 );
	} );

	it( 'narrows posts and referrers to the period that was chosen', async () => {
		await sendView( 0, { referrer: 'early.example' } );
		await site().setClock( DAY_S );
		await sendView( 0, { referrer: 'late.example' } );
		const date = await evalPhp(
			"echo wp_date( 'Y-m-d', time() + DAY_IN_SECONDS );"
		);
		const { text } = await open( `&range=day&date=${ date }` );
		expect( table( text, 'Posts and pages' ) ).toEqual( [
			[ 'Home page and archives', '1' ],
		] );
		expect( table( text, 'Referrers' ) ).toEqual( [
			[ 'late.example', '1' ],
		] );
		expect( text ).toContain( '<tr aria-current="true">' );
		expect(
			table( ( await open( '&range=week' ) ).text, 'Last 14 weeks' )
		).toHaveLength( 14 );
		const monthly = ( await open( '&range=month&date=nonsense' ) ).text;
		expect( table( monthly, 'Referrers: Last 12 months' ) ).toHaveLength(
			2
		);
	} );

	it( 'prints titles and hosts as text', async () => {
		const id = await evalPhp(
			`echo wp_insert_post( array( 'post_title' => 'A <script>alert(1)</script> & "B"', 'post_status' => 'publish' ) );`
		);
		await sendView( id );
		const { text } = await open();
		expect( text ).not.toContain( '<script>alert(1)' );
		expect( table( text, 'Posts' )[ 0 ]?.[ 0 ] ).toContain(
			'&amp; &quot;B&quot;'
		);
		await evalPhp( `wp_delete_post( ${ id }, true );` );
		expect( table( ( await open() ).text, 'Posts' )[ 0 ]?.[ 0 ] ).toBe(
			`Deleted post ${ id }`
		);
	} );

	it( 'opens for users who can view statistics while the module is on', async () => {
		const opens = async () => {
			const responses = await Promise.all(
				ROLES.map( ( as ) => open( '', as ) )
			);
			return ROLES.filter(
				( _role, index ) => responses[ index ]?.status === 200
			);
		};
		await deleteOption( 'jetpack_dashboard_roles' );
		expect( await opens() ).toEqual( [ 'admin' ] );
		await setOption( 'jetpack_dashboard_roles', [
			'administrator',
			'subscriber',
		] );
		expect( await opens() ).toEqual( [ 'subscriber', 'admin' ] );
		await switchModule( 'stats', false );
		expect( await opens() ).toEqual( [] );
		await switchModule( 'stats', true );
		await deleteOption( 'jetpack_dashboard_roles' );
	} );

	it( 'hides the title of posts that the user can’t read', async () => {
		const id = await publishedPost();
		await sendView( id );
		await setOption( 'jetpack_dashboard_roles', [ 'subscriber' ] );
		await evalPhp(
			`wp_update_post( array( 'ID' => ${ id }, 'post_status' => 'private' ) );`
		);
		expect(
			table( ( await open( '', 'subscriber' ) ).text, 'Posts' )
		).toEqual( [ [ `Private post ${ id }`, '1' ] ] );
		await evalPhp(
			`wp_update_post( array( 'ID' => ${ id }, 'post_status' => 'publish' ) );`
		);
		await deleteOption( 'jetpack_dashboard_roles' );
	} );
} );

describe( 'CSV', () => {
	it( 'leaves as a file that no spreadsheet runs', async () => {
		const id = await evalPhp(
			`echo wp_insert_post( array( 'post_title' => '=HYPERLINK("https://evil.example","x")', 'post_status' => 'publish' ) );`
		);
		await sendView( id );
		const { status, text, headers } = await fetchPath(
			await exportUrl( 'posts' ),
			{ as: 'admin' }
		);
		const today = await evalPhp( "echo wp_date( 'Y-m-d' );" );
		expect( status ).toBe( 200 );
		expect( headers[ 'content-type' ] ).toBe( 'text/csv; charset=utf-8' );
		expect( headers[ 'content-disposition' ] ).toBe(
			`attachment; filename="site-stats-posts-${ today }.csv"`
		);
		const [ head, line ] = text.split( '\r\n' );
		expect( head ).toBe( '"Date","Post ID","Title","Address","Views"' );
		expect( line ).toContain(
			`"${ today }",${ id },"'=HYPERLINK(""https://evil.example"",""x"")",`
		);
		expect( line ).toMatch( /,1$/ );
		await evalPhp( `wp_delete_post( ${ id }, true );` );
	} );

	it( 'contains every day’s total, and the referrers of the range', async () => {
		await sendView( 0, { referrer: 'a.example' } );
		await sendView( 0 );
		const today = await evalPhp( "echo wp_date( 'Y-m-d' );" );
		const days = await fetchPath( await exportUrl( 'days' ), {
			as: 'admin',
		} );
		expect( days.text ).toBe( `"Date","Views"\r\n"${ today }",2\r\n` );
		const hosts = await fetchPath(
			await exportUrl( 'referrers', '&range=month' ),
			{ as: 'admin' }
		);
		expect( hosts.text ).toBe(
			`"Date","Referrer","Views"\r\n"${ today }","a.example",1\r\n`
		);
	} );

	it( 'needs the nonce and the capability', async () => {
		const url = await exportUrl( 'days' );
		expect( ( await fetchPath( url, { as: 'editor' } ) ).status ).toBe(
			403
		);
		expect(
			(
				await fetchPath( url.replace( /_wpnonce=\w+/, '_wpnonce=0' ), {
					as: 'admin',
				} )
			).status
		).toBe( 403 );
		expect( ( await open( '&export=everything' ) ).status ).toBe( 404 );
	} );
} );

describe( 'WordPress’s own exporter', () => {
	const exportAll = ( what = 'all' ) =>
		fetchPath( `/wp-admin/export.php?download=true&content=${ what }`, {
			as: 'admin',
		} );

	it( 'takes the counts along, in a file that stays well-formed', async () => {
		const id = await publishedPost();
		await sendView( id, { referrer: 'a.example' } );
		const today = await evalPhp( "echo wp_date( 'Y-m-d' );" );
		const { text } = await exportAll();
		expect( text ).toContain(
			'<jetpack:stats xmlns:jetpack="urn:jetpack-dashboard:export:1">'
		);
		for ( const element of [
			`<jetpack:day date="${ today }" views="1"/>`,
			`<jetpack:post date="${ today }" id="${ id }" views="1"/>`,
			`<jetpack:referrer date="${ today }" host="a.example" views="1"/>`,
		] ) {
			expect( text ).toContain( element );
		}
		const xml = Buffer.from( text ).toString( 'base64' );
		expect(
			await evalPhp(
				`libxml_use_internal_errors( true ); echo simplexml_load_string( base64_decode( '${ xml }' ) ) ? 'well-formed' : libxml_get_errors()[0]->message;`
			)
		).toBe( 'well-formed' );
	} );

	it( 'reads many days in few queries', async () => {
		const counted = await evalJson( `
global $wpdb;
$table = $wpdb->prefix . 'jetpack_dashboard_stats_';
for ( $ago = 4; $ago < 304; $ago++ ) {
	$slot = wp_date( 'Ymd', strtotime( 'today 12:00 ' . wp_timezone_string() ) - $ago * DAY_IN_SECONDS );
	$wpdb->query( "INSERT INTO {$table}days (subject, slot, views) VALUES (-1, $slot, 3), (0, $slot, 1), (7, $slot, 2)" );
	$wpdb->query( "INSERT INTO {$table}referrers (slot, host, views) VALUES ($slot, 'a.example', 1)" );
}
wp_set_current_user( 1 );
do_action( 'export_wp', array( 'content' => 'all' ) );
$before = $wpdb->num_queries;
ob_start();
do_action( 'rss2_head' );
$text = ob_get_clean();
echo wp_json_encode( array( 'queries' => $wpdb->num_queries - $before, 'days' => substr_count( $text, '<jetpack:day ' ), 'posts' => substr_count( $text, '<jetpack:post ' ), 'referrers' => substr_count( $text, '<jetpack:referrer ' ) ) );` );
		expect( counted ).toMatchObject( {
			days: 300,
			posts: 600,
			referrers: 300,
		} );
		expect( counted.queries ).toBeLessThan( 10 );
	} );

	it( 'leaves them out of a part of the content, and of feeds', async () => {
		await sendView( 0 );
		expect( ( await exportAll( 'page' ) ).text ).not.toContain(
			'jetpack:'
		);
		expect( ( await fetchPath( '/feed/' ) ).text ).not.toContain(
			'jetpack:'
		);
	} );
} );

describe( 'the admin bar', () => {
	const chart = async ( as: Caller, path = '/wp-admin/index.php' ) =>
		/id=.wp-admin-bar-jetpack-stats.*?aria-label="([^"]*)"/s.exec(
			( await fetchPath( path, { as } ) ).text
		)?.[ 1 ] ?? null;

	it( 'B299 B628 has a chart of the last 48 hours, with words for it', async () => {
		await sendView( 0 );
		await site().setClock( DAY_S );
		await sendView( 0 );
		const words = '2 views in the last 48 hours';
		expect( await chart( 'admin' ) ).toBe( words );
		expect( await chart( 'admin', '/' ) ).toBe( words );
		await site().setClock( 2 * DAY_S );
		expect( await chart( 'admin' ) ).toBe( '1 view in the last 48 hours' );
	} );

	it( 'is not shown to other users, or while it is turned off', async () => {
		expect( await chart( 'editor' ) ).toBeNull();
		await setOption( 'jetpack_dashboard_admin_bar', '0' );
		expect( await chart( 'admin' ) ).toBeNull();
		await deleteOption( 'jetpack_dashboard_admin_bar' );
	} );
} );
