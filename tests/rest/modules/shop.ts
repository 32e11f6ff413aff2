/**
 * What the plugin uses of WooCommerce: names, signatures and hooks are
 * WooCommerce's. Orders are options, so that they are stored in neither of its
 * two ways.
 */
export const SHOP = `
define( 'WC_VERSION', '9.0.0' );
class WC_Order {
	private $id;
	private $data;
	public function __construct( $id ) { $this->id = $id; $this->data = get_option( "test_order_$id" ); }
	public static function create( $id, $total, $currency = 'EUR', $type = 'shop_order' ) {
		update_option( "test_order_$id", array( 'status' => 'pending', 'total' => $total, 'currency' => $currency, 'type' => $type, 'refunds' => array() ) );
	}
	private function save() { update_option( "test_order_{$this->id}", $this->data ); }
	public function get_id() { return $this->id; }
	public function get_type() { return $this->data['type']; }
	public function get_status() { return $this->data['status']; }
	public function get_total() { return $this->data['total']; }
	public function get_total_refunded() { return array_sum( $this->data['refunds'] ); }
	public function get_currency() { return $this->data['currency']; }
	public function update_status( $to ) {
		$from = $this->data['status'];
		$this->data['status'] = $to;
		$this->save();
		do_action( 'woocommerce_order_status_' . $to, $this->id, $this );
		do_action( 'woocommerce_order_status_' . $from . '_to_' . $to, $this->id, $this );
		do_action( 'woocommerce_order_status_changed', $this->id, $from, $to, $this );
	}
	public function refund( $refund_id, $amount ) {
		$this->data['refunds'][ $refund_id ] = $amount;
		$this->save();
		if ( $this->get_total_refunded() < (float) $this->get_total() ) {
			do_action( 'woocommerce_order_partially_refunded', $this->id, $refund_id );
		} else {
			do_action( 'woocommerce_order_fully_refunded', $this->id, $refund_id );
			$this->update_status( 'refunded' );
		}
		do_action( 'woocommerce_order_refunded', $this->id, $refund_id );
	}
	public function delete_refund( $refund_id ) {
		unset( $this->data['refunds'][ $refund_id ] );
		$this->save();
		do_action( 'woocommerce_refund_deleted', $refund_id, $this->id );
	}
}
function wc_get_order( $id ) { return get_option( "test_order_$id" ) ? new WC_Order( $id ) : false; }
function wc_get_is_paid_statuses() { return apply_filters( 'woocommerce_order_is_paid_statuses', array( 'processing', 'completed' ) ); }
function get_woocommerce_currencies() { return array( 'EUR' => 'Euro', 'USD' => 'United States (US) dollar' ); }
function wc_price( $price, $args = array() ) {
	return '<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">' . ( 'EUR' === $args['currency'] ? '&euro;' : '&#36;' ) . '</span>' . number_format( $price, 2 ) . '</bdi></span>';
}
add_action( 'init', static function () { register_post_type( 'product', array( 'public' => true, 'label' => 'Products' ) ); } );
add_filter( 'user_has_cap', static function ( $caps ) {
	return $caps + array( 'view_woocommerce_reports' => ! empty( $caps['manage_options'] ) );
} );
add_action( 'wp_loaded', static function () {
	if ( isset( $_GET['add-to-cart'] ) ) {
		do_action( 'woocommerce_add_to_cart', 'key', (int) $_GET['add-to-cart'], 1, 0, array(), array() );
	}
} );`;
