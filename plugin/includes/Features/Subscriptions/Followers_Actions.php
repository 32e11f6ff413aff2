<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

use Jetpack_Dashboard\Kernel\Admin\Flash;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Csv;
use Jetpack_Dashboard\Kernel\Request_Number;
use Jetpack_Dashboard\Kernel\Storage_Error;

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

		try {
			$this->run( $action );
		} catch ( Storage_Error $error ) {
			( new Flash( self::FLASH ) )->set( array( 'error' => Followers_Page::database_error() ) );
		}
		wp_safe_redirect( Subpage::url( Followers_Page::SLUG ) );
		exit;
	}

	/** Exits after an export. */
	private function run( string $action ): void {
		if ( self::EXPORT === $action ) {
			$this->export();
			exit;
		}
		if ( self::IMPORT === $action ) {
			$this->import();
		} else {
			// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Verified in handle().
			$this->followers->unfollow( Request_Number::of( absint( $_POST['follower'] ?? 0 ) ) );
			( new Flash( self::FLASH ) )->set( array( 'text' => __( 'The follower was removed.', 'jetpack-dashboard' ) ) );
		}
	}

	private function export(): void {
		// Before the headers, which can't be taken back.
		$rows = $this->followers->after( 0, self::CHUNK );
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="followers.csv"' );

		echo Csv::row( array( 'email', 'state', 'since' ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- CSV.
		$id = 0;
		while ( $rows ) {
			foreach ( $rows as $row ) {
				$id = (int) $row['id'];
				echo Csv::row( array( $row['email'], $row['state'], gmdate( 'Y-m-d', (int) $row['created'] ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- CSV.
			}
			flush();
			$rows = $this->followers->after( $id, self::CHUNK );
		}
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

		list( $emails, $is_cut ) = self::addresses( $path );

		$flash->set( array( $is_cut ? 'error' : 'text' => $this->add( $emails, $is_cut ) ) );
	}

	/**
	 * Adds followers and returns what was done.
	 *
	 * @param string[] $emails Valid addresses.
	 * @param bool     $is_cut Whether the file has more lines.
	 */
	public function add( array $emails, bool $is_cut ): string {
		$added = 0;
		foreach ( array_chunk( $emails, self::CHUNK ) as $chunk ) {
			$added += $this->followers->import( $chunk );
		}
		/* translators: 1: number of followers, 2: number of email addresses. */
		$text = sprintf( __( 'Followers added: %1$s. Valid addresses in the file: %2$s. Addresses that are already in the list or unsubscribed were left out.', 'jetpack-dashboard' ), number_format_i18n( $added ), number_format_i18n( count( $emails ) ) );
		if ( $is_cut ) {
			/* translators: %s: number of lines. */
			$text .= ' ' . sprintf( __( 'Only the first %s lines were read. Import the rest as another file.', 'jetpack-dashboard' ), number_format_i18n( self::MAX_IMPORT ) );
		}

		return $text;
	}

	/** @return array{string[], bool} Valid addresses of the first column, and whether the file has more lines. */
	public static function addresses( string $path ): array {
		$emails = array();
		$file   = fopen( $path, 'r' ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fopen, WordPress.WP.AlternativeFunctions.file_system_read_fopen -- An uploaded file, or one of the command line.

		for ( $line = 0; $file; $line++ ) {
			$row = fgetcsv( $file, 2000, ',', '"', '\\' );
			if ( ! is_array( $row ) ) {
				break;
			}
			if ( $line >= self::MAX_IMPORT ) {
				return array( array_values( $emails ), true );
			}
			// An export of ours may have added the apostrophe, and a spreadsheet a byte order mark.
			$email = strtolower( trim( (string) $row[0], " \t'\xEF\xBB\xBF" ) );
			if ( strlen( $email ) <= 254 && is_email( $email ) ) {
				$emails[ $email ] = $email;
			}
		}

		return array( array_values( $emails ), false );
	}
}
