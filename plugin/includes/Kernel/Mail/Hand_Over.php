<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Mail;

use ReflectionFunction;

defined( 'ABSPATH' ) || exit;

/**
 * Sends an email and calls back at the last moment before it may leave the server. If PHP is killed earlier, the email was certainly not
 * sent. If it is killed later, it is unknown whether the email was sent (docs/decisions/045).
 */
class Hand_Over {

	/**
	 * @param callable(): bool $send Calls wp_mail() once.
	 * @param callable(): bool $mark Records the hand-over. False cancels the email.
	 * @return bool|null Whether the email was accepted; null if it was canceled.
	 */
	public function send( callable $send, callable $mark ): ?bool {
		if ( ! self::is_core_mailer() ) {
			// Another mailer may send the email before any hook.
			return $mark() ? $send() : null;
		}

		$is_marked = false;
		$on_init   = static function () use ( $mark, &$is_marked ): void {
			if ( ! $is_marked && ! $mark() ) {
				throw new Hand_Over_Canceled();
			}
			$is_marked = true;
		};
		add_action( 'phpmailer_init', $on_init, PHP_INT_MAX );
		try {
			return $send();
		} catch ( Hand_Over_Canceled $canceled ) {
			return null;
		} finally {
			remove_action( 'phpmailer_init', $on_init, PHP_INT_MAX );
		}
	}

	/** Whether wp_mail() is WordPress's own, and no plugin sends the email in its place. */
	public static function is_core_mailer(): bool {
		$file = (string) ( new ReflectionFunction( 'wp_mail' ) )->getFileName();

		return ! has_filter( 'pre_wp_mail' ) && wp_normalize_path( ABSPATH . 'wp-includes/pluggable.php' ) === wp_normalize_path( $file );
	}
}
