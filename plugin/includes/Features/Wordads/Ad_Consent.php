<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Wordads;

defined( 'ABSPATH' ) || exit;

/** Whether the visitor accepts ads that use personal data. */
final class Ad_Consent {

	public static function is_given(): bool {
		$has_consent = ! self::has_opted_out() && ( ! function_exists( 'wp_has_consent' ) || wp_has_consent( 'marketing' ) );

		/**
		 * Filters whether the visitor accepts ads that use personal data.
		 *
		 * @since 1.0.0
		 *
		 * @param bool $has_consent
		 */
		return (bool) apply_filters( 'jetpack_dashboard_has_ad_consent', $has_consent );
	}

	/** The choice made on this site, or else Global Privacy Control. */
	private static function has_opted_out(): bool {
		// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- Compared, nothing else.
		$choice = isset( $_COOKIE['usprivacy'] ) && is_string( $_COOKIE['usprivacy'] ) ? $_COOKIE['usprivacy'] : '';
		if ( 1 === preg_match( '/^1Y([YN])/', $choice, $found ) ) {
			return 'Y' === $found[1];
		}

		return '1' === ( $_SERVER['HTTP_SEC_GPC'] ?? '' );
		// phpcs:enable
	}
}
