<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

defined( 'ABSPATH' ) || exit;

/** Thrown if a text can't be decoded or searched. The request is then refused. */
final class Undecodable_Text extends \RuntimeException {

	/**
	 * @param string|null $text Result of a PCRE function; null on errors.
	 * @throws self If it is null.
	 */
	public static function unless_read( ?string $text ): string {
		if ( null === $text ) {
			throw new self( 'PCRE error' );
		}

		return $text;
	}
}
