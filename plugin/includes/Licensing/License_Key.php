<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Licensing;

defined( 'ABSPATH' ) || exit;

/** The format of license keys. Only the account service knows which keys exist. */
final class License_Key {

	/** Visible ASCII except `" & ' < > \`. */
	private const PATTERN = '/^[\x21\x23-\x25\x28-\x3b\x3d\x3f-\x5b\x5d-\x7e]{1,200}$/D';

	/**
	 * @param mixed $value
	 * @return string The key without surrounding whitespace, or '' if it isn't one.
	 */
	public static function clean( $value ): string {
		$key = is_string( $value ) ? trim( $value ) : '';

		return 1 === preg_match( self::PATTERN, $key ) ? $key : '';
	}
}
