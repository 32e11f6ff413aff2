<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

defined( 'ABSPATH' ) || exit;

/** The difference of two texts, for a terminal. */
final class Diff_Text {

	/** Unchanged lines before and after a change. */
	private const CONTEXT = 3;

	/**
	 * Old lines begin with `- `, new ones with `+ `, unchanged ones with spaces. Empty if all lines are the same.
	 *
	 * @param string[] $old       UTF-8.
	 * @param string[] $new_lines UTF-8.
	 * @return string[]
	 */
	public static function lines( array $old, array $new_lines ): array {
		if ( $old === $new_lines ) {
			return array();
		}
		require_once ABSPATH . 'wp-includes/wp-diff.php';
		$lines = array();
		foreach ( ( new \Text_Diff( 'auto', array( $old, $new_lines ) ) )->getDiff() as $change ) {
			$before = is_array( $change->orig ) ? $change->orig : array();
			$after  = is_array( $change->final ) ? $change->final : array();
			if ( $before === $after ) {
				array_push( $lines, ...self::marked( '  ', self::shortened( $before ) ) );
			} else {
				array_push( $lines, ...self::marked( '- ', $before ), ...self::marked( '+ ', $after ) );
			}
		}

		return $lines;
	}

	/**
	 * @param string[] $lines Unchanged.
	 * @return string[]
	 */
	private static function shortened( array $lines ): array {
		if ( count( $lines ) <= 2 * self::CONTEXT ) {
			return $lines;
		}

		return array_merge( array_slice( $lines, 0, self::CONTEXT ), array( '…' ), array_slice( $lines, -self::CONTEXT ) );
	}

	/**
	 * Without characters that control the terminal or the direction of the text: the file may be an attacker's.
	 *
	 * @param string[] $lines
	 * @return string[]
	 */
	private static function marked( string $mark, array $lines ): array {
		return array_map( static fn( string $line ): string => $mark . preg_replace( '/(?!\t)[\p{Cc}\p{Cf}]/u', '?', $line ), array_values( $lines ) );
	}
}
