import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalPhp, fetchPath, site } from '../support/site';
import {
	ENDPOINT,
	closeEndpoint,
	countTotal,
	merge,
	openEndpoint,
	prepareStatistics,
	rows,
	sendBeacon,
	sendView,
} from './views';

const ROUTE = '/wp-json/jetpack/v4/stats/view';

const open = () =>
	fetchPath( '/wp-admin/admin.php?page=stats', { as: 'admin' } );

/** The [ name, count ] pairs of a table on the page. */
function table( html: string, caption: string ): string[][] {
	const start = html.indexOf( `<caption>${ caption }` );
	const body = html.slice( start, html.indexOf( '</table>', start ) );
	return [
		...body.matchAll(
			/<th scope="row"><bdi>(.*?)<\/bdi><\/th><td class="jp-stats__number">(.*?)<\/td>/g
		),
	].map( ( [ , name = '', count = '' ] ) => [ name, count ] );
}

async function download( html: string, name: string ): Promise< string > {
	const href = new RegExp( `href="([^"]*export=${ name }[^"]*)"` ).exec(
		html
	)?.[ 1 ];
	const url = new URL( ( href ?? '' ).replace( /&#0?38;|&amp;/g, '&' ) );
	return ( await fetchPath( url.pathname + url.search, { as: 'admin' } ) )
		.text;
}

const names = async ( of: 'clicks' | 'downloads' ) =>
	Object.fromEntries(
		( await rows( of ) ).map( ( { host, views } ) => [
			host,
			Number( views ),
		] )
	);

restoreStateAfterwards();

beforeEach( async () => {
	await prepareStatistics();
	await evalPhp(
		"wp_mkdir_p( WP_CONTENT_DIR . '/uploads/2026' ); file_put_contents( WP_CONTENT_DIR . '/uploads/2026/a guide.pdf', 'x' ); file_put_contents( WP_CONTENT_DIR . '/uploads/2026/photo.jpg', 'x' );"
	);
} );

afterAll( async () => {
	await closeEndpoint();
	await site().setClock( 0 );
} );

const ENDPOINTS = [
	[ 'stats/view', ROUTE, async () => {} ],
	[ 'the direct endpoint', ENDPOINT, openEndpoint ],
] as const;

describe.each( ENDPOINTS )( 'clicks sent to %s', ( _name, path, prepare ) => {
	beforeEach( prepare );

	it( 'are counted by host or file, and aren’t views', async () => {
		for ( const target of [
			'click=shop.example',
			'click=shop.example',
			'file=2026/a%20guide.pdf',
		] ) {
			expect(
				( await sendBeacon( path, `post=0&${ target }` ) ).status
			).toBe( 204 );
		}
		await merge();
		expect( await names( 'clicks' ) ).toEqual( { 'shop.example': 2 } );
		expect( await names( 'downloads' ) ).toEqual( {
			'2026/a guide.pdf': 1,
		} );
		expect( await countTotal() ).toBe( 0 );
	} );

	it( 'aren’t counted for images, files that don’t exist, and the site itself', async () => {
		const host = new URL( site().url ).hostname;
		for ( const target of [
			'file=2026/photo.jpg',
			'file=2026/none.pdf',
			'file=2026/../2026/a%20guide.pdf',
			'file=2026/%2E%2E/2026/a%20guide.pdf',
			`click=${ host }`,
		] ) {
			await sendBeacon( path, `post=0&${ target }` );
		}
		await merge();
		expect( await names( 'clicks' ) ).toEqual( {} );
		expect( await names( 'downloads' ) ).toEqual( {} );
	} );

	it( 'count as others beyond the limit per address', async () => {
		const remove = dropMustUsePlugin(
			'click-limit',
			"add_filter( 'jetpack_dashboard_stats_referrers_per_address', fn() => 2 );"
		);
		for ( const host of [ 'a', 'b', 'c', 'd', 'a' ] ) {
			await sendBeacon( path, `post=0&click=${ host }.example` );
		}
		await merge();
		remove();
		const counted = await names( 'clicks' );
		expect( Object.keys( counted ) ).toHaveLength( 3 );
		expect(
			Object.values< number >( counted ).reduce(
				( sum, views ) => sum + views
			)
		).toBe( 5 );
		expect( counted[ '' ] ).toBeGreaterThan( 0 );
		const { text } = await open();
		expect( table( text, 'Outbound clicks' ) ).toContainEqual( [
			'Other',
			String( counted[ '' ] ),
		] );
	} );
} );

describe( 'the tables', () => {
	it( 'show clicks and downloads, and export them', async () => {
		await sendBeacon( ROUTE, 'post=0&click=shop.example' );
		await sendBeacon( ROUTE, 'post=0&file=2026/a%20guide.pdf' );
		const { text } = await open();
		expect( table( text, 'Outbound clicks: Last 30 days' ) ).toEqual( [
			[ 'shop.example', '1' ],
		] );
		expect( table( text, 'Downloads: Last 30 days' ) ).toEqual( [
			[ '2026/a guide.pdf', '1' ],
		] );
		const today = await evalPhp( "echo wp_date( 'Y-m-d' );" );
		expect( await download( text, 'clicks' ) ).toBe(
			`"Date","Site","Clicks"\r\n"${ today }","shop.example",1\r\n`
		);
		expect( await download( text, 'downloads' ) ).toBe(
			`"Date","File","Downloads"\r\n"${ today }","2026/a guide.pdf",1\r\n`
		);
	} );

	it( 'show the views of each author', async () => {
		const id = await evalPhp(
			"echo wp_insert_post( array( 'post_title' => 'Other', 'post_status' => 'publish', 'post_author' => get_user_by( 'login', 'author' )->ID ) );"
		);
		await sendView( id );
		const { text } = await open();
		const name = await evalPhp(
			"echo get_user_by( 'login', 'author' )->display_name;"
		);
		expect( table( text, 'Authors: Last 30 days' ) ).toEqual( [
			[ name, '1' ],
		] );
		expect( await download( text, 'authors' ) ).toBe(
			`"Author","Views"\r\n"${ name }",1\r\n`
		);
		await evalPhp( `wp_delete_post( ${ id }, true );` );
	} );

	it( 'forget senders and old rows', async () => {
		await sendBeacon( ROUTE, 'post=0&click=shop.example' );
		expect( Number( ( await rows( 'clicks' ) )[ 0 ]?.sender ) ).not.toBe(
			0
		);
		await site().setClock( 2 * 24 * 3600 );
		await evalPhp( "do_action( 'jetpack_dashboard_stats_roll_up' );" );
		expect( Number( ( await rows( 'clicks' ) )[ 0 ]?.sender ) ).toBe( 0 );
		await site().setClock( 760 * 24 * 3600 );
		await evalPhp( "do_action( 'jetpack_dashboard_stats_roll_up' );" );
		expect( await rows( 'clicks' ) ).toEqual( [] );
		await site().setClock( 0 );
	} );
} );
