<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Activity;

use Jetpack_Dashboard\Activity\Activity_Source;
use Jetpack_Dashboard\Activity\Activity_Texts;
use Jetpack_Dashboard\Activity\Entries;
use Jetpack_Dashboard\Activity\Restore;
use Jetpack_Dashboard\Kernel\Admin\Flash;
use Jetpack_Dashboard\Kernel\Admin\Result_Notice;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Csv;
use Jetpack_Dashboard\Kernel\Request_Number;
use Jetpack_Dashboard\Kernel\Storage_Error;
use Jetpack_Dashboard\Modules\Settings_Writer;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Handles the forms of the activity page. */
class Activity_Actions {

	public const EXPORT  = 'jetpack_dashboard_activity_export';
	public const UNDO    = 'jetpack_dashboard_activity_undo';
	public const RESTORE = 'jetpack_dashboard_activity_restore';
	public const CARD    = 'jetpack_dashboard_activity_card';

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		add_action( 'admin_post_' . self::EXPORT, array( $this, 'export' ) );
		add_action( 'admin_post_' . self::UNDO, fn() => $this->restore( self::UNDO ) );
		add_action( 'admin_post_' . self::RESTORE, fn() => $this->restore( self::RESTORE ) );
		add_action( 'admin_post_' . self::CARD, array( $this, 'choose_log' ) );
	}

	/** Streams the chosen entries; few are in memory at a time. */
	public function export(): void {
		self::check( self::EXPORT );
		$filter = Activity_Page::filter();
		$texts  = $this->services->get( Activity_Texts::class );

		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="activity-' . gmdate( 'Y-m-d' ) . '.csv"' );
		self::print_row( array( __( 'Date', 'jetpack-dashboard' ), __( 'About', 'jetpack-dashboard' ), __( 'Event', 'jetpack-dashboard' ), __( 'Change', 'jetpack-dashboard' ), __( 'Who', 'jetpack-dashboard' ), __( 'IP address', 'jetpack-dashboard' ) ) );
		try {
			foreach ( $this->services->get( Entries::class )->chunks( $filter ) as $entries ) {
				foreach ( $entries as $entry ) {
					self::print_row( array( (string) wp_date( 'Y-m-d H:i:s', $entry->time ), Activity_Texts::kinds()[ $entry->kind ] ?? $entry->kind, $texts->summary( $entry ), $texts->values( $entry ), $texts->author( $entry ), $entry->address ) );
				}
				flush();
			}
		} catch ( Storage_Error $error ) {
			// The file would look complete.
			self::print_row( array( __( 'A database error occurred. Try again.', 'jetpack-dashboard' ) ) );
		}
		exit;
	}

	/** Saves which log the dashboard's card shows. */
	public function choose_log(): void {
		self::check( self::CARD );
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- check() did.
		$value  = sanitize_key( is_string( $_POST['card'] ?? null ) ? $_POST['card'] : '' );
		$writer = $this->services->get( Settings_Writer::class );
		$result = $writer->may_write( array( Activity_Source::SETTING ) )
			? $writer->write( array( Activity_Source::SETTING => $value ) )
			: new WP_Error( 'rest_forbidden', __( 'Sorry, you are not allowed to do that.', 'jetpack-dashboard' ) );
		self::finish( $result, __( 'Saved.', 'jetpack-dashboard' ) );
	}

	private function restore( string $action ): void {
		self::check( $action );
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- check() did.
		$id = Request_Number::of( absint( $_POST['id'] ?? 0 ) );
		try {
			$restore = $this->services->get( Restore::class );
			$plan    = $restore->plan( $id, self::RESTORE === $action );
			$result  = is_wp_error( $plan ) ? $plan : $restore->apply( $plan );
		} catch ( Storage_Error $error ) {
			$result = new WP_Error( 'storage_failed', __( 'A database error occurred. Try again.', 'jetpack-dashboard' ) );
		}
		self::finish( $result, __( 'The settings were restored.', 'jetpack-dashboard' ) );
	}

	/**
	 * @param array<string, mixed>|WP_Error $result
	 * @return never
	 */
	private static function finish( $result, string $success ) {
		( new Flash( Activity_Page::FLASH ) )->set( is_wp_error( $result ) ? array( 'error' => $result->get_error_message() ) : array( 'success' => $success ) );
		wp_safe_redirect( Subpage::url( Activity_Page::SLUG, Activity_Page::query() ) . '#' . Result_Notice::ID );
		exit;
	}

	/** Posts only: a nonce in an address would end up in logs. */
	private static function check( string $action ): void {
		if ( ! current_user_can( 'jetpack_manage_modules' ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'jetpack-dashboard' ), '', array( 'response' => 403 ) );
		}
		if ( ! isset( $_POST['_wpnonce'] ) ) {
			wp_die( esc_html__( 'The link you followed has expired.', 'jetpack-dashboard' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( $action );
	}

	/** @param string[] $cells */
	private static function print_row( array $cells ): void {
		echo Csv::row( $cells ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- CSV.
	}
}
