<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Cli;

use Jetpack_Dashboard\Kernel\Storage_Error;
use WP_CLI;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Input and output that the WP-CLI commands share. */
final class Terminal {

	private const DATA_FORMATS = array( 'json', 'yaml' );

	/**
	 * Prints a list.
	 *
	 * @param array<string, string>            $options Of the command: `format`, `fields`.
	 * @param array<int, array<string, mixed>> $rows
	 * @param string[]                         $fields  Columns, unless the command was called with `--fields`.
	 */
	public static function print_rows( array $options, array $rows, array $fields ): void {
		$format = $options['format'] ?? 'table';
		if ( ! in_array( $format, self::DATA_FORMATS, true ) ) {
			$rows = array_map( static fn( array $row ): array => array_map( array( self::class, 'cell' ), $row ), $rows );
		}

		\WP_CLI\Utils\format_items( $format, $rows, isset( $options['fields'] ) ? explode( ',', $options['fields'] ) : $fields );
	}

	/**
	 * Prints a list of any length. CSV, JSON and numbers need only one row at a time.
	 *
	 * @param array<string, string>            $options Of the command: `format`, `fields`.
	 * @param \Generator<array<string, mixed>> $rows
	 * @param string[]                         $fields  Columns, unless the command was called with `--fields`.
	 */
	public static function stream_rows( array $options, \Generator $rows, array $fields ): void {
		$fields = isset( $options['fields'] ) ? explode( ',', $options['fields'] ) : $fields;
		switch ( $options['format'] ?? 'table' ) {
			case 'count':
				echo (int) iterator_count( $rows );
				break;
			case 'csv':
				\WP_CLI\Utils\write_csv( STDOUT, self::checked( $rows, $fields, array( self::class, 'cell' ) ), $fields );
				break;
			case 'json':
				$separator = '[';
				foreach ( self::checked( $rows, $fields ) as $row ) {
					echo $separator . wp_json_encode( \WP_CLI\Utils\pick_fields( $row, $fields ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON.
					$separator = ',';
				}
				echo '[' === $separator ? '[]' : ']';
				break;
			default:
				self::print_rows( $options, iterator_to_array( $rows, false ), $fields );
		}
	}

	/**
	 * Prints one thing: a row per field, or an object as JSON or YAML.
	 *
	 * @param array<string, string> $options Of the command: `format`.
	 * @param array<string, mixed>  $values
	 */
	public static function print_fields( array $options, array $values ): void {
		$format = $options['format'] ?? 'table';
		if ( in_array( $format, self::DATA_FORMATS, true ) ) {
			WP_CLI::print_value( $values, array( 'format' => $format ) );
			return;
		}

		$rows = array();
		foreach ( $values as $field => $value ) {
			$rows[] = compact( 'field', 'value' );
		}
		self::print_rows( array( 'format' => $format ), $rows, array( 'field', 'value' ) );
	}

	/**
	 * Prints an error with its reasons, and exits with 1.
	 *
	 * @return never
	 */
	public static function stop( WP_Error $error ) {
		$data       = $error->get_error_data();
		$resolution = is_array( $data ) ? (string) ( $data['resolution'] ?? '' ) : '';

		WP_CLI::error( trim( $error->get_error_message() . ' ' . $resolution ) . ' (' . $error->get_error_code() . ')' );
	}

	/**
	 * Reads a secret: without showing it from a terminal, otherwise a line of the standard input. Arguments would be in the shell's history and in the list of processes.
	 *
	 * @param string $again Question by which a terminal asks a second time; '' to ask once.
	 * @return string|null Without spaces around it; null if the second time differs.
	 */
	public static function read_secret( string $question, string $again = '' ): ?string {
		if ( ! stream_isatty( STDIN ) ) {
			// Some editors begin a file with the mark of UTF-8.
			return trim( (string) preg_replace( '/^\xEF\xBB\xBF/', '', (string) fgets( STDIN ) ) );
		}
		$secret = trim( (string) \cli\prompt( $question, '', ': ', true ) );

		return '' !== $again && trim( (string) \cli\prompt( $again, '', ': ', true ) ) !== $secret ? null : $secret;
	}

	/**
	 * Stops at unknown fields, as WP-CLI does for arrays.
	 *
	 * @param \Generator<array<string, mixed>> $rows
	 * @param string[]                         $fields
	 * @param (callable(mixed): string)|null   $format Of a value.
	 * @return \Generator<array<string, mixed>>
	 */
	private static function checked( \Generator $rows, array $fields, ?callable $format = null ): \Generator {
		foreach ( $rows as $row ) {
			foreach ( array_diff( $fields, array_keys( $row ) ) as $unknown ) {
				/* translators: %s: name of a field. */
				WP_CLI::error( sprintf( __( 'Invalid field: %s.', 'jetpack-dashboard' ), $unknown ) );
			}
			yield $format ? array_map( $format, $row ) : $row;
		}
	}

	/** An id that the command was called with; 0, which nothing has, if it isn't one. */
	public static function id( string $argument ): int {
		return ctype_digit( $argument ) ? (int) $argument : 0;
	}

	/**
	 * Runs work that uses the plugin's tables.
	 *
	 * @param callable(): mixed $work
	 * @return mixed
	 */
	public static function with_database( callable $work ) {
		try {
			return $work();
		} catch ( Storage_Error $error ) {
			WP_CLI::error( __( 'A database error occurred. Try again.', 'jetpack-dashboard' ) );
		}
	}

	/**
	 * A value as one line of text.
	 *
	 * @param mixed $value
	 */
	public static function cell( $value ): string {
		return is_string( $value ) ? $value : (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}
}
