<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

use Jetpack_Dashboard\Kernel\Cli\Terminal;
use Jetpack_Dashboard\Modules\Module_Registry;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Shows what the spam filter did, why it held a comment, and lets it learn again.
 */
final class Cli_Command {

	private Report $report;
	private Learner $learner;
	private Module_Registry $modules;

	public function __construct( Report $report, Learner $learner, Module_Registry $modules ) {
		$this->report  = $report;
		$this->learner = $learner;
		$this->modules = $modules;
	}

	/**
	 * Shows what the filter caught in the last 30 days, and what it has learned.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : How to print the values.
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
	 *     wp jetpack spam status
	 *
	 * @param string[]              $args    Unused.
	 * @param array<string, string> $options
	 */
	public function status( $args, $options ): void {
		Terminal::print_fields( $options, Terminal::with_database( array( $this->report, 'get' ) ) );
	}

	/**
	 * Says why the filter held a comment.
	 *
	 * ## OPTIONS
	 *
	 * <comment>
	 * : The comment's id.
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack spam why 123
	 *
	 * @param string[] $args
	 */
	public function why( $args ): void {
		$id = Terminal::id( $args[0] );
		if ( 0 === $id || ! get_comment( $id ) ) {
			WP_CLI::error( __( 'There is no such comment.', 'jetpack-dashboard' ) );
		}
		$lines = Comments_Column::lines( $id );
		foreach ( $lines ? $lines : array( __( 'The spam filter did not hold this comment.', 'jetpack-dashboard' ) ) as $line ) {
			WP_CLI::line( $line );
		}
	}

	/**
	 * Forgets what the filter has learned, and learns from the site's comments again, in the background. Works only while the spam filter is on.
	 *
	 * ## OPTIONS
	 *
	 * [--yes]
	 * : Don't ask.
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack spam relearn --yes
	 *
	 * @param string[]              $args    Unused.
	 * @param array<string, string> $options
	 */
	public function relearn( $args, $options ): void {
		if ( ! $this->modules->is_active( Spam_Filter_Controller::SLUG ) ) {
			WP_CLI::error( __( 'The spam filter is off. Turn it on first: wp jetpack module activate spam-filter', 'jetpack-dashboard' ) );
		}
		WP_CLI::confirm( __( 'Forget what the spam filter has learned, and learn again?', 'jetpack-dashboard' ), $options );
		Terminal::with_database( array( $this->learner, 'start' ) );
		WP_CLI::success( __( 'The spam filter learns from your comments in the background.', 'jetpack-dashboard' ) );
	}
}
