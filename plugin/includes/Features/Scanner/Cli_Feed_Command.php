<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Kernel\Cli\Terminal;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** `wp jetpack scan feed`. */
final class Cli_Feed_Command {

	private Feed $feed;

	public function __construct( Feed $feed ) {
		$this->feed = $feed;
	}

	/**
	 * Shows, sets, loads or clears the vulnerability list.
	 *
	 * ## OPTIONS
	 *
	 * [<action>]
	 * : set and load also list what is installed of it: see wp jetpack scan threats.
	 * ---
	 * default: show
	 * options:
	 *   - show
	 *   - set
	 *   - load
	 *   - clear
	 * ---
	 *
	 * [<url>]
	 * : For set: the https:// address of a list.
	 *
	 * [--format=<format>]
	 * : For show: how to print the values.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - yaml
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack scan feed set https://example.com/vulnerabilities.json
	 *     wp jetpack scan feed --format=json
	 *
	 * @param string[]              $args
	 * @param array<string, string> $options
	 */
	public function feed( $args, $options ): void {
		$action = $args[0] ?? 'show';
		$url    = $args[1] ?? '';
		if ( ( 'set' === $action ) !== ( '' !== $url ) ) {
			WP_CLI::error( __( 'set takes the address of a list, the other actions take none.', 'jetpack-dashboard' ) );
		}
		if ( 'show' === $action ) {
			$state = Feed::state();
			$times = array(
				'loaded_at' => self::time( $state['loaded_at'] ),
				'tried_at'  => self::time( $state['tried_at'] ),
			);
			Terminal::print_fields( $options, array_merge( $state, $times ) );
			return;
		}
		if ( 'load' === $action ) {
			$url = Feed::state()['url'];
			if ( '' === $url ) {
				WP_CLI::error( __( 'There is no address to load. Set one first: wp jetpack scan feed set <url>', 'jetpack-dashboard' ) );
			}
		}
		$result = Terminal::with_database( fn() => $this->feed->save( $url ) );
		if ( is_wp_error( $result ) ) {
			Terminal::stop( $result );
		}
		WP_CLI::success( $result );
	}

	private static function time( int $time ): string {
		return $time > 0 ? gmdate( 'c', $time ) : '';
	}
}
