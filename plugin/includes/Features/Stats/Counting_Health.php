<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Health\Finding;
use Jetpack_Dashboard\Kernel\Health\Health_Test;
use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Kernel\Storage_Error;
use Jetpack_Dashboard\Modules\Module_Registry;

defined( 'ABSPATH' ) || exit;

/** Whether views are counted: the pages contain the script, and the views reach the tables. */
final class Counting_Health implements Health_Test {

	private const TIMEOUT_S = 10;
	private const MAX_BYTES = 2097152;

	/** How old waiting views may be. They are merged every minute, or when a page of the statistics is opened. */
	private const WAITING_S = HOUR_IN_SECONDS;

	private Module_Registry $modules;
	private Report $report;
	private Site_Buffer $buffer;
	private Plugin_Files $files;

	public function __construct( Module_Registry $modules, Report $report, Site_Buffer $buffer, Plugin_Files $files ) {
		$this->modules = $modules;
		$this->report  = $report;
		$this->buffer  = $buffer;
		$this->files   = $files;
	}

	public function label(): string {
		return __( 'Site Stats', 'jetpack-dashboard' );
	}

	public function is_slow(): bool {
		return true;
	}

	public function applies(): bool {
		return $this->modules->is_active( 'stats' );
	}

	public function run(): Finding {
		return ( $this->storage_problem() ?? $this->waiting_views() ?? $this->missing_script() ?? Finding::good(
			__( 'Views are counted', 'jetpack-dashboard' ),
			__( 'The home page contains the script that counts views, and the views reach the statistics.', 'jetpack-dashboard' )
		) )->with_action( Subpage::url( Stats_Page::SLUG ), __( 'Open the statistics', 'jetpack-dashboard' ) );
	}

	private function storage_problem(): ?Finding {
		try {
			$this->report->summary();
			return null;
		} catch ( Storage_Error $error ) {
			return Finding::critical(
				__( 'Views can’t be counted', 'jetpack-dashboard' ),
				__( 'The database reported an error when the statistics were read.', 'jetpack-dashboard' ),
				__( 'Turn Site Stats off and on again, which creates missing tables. If that doesn’t help, ask your hosting provider to check the database.', 'jetpack-dashboard' )
			);
		}
	}

	private function waiting_views(): ?Finding {
		$oldest = $this->buffer->oldest();

		return 0 === $oldest || $oldest > time() - self::WAITING_S ? null : Finding::recommended(
			__( 'Counted views don’t reach the statistics', 'jetpack-dashboard' ),
			/* translators: %s: a length of time, such as "2 hours". */
			sprintf( __( 'Views have been waiting for %s to be added to the statistics. None are lost, but the statistics don’t show them.', 'jetpack-dashboard' ), human_time_diff( $oldest ) ),
			__( 'Background work doesn’t run: check the test “Background work”.', 'jetpack-dashboard' )
		);
	}

	/** If the site can't request its own home page, WordPress's test of loopback requests says so. */
	private function missing_script(): ?Finding {
		$response = wp_remote_get(
			home_url( '/' ),
			array(
				'timeout'             => self::TIMEOUT_S,
				'limit_response_size' => self::MAX_BYTES,
				/** This filter is documented in wp-includes/class-wp-http-streams.php */
				'sslverify'           => apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
			)
		);

		return 200 !== wp_remote_retrieve_response_code( $response ) || Beacon::is_in( wp_remote_retrieve_body( $response ), $this->files ) ? null : Finding::critical(
			__( 'Views aren’t counted', 'jetpack-dashboard' ),
			__( 'The home page doesn’t contain the script that counts views. The theme may lack the footer hook, or a plugin may cache an old page or remove scripts.', 'jetpack-dashboard' ),
			__( 'Empty the page cache. If this message stays, exclude the script from optimization plugins, and check that the theme calls wp_footer().', 'jetpack-dashboard' )
		);
	}
}
