<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Kernel\Admin\Flash;
use Jetpack_Dashboard\Kernel\Admin\Page_Progress;
use Jetpack_Dashboard\Kernel\Admin\Result_Notice;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Request_Number;
use Jetpack_Dashboard\Kernel\Storage_Error;
use Jetpack_Dashboard\Modules\Module_Registry;

defined( 'ABSPATH' ) || exit;

/** Handles the forms of the scan page. */
class Scan_Actions {

	public const SCAN    = 'jetpack_dashboard_scan';
	public const IGNORE  = 'jetpack_dashboard_scan_ignore';
	public const DELETE  = 'jetpack_dashboard_scan_delete';
	public const UNDO    = 'jetpack_dashboard_scan_undo';
	public const RESTORE = 'jetpack_dashboard_scan_restore';

	public const FEED = 'jetpack_dashboard_scan_feed';

	public const FLASH = 'scan';

	/** Keys of the flash: an error about the address of the vulnerability list, and the address that was refused. */
	public const FEED_ERROR = 'feed_error';
	public const REFUSED    = 'refused';

	private Scanner $scanner;
	private Threat_Fixes $fixes;
	private Feed $feed;
	private Module_Registry $modules;

	public function __construct( Scanner $scanner, Threat_Fixes $fixes, Feed $feed, Module_Registry $modules ) {
		$this->scanner = $scanner;
		$this->fixes   = $fixes;
		$this->feed    = $feed;
		$this->modules = $modules;
	}

	public function scan(): void {
		$this->check( self::SCAN, current_user_can( Scan_Access::capability() ) );
		$this->scanner->start( ! empty( $_POST['full'] ) ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- check() did.
		self::redirect( '', '' );
	}

	public function set_ignored(): void {
		$this->check( self::IGNORE, current_user_can( Scan_Access::capability() ) );
		$is_ignored = ! empty( $_POST['ignored'] ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- check() did.
		$this->handle(
			fn( int $id ) => empty( $_POST['file'] ) ? $this->fixes->ignore( $id, $is_ignored ) : $this->fixes->ignore_file( $id, $is_ignored ), // phpcs:ignore WordPress.Security.NonceVerification.Missing -- check() did.
			$is_ignored ? __( 'Ignored, until it changes.', 'jetpack-dashboard' ) : __( 'No longer ignored.', 'jetpack-dashboard' )
		);
	}

	public function delete(): void {
		$this->check( self::DELETE, Scan_Access::can_change_files() );
		/* translators: %s: path of a file. */
		$this->handle( array( $this->fixes, 'delete' ), __( 'Deleted %s. You can undo this below.', 'jetpack-dashboard' ) );
	}

	public function restore(): void {
		$this->check( self::RESTORE, Scan_Access::can_change_files() );
		$backup = isset( $_POST['backup'] ) ? sanitize_key( $_POST['backup'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- check() did.
		if ( '' !== $backup ) {
			/* translators: %s: path of a file. */
			$this->handle( fn( int $id ) => $this->fixes->restore( $id, $backup ), __( 'Restored the earlier version of %s. You can undo this below.', 'jetpack-dashboard' ) );
		}
		/* translators: %s: path of a file. */
		$this->handle( array( $this->fixes, 'restore' ), __( 'Restored the original of %s. You can undo this below.', 'jetpack-dashboard' ) );
	}

	public function undo(): void {
		$this->check( self::UNDO, Scan_Access::can_change_files() );
		/* translators: %s: path of a file. */
		$this->handle( array( $this->fixes, 'undo' ), __( 'Put back %s.', 'jetpack-dashboard' ) );
	}

	/** Sets the address of the vulnerability list, and loads it. */
	public function set_feed(): void {
		$this->check( self::FEED, current_user_can( Scan_Access::capability() ) );
		$url = trim( (string) wp_unslash( is_string( $_POST['feed'] ?? null ) ? $_POST['feed'] : '' ) ); // phpcs:ignore WordPress.Security -- check() did; Feed::save() validates it.
		try {
			$result = $this->feed->save( $url );
		} catch ( Storage_Error $error ) {
			self::redirect( 'error', __( 'A database error occurred. Try again.', 'jetpack-dashboard' ) );
		}
		if ( is_wp_error( $result ) ) {
			self::redirect( self::FEED_ERROR, $result->get_error_message(), Feed::INVALID === $result->get_error_code() ? wp_check_invalid_utf8( substr( $url, 0, Feed_Download::MAX_URL ), true ) : '' );
		}
		self::redirect( 'success', $result );
	}

	/**
	 * @param callable(int): (string|\WP_Error) $work Takes an id, returns where it is.
	 * @param string                            $text With or without a placeholder for the place.
	 * @return never
	 */
	private function handle( callable $work, string $text ) {
		try {
			$result = $work( Request_Number::of( absint( $_POST['id'] ?? 0 ) ) ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- check() did.
		} catch ( Storage_Error $error ) {
			self::redirect( 'error', __( 'A database error occurred. Try again.', 'jetpack-dashboard' ) );
		}
		if ( is_wp_error( $result ) ) {
			self::redirect( 'error', $result->get_error_message() );
		}
		self::redirect( 'success', sprintf( $text, $result ) );
	}

	private function check( string $action, bool $is_allowed ): void {
		if ( ! $is_allowed || ! isset( $_POST['_wpnonce'] ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'jetpack-dashboard' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( $action );
		if ( ! $this->modules->is_active( Scanner_Controller::SLUG ) ) {
			self::redirect( 'error', __( 'The scanner is not active.', 'jetpack-dashboard' ) );
		}
	}

	/**
	 * Shows the page. Browsers move the focus to the element that the address ends with.
	 *
	 * @param string $type    Key of the flash; '' for the progress of a scan instead of a message.
	 * @param string $refused Address of a list that was refused.
	 * @return never
	 */
	private static function redirect( string $type, string $text, string $refused = '' ) {
		if ( '' !== $type ) {
			( new Flash( self::FLASH ) )->set(
				array(
					$type         => $text,
					self::REFUSED => $refused,
				)
			);
		}
		wp_safe_redirect( Subpage::url( Scan_Page::SLUG ) . '#' . ( '' === $type ? Page_Progress::ID : Result_Notice::ID ) );
		exit;
	}
}
