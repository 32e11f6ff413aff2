<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Spam\Honeypot;
use Jetpack_Dashboard\Kernel\Spam\Signed_Time;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Refuses registrations by bots at WordPress's registration form, and at the sign-up form of a network. A registration can't wait for
 * moderation, so the form counts, and of the content only the owner's list. People get a message and can send the form again.
 */
class Registrations {

	public const SETTING = 'spam_filter_registrations';

	private const TRAP        = 'jpr-url';
	private const TIME        = 'jpr-time';
	private const PURPOSE     = 'registration';
	private const MIN_SECONDS = 2;
	private const LIFETIME_S  = 86400;

	private Settings_Store $settings;
	private Day_Counts $counts;
	private Clock $clock;

	public function __construct( Settings_Store $settings, Day_Counts $counts, Clock $clock ) {
		$this->settings = $settings;
		$this->counts   = $counts;
		$this->clock    = $clock;
	}

	public function print_fields(): void {
		if ( $this->is_on() ) {
			echo Honeypot::html( 'jpr-check', self::TRAP ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( self::TIME ), esc_attr( Signed_Time::sign( self::PURPOSE, $this->clock->now() ) ) );
		}
	}

	/**
	 * @param WP_Error $errors
	 * @param string   $login
	 * @param string   $email
	 */
	public function check( $errors, $login, $email ): WP_Error {
		// Other plugins also register users, without this form.
		if ( ! did_action( 'login_form_register' ) || ! $this->is_on() ) {
			return $errors;
		}
		$reason = $this->reason( (string) $login, (string) $email );
		if ( '' !== $reason ) {
			$this->refuse( $errors, 'jetpack_dashboard_spam', $reason );
		}

		return $errors;
	}

	/**
	 * Counts a refused registration.
	 *
	 * @param WP_Error $errors To add the message to.
	 * @param string   $code   Of the error, for which forms have a place.
	 * @param string   $reason A code of Reason_Texts.
	 */
	public function refuse( WP_Error $errors, string $code, string $reason ): void {
		$this->counts->add( 'registration', array( $reason ) );
		$errors->add( $code, __( '<strong>Error:</strong> This registration looks automated. Wait a few seconds and try again. If that doesn’t help, contact the owner of this site.', 'jetpack-dashboard' ) );
	}

	public function is_on(): bool {
		return (bool) $this->settings->get( self::SETTING );
	}

	/**
	 * @param string $login User name or name of a site.
	 * @param string $email '' for a site.
	 * @param string $title Of a site.
	 * @return string A code of Reason_Texts; '' if it may register.
	 */
	public function reason( string $login, string $email, string $title = '' ): string {
		$trap = self::posted( self::TRAP );
		if ( null === $trap ) {
			return 'no-form';
		}
		if ( '' !== $trap ) {
			return 'honeypot';
		}
		$age = Signed_Time::age( self::PURPOSE, self::posted( self::TIME ) ?? '', $this->clock->now() );
		if ( null === $age || $age > self::LIFETIME_S ) {
			return 'token-wrong';
		}
		if ( $age < self::MIN_SECONDS ) {
			return 'too-fast';
		}

		return self::content_reason( $login, $email, $title );
	}

	/** @return string As reason(). */
	public static function content_reason( string $login, string $email, string $title ): string {
		return wp_check_comment_disallowed_list( $login, $email, '', $title, '', '' ) ? 'disallowed' : '';
	}

	private static function posted( string $name ): ?string {
		return isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? sanitize_text_field( wp_unslash( $_POST[ $name ] ) ) : null; // phpcs:ignore WordPress.Security.NonceVerification -- Visitors have no nonce.
	}
}
