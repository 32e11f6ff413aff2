<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

use PHPMailer\PHPMailer\PHPMailer;

defined( 'ABSPATH' ) || exit;

/** Uses List_Mailer, whose parent class WordPress loads with the first email. */
final class List_Headers {

	/** Keeps URLs in the headers of the emails that WordPress sends while the work runs. */
	public static function during( callable $work ): bool {
		$original = null;
		$replace  = static function ( &$mailer ) use ( &$original ): void {
			// Only if no plugin has a mailer of its own.
			if ( $mailer instanceof PHPMailer && 'mail' === $mailer->Mailer && in_array( get_class( $mailer ), array( PHPMailer::class, 'WP_PHPMailer' ), true ) ) { // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHPMailer's name.
				$original = $mailer;
				$mailer   = List_Mailer::copy( $mailer );
			}
		};
		add_action( 'phpmailer_init', $replace, PHP_INT_MAX - 1 );
		try {
			return (bool) $work();
		} finally {
			remove_action( 'phpmailer_init', $replace, PHP_INT_MAX - 1 );
			if ( $original ) {
				$GLOBALS['phpmailer'] = $original; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- WordPress reuses it for the next email.
			}
		}
	}
}
