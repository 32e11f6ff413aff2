<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Admin;

defined( 'ABSPATH' ) || exit;

/** Message codes for the next load of the dashboard, in session cookies: jetpackState[message], [error] and [error_description]. */
class State_Notices {

	private const COOKIE           = 'jetpackState';
	private const KEYS             = array( 'message', 'error', 'error_description' );
	private const MAX_VALUE_LENGTH = 300;

	/**
	 * Codes by key; null until take() ran.
	 *
	 * @var array<string, string>|null
	 */
	private ?array $state = null;

	/**
	 * Must run before headers are sent.
	 *
	 * @param string $key message, error or error_description.
	 */
	public static function set( string $key, string $value ): void {
		if ( in_array( $key, self::KEYS, true ) && ! headers_sent() ) {
			self::send( $key, $value, 0 );
		}
	}

	/** Also clears an unread error. */
	public static function leave_message( string $code ): void {
		self::forget( array( 'error', 'error_description' ) );
		self::set( 'message', $code );
	}

	public static function leave_error( string $code, string $description ): void {
		self::forget( array( 'message', 'error_description' ) );
		self::set( 'error', $code );

		if ( '' !== $description ) {
			self::set( 'error_description', mb_substr( sanitize_text_field( $description ), 0, self::MAX_VALUE_LENGTH ) );
		}
	}

	/** Reads and clears the codes. Must run before headers are sent. */
	public function take(): void {
		$this->state = array();
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Each value is sanitized below.
		$cookie = isset( $_COOKIE[ self::COOKIE ] ) ? wp_unslash( $_COOKIE[ self::COOKIE ] ) : array();

		if ( ! is_array( $cookie ) ) {
			return;
		}

		foreach ( $cookie as $key => $value ) {
			if ( in_array( $key, self::KEYS, true ) ) {
				if ( is_string( $value ) ) {
					$this->state[ $key ] = mb_substr( sanitize_text_field( $value ), 0, self::MAX_VALUE_LENGTH );
				}

				if ( ! headers_sent() ) {
					self::send( $key, '', 1 );
				}
			}
		}
	}

	/** @return array{messageCode: string|null, errorCode: string|null, errorDescription: string|null} */
	public function to_array(): array {
		return array(
			'messageCode'      => $this->state['message'] ?? null,
			'errorCode'        => $this->state['error'] ?? null,
			'errorDescription' => $this->state['error_description'] ?? null,
		);
	}

	/** @param string[] $keys */
	private static function forget( array $keys ): void {
		foreach ( $keys as $key ) {
			if ( isset( $_COOKIE[ self::COOKIE ][ $key ] ) && ! headers_sent() ) {
				self::send( $key, '', 1 );
			}
		}
	}

	/**
	 * Sends a cookie for wp-admin.
	 *
	 * @param int $expires Unix time; 0 for a session cookie, 1 to delete it.
	 */
	private static function send( string $key, string $value, int $expires ): void {
		setcookie(
			self::COOKIE . '[' . $key . ']',
			$value,
			array(
				'expires'  => $expires,
				'path'     => ADMIN_COOKIE_PATH,
				'secure'   => is_ssl(),
				'httponly' => true,
				'samesite' => 'Lax',
			)
		);
	}
}
