<?php
/**
 * The claims of an ID token.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use WP_Error;

/**
 * Reads an ID token that came straight from the token endpoint, where TLS says whom it is from (OpenID Connect Core §3.1.3.7, 6), and checks what it claims.
 */
final class Id_Token {

	/** How far the provider's clock may be behind or ahead. */
	private const LEEWAY_S = 60;

	private const MAX_SUBJECT_LENGTH = 255;

	/**
	 * Who the token is about.
	 *
	 * @param string $jwt       The token.
	 * @param string $issuer    Whose it must be: the account service's URL.
	 * @param string $client_id Whom it must be for.
	 * @param string $nonce     What it must repeat.
	 * @param int    $now       Unix time.
	 * @return string|WP_Error The subject. Codes: id_token_malformed, iss_mismatch, aud_mismatch, id_token_expired, nonce_mismatch, sub_missing.
	 */
	public static function subject( string $jwt, string $issuer, string $client_id, string $nonce, int $now ) {
		$claims = self::checked_claims( $jwt, $issuer, $client_id, $nonce, $now );

		return is_wp_error( $claims ) ? $claims : $claims['sub'];
	}

	/**
	 * All that the token says, once it is known to be meant for this.
	 *
	 * @param string $jwt       The token.
	 * @param string $issuer    Whose it must be: the account service's URL.
	 * @param string $client_id Whom it must be for.
	 * @param string $nonce     What it must repeat.
	 * @param int    $now       Unix time.
	 * @return array<string, mixed>|WP_Error Claims, sub a text among them. Codes as with subject().
	 */
	public static function checked_claims( string $jwt, string $issuer, string $client_id, string $nonce, int $now ) {
		$claims = self::claims( $jwt );

		if ( null === $claims ) {
			return self::error( 'id_token_malformed' );
		}

		if ( ! is_string( $claims['iss'] ?? null ) || untrailingslashit( $claims['iss'] ) !== untrailingslashit( $issuer ) ) {
			return self::error( 'iss_mismatch' );
		}

		if ( ! self::is_for( $client_id, $claims ) ) {
			return self::error( 'aud_mismatch' );
		}

		$not_before = $claims['nbf'] ?? $now;

		if ( ! self::is_time( $claims['exp'] ?? null ) || $claims['exp'] + self::LEEWAY_S <= $now || ! self::is_time( $not_before ) || $not_before > $now + self::LEEWAY_S ) {
			return self::error( 'id_token_expired' );
		}

		if ( '' === $nonce || ! is_string( $claims['nonce'] ?? null ) || ! hash_equals( $nonce, $claims['nonce'] ) ) {
			return self::error( 'nonce_mismatch' );
		}

		$subject = $claims['sub'] ?? null;

		return is_string( $subject ) && '' !== $subject && strlen( $subject ) <= self::MAX_SUBJECT_LENGTH ? $claims : self::error( 'sub_missing' );
	}

	/**
	 * What the token claims.
	 *
	 * @param string $jwt The token.
	 * @return array<string, mixed>|null Null when it is none, or is not signed at all.
	 */
	private static function claims( string $jwt ): ?array {
		$parts = explode( '.', $jwt );

		if ( 3 !== count( $parts ) || '' === $parts[2] ) {
			return null;
		}

		$header = self::decode( $parts[0] );
		$claims = self::decode( $parts[1] );

		return null === $header || ! is_string( $header['alg'] ?? null ) || 'none' === strtolower( $header['alg'] ) ? null : $claims;
	}

	/**
	 * A part of the token.
	 *
	 * @param string $part Part.
	 * @return array<string, mixed>|null
	 */
	private static function decode( string $part ): ?array {
		$decoded = json_decode( (string) Base64_Url::decode( $part ), true, 16 );

		return is_array( $decoded ) ? $decoded : null;
	}

	/**
	 * Whether the token is for this site, and for nobody who could pass it on.
	 *
	 * @param string               $client_id The site's.
	 * @param array<string, mixed> $claims    Claims.
	 */
	private static function is_for( string $client_id, array $claims ): bool {
		$audience = (array) ( $claims['aud'] ?? array() );
		$party    = $claims['azp'] ?? ( count( $audience ) > 1 ? null : $client_id );

		return '' !== $client_id && in_array( $client_id, $audience, true ) && $party === $client_id;
	}

	/**
	 * Whether a claim is a time.
	 *
	 * @param mixed $claim Claim.
	 */
	private static function is_time( $claim ): bool {
		return is_int( $claim ) || is_float( $claim );
	}

	/**
	 * An error. What the token held stays out of it.
	 *
	 * @param string $code Code.
	 */
	private static function error( string $code ): WP_Error {
		return new WP_Error(
			$code,
			'id_token_expired' === $code
				? __( 'By this server’s clock, the account service’s answer about who you are is not of now. Check that the clock is right, then try to connect again.', 'jetpack-dashboard' )
				: __( 'The account service’s answer about who you are could not be trusted. Try to connect again.', 'jetpack-dashboard' ),
			array( 'status' => 502 )
		);
	}
}
