<?php
/**
 * The few parts of WP-CLI that the plugin calls, for static analysis.
 *
 * @package Jetpack_Dashboard
 */

// phpcs:disable -- These are WP-CLI's names.

namespace {
	class WP_CLI {
		/**
		 * @param string          $name     Command.
		 * @param callable|object|class-string $callable What runs it.
		 * @param array<string, mixed> $args Registration arguments.
		 */
		public static function add_command( string $name, $callable, array $args = array() ): bool {
			return true;
		}

		/**
		 * @return never
		 */
		public static function error( string $message ) {
			exit( 1 );
		}

		public static function success( string $message ): void {}

		public static function log( string $message ): void {}

		public static function line( string $message = '' ): void {}

		public static function warning( string $message ): void {}

		/**
		 * @param array<string, mixed> $options
		 */
		public static function confirm( string $question, array $options = array() ): void {}

		/**
		 * @param mixed                $value
		 * @param array<string, mixed> $options
		 */
		public static function print_value( $value, array $options = array() ): void {}
	}
}

namespace WP_CLI\Dispatcher {
	class CommandNamespace {}
}

namespace WP_CLI\Utils {
	/**
	 * @param array<int, array<string, mixed>> $items  Rows.
	 * @param string[]|string                  $fields Columns.
	 */
	function format_items( string $format, array $items, $fields ): void {}

	/**
	 * @param resource                         $file
	 * @param iterable<array<string, mixed>>   $rows
	 * @param string[]                         $headers
	 */
	function write_csv( $file, $rows, array $headers = array() ): void {}

	/**
	 * @param array<string, mixed> $item
	 * @param string[]             $fields
	 * @return array<string, mixed>
	 */
	function pick_fields( $item, array $fields ): array {
		return array();
	}
}

namespace cli {
	/**
	 * @param string|false $default
	 */
	function prompt( string $question, $default = false, string $marker = ': ', bool $hide = false ): string {
		return '';
	}
}
