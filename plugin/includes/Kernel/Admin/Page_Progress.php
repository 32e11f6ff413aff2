<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Admin;

use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Kernel\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/** Work that runs slice after slice while its admin page is open, and in the background without JavaScript. */
final class Page_Progress {

	/** Of the element. An address that ends with it moves the focus there. */
	public const ID = 'jp-progress';

	private const HANDLE = 'jetpack-dashboard-page-progress';

	/** Call it before the page is printed. */
	public static function enqueue( Plugin_Files $files ): void {
		add_action(
			'admin_enqueue_scripts',
			static function () use ( $files ): void {
				wp_enqueue_script( self::HANDLE, $files->url( 'includes/Kernel/Admin/assets/page-progress.js' ), array( 'wp-api-fetch' ), JETPACK_DASHBOARD_VERSION, true );
			}
		);
	}

	/**
	 * Prints what has been done so far.
	 *
	 * @param string $path   Route that runs a slice and returns `{is_running, files}` or `{is_running, rows}`, such as '/module/scanner/scan'. `progress`, if it isn't empty, replaces the text.
	 * @param string $text   With %s for the number of files or rows.
	 * @param int    $count  Number of files or rows so far.
	 * @param string $failed Shown if the server doesn't respond; '' if the work continues in the background.
	 */
	public static function print( string $path, string $text, int $count, string $failed = '' ): void {
		if ( '' === $failed ) {
			$failed = __( 'The server doesn’t respond. The work continues in the background. Reload this page to see its result.', 'jetpack-dashboard' );
		}
		printf(
			'<p class="jp-progress" id="%s" tabindex="-1" role="status" data-path="%s" data-text="%s" data-failed="%s" data-logged-out="%s" data-forbidden="%s" data-refused="%s" data-done="%s">%s</p>',
			esc_attr( self::ID ),
			esc_attr( Controller::ROUTE_NAMESPACE . $path ),
			esc_attr( $text ),
			esc_attr( $failed ),
			esc_attr__( 'Your session has ended. Log in again to see the result.', 'jetpack-dashboard' ),
			esc_attr__( 'You aren’t allowed to do this any more. Ask another administrator to look at this page.', 'jetpack-dashboard' ),
			/* translators: %s: what happened. */
			esc_attr__( '%s This page tries again every five seconds.', 'jetpack-dashboard' ),
			esc_attr__( 'Done. What you entered on this page isn’t saved yet. Save it, or reload this page to see the result.', 'jetpack-dashboard' ),
			esc_html( sprintf( $text, number_format_i18n( $count ) ) )
		);
	}

	/**
	 * Prints a bar, if the route also returns `{done, total}`. Screen readers read the text, which says the same.
	 *
	 * @param int $total 0 while it isn't known.
	 */
	public static function print_bar( int $done, int $total ): void {
		echo '<progress class="jp-progress-bar" aria-hidden="true" max="' . (int) max( 1, $total ) . '"' . ( $total > 0 ? ' value="' . (int) $done . '"' : '' ) . '></progress>';
	}
}
