<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

use Jetpack_Dashboard\Kernel\Admin\Flash;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Csv;

defined( 'ABSPATH' ) || exit;

/** The forms of the followers page. */
class Followers_Actions {

	public const EXPORT  = 'jetpack_dashboard_followers_export';
	public const IMPORT  = 'jetpack_dashboard_followers_import';
	public const REMOVE  = 'jetpack_dashboard_followers_remove';
	public const ACTIONS = array( self::EXPORT, self::IMPORT, self::REMOVE );

	public const FLASH = 'followers';

	/** Maximum addresses and bytes of an import. */
	public const MAX_IMPORT = 10000;
	private const MAX_BYTES = 1048576;

	private const CHUNK = 200;

	private Followers $followers;

	public function __construct( Followers $followers ) {
		$this->followers = $followers;
	}

	/** Handles admin_post_{action}, and exits. */
	public function handle( string $action ): void {
		if ( ! current_user_can( 'manage_options' ) || ! isset( $_POST['_wpnonce'] ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'jetpack-dashboard' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( $action );

		if ( self::EXPORT === $action ) {
			$this->export();
			exit;
		}
		if ( self::IMPORT === $action ) {
			$this->import();
		} else {
			$this->followers->unfollow( absint( $_POST['follower'] ?? 0 ) );
			( new Flash( self::FLASH ) )->set( array( 'text' => __( 'The follower was removed.', 'jetpack-dashboard' ) ) );
		}
		wp_safe_redirect( Subpage::url( Followers_Page::SLUG ) );
		exit;
	}

	private function export(): void {
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="followers.csv"' );

		echo Csv::row( array( 'email', 'state', 'since' ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- CSV.
		$id = 0;
		do {
			$rows = $this->followers->after( $id, self::CHUNK );
			foreach ( $rows as $row ) {
				$id = (int) $row['id'];
				echo Csv::row( array( $row['email'], $row['state'], gmdate( 'Y-m-d', (int) $row['created'] ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- CSV.
			}
			flush();
		} while ( $rows );
	}

	private function import(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Verified in handle(); addresses are validated.
		$path     = $_FILES['file']['tmp_name'] ?? '';
		$consents = '1' === ( $_POST['consent'] ?? '' );
		// phpcs:enable
		$flash = new Flash( self::FLASH );

		if ( ! $consents || ! is_string( $path ) || ! is_uploaded_file( $path ) || filesize( $path ) > self::MAX_BYTES ) {
			$flash->set( array( 'error' => __( 'Nothing was imported. Choose a CSV file of at most 1 MB, and confirm that these people agreed.', 'jetpack-dashboard' ) ) );
			return;
		}

		$emails = self::addresses( $path );
		$added  = 0;
		foreach ( array_chunk( $emails, self::CHUNK ) as $chunk ) {
			$added += $this->followers->import( $chunk );
		}
		/* translators: 1: number of followers, 2: number of email addresses. */
		$flash->set( array( 'text' => sprintf( __( 'Followers added: %1$s. Valid addresses in the file: %2$s. Addresses that are already in the list or unsubscribed were left out.', 'jetpack-dashboard' ), number_format_i18n( $added ), number_format_i18n( count( $emails ) ) ) ) );
	}

	/** @return string[] Valid addresses of the first column. */
	private static function addresses( string $path ): array {
		$emails = array();
		$file   = fopen( $path, 'r' ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fopen, WordPress.WP.AlternativeFunctions.file_system_read_fopen -- An uploaded file.

		for ( $line = 0; $file && $line < self::MAX_IMPORT; $line++ ) {
			$row = fgetcsv( $file, 2000, ',', '"', '\\' );
			if ( ! is_array( $row ) ) {
				break;
			}
			// An export of ours may have added the apostrophe, and a spreadsheet a byte order mark.
			$email = strtolower( trim( (string) $row[0], " \t'\xEF\xBB\xBF" ) );
			if ( strlen( $email ) <= 254 && is_email( $email ) ) {
				$emails[ $email ] = $email;
			}
		}

		return array_values( $emails );
	}
}
