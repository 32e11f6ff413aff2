import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { setOption, switchModule, useScenario } from '../support/site-state';
import { evalPhp, fetchPath, get, post } from '../support/site';
import type { Caller } from '../support/site';

const codeOn = async (
	path: string,
	as: Caller = 'anonymous'
): Promise< string | undefined > => {
	const { text } = await fetchPath( path, { as } );
	const config = /gtag\("config",(.*?)\);/.exec( text )?.[ 1 ];
	expect( text.includes( 'googletagmanager.com' ) ).toBe(
		config !== undefined
	);
	return config;
};

/** What the page tells the script to do; undefined without the script. */
const tasksOn = async ( path: string, as: Caller = 'anonymous' ) => {
	const { text } = await fetchPath( path, { as } );
	const tasks = /window\.jpAnalytics=(.*?);\n/.exec( text )?.[ 1 ];
	expect( text.includes( '/analytics.js?' ) ).toBe( tasks !== undefined );
	return tasks === undefined ? undefined : JSON.parse( tasks );
};

let removers: ( () => void )[] = [];

const drop = ( name: string, php: string ): void => {
	removers.push( dropMustUsePlugin( name, php ) );
};

restoreStateAfterwards();
beforeAll( () => useScenario( 'local' ) );
beforeEach( async () => {
	await switchModule( 'google-analytics', true );
	await post( 'settings', { google_analytics_tracking_id: 'G-ABC123' } );
} );
afterEach( () => {
	removers.forEach( ( remove ) => remove() );
	removers = [];
} );

describe( 'google-analytics', () => {
	it( 'B381 is switched on and loads Google’s script with the id', async () => {
		await switchModule( 'google-analytics', false );
		expect( await codeOn( '/' ) ).toBeUndefined();
		const { status } = await post( 'settings', {
			'google-analytics': true,
		} );
		expect( status ).toBe( 200 );
		expect( ( await get( 'settings' ) ).body[ 'google-analytics' ] ).toBe(
			true
		);
		const { text } = await fetchPath( '/' );
		expect( text ).toMatch(
			/<script async src="https:\/\/www\.googletagmanager\.com\/gtag\/js\?id=G-ABC123"/
		);
		expect( await codeOn( '/?s=walk' ) ).toBe( '"G-ABC123"' );
	} );

	it( 'loads nothing before there is an id', async () => {
		await post( 'settings', { google_analytics_tracking_id: '' } );
		expect( await codeOn( '/' ) ).toBeUndefined();
	} );

	it( 'counts neither administrators nor previews', async () => {
		expect( await codeOn( '/', 'subscriber' ) ).toBe( '"G-ABC123"' );
		expect( await codeOn( '/', 'editor' ) ).toBe( '"G-ABC123"' );
		expect( await codeOn( '/', 'admin' ) ).toBeUndefined();
		const id = await evalPhp( 'echo get_posts()[0]->ID;' );
		expect(
			await codeOn( `/?p=${ id }&preview=true`, 'editor' )
		).toBeUndefined();
	} );

	it( 'loads nothing if our filter reports no consent', async () => {
		drop(
			'no-consent',
			"add_filter( 'jetpack_dashboard_has_analytics_consent', '__return_false' );"
		);
		expect( await codeOn( '/' ) ).toBeUndefined();
		expect( await tasksOn( '/' ) ).toBeUndefined();
	} );

	it( 'leaves it to the browser if a plugin asks for consent', async () => {
		expect( await tasksOn( '/' ) ).toBeUndefined();
		drop(
			'consent-api',
			'function wp_has_consent( $category ) { return true; }'
		);
		expect( await codeOn( '/' ) ).toBeUndefined();
		expect( await tasksOn( '/' ) ).toEqual( {
			id: 'G-ABC123',
			asksConsent: true,
		} );
		await switchModule( 'google-analytics', false );
		expect( await tasksOn( '/' ) ).toBeUndefined();
	} );

	it.each( [ 'outbound', 'downloads' ] )(
		'tracks %s only while that switch is on',
		async ( name ) => {
			const key = `google_analytics_${ name }`;
			await post( 'settings', { [ key ]: true } );
			expect( await tasksOn( '/' ) ).toEqual( {
				id: 'G-ABC123',
				[ name ]: true,
			} );
			expect( await codeOn( '/' ) ).toBe( '"G-ABC123"' );
			await post( 'settings', { [ key ]: false } );
			expect( await tasksOn( '/' ) ).toBeUndefined();
		}
	);

	it( 'escapes what got into the database by another way', async () => {
		await setOption(
			'jetpack_dashboard_google_analytics_tracking_id',
			'"</script><script>alert(1)</script>'
		);
		const { text } = await fetchPath( '/' );
		expect( text ).not.toContain( '<script>alert(1)' );
		expect( text ).not.toContain( 'id="</script>' );
	} );
} );

