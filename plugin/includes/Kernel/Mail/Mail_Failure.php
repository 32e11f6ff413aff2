<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Mail;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Redaction;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Remembers why the last email couldn't be sent, until one is sent again. Keeps no addresses and no content. */
class Mail_Failure {

	private const OPTION = 'jetpack_dashboard_mail_failure';

	private const LENGTH = 300;

	private Clock $clock;

	public function __construct( Clock $clock ) {
		$this->clock = $clock;
	}

	/** @param mixed $error Of wp_mail_failed. */
	public function on_failure( $error ): void {
		$reason = $error instanceof WP_Error ? Redaction::without_addresses( wp_strip_all_tags( $error->get_error_message() ) ) : '';

		update_option(
			self::OPTION,
			array(
				'time'   => $this->clock->now(),
				'reason' => mb_substr( trim( $reason ), 0, self::LENGTH, 'UTF-8' ),
			),
			false
		);
	}

	public function on_success(): void {
		if ( null !== $this->last() ) {
			delete_option( self::OPTION );
		}
	}

	/** @return array{time: int, reason: string}|null Null if the last email was sent. */
	public function last(): ?array {
		$stored = get_option( self::OPTION );

		return is_array( $stored ) ? array(
			'time'   => (int) ( $stored['time'] ?? 0 ),
			'reason' => (string) ( $stored['reason'] ?? '' ),
		) : null;
	}

	/** Whether a way to send emails is there: PHP's own, or a plugin's. */
	public static function has_mailer(): bool {
		return function_exists( 'mail' ) || ! Hand_Over::is_core_mailer() || has_action( 'phpmailer_init' );
	}
}
