<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The setting `jetpack_protect_key`. */
final class Protection_Key {

	public const SETTING = 'jetpack_protect_key';

	/** Value that generates a key. */
	private const CREATE = 'create';

	private const LENGTH = 40;

	/** Visible characters of a masked key: enough to tell keys apart. */
	private const MASK_TAIL = 4;

	public static function masked( string $key ): string {
		return '' === $key ? '' : '••••' . substr( $key, - self::MASK_TAIL );
	}

	/**
	 * @param string $value A key, '' for none, or CREATE.
	 * @return array<string, string>|WP_Error A new key; it is shown in full only once.
	 */
	public static function store( string $value, Settings_Store $store ) {
		$key    = self::CREATE === $value ? wp_generate_password( self::LENGTH, false ) : $value;
		$result = $store->update( self::SETTING, $key );

		return is_wp_error( $result ) ? $result : ( self::CREATE === $value ? array( self::SETTING => $key ) : array() );
	}
}
