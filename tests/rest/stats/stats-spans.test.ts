import { restoreStateAfterwards } from '../support/saved-state';
import { deleteOption, setOption } from '../support/site-state';
import { evalPhp, fetchPath, site } from '../support/site';
import type { Caller } from '../support/site';
import { DAY_S, prepareStatistics, publishedPost, sendView } from './views';

const open = ( query = '', as: Caller = 'admin' ) =>
	fetchPath( `/wp-admin/admin.php?page=stats${ query }`, { as } );

/** A date relative to today in the site’s time zone: `2026-11-25`. */
const dayFromToday = ( days: number ) =>
	evalPhp(
		`echo ( new DateTimeImmutable( 'today 12:00', wp_timezone() ) )->modify( '${ days } days' )->format( 'Y-m-d' );`
	);

const unescape = ( html: string ) =>
	html
		.replace( /&#0?38;|&amp;/g, '&' )
		.replace( /&#0?39;|&#8217;/g, '’' )
		.replace( /&#8211;/g, '–' );

const text = ( html: string, pattern: RegExp ) =>
	unescape( pattern.exec( html )?.[ 1 ] ?? '' ).replace( /<[^>]*>/g, ' ' );

const comparison = ( html: string ) =>
	text( html, /<p class="jp-stats__comparison">(.*?)<\/p>/s );

/** The query of a link whose text is exactly this; '' if it isn’t a link. */
function link( html: string, name: string ): string {
	const href = new RegExp( `<a [^>]*href="([^"]*)"[^>]*>${ name }</a>` ).exec(
		html
	)?.[ 1 ];
	return href === undefined ? '' : new URL( unescape( href ) ).search;
}

/** Adds a day’s views to the tables, like the roll-up. */
const addDay = ( days: number, subject: number, views: number ) =>
	evalPhp( `
global $wpdb;
$slot = ( new DateTimeImmutable( 'today 12:00', wp_timezone() ) )->modify( '${ days } days' )->format( 'Ymd' );
$wpdb->query( "INSERT INTO {$wpdb->prefix}jetpack_dashboard_stats_days (subject, slot, views) VALUES (${ subject }, $slot, ${ views })" );` );

const chartData = ( html: string ) =>
	JSON.parse(
		/id="jetpack-dashboard-stats-chart-data"[^>]*>(.*?)<\/script>/s.exec(
			html
		)?.[ 1 ] ?? 'null'
	);

restoreStateAfterwards();

beforeEach( prepareStatistics );

afterAll( () => site().setClock( 0 ) );

describe( 'earlier and later', () => {
	it( 'are links to the same number of days, with the state in the URL', async () => {
		await addDay( -40, -1, 8 );
		await sendView( 0 );
		const latest = ( await open() ).text;
		const [ from, to ] = await Promise.all( [
			dayFromToday( -59 ),
			dayFromToday( -30 ),
		] );
		expect( link( latest, 'Later' ) ).toBe( '' );
		expect( link( latest, 'Earlier' ) ).toBe(
			`?page=stats&range=day&from=${ from }&to=${ to }`
		);
		const before = ( await open( `&range=day&from=${ from }&to=${ to }` ) )
			.text;
		expect( comparison( before ) ).toContain( '8 views: ' );
		expect( before.match( /<th scope="row">/g ) ).toHaveLength( 30 );
		expect( link( before, 'Later' ) ).toBe( '?page=stats&range=day' );
		expect( link( before, 'Earlier' ) ).toBe( '' );
		expect( link( before, 'Weeks' ) ).toBe(
			`?page=stats&range=week&from=${ from }&to=${ to }`
		);
	} );

	it( 'end where counting started, and without any counts', async () => {
		const { text: empty } = await open();
		expect( link( empty, 'Earlier' ) ).toBe( '' );
		expect( comparison( empty ) ).toContain( 'No views yet.' );
		await sendView( 0 );
		const { text: first } = await open();
		expect( link( first, 'Earlier' ) ).toBe( '' );
		expect( comparison( first ) ).toMatch(
			/1 view: Last 30 days .*The first view was counted on .*nothing to compare with/
		);
	} );

	it( 'shows days of the future as the latest days, and says so', async () => {
		const [ from, to ] = await Promise.all( [
			dayFromToday( 2 ),
			dayFromToday( 9 ),
		] );
		const { status, text: html } = await open(
			`&range=day&from=${ from }&to=${ to }`
		);
		expect( status ).toBe( 200 );
		expect( html ).toContain( 'The chosen dates are in the future.' );
		expect( html ).toContain( '<caption>Last 30 days</caption>' );
	} );
} );

describe( 'the comparison', () => {
	it( 'says by how much a period differs from the one before', async () => {
		await addDay( -31, -1, 20 );
		await addDay( -29, -1, 24 );
		expect( comparison( ( await open() ).text ) ).toMatch(
			/24 views: Last 30 days .*Up 4 \(\+20%\) from 20 in the period before: /
		);
		const [ day, month ] = await Promise.all( [
			dayFromToday( -28 ),
			dayFromToday( -5 ),
		] );
		expect(
			comparison( ( await open( `&range=day&date=${ day }` ) ).text )
		).toMatch(
			/0 views: .*Down 24 \(−100%\) from 24 in the period before/
		);
		expect(
			comparison( ( await open( `&range=day&date=${ month }` ) ).text )
		).toContain( 'No change from 0 in the period before' );
	} );

	it( 'uses the days of the site’s time zone', async () => {
		await setOption( 'timezone_string', 'Pacific/Kiritimati' );
		await sendView( 0 );
		const today = await dayFromToday( 0 );
		const { text: html } = await open( `&range=day&date=${ today }` );
		expect( comparison( html ) ).toContain( '1 view: ' );
		expect( chartData( html ) ).toMatchObject( {
			chosen: 29,
			isToday: true,
		} );
		await setOption( 'timezone_string', 'Pacific/Honolulu' );
		expect( ( await open() ).status ).toBe( 200 );
		await setOption( 'timezone_string', '' );
	} );
} );

describe( 'a post’s statistics', () => {
	it( 'has the views of this post, linked from each list', async () => {
		const id = await publishedPost();
		await sendView( id, { referrer: 'search.example' } );
		await sendView( 0 );
		await site().setClock( DAY_S );
		await sendView( id );
		const query = `&range=day&post=${ id }`;
		const title = await evalPhp( `echo get_post( ${ id } )->post_title;` );
		expect( link( ( await open() ).text, title ) ).toBe(
			`?page=stats${ query }`
		);
		for ( const path of [
			'/wp-admin/index.php',
			`/wp-admin/edit.php?post_type=post&s=${ encodeURIComponent(
				title
			) }`,
		] ) {
			expect(
				unescape( ( await fetchPath( path, { as: 'admin' } ) ).text )
			).toContain( `page=stats${ query }` );
		}
		const { text: html } = await open( query );
		expect( html ).toContain( `<h1>${ title }</h1>` );
		expect( comparison( html ) ).toContain( '2 views: Last 30 days' );
		expect( html ).not.toContain( 'search.example' );
		expect( link( html, 'All posts' ) ).toBe( '?page=stats&range=day' );
		expect( chartData( html ).bars[ 29 ].url ).toContain( `post=${ id }` );
		const csv = /href="([^"]*export=days[^"]*)"/.exec( html )?.[ 1 ] ?? '';
		const url = new URL( unescape( csv ) );
		const file = await fetchPath( url.pathname + url.search, {
			as: 'admin',
		} );
		expect( file.headers[ 'content-disposition' ] ).toContain(
			`post-${ id }-stats-`
		);
		expect( file.text.trim().split( '\r\n' ) ).toHaveLength( 3 );
		await site().setClock( 0 );
	} );

	it( 'is refused for private posts to users who can’t read them', async () => {
		const id = await evalPhp(
			`echo wp_insert_post( array( 'post_title' => 'Secret <b>plans</b>', 'post_status' => 'private', 'post_author' => 1 ) );`
		);
		await addDay( -1, Number( id ), 3 );
		await setOption( 'jetpack_dashboard_roles', [
			'administrator',
			'subscriber',
		] );
		const refused = await open( `&post=${ id }`, 'subscriber' );
		expect( refused.status ).toBe( 403 );
		expect( refused.text ).not.toContain( 'Secret' );
		expect(
			link( ( await open( '', 'subscriber' ) ).text, `.*${ id }` )
		).toBe( '' );
		const allowed = await open( `&post=${ id }` );
		expect( allowed.status ).toBe( 200 );
		expect( allowed.text ).toContain( '<h1>Secret plans</h1>' );
		await evalPhp( `wp_delete_post( ${ id }, true );` );
		expect(
			( await open( `&post=${ id }`, 'subscriber' ) ).text
		).toContain( `<h1>Deleted post ${ id }</h1>` );
		await deleteOption( 'jetpack_dashboard_roles' );
	} );

	it( 'contains titles as text', async () => {
		const id = await evalPhp(
			`echo wp_insert_post( array( 'post_title' => 'A <script>alert(1)</script> & "B"', 'post_status' => 'publish' ) );`
		);
		const { text: html } = await open( `&post=${ id }` );
		expect( html ).not.toContain( '<script>alert(1)' );
		expect( text( html, /<h1>(.*?)<\/h1>/ ) ).toContain( '& ' );
		await evalPhp( `wp_delete_post( ${ id }, true );` );
	} );
} );
