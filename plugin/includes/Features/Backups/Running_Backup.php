<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backups;

use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Kernel\Admin\Page_Progress;
use Jetpack_Dashboard\Kernel\Admin\Subpage;

defined( 'ABSPATH' ) || exit;

/** Shows how far a backup is that is being created. */
class Running_Backup {

	/** Parameter of the address: runs a slice. */
	private const CONTINUE = 'continue';

	private const SLICE_S = 2.0;

	private Backup_Job $job;
	private Offsite_Job $offsite;

	public function __construct( Backup_Job $job, Offsite_Job $offsite ) {
		$this->job     = $job;
		$this->offsite = $offsite;
	}

	/**
	 * Without JavaScript, the page has a button that runs a slice, since WordPress's cron doesn't run on some sites. That needs no nonce:
	 * see Restore_Job::run_for_page().
	 *
	 * @return bool Whether it was clicked.
	 */
	public function run_for_page(): bool {
		if ( ! isset( $_GET[ self::CONTINUE ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- See above.
			return false;
		}
		try {
			$this->job->run( self::SLICE_S );
			$this->offsite->run( self::SLICE_S );
		} catch ( Backup_Error $error ) {
			// The page shows it.
			return true;
		}

		return true;
	}

	/** @param int $files Number of files so far. */
	public static function print( int $files ): void {
		Page_Progress::print(
			Backups_Controller::RUN_PATH,
			/* translators: %s: number of files. */
			__( 'A backup is being created. Files so far: %s. It continues if you leave this page.', 'jetpack-dashboard' ),
			$files
		);
		self::print_continue();
	}

	/** A button that runs a slice. */
	public static function print_continue(): void {
		?>
		<noscript><p><a class="button" href="<?php echo esc_url( Subpage::url( Backups_Page::SLUG, array( self::CONTINUE => '1' ) ) ); ?>"><?php esc_html_e( 'Continue', 'jetpack-dashboard' ); ?></a></p></noscript>
		<?php
	}
}
