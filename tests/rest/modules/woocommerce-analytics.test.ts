import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import {
	ROLES,
	evalJson,
	evalPhp,
	fetchPath,
	get,
	post,
	site,
} from '../support/site';
import type { Caller } from '../support/site';
import { BROWSER, DAY_S, prepareStatistics, sendView } from '../stats/views';
import { SHOP } from './shop';

let removers: ( () => void )[] = [];

const drop = ( name: string, php: string ): void => {
	removers.push( dropMustUsePlugin( name, php ) );
};

const addToCart = ( agent = BROWSER ) =>
	fetchPath( '/?add-to-cart=7', { headers: { 'User-Agent': agent } } );

/** Creates an order; later changes follow in a request of their own. */
const order = ( id: number, total: string, more = '' ) =>
	evalPhp( `WC_Order::create( ${ id }, '${ total }'${ more } );` );

const change = ( id: number, ...calls: string[] ) =>
	evalPhp(
		`$order = wc_get_order( ${ id } ); ${ calls
			.map( ( call ) => `$order->${ call };` )
			.join( ' ' ) }`
	);

const pay = async ( id: number, total: string, more = '' ) => {
	await order( id, total, more );
	await change( id, "update_status( 'processing' )" );
};

const openStatistics = ( as: Caller = 'admin', query = '' ) =>
	fetchPath( `/wp-admin/admin.php?page=stats${ query }`, { as } );

