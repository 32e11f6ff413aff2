<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Admin\Flash;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Admin\Uploaded_File;
use Jetpack_Dashboard\Kernel\Request_Number;
use Jetpack_Dashboard\Kernel\Storage_Error;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Handles the forms of the page that imports views. */
class Import_Actions {

	private Importer $importer;
	private Import_Tables $tables;
	private Import_Job $job;

	public function __construct( Importer $importer, Import_Tables $tables, Import_Job $job ) {
		$this->importer = $importer;
		$this->tables   = $tables;
		$this->job      = $job;
	}

	/** Reads the uploaded file, or another plugin's tables. */
	public function preview(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- A dropped form has none, and only gets a message.
		if ( current_user_can( Import_Page::CAPABILITY ) && Uploaded_File::is_dropped( $_SERVER, $_POST ) ) {
			self::fail( Uploaded_File::too_large( self::too_large(), Import_File::MAX_BYTES ) );
		}
		self::check( Statistics::IMPORT_PREVIEW );
		self::attempt(
			function (): void {
				$rows   = $this->importer->rows();
				$plugin = self::field( Import_Form::SOURCE );
				$name   = isset( Import_Tables::names()[ $plugin ] ) ? $this->read_tables( $plugin, $rows ) : $this->read_file( $rows );
				$id     = is_wp_error( $name ) ? $name : $this->job->preview( $rows, $name );
				if ( is_wp_error( $id ) ) {
					self::fail( $id );
				}
				self::redirect( $id );
			}
		);
	}

	/** Imports what the preview showed. */
	public function start(): void {
		self::check( Statistics::IMPORT_START );
		self::attempt( fn() => self::check_result( $this->job->start( self::field( 'id' ) ) ) );
		self::redirect();
	}

	public function undo(): void {
		self::check( Statistics::IMPORT_UNDO );
		self::attempt( fn() => self::check_result( $this->job->undo( Request_Number::of( absint( self::field( 'batch' ) ) ) ) ) );
		self::redirect();
	}

	/**
	 * @return string|WP_Error Name of the plugin.
	 * @throws Storage_Error
	 */
	private function read_tables( string $plugin, Import_Rows $rows ) {
		if ( ! $this->tables->is_present( $plugin ) ) {
			return new WP_Error( 'no_tables', __( 'This site has no tables of that plugin.', 'jetpack-dashboard' ) );
		}
		$this->tables->read( $plugin, $rows );
		if ( $rows->is_empty() ) {
			return new WP_Error( 'no_views', __( 'The tables of that plugin have no views of earlier days.', 'jetpack-dashboard' ) );
		}

		return Import_Tables::names()[ $plugin ];
	}

	/** @return string|WP_Error Name of the file. */
	private function read_file( Import_Rows $rows ) {
		// phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Verified by check(); the file is checked there.
		$upload = $_FILES['file'] ?? null;
		// phpcs:enable
		$date = self::field( 'date' );
		$path = Uploaded_File::path( $upload, __( 'Choose a CSV file first.', 'jetpack-dashboard' ), self::too_large(), Import_File::MAX_BYTES );
		if ( is_wp_error( $path ) ) {
			return $path;
		}
		if ( '' !== $date && null === Spans::parse( $date ) ) {
			return new WP_Error( 'invalid_date', __( 'Enter the date as in 2026-11-21.', 'jetpack-dashboard' ) );
		}
		$error = ( new Import_File( $rows, (int) Spans::parse( $date ) ) )->read( $path );

		return '' === $error ? sanitize_text_field( (string) ( is_array( $upload ) ? $upload['name'] ?? '' : '' ) ) : new WP_Error( 'unfit_file', $error );
	}

	private static function too_large(): WP_Error {
		return new WP_Error( 'too_large', Import_File::too_large() );
	}

	/** Posts only: a nonce in an address would end up in logs. */
	private static function check( string $action ): void {
		if ( ! current_user_can( Import_Page::CAPABILITY ) || ! isset( $_POST['_wpnonce'] ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'jetpack-dashboard' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( $action );
	}

	private static function field( string $name ): string {
		return isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? sanitize_text_field( wp_unslash( $_POST[ $name ] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- check() did.
	}

	/** @param callable(): mixed $work */
	private static function attempt( callable $work ): void {
		try {
			$work();
		} catch ( Storage_Error $error ) {
			self::fail( new WP_Error( 'storage_failed', __( 'A database error occurred. Try again.', 'jetpack-dashboard' ) ) );
		}
	}

	/** @param true|WP_Error $result */
	private static function check_result( $result ): void {
		if ( is_wp_error( $result ) ) {
			self::fail( $result );
		}
	}

	/** @return never */
	private static function fail( WP_Error $error ) {
		( new Flash( Import_Page::FLASH ) )->set( array( 'error' => $error->get_error_message() ) );
		self::redirect();
	}

	/**
	 * @param string $preview Id of a preview to show.
	 * @return never
	 */
	private static function redirect( string $preview = '' ) {
		wp_safe_redirect( Subpage::url( Import_Page::SLUG, '' === $preview ? array() : array( 'preview' => $preview ) ) );
		exit;
	}
}
