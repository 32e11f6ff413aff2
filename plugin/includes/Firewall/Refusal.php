<?php
/**
 * The answer to a request that was refused.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Firewall;

/**
 * A page of its own: WordPress isn't ready for any other when requests are checked.
 */
final class Refusal {

	/**
	 * Sends the page and ends the request. Which rule it was stands in the log: attackers need no lessons.
	 */
	public static function send(): void {
		status_header( 403 );
		nocache_headers();
		header( 'Content-Type: text/html; charset=UTF-8' );
		header( 'X-Robots-Tag: noindex' );

		// Translations of a plugin are not at hand before init, and WordPress complains about whoever asks it for them.
		load_textdomain( 'jetpack-dashboard', WP_LANG_DIR . '/plugins/jetpack-dashboard-' . get_locale() . '.mo' );

		$title = __( 'This request was blocked', 'jetpack-dashboard' );
		printf(
			'<!DOCTYPE html><html lang="%1$s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>%2$s</title><style>body{font:1rem/1.5 system-ui,sans-serif;margin:10vh auto;max-inline-size:36em;padding-inline:1em}</style></head><body><main><h1>%2$s</h1><p>%3$s</p></main></body></html>',
			esc_attr( str_replace( '_', '-', get_locale() ) ),
			esc_html( $title ),
			esc_html__( 'The site’s firewall took it for an attack, or doesn’t let this address in. If that is a mistake, tell the site’s owner what you did and when.', 'jetpack-dashboard' )
		);
		exit;
	}
}
