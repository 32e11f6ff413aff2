<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Kernel\Cli\Terminal;
use Jetpack_Dashboard\Modules\Module_Registry;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Shows and rebuilds the search index.
 */
final class Cli_Command {

	private Search_Index $index;
	private Module_Registry $modules;

	public function __construct( Search_Index $index, Module_Registry $modules ) {
		$this->index   = $index;
		$this->modules = $modules;
	}

	/**
	 * Shows the state of the index.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : How to print it.
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
	 *     wp jetpack search status
	 *
	 * @param string[]              $args    Unused.
	 * @param array<string, string> $options
	 */
	public function status( $args, $options ): void {
		$completed = $this->index->completed();

		Terminal::print_fields(
			$options,
			array(
				'module'   => $this->modules->is_active( 'search' ) ? 'on' : 'off',
				'ready'    => $this->index->is_ready(),
				'complete' => $this->index->exists() && $this->index->is_complete(),
			) + $this->index->progress() + array(
				'rebuilt' => $completed ? gmdate( 'Y-m-d\TH:i:s\Z', $completed ) : '',
			)
		);
	}

	/**
	 * Rebuilds the search index. Visitors use the current one until the new one is ready.
	 *
	 * ## OPTIONS
	 *
	 * [--background]
	 * : Don't wait: build it by WordPress's cron.
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack search rebuild
	 *
	 * @param string[]              $args    Unused.
	 * @param array<string, string> $options
	 */
	public function rebuild( $args, $options ): void {
		if ( ! $this->modules->is_active( 'search' ) ) {
			WP_CLI::error( __( 'Search is off. Turn it on first: wp jetpack module activate search', 'jetpack-dashboard' ) );
		}
		Terminal::with_database( array( $this->index, 'rebuild' ) );
		if ( isset( $options['background'] ) ) {
			WP_CLI::success( __( 'The search index is being rebuilt in the background.', 'jetpack-dashboard' ) );
			return;
		}

		do {
			$before = $this->index->progress();
			Terminal::with_database( array( $this->index, 'run' ) );
			$after = $this->index->progress();
			/* translators: 1: number of indexed posts, 2: number of all posts. */
			WP_CLI::log( sprintf( __( 'Indexed %1$d of %2$d.', 'jetpack-dashboard' ), $after['indexed'], $after['total'] ) );
		} while ( ! $this->index->is_complete() && $before !== $after );

		if ( ! $this->index->is_complete() ) {
			WP_CLI::error( __( 'Another process is building the index, or some posts can’t be indexed. Check “wp jetpack search status” later.', 'jetpack-dashboard' ) );
		}
		WP_CLI::success( __( 'The search index is complete.', 'jetpack-dashboard' ) );
	}
}
