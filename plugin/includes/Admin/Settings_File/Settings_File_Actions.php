<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Settings_File;

use Jetpack_Dashboard\Kernel\Admin\Flash;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Admin\Uploaded_File;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Settings_File\Import_File;
use Jetpack_Dashboard\Modules\Settings_File\Settings_Export;
use Jetpack_Dashboard\Modules\Settings_File\Settings_Import;
use Jetpack_Dashboard\Modules\Write_Checks;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Handles the forms of the page for importing and exporting settings. */
class Settings_File_Actions {

	public const EXPORT  = 'jetpack_dashboard_settings_export';
	public const PREVIEW = 'jetpack_dashboard_settings_preview';
	public const IMPORT  = 'jetpack_dashboard_settings_import';
	public const UNDO    = 'jetpack_dashboard_settings_undo';

	/** Errors after which the preview is shown again. */
	private const RETRIED = array( 'preview_outdated', 'settings_busy', 'self_block' );

	/** Bounds of what a message lists, in items and code points. */
	private const MAX_REASONS       = 50;
	private const MAX_REASON_LENGTH = 300;

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		add_action( 'admin_post_' . self::EXPORT, array( $this, 'export' ) );
		add_action( 'admin_post_' . self::PREVIEW, array( $this, 'preview' ) );
		add_action( 'admin_post_' . self::IMPORT, array( $this, 'import' ) );
		add_action( 'admin_post_' . self::UNDO, array( $this, 'undo' ) );
	}

	public function export(): void {
		self::check( self::EXPORT );
		$json = $this->services->get( Settings_Export::class )->to_json();
		$host = sanitize_file_name( (string) wp_parse_url( home_url(), PHP_URL_HOST ) );

		nocache_headers();
		header( 'Content-Type: application/json; charset=utf-8' );
		header( 'X-Content-Type-Options: nosniff' );
		header( "Content-Disposition: attachment; filename=\"jetpack-settings-$host-" . wp_date( 'Y-m-d' ) . '.json"' );
		echo $json; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON.
		exit;
	}

	/** Validates the uploaded file, and shows what it would change. */
	public function preview(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Missing -- check() verifies it; a dropped form has none, and only gets a message.
		if ( current_user_can( Settings_File_Page::CAPABILITY ) && Uploaded_File::is_dropped( $_SERVER, $_POST ) ) {
			self::fail( Uploaded_File::too_large( Import_File::too_large(), Import_File::MAX_BYTES ) );
		}
		self::check( self::PREVIEW );
		$path = Uploaded_File::path( $_FILES['file'] ?? null, __( 'Choose a settings file first.', 'jetpack-dashboard' ), Import_File::too_large(), Import_File::MAX_BYTES ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Checked there.
		// phpcs:enable WordPress.Security.NonceVerification.Missing
		$file = is_wp_error( $path ) ? $path : $this->services->get( Settings_Import::class )->read( (string) file_get_contents( $path, false, null, 0, Import_File::MAX_BYTES + 1 ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- An uploaded file.
		if ( is_wp_error( $file ) ) {
			self::fail( $file );
		}
		$this->services->get( Import_Draft::class )->store( $file );
		self::redirect( true );
	}

	/** Makes the changes of the preview that the user saw. */
	public function import(): void {
		self::check( self::IMPORT );
		$draft = $this->services->get( Import_Draft::class );
		$file  = $draft->get();
		if ( ! $file ) {
			self::fail( Settings_File_Page::expired() );
		}
		$result = $this->services->get( Settings_Import::class )->apply( $file, self::field( 'fingerprint' ), self::insists() );
		$code   = is_wp_error( $result ) ? $result->get_error_code() : '';
		if ( is_wp_error( $result ) && in_array( $code, self::RETRIED, true ) ) {
			self::say( 'preview_outdated' === $code ? 'warning' : 'error', $result->get_error_message() );
			self::redirect( true );
		}
		$draft->forget();
		if ( is_wp_error( $result ) && 'some_updated' === $code ) {
			self::say( 'warning', __( 'The settings were imported, except for these:', 'jetpack-dashboard' ), self::reasons( $result ) );
		} elseif ( is_wp_error( $result ) ) {
			self::fail( $result );
		} else {
			self::say( 'success', __( 'The settings were imported.', 'jetpack-dashboard' ) );
		}
		self::redirect( false );
	}

	public function undo(): void {
		self::check( self::UNDO );
		$result = $this->services->get( Settings_Import::class )->undo( self::field( 'id' ), self::insists() );
		$code   = is_wp_error( $result ) ? $result->get_error_code() : '';
		if ( is_wp_error( $result ) && ( 'partly_undone' === $code || 'not_undone' === $code ) ) {
			self::say( 'warning', 'partly_undone' === $code ? __( 'The import was undone, except for these settings:', 'jetpack-dashboard' ) : __( 'Nothing was undone:', 'jetpack-dashboard' ), self::reasons( $result ) );
		} elseif ( is_wp_error( $result ) ) {
			self::fail( $result );
		} else {
			self::say( 'success', __( 'The import was undone.', 'jetpack-dashboard' ) );
		}
		self::redirect( false );
	}

	/** Posts only: a nonce in an address would end up in logs. */
	private static function check( string $action ): void {
		if ( ! current_user_can( Settings_File_Page::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'jetpack-dashboard' ), '', array( 'response' => 403 ) );
		}
		if ( ! isset( $_POST['_wpnonce'] ) ) {
			wp_die( esc_html__( 'The link you followed has expired.', 'jetpack-dashboard' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( $action );
	}

	/** Whether the user confirmed changes that block their own address. */
	private static function insists(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Called after check().
		return ! empty( $_POST[ Write_Checks::INSIST ] );
	}

	private static function field( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Called after check().
		return is_string( $_POST[ $name ] ?? null ) ? sanitize_key( $_POST[ $name ] ) : '';
	}

	/** @return never */
	private static function fail( WP_Error $error ) {
		if ( 'rest_invalid_param' === $error->get_error_code() ) {
			self::say( 'error', __( 'Nothing was imported, because the file has invalid values. Correct them in the file, or export it again.', 'jetpack-dashboard' ), self::reasons( $error ) );
		} else {
			self::say( 'error', $error->get_error_message() );
		}
		self::redirect( false );
	}

	/** @return array<string, string> Reasons by key. */
	private static function reasons( WP_Error $error ): array {
		$data = $error->get_error_data();

		return array_map(
			static fn( $reason ): string => mb_substr( (string) $reason, 0, self::MAX_REASON_LENGTH ),
			array_slice( (array) ( $data['params'] ?? array() ), 0, self::MAX_REASONS )
		);
	}

	/** @param array<string, string> $reasons By module or setting. */
	private static function say( string $type, string $text, array $reasons = array() ): void {
		( new Flash( Settings_File_Page::FLASH ) )->set( compact( 'type', 'text', 'reasons' ) );
	}

	/** @return never */
	private static function redirect( bool $is_preview ) {
		wp_safe_redirect( Subpage::url( Settings_File_Page::SLUG, $is_preview ? array( 'preview' => '1' ) : array() ) );
		exit;
	}
}
