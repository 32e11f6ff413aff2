<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

defined( 'ABSPATH' ) || exit;

/** A minimal page, or JSON. WordPress isn't loaded far enough for its own error page. */
final class Refusal {

	private const TEXT_DOMAIN = 'jetpack-dashboard';

	/** Sends the response and exits. The rule is only in the log. */
	public static function send( string $languages ): void {
		self::load_translation( $languages );

		status_header( 403 );
		nocache_headers();
		header( 'X-Robots-Tag: noindex' );

		$title = __( 'This request was blocked', 'jetpack-dashboard' );
		$text  = __( 'It looked like an attack to the site’s firewall, or your IP address is blocked. If this is a mistake, tell the site’s owner what you were doing and when.', 'jetpack-dashboard' );

		if ( self::wants_json() ) {
			header( 'Content-Type: application/json; charset=UTF-8' );
			echo wp_json_encode(
				array(
					'code'    => 'firewall_blocked',
					'message' => "$title. $text",
					'data'    => array( 'status' => 403 ),
				)
			);
			exit;
		}

		header( 'Content-Type: text/html; charset=UTF-8' );
		printf(
			'<!DOCTYPE html><html lang="%1$s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>%2$s</title><style>body{font:1rem/1.5 system-ui,sans-serif;margin:10vh auto;max-inline-size:36em;padding-inline:1em}</style></head><body><main><h1>%2$s</h1><p>%3$s</p></main></body></html>',
			esc_attr( str_replace( '_', '-', get_locale() ) ),
			esc_html( $title ),
			esc_html( $text )
		);
		exit;
	}

	/** Loads the translation before `init`. Without one, an empty translation prevents WordPress from trying again and logging a notice. */
	private static function load_translation( string $languages ): void {
		$file = self::TEXT_DOMAIN . '-' . get_locale() . '.mo';
		foreach ( array( WP_LANG_DIR . '/plugins/', trailingslashit( $languages ) ) as $folder ) {
			if ( load_textdomain( self::TEXT_DOMAIN, $folder . $file ) ) {
				return;
			}
		}
		$GLOBALS['l10n'][ self::TEXT_DOMAIN ] = new \NOOP_Translations(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- The request ends here.
	}

	private static function wants_json(): bool {
		// phpcs:disable WordPress.Security -- Compared only.
		$accepted = $_SERVER['HTTP_ACCEPT'] ?? '';

		return Editor_Request::is_rest( $_SERVER, $_GET ) || ( is_string( $accepted ) && 0 === strpos( $accepted, 'application/json' ) );
		// phpcs:enable
	}
}
