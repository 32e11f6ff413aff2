<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Wordads;

use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Serves the configured text at /ads.txt, unless a file exists, which the web server serves. */
final class Ads_Txt {

	/** The only path that crawlers request. */
	private const PATH = '/ads.txt';

	private Settings_Store $settings;

	public function __construct( Settings_Store $settings ) {
		$this->settings = $settings;
	}

	/** Serves the file and exits, if there is a text. */
	public function serve(): void {
		$address = isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? $_SERVER['REQUEST_URI'] : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared, nothing else.
		if ( self::PATH !== strtok( $address, '?' ) || ! $this->settings->get( 'wordads_custom_adstxt_enabled' ) ) {
			return;
		}

		$text = trim( (string) $this->settings->get( 'wordads_custom_adstxt' ) );
		if ( '' === $text ) {
			return;
		}

		status_header( 200 );
		header( 'Content-Type: text/plain; charset=UTF-8' );
		header( 'X-Content-Type-Options: nosniff' );
		echo $text, "\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Plain text, and said to be.
		exit;
	}
}
