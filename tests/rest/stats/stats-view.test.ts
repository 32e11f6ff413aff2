import { dropMustUsePlugin } from '../support/dropped-plugin';
import { inParallel } from '../support/in-parallel';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { evalPhp, fetchPath, post as postTo, site } from '../support/site';
import {
	BROWSER,
	HOUR_S,
	closeEndpoint,
	countTotal,
	prepareStatistics,
	publishedPost,
	rows,
	sendView,
} from './views';

restoreStateAfterwards();

beforeEach( async () => {
	await closeEndpoint();
	await prepareStatistics();
} );

afterAll( () => site().setClock( 0 ) );

describe( 'stats/view', () => {
	it( 'counts a view of the post, of the site, and of the referring host', async () => {
		const id = await publishedPost();
		const { status, text } = await sendView( id, {
			referrer: 'search.example',
		} );
		expect( [ status, text ] ).toEqual( [ 204, '' ] );
		await sendView( id );
		await sendView( 0 );
		expect( await rows( 'hours', `subject = ${ id }` ) ).toEqual( [
			expect.objectContaining( { views: '2' } ),
		] );
		expect( await countTotal() ).toBe( 3 );
		expect( await rows( 'referrers' ) ).toEqual( [
			expect.objectContaining( { host: 'search.example', views: '1' } ),
		] );
	} );

	it( 'loses none of a burst of 1 000 views', async () => {
		const id = await publishedPost();
		const statuses = await inParallel(
			Array.from( { length: 1000 }, ( _item, index ) =>
				index % 2 === 0 ? 0 : id
			),
			async ( seen ) => ( await sendView( seen ) ).status
		);
		expect( new Set( statuses ) ).toEqual( new Set( [ 204 ] ) );
		expect( await countTotal() ).toBe( 1000 );
		expect( await rows( 'hours', `subject = ${ id }` ) ).toEqual( [
			expect.objectContaining( { views: '500' } ),
		] );
	} );

	it( 'writes one statement for a view, and one more for a referrer', async () => {
		const remove = dropMustUsePlugin(
			'count-writes',
			`add_filter( 'query', static function ( $query ) {
	if ( preg_match( '/^(INSERT|UPDATE|DELETE|REPLACE)/', $query ) ) {
		header( 'X-Writes: ' . ( $GLOBALS['writes'] = ( $GLOBALS['writes'] ?? 0 ) + 1 ) );
	}
	return $query;
} );`
		);
		const writes = async ( body: string ) =>
			(
				await fetchPath( '/wp-json/jetpack/v4/stats/view', {
					method: 'POST',
					headers: {
						'User-Agent': BROWSER,
						'Content-Type': 'application/x-www-form-urlencoded',
					},
					body,
				} )
			).headers[ 'x-writes' ];
		expect( await writes( 'post=0' ) ).toBe( '1' );
		// The first view from a referrer inserts its row under a lock.
		expect( await writes( 'post=0&from=example.org' ) ).toBe( '3' );
		expect( await writes( 'post=0&from=example.org' ) ).toBe( '2' );
		remove();
	} );

	it( 'takes published posts and 0 alone', async () => {
		const id = await publishedPost();
		const hidden = (
			await evalPhp(
				"$ids = array(); foreach ( array( 'draft', 'private', 'future', 'trash' ) as $status ) { $ids[] = wp_insert_post( array( 'post_title' => $status, 'post_status' => $status, 'post_date' => gmdate( 'Y-m-d H:i:s', time() + ( 'future' === $status ? 86400 : -86400 ) ) ) ); } $ids[] = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'b' ) ); echo implode( ',', $ids );"
			)
		).split( ',' );
		const statuses = await Promise.all(
			[
				...hidden,
				999999,
				-1,
				'01',
				'1e1',
				`${ id } `,
				`${ id }x`,
				'',
			].map( async ( one ) => ( await sendView( one ) ).status )
		);
		expect( new Set( statuses ) ).toEqual( new Set( [ 400 ] ) );
		expect( await countTotal() ).toBe( 0 );
		await evalPhp(
			`foreach ( array( ${ hidden.join(
				','
			) } ) as $id ) { wp_delete_post( $id, true ); }`
		);
	} );

	it( 'refuses bodies that hold anything but an id and a host', async () => {
		for ( const body of [
			{},
			{ post: '0', from: 'a b' },
			{ post: 0, from: '<script>' },
			{ post: [ 0 ] },
			{ post: null },
			{ post: 0, from: [ 'example.org' ] },
		] ) {
			const { status } = await postTo( 'stats/view', body, {
				as: 'anonymous',
				nonce: 'missing',
				headers: { 'User-Agent': BROWSER },
			} );
			expect( { body, status } ).toEqual( { body, status: 400 } );
		}
		expect( await countTotal() ).toBe( 0 );
	} );

	it( 'says 204 to robots, to what is fetched ahead and to other sites’ pages, and counts none', async () => {
		for ( const headers of [
			{ 'User-Agent': 'Mozilla/5.0 (compatible; Examplebot/2.1)' },
			{ 'User-Agent': '' },
			{ 'Sec-Purpose': 'prefetch' },
			{ 'Sec-Fetch-Site': 'cross-site' },
		] ) {
			expect( ( await sendView( 0, { headers } ) ).status ).toBe( 204 );
		}
		expect( await countTotal() ).toBe( 0 );
	} );

	it( 'is limited per address and hour, and keeps no address', async () => {
		const remove = dropMustUsePlugin(
			'view-limit',
			"add_filter( 'jetpack_dashboard_stats_views_per_address', fn() => 3 );"
		);
		const statuses = [];
		for ( let count = 0; count < 5; count++ ) {
			statuses.push(
				( await sendView( 0, { from: '127.0.0.9' } ) ).status
			);
		}
		expect( statuses ).toEqual( [ 204, 204, 204, 429, 429 ] );
		expect( ( await sendView( 0, { from: '127.0.0.10' } ) ).status ).toBe(
			204
		);
		expect( await countTotal() ).toBe( 4 );
		expect( JSON.stringify( await rows( 'hours' ) ) ).not.toContain(
			'127.0'
		);

		await site().setClock( HOUR_S );
		expect( ( await sendView( 0, { from: '127.0.0.9' } ) ).status ).toBe(
			204
		);
		remove();
		await evalPhp( "do_action( 'jetpack_dashboard_stats_roll_up' );" );
		expect( await rows( 'hours', 'subject < -1' ) ).toHaveLength( 1 );
	} );

	it( 'needs neither nonce nor cookie, and ignores cookies', async () => {
		const { status, headers } = await postTo(
			'stats/view',
			{ post: 0 },
			{
				as: 'admin',
				nonce: 'missing',
				headers: { 'User-Agent': BROWSER },
			}
		);
		expect( status ).toBe( 204 );
		expect( headers[ 'set-cookie' ] ).toBeUndefined();
		expect( await countTotal() ).toBe( 1 );
	} );

	it( 'creates missing tables again', async () => {
		await evalPhp(
			'global $wpdb; foreach ( Jetpack_Dashboard\\Features\\Stats\\Schema::TABLES as $table ) { $wpdb->query( "DROP TABLE {$wpdb->prefix}jetpack_dashboard_stats_$table" ); }'
		);
		expect(
			( await sendView( 0, { referrer: 'a.example' } ) ).status
		).toBe( 204 );
		expect( await countTotal() ).toBe( 1 );
	} );

	it( 'shows no database error if missing tables can’t be created', async () => {
		await evalPhp(
			'global $wpdb; $wpdb->query( "DROP TABLE {$wpdb->prefix}jetpack_dashboard_stats_hours" );'
		);
		const remove = dropMustUsePlugin(
			'no-create',
			`$GLOBALS['wpdb']->show_errors = true; add_filter( 'query', fn( $query ) => preg_match( '/^CREATE TABLE \\S*_stats_/', $query ) ? 'NO' : $query );`
		);
		const { status, text } = await sendView( 0 );
		remove();
		expect( status ).toBe( 500 );
		expect( JSON.parse( text ).code ).toBe( 'storage_failed' );
	} );

	it( 'is not there while the module is off', async () => {
		await switchModule( 'stats', false );
		const { status, text } = await sendView( 0 );
		expect( [ status, JSON.parse( text ).code ] ).toEqual( [
			404,
			'not_active',
		] );
	} );
} );
