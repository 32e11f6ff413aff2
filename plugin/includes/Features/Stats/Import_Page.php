<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Admin\Flash;
use Jetpack_Dashboard\Kernel\Admin\Page_Progress;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Admin\Subpage_Body;
use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Kernel\Storage_Error;
use Jetpack_Dashboard\Modules\Module_Registry;

defined( 'ABSPATH' ) || exit;

/** Imports earlier views after a preview, and undoes it. Works without JavaScript. */
final class Import_Page implements Subpage_Body {

	public const SLUG  = 'jetpack-stats-import';
	public const FLASH = 'stats_import';

	/** Of the settings of the statistics. */
	public const CAPABILITY = 'jetpack_configure_modules';

	private Import_Job $job;
	private Importer $importer;
	private Import_Tables $tables;
	private Module_Registry $modules;
	private Plugin_Files $files;

	public function __construct( Import_Job $job, Importer $importer, Import_Tables $tables, Module_Registry $modules, Plugin_Files $files ) {
		$this->job      = $job;
		$this->importer = $importer;
		$this->tables   = $tables;
		$this->modules  = $modules;
		$this->files    = $files;
	}

	public static function title(): string {
		return __( 'Import statistics', 'jetpack-dashboard' );
	}

	public function prepare(): void {
		Page_Progress::enqueue( $this->files );
	}

	public function render(): void {
		echo '<div class="wrap"><h1>' . esc_html( self::title() ) . '</h1><hr class="wp-header-end">';
		$result = ( new Flash( self::FLASH ) )->take();
		if ( is_string( $result['error'] ?? null ) ) {
			self::notice( 'error', $result['error'] );
		}
		if ( $this->modules->is_active( 'stats' ) ) {
			try {
				$this->print_content();
			} catch ( Storage_Error $error ) {
				self::notice( 'error', __( 'A database error occurred. Try again.', 'jetpack-dashboard' ) );
			}
		} else {
			self::notice( 'info', __( 'Site Stats is not active.', 'jetpack-dashboard' ) );
			self::print_purpose();
			echo '<p><a class="button" href="' . esc_url( Subpage::url( 'jetpack' ) . '#/traffic' ) . '">' . esc_html__( 'Traffic settings', 'jetpack-dashboard' ) . '</a></p>';
		}
		echo '</div>';
	}

	/** @throws Storage_Error */
	private function print_content(): void {
		$state = $this->job->state();
		if ( $state->is_running() ) {
			self::print_progress( $state );
			return;
		}
		$id      = isset( $_GET['preview'] ) && is_string( $_GET['preview'] ) ? sanitize_text_field( wp_unslash( $_GET['preview'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It only chooses what is shown.
		$preview = '' === $id ? null : $this->job->previewed( $id );
		if ( $preview ) {
			Import_Preview::print( $preview );
			return;
		}
		if ( '' !== $id && Import_State::PREVIEW === $state->status ) {
			self::notice( 'error', Import_Job::expired()->get_error_message() );
		}
		$this->print_result( $state );
		self::print_purpose();
		Import_Form::print_file();
		$plugins = array_filter( Import_Tables::names(), fn( string $plugin ): bool => $this->tables->is_present( $plugin ), ARRAY_FILTER_USE_KEY );
		foreach ( $plugins as $plugin => $name ) {
			Import_Form::print_plugin( $plugin, $name );
		}
		if ( ! $plugins ) {
			echo '<p>' . esc_html__( 'The page also offers an import from Koko Analytics and WP Statistics on sites that have their tables. This site has none.', 'jetpack-dashboard' ) . '</p>';
		}
		$batch = $this->importer->last_batch();
		if ( $batch > 0 ) {
			Import_Form::print_last( $batch, $this->importer->summary( $batch ), $state );
		}
		if ( current_user_can( 'view_stats' ) ) {
			echo '<p><a href="' . esc_url( Subpage::url( Stats_Page::SLUG ) ) . '">' . esc_html__( 'Site Stats', 'jetpack-dashboard' ) . '</a></p>';
		}
	}

	private static function print_purpose(): void {
		echo '<p>' . esc_html__( 'Adds views that another plugin or service counted to the statistics of this site. You see what will be added before anything is changed, and you can undo it. Days that this site counted itself stay as they are, and nothing is added twice.', 'jetpack-dashboard' ) . '</p>';
	}

	/** Shows once how an import or undo has ended. */
	private function print_result( Import_State $state ): void {
		$rows = number_format_i18n( $state->done );
		if ( $state->is_seen ) {
			return;
		}
		if ( Import_State::DONE === $state->status ) {
			/* translators: %s: number of rows. */
			self::result( 'success', sprintf( _n( 'The views were imported: %s row.', 'The views were imported: %s rows.', $state->done, 'jetpack-dashboard' ), $rows ) );
		} elseif ( Import_State::UNDONE === $state->status ) {
			/* translators: %s: number of rows. */
			self::result( 'success', sprintf( _n( 'The import was undone: %s row was removed.', 'The import was undone: %s rows were removed.', $state->done, 'jetpack-dashboard' ), $rows ) );
		} elseif ( Import_State::FAILED === $state->status ) {
			self::result( 'error', Import_Job::failed( $state )->get_error_message() );
		} else {
			return;
		}
		$this->job->mark_as_seen();
	}

	/** In its place, where Page_Progress moves the focus to it. */
	private static function result( string $type, string $text ): void {
		wp_admin_notice(
			esc_html( $text ),
			array(
				'type'               => $type,
				'additional_classes' => array( 'inline', 'jp-progress-result' ),
			)
		);
	}

	private static function print_progress( Import_State $state ): void {
		Schedule::continue_import();
		$is_import = Import_State::IMPORTING === $state->status;
		/* translators: %s: number of rows, which replaces %%s later. */
		$text = $is_import ? __( 'The views are being imported. Rows so far: %%s of %s. It continues if you leave this page.', 'jetpack-dashboard' )
			/* translators: %s: number of rows, which replaces %%s later. */
			: __( 'The import is being undone. Rows so far: %%s of %s. It continues if you leave this page.', 'jetpack-dashboard' );
		Page_Progress::print(
			Import_Controller::PATH,
			sprintf( $text, number_format_i18n( $state->rows ) ),
			$state->done
		);
		echo '<noscript><p>' . esc_html__( 'Reload this page to see how far it is.', 'jetpack-dashboard' ) . '</p></noscript>';
		if ( $is_import ) {
			Import_Form::print_undo( $state->batch, __( 'Stop and undo', 'jetpack-dashboard' ) );
		}
	}

	private static function notice( string $type, string $text ): void {
		wp_admin_notice( esc_html( $text ), array( 'type' => $type ) );
	}
}
