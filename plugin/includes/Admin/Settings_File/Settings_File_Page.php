<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Settings_File;

use Jetpack_Dashboard\Activity\Entry;
use Jetpack_Dashboard\Activity\Setting_Texts;
use Jetpack_Dashboard\Kernel\Admin\Dashboard_Page;
use Jetpack_Dashboard\Kernel\Admin\Flash;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Admin\Subpage_Body;
use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Modules\Settings_File\Import_Undo;
use Jetpack_Dashboard\Modules\Settings_File\Settings_Export;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Exports the settings as a file, and imports one after a preview. Works without JavaScript. */
final class Settings_File_Page implements Subpage_Body {

	public const SLUG       = Dashboard_Page::SETTINGS_FILE_SLUG;
	public const CAPABILITY = 'jetpack_manage_modules';
	public const FLASH      = 'settings_file';

	private const STYLE = 'jetpack-dashboard-settings-file';
	private const TYPES = array( 'success', 'warning', 'error' );

	private Settings_Export $export;
	private Import_Undo $undo;
	private Import_Draft $draft;
	private Preview_View $preview;
	private Changes_Table $table;
	private Own_Address_Field $own_address;
	private Setting_Texts $texts;
	private Plugin_Files $files;

	public function __construct( Settings_Export $export, Import_Undo $undo, Import_Draft $draft, Preview_View $preview, Changes_Table $table, Own_Address_Field $own_address, Setting_Texts $texts, Plugin_Files $files ) {
		$this->export      = $export;
		$this->undo        = $undo;
		$this->draft       = $draft;
		$this->preview     = $preview;
		$this->table       = $table;
		$this->own_address = $own_address;
		$this->texts       = $texts;
		$this->files       = $files;
	}

	public static function title(): string {
		return __( 'Import and export settings', 'jetpack-dashboard' );
	}

	public static function expired(): WP_Error {
		return new WP_Error( 'expired', __( 'Nothing was imported, because the preview has expired. Choose the file again.', 'jetpack-dashboard' ) );
	}

	public function prepare(): void {
		add_action( 'admin_enqueue_scripts', fn() => wp_enqueue_style( self::STYLE, $this->files->url( 'includes/Admin/assets/settings-file.css' ), array(), JETPACK_DASHBOARD_VERSION ) );
	}

	public function render(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It only chooses what is shown.
		$is_preview = ! empty( $_GET['preview'] );
		$file       = $is_preview ? $this->draft->get() : null;

		echo '<div class="wrap"><h1>' . esc_html( self::title() ) . '</h1><hr class="wp-header-end">';
		$this->print_result();
		if ( $file ) {
			$this->preview->render( $file );
		} else {
			if ( $is_preview ) {
				wp_admin_notice( esc_html( self::expired()->get_error_message() ), array( 'type' => 'error' ) );
			}
			$this->print_export();
			self::print_import();
			$this->print_undo();
		}
		echo '</div>';
	}

	private function print_result(): void {
		$result = ( new Flash( self::FLASH ) )->take();
		if ( ! is_string( $result['text'] ?? null ) || ! in_array( $result['type'] ?? '', self::TYPES, true ) ) {
			return;
		}
		$items = '';
		foreach ( (array) ( $result['reasons'] ?? array() ) as $name => $reason ) {
			/* translators: 1: name of a setting or a module, 2: what is wrong with it. */
			$items .= '<li>' . esc_html( sprintf( __( '%1$s: %2$s', 'jetpack-dashboard' ), $this->texts->label( (string) $name ), (string) $reason ) ) . '</li>';
		}
		wp_admin_notice(
			'<p>' . esc_html( $result['text'] ) . '</p>' . ( '' === $items ? '' : '<ul class="ul-disc">' . $items . '</ul>' ),
			array(
				'type'           => $result['type'],
				'paragraph_wrap' => false,
			)
		);
	}

