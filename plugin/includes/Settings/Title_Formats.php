<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The rule "titles" of docs/contract/settings.md#rules: a list of tokens and texts per page type. */
final class Title_Formats {

	public const DEFAULT = array(
		'front_page' => array(),
		'posts'      => array(),
		'pages'      => array(),
		'groups'     => array(),
		'archives'   => array(),
	);

	/** Maximum code points and pieces per format: far more than search engines show. */
	private const MAX_CHARACTERS = 500;
	private const MAX_PIECES     = 100;

	private const SITE_TOKENS = array( 'site_name', 'tagline' );

	/** Additional tokens by page type. */
	private const OWN_TOKENS = array(
		'front_page' => array(),
		'posts'      => array( 'post_title' ),
		'pages'      => array( 'page_title' ),
		'groups'     => array( 'group_title' ),
		'archives'   => array( 'date', 'archive_title' ),
	);

	/** @param mixed $value */
	public static function problem_with( $value ): ?WP_Error {
		if ( ! is_array( $value ) ) {
			return Rules::problem( __( 'Must contain a list for each page type.', 'jetpack-dashboard' ) );
		}

		foreach ( $value as $page_type => $pieces ) {
			if ( ! isset( self::OWN_TOKENS[ $page_type ] ) ) {
				/* translators: %s: name of a page type that does not exist. */
				return Rules::problem( sprintf( __( 'Unknown page type: “%s”.', 'jetpack-dashboard' ), $page_type ) );
			}
			if ( '' !== $pieces && ! self::is_piece_list( $pieces, array_merge( self::SITE_TOKENS, self::OWN_TOKENS[ $page_type ] ) ) ) {
				/* translators: %s: page type, such as Posts. */
				return Rules::problem( sprintf( __( 'The title structure of “%s” can only contain text and the tokens of this page type.', 'jetpack-dashboard' ), self::label( $page_type ) ) );
			}
			if ( is_array( $pieces ) && ( count( $pieces ) > self::MAX_PIECES || mb_strlen( implode( '', array_column( $pieces, 'value' ) ), 'UTF-8' ) > self::MAX_CHARACTERS ) ) {
				/* translators: 1: page type, such as Posts. 2: number of characters. */
				return Rules::problem( sprintf( __( 'The title structure of “%1$s” can have at most %2$d characters.', 'jetpack-dashboard' ), self::label( $page_type ), self::MAX_CHARACTERS ) );
			}
		}

		return null;
	}

	public static function label( string $page_type ): string {
		$labels = array(
			'front_page' => __( 'Front page', 'jetpack-dashboard' ),
			'posts'      => __( 'Posts', 'jetpack-dashboard' ),
			'pages'      => __( 'Pages', 'jetpack-dashboard' ),
			'groups'     => __( 'Categories and tags', 'jetpack-dashboard' ),
			'archives'   => __( 'Archives', 'jetpack-dashboard' ),
		);

		return $labels[ $page_type ] ?? $page_type;
	}

	/**
	 * Removes HTML and collapses spaces. Doesn't trim, since separators need their spaces.
	 *
	 * @param array<string, array<int, array{type: string, value: string}>|string> $formats Validated.
	 * @return array<string, array<int, array{type: string, value: string}>> All page types.
	 */
	public static function sanitize( array $formats ): array {
		$clean = self::DEFAULT;

		foreach ( $formats as $page_type => $pieces ) {
			$clean_pieces = array_map( array( self::class, 'sanitize_piece' ), is_array( $pieces ) ? $pieces : array() );

			$clean[ $page_type ] = array_values(
				array_filter(
					$clean_pieces,
					static function ( array $piece ): bool {
						return '' !== $piece['value'];
					}
				)
			);
		}

		return $clean;
	}

	/**
	 * @param array{type: string, value: string} $piece
	 * @return array{type: string, value: string}
	 */
	private static function sanitize_piece( array $piece ): array {
		$text = 'token' === $piece['type']
			? $piece['value']
			: (string) preg_replace( '/\s+/u', ' ', self::without_markup( $piece['value'] ) );

		return array(
			'type'  => $piece['type'],
			'value' => $text,
		);
	}

	/** Removes scripts and tags; keeps surrounding spaces. */
	private static function without_markup( string $text ): string {
		$stripped = Sanitizers::without_tags( $text );
		$before   = 1 === preg_match( '/^\s+/u', $text, $found ) ? $found[0] : '';
		$after    = '' !== $stripped && 1 === preg_match( '/\s+$/u', $text, $found ) ? $found[0] : '';

		return $before . $stripped . $after;
	}

	/**
	 * @param mixed    $pieces
	 * @param string[] $tokens Allowed tokens.
	 */
	private static function is_piece_list( $pieces, array $tokens ): bool {
		if ( ! is_array( $pieces ) ) {
			return false;
		}

		foreach ( $pieces as $piece ) {
			$type     = is_array( $piece ) ? ( $piece['type'] ?? '' ) : '';
			$value    = is_array( $piece ) ? ( $piece['value'] ?? '' ) : '';
			$is_valid = is_string( $value ) && '' !== $value && ( 'string' === $type || ( 'token' === $type && in_array( $value, $tokens, true ) ) );
			if ( ! $is_valid ) {
				return false;
			}
		}

		return true;
	}
}
