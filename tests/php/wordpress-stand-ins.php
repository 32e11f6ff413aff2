<?php
/** Minimal stand-ins for WordPress's functions. */

declare( strict_types=1 );

// phpcs:disable -- These are WordPress's names.

defined( 'ABSPATH' ) || define( 'ABSPATH', sys_get_temp_dir() . '/' );
defined( 'MINUTE_IN_SECONDS' ) || define( 'MINUTE_IN_SECONDS', 60 );
defined( 'HOUR_IN_SECONDS' ) || define( 'HOUR_IN_SECONDS', 3600 );
defined( 'DAY_IN_SECONDS' ) || define( 'DAY_IN_SECONDS', 86400 );
defined( 'MB_IN_BYTES' ) || define( 'MB_IN_BYTES', 1048576 );
defined( 'ARRAY_A' ) || define( 'ARRAY_A', 'ARRAY_A' );
defined( 'WEEK_IN_SECONDS' ) || define( 'WEEK_IN_SECONDS', 604800 );

/** Handles HTTP requests: takes URL and arguments, returns a response or a WP_Error. A test sets it in setUp(). */
$GLOBALS['test_http'] = null;

/** Callbacks of filters, by name. A test empties it in setUp(). */
$GLOBALS['test_filters'] = array();

/** Options, by name. A test empties it in setUp(). */
$GLOBALS['test_options'] = array();

/** The autoload flag of options, by name. */
$GLOBALS['test_autoloads'] = array();

function add_filter( $name, $callback, $priority = 10, $accepted_args = 1 ) {
	$GLOBALS['test_filters'][ $name ][] = array( $callback, $accepted_args );
	return true;
}

function add_action( $name, $callback, $priority = 10, $accepted_args = 1 ) {
	return add_filter( $name, $callback, $priority, $accepted_args );
}

function has_filter( $name ) {
	return ! empty( $GLOBALS['test_filters'][ $name ] );
}

function apply_filters( $name, $value, ...$args ) {
	foreach ( $GLOBALS['test_filters'][ $name ] ?? array() as $filter ) {
		$value = $filter[0]( ...array_slice( array_merge( array( $value ), $args ), 0, $filter[1] ) );
	}
	return $value;
}

function do_action( $name, ...$args ) {
	apply_filters( $name, ...( $args ?: array( '' ) ) );
}

function get_option( $name, $default = false ) {
	return $GLOBALS['test_options'][ $name ] ?? $default;
}

function __( $text ) {
	return $text;
}

function _n( $single, $plural, $number ) {
	return 1 === $number ? $single : $plural;
}

function untrailingslashit( $text ) {
	return rtrim( $text, '/\\' );
}

function wp_parse_url( $url, $component = -1 ) {
	return parse_url( $url, $component );
}

function wp_strip_all_tags( $text ) {
	return trim( strip_tags( $text ) );
}

function wp_specialchars_decode( $text ) {
	return htmlspecialchars_decode( $text, ENT_QUOTES );
}

function esc_html__( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}

function get_bloginfo( $show ) {
	return $GLOBALS['test_options'][ $show ] ?? '';
}

function current_user_can( $capability ) {
	return in_array( $capability, $GLOBALS['test_options']['capabilities'] ?? array( $capability ), true );
}

function register_activation_hook( $file, $callback ) {}

function register_deactivation_hook( $file, $callback ) {}

function did_action( $name ) {
	return 0;
}

function site_url() {
	return $GLOBALS['test_options']['siteurl'] ?? 'https://example.com';
}

function home_url() {
	return $GLOBALS['test_options']['home'] ?? 'https://example.com';
}

function admin_url( $path = '' ) {
	return site_url() . '/wp-admin/' . $path;
}

function add_query_arg( $name, $value, $url ) {
	return $url . ( false === strpos( $url, '?' ) ? '?' : '&' ) . $name . '=' . $value;
}

function wp_get_environment_type() {
	return $GLOBALS['test_options']['environment_type'] ?? 'production';
}

function update_option( $name, $value, $autoload = null ) {
	$is_new = ( $GLOBALS['test_options'][ $name ] ?? null ) !== $value;

	$GLOBALS['test_options'][ $name ]    = $value;
	$GLOBALS['test_autoloads'][ $name ] = $autoload;
	return $is_new;
}

