<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Plugins;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Backup and threat data from the vault plugin's service, requested through the plugin. */
class Vault {

	/** Slug of the plugin's own admin page. */
	public const PAGE = 'vaultpress';

	public const NOT_ACTIVE     = 'not_active';
	public const NOT_REGISTERED = 'not_registered';
	public const UNREACHABLE    = 'vault_unreachable';
	public const BAD_RESPONSE   = 'vault_bad_response';

	/** Transient with the last response's `data`, or null after a failure. */
	private const MEMORY = 'jetpack_dashboard_vault_data';

	private const FRESH_FOR_S  = 5 * MINUTE_IN_SECONDS;
	private const FAILED_FOR_S = MINUTE_IN_SECONDS;

	/** Types of the keys below `data` that clients read. */
	private const SHAPE = array(
		'features' => array(
			'backups'  => 'boolean',
			'security' => 'boolean',
		),
		'security' => array( 'notice_count' => 'integer' ),
	);

	private Limited_Calls $calls;

	public function __construct( Limited_Calls $calls ) {
		$this->calls = $calls;
	}

	/**
	 * @param bool $is_refresh Whether to bypass the cache.
	 * @return array<string, mixed>|WP_Error Codes NOT_ACTIVE (404), NOT_REGISTERED, UNREACHABLE (504), BAD_RESPONSE (502).
	 */
	public function data( bool $is_refresh = false ) {
		if ( ! class_exists( 'VaultPress', false ) ) {
			return self::error( self::NOT_ACTIVE, 404 );
		}

		$vault = is_callable( array( 'VaultPress', 'init' ) ) ? call_user_func( array( 'VaultPress', 'init' ) ) : null;
		if ( ! is_object( $vault ) || ! is_callable( array( $vault, 'is_registered' ) ) || ! is_callable( array( $vault, 'contact_service' ) ) || ! $vault->is_registered() ) {
			return self::error( self::NOT_REGISTERED, 200 );
		}

		$cached = $is_refresh ? null : get_transient( self::MEMORY );
		if ( is_array( $cached ) ) {
			return $cached['data'] ?? self::error( self::UNREACHABLE, 504 );
		}

		$response = $this->calls->run( static fn() => $vault->contact_service( 'plugin_data' ) );
		$data     = self::decoded( $response );
		set_transient( self::MEMORY, array( 'data' => $data ), null === $data ? self::FAILED_FOR_S : self::FRESH_FOR_S );

		return $data ?? ( is_string( $response ) ? self::error( self::BAD_RESPONSE, 502 ) : self::error( self::UNREACHABLE, 504 ) );
	}

	/**
	 * @param mixed $response Base64-encoded JSON.
	 * @return array<string, mixed>|null Null if invalid.
	 */
	private static function decoded( $response ): ?array {
		$json = is_string( $response ) ? base64_decode( $response, true ) : false; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- It is how that service writes.
		$data = is_string( $json ) ? json_decode( $json, true ) : null;

		if ( ! is_array( $data ) ) {
			return null;
		}

		foreach ( self::SHAPE as $part => $fields ) {
			foreach ( $fields as $field => $type ) {
				if ( gettype( $data[ $part ][ $field ] ?? null ) !== $type ) {
					return null;
				}
			}
		}

		return $data;
	}

	private static function error( string $code, int $status ): WP_Error {
		$messages = array(
			self::NOT_ACTIVE     => __( 'VaultPress is not active.', 'jetpack-dashboard' ),
			self::NOT_REGISTERED => __( 'VaultPress has no registration key yet.', 'jetpack-dashboard' ),
			self::UNREACHABLE    => __( 'VaultPress could not reach its service. Try again in a few minutes.', 'jetpack-dashboard' ),
			self::BAD_RESPONSE   => __( 'The VaultPress service sent an invalid response. Try again in a few minutes.', 'jetpack-dashboard' ),
		);

		return new WP_Error( $code, $messages[ $code ], array( 'status' => $status ) );
	}
}
