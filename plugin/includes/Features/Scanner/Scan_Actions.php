<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Kernel\Admin\Flash;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Storage_Error;
use Jetpack_Dashboard\Modules\Module_Registry;

defined( 'ABSPATH' ) || exit;

/** Handles the forms of the scan page. */
class Scan_Actions {

	public const SCAN   = 'jetpack_dashboard_scan';
	public const IGNORE = 'jetpack_dashboard_scan_ignore';

	public const FLASH = 'scan';

	private Scanner $scanner;
	private Threats $threats;
	private Module_Registry $modules;

	public function __construct( Scanner $scanner, Threats $threats, Module_Registry $modules ) {
		$this->scanner = $scanner;
		$this->threats = $threats;
		$this->modules = $modules;
	}

	public function scan(): void {
		$this->check( self::SCAN );
		$this->scanner->start( ! empty( $_POST['full'] ) ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- check() did.
		self::redirect( '', '' );
	}

	public function set_ignored(): void {
		$this->check( self::IGNORE );
		// phpcs:disable WordPress.Security.NonceVerification.Missing -- check() did.
		$is_ignored = ! empty( $_POST['ignored'] );
		try {
			$is_found = $this->threats->set_ignored( absint( $_POST['id'] ?? 0 ), $is_ignored );
		} catch ( Storage_Error $error ) {
			self::redirect( 'error', __( 'A database error occurred. Try again.', 'jetpack-dashboard' ) );
		}
		// phpcs:enable WordPress.Security.NonceVerification.Missing
		if ( ! $is_found ) {
			self::redirect( 'error', __( 'The last scan didn’t find this any more.', 'jetpack-dashboard' ) );
		}
		self::redirect( 'success', $is_ignored ? __( 'Ignored, until it changes.', 'jetpack-dashboard' ) : __( 'No longer ignored.', 'jetpack-dashboard' ) );
	}

	private function check( string $action ): void {
		if ( ! current_user_can( Scan_Access::capability() ) || ! isset( $_POST['_wpnonce'] ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'jetpack-dashboard' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( $action );
		if ( ! $this->modules->is_active( Scanner_Controller::SLUG ) ) {
			self::redirect( 'error', __( 'The scanner is not active.', 'jetpack-dashboard' ) );
		}
	}

	/** @return never */
	private static function redirect( string $type, string $text ) {
		if ( '' !== $type ) {
			( new Flash( self::FLASH ) )->set( array( $type => $text ) );
		}
		wp_safe_redirect( Subpage::url( Scan_Page::SLUG ) );
		exit;
	}
}
