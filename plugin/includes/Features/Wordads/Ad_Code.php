<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Wordads;

use Jetpack_Dashboard\Settings\Rules;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Rules for HTML that is printed unescaped. It is sanitized when it is stored, since only then the user who wrote it is known. */
final class Ad_Code {

	/** Maximum code points. */
	public const LENGTH = 20000;

	/** @param mixed $code */
	public static function problem_with( $code ): ?WP_Error {
		return Rules::text_up_to( $code, self::LENGTH );
	}

	/** Removes scripts, unless the current user may store them. On a network, only super admins may. */
	public static function sanitize( string $code ): string {
		return trim( current_user_can( 'unfiltered_html' ) ? $code : wp_kses_post( $code ) );
	}
}
