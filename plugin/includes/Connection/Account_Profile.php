<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Provider\Discovery;
use Jetpack_Dashboard\Provider\Failure;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Reads the userinfo endpoint (OpenID Connect Core, section 5.3) and keeps the claims that docs/account-service.md names. */
class Account_Profile {

	private const MAX_NAME_LENGTH  = 200;
	private const MAX_EMAIL_LENGTH = 254;
	private const MAX_URL_LENGTH   = 2000;

	private Discovery $discovery;

	public function __construct( Discovery $discovery ) {
		$this->discovery = $discovery;
	}

	/**
	 * @param string $subject `sub` of the ID token; a response with another one is rejected.
	 * @return array{sub: string, ID: int, login: string, email: string, display_name: string, avatar: string}|WP_Error
	 */
	public function read( string $access_token, string $subject ) {
		$response = $this->discovery->call( 'GET', 'userinfo_endpoint', array( 'token' => $access_token ) );

		if ( is_wp_error( $response ) ) {
			return Failure::of_step( $response, 'token' );
		}

		return ( $response['sub'] ?? null ) === $subject
			? self::account( $response, $subject )
			: new WP_Error( 'sub_mismatch', __( 'The account service’s response about your identity could not be verified. Try to connect again.', 'jetpack-dashboard' ), array( 'status' => 502 ) );
	}

	/**
	 * @param array<mixed> $claims
	 * @return array{sub: string, ID: int, login: string, email: string, display_name: string, avatar: string}
	 */
	private static function account( array $claims, string $subject ): array {
		$login = self::text( $claims['preferred_username'] ?? '' );
		$name  = self::text( $claims['name'] ?? '' );
		$email = is_string( $claims['email'] ?? null ) && strlen( $claims['email'] ) <= self::MAX_EMAIL_LENGTH ? $claims['email'] : '';

		return array(
			'sub'          => $subject,
			// Non-numeric subjects have no id for surveys and usage events.
			'ID'           => preg_match( '/^[1-9]\d{0,14}$/D', $subject ) ? (int) $subject : 0,
			'login'        => $login,
			'email'        => sanitize_email( $email ),
			'display_name' => '' === $name ? $login : $name,
			'avatar'       => self::picture( $claims['picture'] ?? '' ),
		);
	}

	/** @param mixed $claim */
	private static function text( $claim ): string {
		return is_string( $claim ) ? mb_substr( sanitize_text_field( $claim ), 0, self::MAX_NAME_LENGTH ) : '';
	}

	/**
	 * @param mixed $claim
	 * @return string http(s) URL, or ''. Limited in length, since every page contains it.
	 */
	private static function picture( $claim ): string {
		return is_string( $claim ) && strlen( $claim ) <= self::MAX_URL_LENGTH && preg_match( '#^https?://[^\s"<>]+$#iD', $claim ) ? esc_url_raw( $claim, array( 'http', 'https' ) ) : '';
	}
}
