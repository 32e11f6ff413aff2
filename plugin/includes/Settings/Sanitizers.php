<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

use Jetpack_Dashboard\Kernel\Net\Ip_List;

defined( 'ABSPATH' ) || exit;

/** Sanitizers of settings. Texts are stored unescaped and escaped on output. */
final class Sanitizers {

	/**
	 * The code in a verification text, which may be a meta tag.
	 *
	 * @return string|null '' for none; null if not found.
	 */
	public static function code_in( string $text ): ?string {
		$text = trim( $text );
		if ( 1 === preg_match( '/^[A-Za-z0-9_-]*$/D', $text ) ) {
			return $text;
		}

		return 1 === preg_match( '/\bcontent\s*=\s*(["\']?)([A-Za-z0-9_-]+)\1(?=[\s\/>]|$)/i', $text, $found ) ? $found[2] : null;
	}

	/** @param string $text Validated. */
	public static function verification_code( string $text ): string {
		return (string) self::code_in( $text );
	}

	/** Uppercase, as Google writes it. */
	public static function tracking_id( string $id ): string {
		return strtoupper( trim( $id ) );
	}

	/** Removes @ and spaces. */
	public static function twitter_handle( string $handle ): string {
		return ltrim( trim( $handle ), '@' );
	}

	/**
	 * Normalizes addresses, one per line.
	 *
	 * @param string $text Validated.
	 */
	public static function ip_lines( string $text ): string {
		$list = Ip_List::parse( $text );

		return is_wp_error( $list ) ? '' : implode( "\n", $list->to_lines() );
	}

	/** Removes HTML and scripts. Unlike wp_strip_all_tags(), keeps the text after a < that starts no tag. */
	public static function without_tags( string $text ): string {
		do {
			$before = $text;
			$text   = (string) preg_replace( array( '#<(script|style)\b[^>]*>.*?</\1\s*>#is', '#</?[a-z!][^<>]*>#i' ), '', $text );
		} while ( $text !== $before );

		return trim( $text );
	}

	/**
	 * Whether any text in a value has HTML.
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
	 * Always includes administrators.
	 *
	 * @param string[] $roles
	 * @return string[]
	 */
	public static function viewing_roles( array $roles ): array {
		return self::role_slugs( array_merge( array( 'administrator' ), $roles ) );
	}

	/**
	 * Unique, in the given order.
	 *
	 * @param string[] $roles
	 * @return string[]
	 */
	public static function role_slugs( array $roles ): array {
		return array_values( array_unique( array_diff( array_map( 'sanitize_key', $roles ), array( '' ) ) ) );
	}

	/**
	 * Known ids only, each in one list.
	 *
	 * @param array{visible: string[], hidden: string[]} $services Validated.
	 * @return array{visible: string[], hidden: string[]}
	 */
	public static function services( array $services ): array {
		$ids     = Sharing_Services::ids();
		$visible = array_values( array_unique( array_intersect( $services['visible'], $ids ) ) );
		$hidden  = array_values( array_unique( array_intersect( $services['hidden'], $ids ) ) );

		return array(
			'visible' => $visible,
			'hidden'  => array_values( array_diff( $hidden, $visible ) ),
		);
	}

	/**
	 * @param mixed  $value
	 * @param string $type          'boolean', 'integer', 'string', 'array' or 'object'.
	 * @param mixed  $default_value For values that can't be cast.
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