function delete_option( $name ) {
	unset( $GLOBALS['test_options'][ $name ] );
	return true;
}

function wp_normalize_path( $path ) {
	return str_replace( '\\', '/', $path );
}

function wp_salt() {
	return 'salt';
}

function wp_prime_option_caches( $names ) {}

/**
 * With an object cache, no list of absent options is kept.
 */
function wp_using_ext_object_cache(): bool {
	return true;
}

function wp_get_raw_referer() {
	return $GLOBALS['test_options']['raw_referer'] ?? false;
}

function wp_is_numeric_array( $data ) {
	return is_array( $data ) && ! array_filter( array_keys( $data ), 'is_string' );
}

function wp_load_alloptions() {
	return $GLOBALS['test_options'];
}

function get_file_data( $file, $headers ) {
	$text = (string) file_get_contents( $file, false, null, 0, 8192 );
	$data = array();
	foreach ( $headers as $key => $name ) {
		$data[ $key ] = preg_match( '/^[ \t\/*#@]*' . preg_quote( $name, '/' ) . ':(.*)$/mi', $text, $found ) ? trim( $found[1] ) : '';
	}
	return $data;
}

function determine_locale() {
	return 'en_US';
}

function is_multisite() {
	return false;
}

function get_current_blog_id() {
	return 1;
}

function sanitize_key( $key ) {
	return preg_replace( '/[^a-z0-9_\-]/', '', strtolower( $key ) );
}

function sanitize_text_field( $text ) {
	return trim( preg_replace( '/\s+/', ' ', strip_tags( $text ) ) );
}

function sanitize_textarea_field( $text ) {
	return trim( strip_tags( $text ) );
}

function esc_url_raw( $url ) {
	return filter_var( $url, FILTER_SANITIZE_URL );
}

function sanitize_url( $url ) {
	return esc_url_raw( $url );
}

function wp_list_pluck( $list, $field ) {
	return array_map( static fn( $item ) => is_object( $item ) ? $item->$field : $item[ $field ], $list );
}

function maybe_unserialize( $value ) {
	return $value;
}

function add_option( $name, $value, $deprecated = '', $autoload = null ) {
	return ! isset( $GLOBALS['test_options'][ $name ] ) && update_option( $name, $value, $autoload );
}

function is_wp_error( $thing ) {
	return $thing instanceof WP_Error;
}

function wp_remote_request( $url, $args = array() ) {
	return $GLOBALS['test_http']( $url, $args );
}

function wp_remote_retrieve_response_code( $response ) {
	return $response['response']['code'] ?? '';
}

function wp_remote_retrieve_body( $response ) {
	return $response['body'] ?? '';
}

function wp_remote_retrieve_header( $response, $name ) {
	return $response['headers'][ $name ] ?? '';
}

function wp_json_encode( $value ) {
	return json_encode( $value );
}

function get_transient( $name ) {
	return get_option( '_transient_' . $name );
}

function set_transient( $name, $value, $seconds = 0 ) {
	return update_option( '_transient_' . $name, $value );
}

function delete_transient( $name ) {
	return delete_option( '_transient_' . $name );
}

class WP_Error {
	private $code;
	private $message;
	private $data;

	public function __construct( $code = '', $message = '', $data = '' ) {
		$this->code    = $code;
		$this->message = $message;
		$this->data    = $data;
	}

	public function get_error_code() {
		return $this->code;
	}

	public function get_error_message() {
		return $this->message;
	}

	public function get_error_data() {
		return $this->data;
	}
}

if ( ! function_exists( 'remove_accents' ) ) {
	/**
	 * A few of WordPress's letters.
	 *
	 * @param string $text
	 */
	function remove_accents( $text ) {
		return strtr(
			class_exists( 'Normalizer' ) ? (string) Normalizer::normalize( $text ) : $text,
			array(
				'é' => 'e',
				'ñ' => 'n',
				'ú' => 'u',
				'ß' => 'ss',
			)
		);
	}
}

function wp_date( $format, $timestamp = null ) {
	return gmdate( $format, $timestamp ?? time() );
}
