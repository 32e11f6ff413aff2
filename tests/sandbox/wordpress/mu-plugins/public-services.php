<?php
/**
 * Plugin Name: Sandbox, public services
 * Description: Sends what WordPress asks of its plugin directory, the anti-spam and the vault plugin of their services, and Publicize of social networks, to stand-ins on this machine.
 */

defined( 'ABSPATH' ) || exit;

/*
 * Only these: whatever else is asked of the same hosts stays blocked, as all the rest is.
 */
add_filter(
	'pre_http_request',
	static function ( $response, $arguments, $url ) {
		static $is_on_its_way = false;

		$parts = wp_parse_url( (string) $url );
		$place = ( $parts['host'] ?? '' ) . ( $parts['path'] ?? '' );
		if ( false !== $response || $is_on_its_way
			|| ! preg_match( '#^(api\.wordpress\.org/plugins/info/1\.2/|downloads\.wordpress\.org/plugin/|rest\.akismet\.com/1\.1/|vaultpress\.com/|social\.example/|bsky\.social/xrpc/|hook\.example/)#', $place ) ) {
			return $response;
		}

		$is_on_its_way = true;
		try {
			// The address is another, the rest of the request the caller's own: its time limit, its file to write to.
			return ( new WP_Http() )->request(
				SANDBOX_PUBLIC_SERVICES_URL . '/' . $place . ( isset( $parts['query'] ) ? '?' . $parts['query'] : '' ),
				array( 'reject_unsafe_urls' => false ) + $arguments
			);
		} finally {
			$is_on_its_way = false;
		}
	},
	50,
	3
);

/*
 * Mastodon asks its user for access in the browser.
 */
add_filter(
	'wp_redirect',
	static function ( $url ) {
		return preg_replace( '#^https://(social\.example/oauth/authorize\?)#', SANDBOX_PUBLIC_SERVICES_URL . '/$1', (string) $url );
	}
);