describe( 'a WooCommerce purchase', () => {
	/** Two orders; `?order=` shows the confirmation of one. */
	const SHOP = `
class WC_Order_Item_Product {
	public function get_product_id() { return 7; }
	public function get_variation_id() { return 0; }
	public function get_name() { return 'Tea </script>'; }
	public function get_quantity() { return 2; }
}
class WC_Order {
	private $id;
	public function __construct( $id ) { $this->id = $id; }
	public function has_status( $status ) { return in_array( 2 === $this->id ? 'failed' : 'processing', (array) $status, true ); }
	public function get_meta( $key ) { return get_option( "test_order_{$this->id}$key", '' ); }
	public function update_meta_data( $key, $value ) { update_option( "test_order_{$this->id}$key", $value ); }
	public function save_meta_data() {}
	public function get_items() { return array( 11 => new WC_Order_Item_Product() ); }
	public function get_item_total( $item ) { return 4.5; }
	public function get_order_number() { return 'N-' . $this->id; }
	public function get_currency() { return 'EUR'; }
	public function get_total() { return '12.90'; }
	public function get_total_tax() { return '2.10'; }
	public function get_shipping_total() { return '3.90'; }
	public function get_coupon_codes() { return array( 'spring' ); }
}
function wc_get_order( $id ) { return in_array( (int) $id, array( 1, 2 ), true ) ? new WC_Order( (int) $id ) : false; }
add_action( 'wp_body_open', static function () {
	isset( $_GET['order'] ) && do_action( 'woocommerce_thankyou', (int) $_GET['order'] );
} );`;

	beforeEach( async () => {
		await evalPhp(
			"delete_option( 'test_order_1_jetpack_dashboard_purchase_sent' );"
		);
		drop( 'shop', SHOP );
	} );

	it( 'is sent once per order', async () => {
		expect( await tasksOn( '/' ) ).toBeUndefined();
		const tasks = await tasksOn( '/?order=1' );
		expect( tasks.purchase ).toEqual( {
			transaction_id: 'N-1',
			currency: 'EUR',
			value: 12.9,
			tax: 2.1,
			shipping: 3.9,
			coupon: 'spring',
			items: [
				{ item_id: '7', item_name: 'Tea', price: 4.5, quantity: 2 },
			],
		} );
		expect( await tasksOn( '/?order=1' ) ).toBeUndefined();
	} );

	it( 'is not sent for failed or unknown orders, nor for administrators', async () => {
		expect( await tasksOn( '/?order=2' ) ).toBeUndefined();
		expect( await tasksOn( '/?order=3' ) ).toBeUndefined();
		expect( await tasksOn( '/?order=1', 'admin' ) ).toBeUndefined();
		expect( await tasksOn( '/?order=1' ) ).toBeDefined();
	} );

	it( 'can be changed by a filter, and needs the module', async () => {
		drop(
			'no-purchase',
			"add_filter( 'jetpack_dashboard_analytics_purchase', '__return_empty_array' );"
		);
		expect( await tasksOn( '/?order=1' ) ).toBeUndefined();
		await switchModule( 'google-analytics', false );
		await evalPhp(
			"delete_option( 'test_order_1_jetpack_dashboard_purchase_sent' );"
		);
		await fetchPath( '/?order=1' );
		expect(
			await evalPhp(
				"echo get_option( 'test_order_1_jetpack_dashboard_purchase_sent', 'none' );"
			)
		).toBe( 'none' );
	} );
} );
