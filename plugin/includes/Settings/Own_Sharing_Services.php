<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Custom sharing services, one autoloaded option each: buttons are on every page, and concurrent additions don't overwrite each other. */
final class Own_Sharing_Services {

	private const OPTION_PREFIX = 'jetpack_dashboard_sharing_service_';

	private const ID_PREFIX = 'custom-';

	/** More than needed, and few enough to count through. */
	private const LIMIT = 100;

	/** @return array<string, array{name: string, url: string, icon: string}> By id. */
	public static function all(): array {
		$services = array();

		foreach ( wp_load_alloptions() as $option => $stored ) {
			if ( 0 !== strpos( (string) $option, self::OPTION_PREFIX ) ) {
				continue;
			}
			$service = maybe_unserialize( $stored );
			if ( isset( $service['name'], $service['url'], $service['icon'] ) ) {
				$services[ self::ID_PREFIX . substr( (string) $option, strlen( self::OPTION_PREFIX ) ) ] = $service;
			}
		}

		return $services;
	}

	/**
	 * Validates a new service.
	 *
	 * @param mixed $value
	 */
	public static function problem_with( $value ): ?WP_Error {
		$texts = is_array( $value ) ? array_filter( $value, 'is_string' ) : array();
		$keys  = array_keys( $texts );
		sort( $keys );

		if ( array( 'sharing_icon', 'sharing_name', 'sharing_url' ) !== $keys || count( $texts ) !== count( $value ) ) {
			return Rules::problem( __( 'Must contain the strings sharing_name, sharing_url and sharing_icon.', 'jetpack-dashboard' ) );
		}
		if ( '' === implode( '', $texts ) ) {
			return null;
		}
		if ( '' === sanitize_text_field( $texts['sharing_name'] ) || ! Rules::is_word( $texts['sharing_name'] ) || '' === $texts['sharing_url'] ) {
			return Rules::problem( __( 'A sharing service needs a name, of at most 100 characters, and a web address.', 'jetpack-dashboard' ) );
		}

		return Rules::web_address( $texts['sharing_url'] ) ?? Rules::web_address( $texts['sharing_icon'] );
	}

	/**
	 * @param array{sharing_name: string, sharing_url: string, sharing_icon: string} $value Validated.
	 * @return array{id: string, name: string, url: string, icon: string}|WP_Error
	 */
	public static function add( array $value ) {
		$service = array(
			'name' => sanitize_text_field( $value['sharing_name'] ),
			// Placeholders such as %post_url% are invalid escapes that must be kept.
			'url'  => trim( $value['sharing_url'] ),
			'icon' => esc_url_raw( $value['sharing_icon'], array( 'http', 'https' ) ),
		);

		// add_option() fails if the id was taken meanwhile; then try the next number.
		for ( $number = 1; $number <= self::LIMIT; $number++ ) {
			if ( add_option( self::OPTION_PREFIX . $number, $service, '', true ) ) {
				return array( 'id' => self::ID_PREFIX . $number ) + $service;
			}
		}

		return new WP_Error( 'not_stored', __( 'The maximum number of sharing services is reached.', 'jetpack-dashboard' ) );
	}

	public static function remove( string $id ): void {
		delete_option( self::OPTION_PREFIX . substr( $id, strlen( self::ID_PREFIX ) ) );
	}
}