	private function print_export(): void {
		$secrets = array_map( array( $this->texts, 'label' ), $this->export->secrets() );
		?>
		<div class="card">
			<h2><?php esc_html_e( 'Export', 'jetpack-dashboard' ); ?></h2>
			<p><?php esc_html_e( 'Downloads all Jetpack settings, and which modules are on, as a file. Use it to set up another site, or to return to these settings later.', 'jetpack-dashboard' ); ?></p>
			<p>
				<?php
				/* translators: %s: names of settings, comma-separated. */
				echo esc_html( sprintf( __( 'The file contains no secrets (%s). Enter them again on the other site. It also contains no content, statistics or connections.', 'jetpack-dashboard' ), implode( wp_get_list_item_separator(), $secrets ) ) );
				?>
			</p>
			<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
				<input type="hidden" name="action" value="<?php echo esc_attr( Settings_File_Actions::EXPORT ); ?>">
				<?php wp_nonce_field( Settings_File_Actions::EXPORT, '_wpnonce', false ); ?>
				<p><button class="button button-primary"><?php esc_html_e( 'Download settings', 'jetpack-dashboard' ); ?></button></p>
			</form>
		</div>
		<?php
	}

	private static function print_import(): void {
		// In the address, since PHP drops all fields of a form that is too large.
		$url = add_query_arg( 'action', Settings_File_Actions::PREVIEW, admin_url( 'admin-post.php' ) );
		?>
		<div class="card">
			<h2><?php esc_html_e( 'Import', 'jetpack-dashboard' ); ?></h2>
			<p><?php esc_html_e( 'You see what will change before anything is changed.', 'jetpack-dashboard' ); ?></p>
			<form method="post" action="<?php echo esc_url( $url ); ?>" enctype="multipart/form-data">
				<?php wp_nonce_field( Settings_File_Actions::PREVIEW, '_wpnonce', false ); ?>
				<p>
					<label for="jp-settings-file"><?php esc_html_e( 'Settings file (JSON)', 'jetpack-dashboard' ); ?></label><br>
					<input type="file" id="jp-settings-file" name="file" accept=".json,application/json" required>
				</p>
				<p><button class="button"><?php esc_html_e( 'Preview changes', 'jetpack-dashboard' ); ?></button></p>
			</form>
		</div>
		<?php
	}

	private function print_undo(): void {
		$last = $this->undo->last();
		if ( ! $last ) {
			return;
		}
		?>
		<div class="card">
			<h2><?php esc_html_e( 'Last import', 'jetpack-dashboard' ); ?></h2>
			<p>
				<?php
				$when = (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $last['time'] );
				/* translators: 1: date and time. 2: number of settings and modules. */
				echo esc_html( sprintf( _n( '%1$s, %2$s setting or module changed.', '%1$s, %2$s settings and modules changed.', count( $last['after'] ), 'jetpack-dashboard' ), $when, number_format_i18n( count( $last['after'] ) ) ) );
				?>
				<a href="<?php echo esc_url( Subpage::url( Dashboard_Page::ACTIVITY_SLUG, array( 'kind' => Entry::SETTINGS ) ) ); ?>"><?php esc_html_e( 'Activity log', 'jetpack-dashboard' ); ?></a>
			</p>
			<details class="jp-settings-file__last">
				<summary><?php esc_html_e( 'Show changes', 'jetpack-dashboard' ); ?></summary>
				<?php $this->table->render( $last['before'], $last['after'], __( 'Before the import', 'jetpack-dashboard' ), __( 'Imported', 'jetpack-dashboard' ) ); ?>
			</details>
			<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
				<input type="hidden" name="action" value="<?php echo esc_attr( Settings_File_Actions::UNDO ); ?>">
				<input type="hidden" name="id" value="<?php echo esc_attr( $last['id'] ); ?>">
				<?php wp_nonce_field( Settings_File_Actions::UNDO, '_wpnonce', false ); ?>
				<?php $this->own_address->render( $last['before'], __( 'Undo anyway', 'jetpack-dashboard' ) ); ?>
				<p><button class="button"><?php esc_html_e( 'Undo this import', 'jetpack-dashboard' ); ?></button></p>
				<p><?php esc_html_e( 'Restores the values from before. Settings that were changed after the import stay as they are.', 'jetpack-dashboard' ); ?></p>
			</form>
		</div>
		<?php
	}
}