/** Cells of the shop's table; undefined without a table. */
async function rows( as: Caller = 'admin', query = '' ) {
	const { status, text } = await openStatistics( as, query );
	expect( status ).toBe( 200 );
	const start = text.indexOf( '<caption>Shop: ' );
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

/** Orders and revenue of the only row. */
const sales = async () => {
	const found = ( await rows() ) ?? [];
	expect( found ).toHaveLength( 1 );
	return found[ 0 ]?.slice( 3 );
};

const NOTHING = [ [ 'No product views, carts or orders yet.' ] ];

const today = () => evalPhp( "echo wp_date( get_option( 'date_format' ) );" );

const stored = ( table: string ) =>
	evalJson< Record< string, string >[] >(
		`global $wpdb; echo wp_json_encode( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}jetpack_dashboard_shop_${ table }" ) );`
	);

async function exported( as: Caller = 'admin' ) {
	const { text } = await openStatistics( as );
	const href = /href="([^"]*export=shop[^"]*)"/.exec( text )?.[ 1 ];
	if ( href === undefined ) {
		return undefined;
	}
	const url = new URL( href.replace( /&#0?38;|&amp;/g, '&' ) );
	return ( await fetchPath( url.pathname + url.search, { as } ) ).text;
}

restoreStateAfterwards();
beforeAll( () => useScenario( 'local' ) );
beforeEach( async () => {
	drop( 'shop', SHOP );
	await prepareStatistics();
	await switchModule( 'woocommerce-analytics', true );
	await evalPhp(
		`global $wpdb; foreach ( array( 'days', 'orders' ) as $name ) { $wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}jetpack_dashboard_shop_$name" ); }
		foreach ( range( 1, 9 ) as $id ) { delete_option( "test_order_$id" ); }`
	);
} );
afterEach( () => {
	removers.forEach( ( remove ) => remove() );
	removers = [];
} );
afterAll( () => site().setClock( 0 ) );

it( 'needs WooCommerce', async () => {
	await switchModule( 'woocommerce-analytics', false );
	const on = await post( 'settings', { 'woocommerce-analytics': true } );
	expect( on.status ).toBe( 200 );
	expect( ( await get( 'settings' ) ).body ).toHaveProperty(
		'woocommerce-analytics',
		true
	);
	expect( await rows() ).toEqual( NOTHING );
	removers.forEach( ( remove ) => remove() );
	expect( await rows() ).toBeUndefined();
	await switchModule( 'woocommerce-analytics', false );
	const off = await post( 'settings', { 'woocommerce-analytics': true } );
	expect( off.status ).toBe( 400 );
} );

it( 'shows product views, carts, orders and revenue, by currency', async () => {
	const product = await evalPhp(
		"echo wp_insert_post( array( 'post_type' => 'product', 'post_title' => 'Mug', 'post_status' => 'publish' ) );"
	);
	await sendView( product );
	await sendView( product );
	await sendView( 0 );
	await addToCart();
	await addToCart();
	await pay( 1, '12.90' );
	await pay( 2, '0.105' );
	await pay( 3, '99', ", 'USD'" );
	const cells = [ '2', '2', '3', '€13.01 + $99.00' ];
	expect( await rows() ).toEqual( [ [ await today(), ...cells ] ] );
	expect( ( await rows( 'admin', '&range=month' ) )?.[ 0 ] ).toEqual( [
		await evalPhp( "echo wp_date( 'F Y' );" ),
		...cells,
	] );
	const month = await evalPhp( "echo wp_date( 'Y-m-01' );" );
	expect(
		( await rows( 'admin', `&range=month&date=${ month }` ) )?.[ 0 ]
	).toEqual( [ await today(), ...cells ] );
	const day = await evalPhp( "echo wp_date( 'Y-m-d' );" );
	expect( await exported() ).toBe(
		`"Date","Product views","Added to cart","Orders","Revenue","Currency"\r\n` +
			`"${ day }",2,2,2,"13.005","EUR"\r\n"${ day }",0,0,1,"99.00","USD"\r\n`
	);
	await evalPhp( `wp_delete_post( ${ product }, true );` );
} );

it( 'doesn’t count bots that follow cart links', async () => {
	await addToCart( 'Mozilla/5.0 (compatible; Googlebot/2.1)' );
	expect( await rows() ).toEqual( NOTHING );
} );

it( 'counts an order once, when it is paid', async () => {
	await order( 1, '5' );
	await change( 1, "update_status( 'on-hold' )" );
	expect( await rows() ).toEqual( NOTHING );
	await change(
		1,
		"update_status( 'processing' )",
		"update_status( 'completed' )"
	);
	await change( 1, "update_status( 'processing' )" );
	expect( await sales() ).toEqual( [ '1', '€5.00' ] );
	// Plugins fire the hook again, some without the order.
	await evalPhp(
		"do_action( 'woocommerce_order_status_changed', 1, 'pending', 'processing' );"
	);
	expect( await sales() ).toEqual( [ '1', '€5.00' ] );
} );

it( 'counts an order once if two requests change it at the same time', async () => {
	await order( 1, '5' );
	await rows();
	// Both would read that the order isn't counted before either counts it.
	drop(
		'slow-count',
		"add_filter( 'query', static function ( $query ) { false !== strpos( $query, 'INSERT INTO' ) && false !== strpos( $query, 'shop_days' ) && usleep( 400000 ); return $query; } );"
	);
	await Promise.all(
		[ 1, 2 ].map( () =>
			evalPhp(
				"do_action( 'woocommerce_order_status_changed', 1, 'pending', 'processing' ); update_option( 'test_order_1', array( 'status' => 'processing' ) + get_option( 'test_order_1' ) );"
			)
		)
	);
	expect( await sales() ).toEqual( [ '1', '€5.00' ] );
} );

it( 'subtracts refunds from the day of the order', async () => {
	await pay( 1, '10' );
	await pay( 2, '7' );
	const day = await today();
	await site().setClock( DAY_S );
	await change( 1, 'refund( 100, 4 )' );
	expect( await rows() ).toEqual( [ [ day, '0', '0', '2', '€13.00' ] ] );
	await change( 1, 'delete_refund( 100 )' );
	expect( await sales() ).toEqual( [ '2', '€17.00' ] );
	await change( 1, 'refund( 101, 10 )' );
	expect( await sales() ).toEqual( [ '2', '€7.00' ] );
	await site().setClock( 0 );
} );

it( 'removes orders that are canceled or fail, and adds them again', async () => {
	await pay( 1, '10' );
	await change( 1, "update_status( 'cancelled' )" );
	expect( await sales() ).toEqual( [ '0', '€0.00' ] );
	await change( 1, "update_status( 'processing' )" );
	await pay( 2, '3' );
	await change( 2, "update_status( 'failed' )" );
	expect( await sales() ).toEqual( [ '1', '€10.00' ] );
	// A status of another plugin.
	await change( 1, "update_status( 'packed' )" );
	expect( await sales() ).toEqual( [ '1', '€10.00' ] );
} );

it( 'doesn’t count orders that were paid while it was off, subscriptions and unknown currencies', async () => {
	await switchModule( 'woocommerce-analytics', false );
	await pay( 1, '10' );
	await addToCart();
	await switchModule( 'woocommerce-analytics', true );
	await change( 1, "update_status( 'completed' )", 'refund( 100, 2 )' );
	await pay( 2, '10', ", 'EUR', 'shop_subscription'" );
	await pay( 3, '10', ", '<b>'" );
	expect( await rows() ).toEqual( NOTHING );
} );

it( 'is shown only to users who can see WooCommerce’s reports', async () => {
	await post( 'settings', {
		roles: [
			'administrator',
			'editor',
			'author',
			'contributor',
			'subscriber',
		],
	} );
	await pay( 1, '5' );
	for ( const as of ROLES ) {
		const { status, text } = await openStatistics( as );
		expect( [
			as,
			text.includes( 'Revenue' ),
			text.includes( '€' ),
		] ).toEqual( [ as, as === 'admin', as === 'admin' ] );
		if ( status === 200 && as !== 'admin' ) {
			expect( await exported( as ) ).toBeUndefined();
			const file = await openStatistics( as, '&export=shop' );
			expect( file.status ).toBe( 404 );
		}
	}
} );

it( 'shows nothing while it is off, and keeps what was counted', async () => {
	await pay( 1, '5' );
	await switchModule( 'woocommerce-analytics', false );
	expect( await rows() ).toBeUndefined();
	await switchModule( 'woocommerce-analytics', true );
	expect( await sales() ).toEqual( [ '1', '€5.00' ] );
} );

it( 'keeps one row per day and currency, as long as other statistics', async () => {
	await addToCart();
	await pay( 1, '5' );
	await pay( 2, '5' );
	expect( await stored( 'days' ) ).toHaveLength( 2 );
	await site().setClock( 752 * DAY_S );
	await pay( 3, '7' );
	expect( await stored( 'days' ) ).toMatchObject( [ { revenue: '70000' } ] );
	expect( await stored( 'orders' ) ).toMatchObject( [ { order_id: '3' } ] );
	await site().setClock( 1600 * DAY_S );
	await evalPhp( "do_action( 'wp_scheduled_delete' );" );
	expect( await stored( 'days' ) ).toEqual( [] );
	expect( await stored( 'orders' ) ).toEqual( [] );
	await site().setClock( 0 );
} );

it( 'makes no queries on pages where nothing happens in the shop', async () => {
	drop(
		'query-log',
		"define( 'SAVEQUERIES', true ); add_action( 'shutdown', static function () { echo '<!-- ' . count( preg_grep( '/jetpack_dashboard_shop/', array_column( $GLOBALS['wpdb']->queries, 0 ) ) ) . ' shop queries -->'; }, 999 );"
	);
	expect( ( await fetchPath( '/' ) ).text ).toContain(
		'<!-- 0 shop queries'
	);
	expect( ( await addToCart() ).text ).not.toContain( '<!-- 0 shop queries' );
} );
