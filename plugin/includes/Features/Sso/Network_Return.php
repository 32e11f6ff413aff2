<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use WP_Site;

defined( 'ABSPATH' ) || exit;

/**
 * Sends the responses of the network's provider, which knows only the addresses of the main site, on to the site where the login began.
 * The state names that site. Only that site can use the response, since it has the signed cookie and the rest of the attempt.
 */
final class Network_Return {

	private const PARAMETERS = array( 'code', 'state', 'iss', 'error' );

	public static function register(): void {
		if ( is_multisite() && is_main_site() ) {
			add_action( 'login_form_' . Own_Sign_On::CALLBACK, array( self::class, 'forward' ), 1 );
			add_action( 'login_form_' . Own_Sign_On::SIGNED_OUT, array( self::class, 'forward' ), 1 );
		}
	}

	/** What the state of an attempt on this site ends with; '' if the response comes here anyway. */
	public static function mark( Own_Provider $provider ): string {
		return $provider->is_shared && ! is_main_site() ? '.' . get_current_blog_id() : '';
	}

	/**
	 * Whether a site can use the network's provider: the main site, or one on a host of the network. Anyone who controls the domain of another
	 * site could have other people's responses sent there.
	 */
	public static function reaches( ?WP_Site $site ): bool {
		$network = get_network();
		if ( ! $site || ! $network || (int) $site->site_id !== (int) $network->id ) {
			return false;
		}
		if ( is_main_site( (int) $site->blog_id ) ) {
			return true;
		}

		// Plugins for domains leave the host in the list of sites as it was.
		$address = (array) wp_parse_url( strtolower( self::address( $site, Own_Sign_On::CALLBACK ) ) );
		$host    = ( $address['host'] ?? '' ) . ( isset( $address['port'] ) ? ":{$address['port']}" : '' );

		return self::is_below( $site->domain, $network->domain ) && self::is_below( $host, $network->domain );
	}

	private static function is_below( string $host, string $domain ): bool {
		return $host === $domain || substr( $host, -strlen( $domain ) - 1 ) === ".$domain";
	}

	/** @param string $action Of wp-login.php. */
	private static function address( WP_Site $site, string $action ): string {
		return get_site_url( (int) $site->blog_id, "wp-login.php?action=$action", 'login' );
	}

	/** Redirects to the site that the state names, and exits; a no-op if it names none. */
	public static function forward(): void {
		$query = array();
		foreach ( self::PARAMETERS as $name ) {
			// phpcs:ignore WordPress.Security -- Goes to a site of this network, which checks it.
			$query[ $name ] = isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? wp_unslash( $_GET[ $name ] ) : '';
		}
		$site = preg_match( '/^[\w-]+\.([1-9]\d{0,9})$/D', $query['state'], $match ) ? get_site( (int) $match[1] ) : null;
		if ( ! $site instanceof WP_Site || is_main_site( (int) $site->blog_id ) || ! self::reaches( $site ) ) {
			return;
		}

		$action = current_action() === 'login_form_' . Own_Sign_On::CALLBACK ? Own_Sign_On::CALLBACK : Own_Sign_On::SIGNED_OUT;
		nocache_headers();
		// phpcs:ignore WordPress.Security.SafeRedirect -- A site of this network, on one of its hosts.
		wp_redirect( add_query_arg( array_map( 'rawurlencode', array_filter( $query ) ), self::address( $site, $action ) ) );
		exit;
	}
}
