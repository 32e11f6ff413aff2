<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

use Jetpack_Dashboard\Kernel\Net\Ip_List;

defined( 'ABSPATH' ) || exit;

/** The cleaners of settings. Texts are kept as they read and escaped where they are shown. */
final class Sanitizers {

	/**
	 * The code in a verification text: itself, or the `content` of a meta tag.
	 *
	 * @return string|null '' for none; null when there is none to be found.
	 */
	public static function code_in( string $text ): ?string {
		$text = trim( $text );
		if ( 1 === preg_match( '/^[A-Za-z0-9_-]*$/D', $text ) ) {
			return $text;
		}

		return 1 === preg_match( '/\bcontent\s*=\s*(["\']?)([A-Za-z0-9_-]+)\1(?=[\s\/>]|$)/i', $text, $found ) ? $found[2] : null;
	}

	/**
	 * A verification text, reduced to its code.
	 *
	 * @param string $text Passed Rules::verification_code().
	 */
	public static function verification_code( string $text ): string {
		return (string) self::code_in( $text );
	}

	/** A Google Analytics ID as Google writes it. */
	public static function tracking_id( string $id ): string {
		return strtoupper( trim( $id ) );
	}

	/** A Twitter handle without its @ and the blanks around it. */
	public static function twitter_handle( string $handle ): string {
		return ltrim( trim( $handle ), '@' );
	}

	/**
	 * Lists of addresses in their normal spelling, one a line.
	 *
	 * @param string $text Passed Rules::ip_lines().
	 */
	public static function ip_lines( string $text ): string {
		$list = Ip_List::parse( $text );

		return is_wp_error( $list ) ? '' : implode( "\n", $list->to_lines() );
	}

	/**
	 * A text without tags and what stands in scripts; its line ends stay, and so does a < that begins no tag, behind which
	 * WordPress's own function would lose the rest.
	 */
	public static function without_tags( string $text ): string {
		do {
			$before = $text;
			$text   = (string) preg_replace( array( '#<(script|style)\b[^>]*>.*?</\1\s*>#is', '#</?[a-z!][^<>]*>#i' ), '', $text );
		} while ( $text !== $before );

		return trim( $text );
	}

	/**
	 * Whether a text, or one inside of a value, has tags.
	 *
	 * @param mixed $value
	 */
	public static function has_html( $value ): bool {
		if ( is_array( $value ) ) {
			return array() !== array_filter( $value, array( self::class, 'has_html' ) );
		}

		return is_string( $value ) && trim( $value ) !== self::without_tags( $value );
	}

	/**
	 * Who may see the statistics: administrators always.
	 *
	 * @param string[] $roles Role slugs.
	 * @return string[]
	 */
	public static function viewing_roles( array $roles ): array {
		return self::role_slugs( array_merge( array( 'administrator' ), $roles ) );
	}

	/**
	 * Role slugs, each once, in the order they came.
	 *
	 * @param string[] $roles
	 * @return string[]
	 */
	public static function role_slugs( array $roles ): array {
		return array_values( array_unique( array_diff( array_map( 'sanitize_key', $roles ), array( '' ) ) ) );
	}

	/**
	 * Sharing services, known ids only, each in one list.
	 *
	 * @param array{visible: string[], hidden: string[]} $services Passed Sharing_Services::problem_with().
	 * @return array{visible: string[], hidden: string[]}
	 */
	public static function services( array $services ): array {
		$known   = Sharing_Services::ids();
		$visible = array_values( array_unique( array_intersect( $services['visible'], $known ) ) );
		$hidden  = array_values( array_unique( array_intersect( $services['hidden'], $known ) ) );

		return array(
			'visible' => $visible,
			'hidden'  => array_values( array_diff( $hidden, $visible ) ),
		);
	}

	/**
	 * A value in a setting's type.
	 *
	 * @param mixed  $value
	 * @param string $type          'boolean', 'integer', 'string', 'array' or 'object'.
	 * @param mixed  $default_value What stands in for a value that has no sense in that type.
	 * @return mixed
	 */
	public static function as_type( $value, string $type, $default_value ) {
		switch ( $type ) {
			case 'boolean':
				return ! in_array( $value, array( false, 0, '0', '', 'false', 'off', null ), true );
			case 'integer':
				return is_scalar( $value ) ? (int) $value : $default_value;
			case 'string':
				return is_scalar( $value ) ? (string) $value : $default_value;
		}

		return is_array( $value ) ? $value : $default_value;
	}
}
