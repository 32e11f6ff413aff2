import { DAY_S } from '../stats/views';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { evalJson, evalPhp, get, post, site } from '../support/site';
import { forgetLikes, likeAsVisitor } from './like-requests';
import { deleteAllPosts, makePost } from './support';

let id = 0;

restoreStateAfterwards();
deleteAllPosts( 'likes' );
beforeAll( async () => {
	id = await makePost();
	await switchModule( 'likes', true );
} );
beforeEach( async () => {
	await site().setClock( 0 );
	await forgetLikes();
} );
afterAll( () => site().setClock( 0 ) );

const rows = ( table: string ) =>
	site().sql( `SELECT * FROM wp_jetpack_dashboard_likes_${ table }` );
const count = async () =>
	( await get( `likes?posts=${ id }`, { as: 'anonymous' } ) ).body.posts[ 0 ]
		.count;

describe( 'visitors', () => {
	it( 'count once a day, by address and browser', async () => {
		expect( await likeAsVisitor( id ) ).toMatchObject( {
			status: 200,
			body: { count: 1, text: '1 like', liked: true },
		} );
		await likeAsVisitor( id );
		expect( await count() ).toBe( 1 );
		await likeAsVisitor( id, { agent: 'Mozilla/5.0 Another' } );
		await likeAsVisitor( id, { from: '127.0.8.2' } );
		expect( await count() ).toBe( 3 );
	} );

	it( 'count once on a day of the site, also past midnight UTC', async () => {
		const zone = await evalPhp( "echo get_option( 'timezone_string' );" );
		await evalPhp( "update_option( 'timezone_string', 'Etc/GMT-12' );" );
		const untilMidnight =
			DAY_S - ( Math.floor( Date.now() / 1000 ) % DAY_S );
		for ( const seconds of [ -600, 3600 ] ) {
			await site().setClock( untilMidnight + seconds );
			await likeAsVisitor( id );
		}
		const likes = await count();
		await evalPhp( `update_option( 'timezone_string', '${ zone }' );` );
		expect( likes ).toBe( 1 );
	} );

	it( 'leave only tokens, which are deleted the next day', async () => {
		await likeAsVisitor( id );
		const [ before ] = await rows( 'visitors' );
		expect( before ).toEqual( {
			token: expect.stringMatching( /^[0-9a-f]{32}$/ ),
			day: expect.stringMatching( /^\d{8}$/ ),
		} );
		await site().setClock( DAY_S );
		await likeAsVisitor( id );
		const after = await rows( 'visitors' );
		expect( after ).toHaveLength( 1 );
		expect( after[ 0 ]?.token ).not.toBe( before?.token );
		expect( await count() ).toBe( 2 );
	} );

	it( 'can’t take a like back', async () => {
		const { status } = await post(
			'likes',
			{ type: 'post', id, liked: false },
			{ as: 'anonymous', nonce: 'missing' }
		);
		expect( status ).toBe( 401 );
	} );

	it( 'are limited per minute and per post', async () => {
		const statuses: number[] = [];
		for ( let index = 0; index < 11; index++ ) {
			const agent = `Mozilla/5.0 (${ index })`;
			statuses.push( ( await likeAsVisitor( id, { agent } ) ).status );
		}
		expect( statuses.filter( ( status ) => status === 200 ) ).toHaveLength(
			10
		);
		expect( statuses[ 10 ] ).toBe( 429 );
		// Two visitors can share a row of the limits (`Rate_Limiter`).
		const others = [ '127.0.8.3', '127.0.8.4', '127.0.8.5' ];
		const answers = await Promise.all(
			others.map( ( from ) => likeAsVisitor( id, { from } ) )
		);
		expect(
			answers.filter( ( { status } ) => status === 200 ).length
		).toBeGreaterThanOrEqual( 2 );
	} );

	it( 'are limited per address and day', async () => {
		expect( ( await likeAsVisitor( id ) ).status ).toBe( 200 );
		await evalPhp(
			`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}jetpack_dashboard_limits SET hits = 200 WHERE name = 'likes a day'" );`
		);
		expect(
			( await likeAsVisitor( id, { agent: 'Mozilla/5.0 (2)' } ) ).status
		).toBe( 429 );
		expect(
			( await likeAsVisitor( id, { from: '127.0.8.6' } ) ).status
		).toBe( 200 );
	} );

	it( 'fill a bounded table', async () => {
		await evalPhp( `
global $wpdb;
$day = wp_date( 'Ymd' );
$values = array();
for ( $i = 0; $i < 20000; $i++ ) {
	$values[] = "('" . md5( "a$i" ) . "', $day)";
}
foreach ( array_chunk( $values, 500 ) as $chunk ) {
	$wpdb->query( "INSERT INTO {$wpdb->prefix}jetpack_dashboard_likes_visitors (token, day) VALUES " . implode( ',', $chunk ) );
}` );
		expect( await likeAsVisitor( id ) ).toMatchObject( {
			status: 429,
			body: { code: 'too_many_likes' },
		} );
		expect( await count() ).toBe( 0 );
	} );
} );

it( 'keeps counts of days for a limited time, and totals forever', async () => {
	await likeAsVisitor( id );
	await site().setClock( 800 * DAY_S );
	await likeAsVisitor( id );
	expect(
		await evalJson(
			'global $wpdb; echo wp_json_encode( $wpdb->get_col( "SELECT likes FROM {$wpdb->prefix}jetpack_dashboard_likes_counts ORDER BY day" ) );'
		)
	).toEqual( [ '2', '1' ] );
} );
