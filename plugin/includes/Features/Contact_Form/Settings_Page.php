<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

use Jetpack_Dashboard\Kernel\Admin\Flash;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Admin\Subpage_Body;
use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Modules\Settings_Writer;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** How long messages are kept. */
class Settings_Page implements Subpage_Body {

	public const SLUG = 'jetpack-contact-form';

	private const ACTION  = 'jetpack_dashboard_contact_form_settings';
	private const SETTING = 'contact_form_days_kept';

	private Settings_Store $settings;
	private Settings_Writer $writer;
	private Module_Registry $modules;
	private Flash $flash;

	public function __construct( Settings_Store $settings, Settings_Writer $writer, Module_Registry $modules ) {
		$this->settings = $settings;
		$this->writer   = $writer;
		$this->modules  = $modules;
		$this->flash    = new Flash( 'contact_form' );
	}

	public static function url(): string {
		return Subpage::url( self::SLUG );
	}

	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, array( $this, 'save' ) );
	}

	public function save(): void {
		if ( ! current_user_can( 'jetpack_configure_modules' ) || ! isset( $_POST['_wpnonce'] ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'jetpack-dashboard' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::ACTION );

		$result = $this->writer->write( array( self::SETTING => isset( $_POST[ self::SETTING ] ) ? sanitize_text_field( wp_unslash( $_POST[ self::SETTING ] ) ) : '' ) );
		$this->flash->set( array( 'error' => is_wp_error( $result ) ? $result->get_error_message() : '' ) );

		wp_safe_redirect( self::url() );
		exit;
	}

	public function prepare(): void {
	}

	public function render(): void {
		$outcome = $this->flash->take();
		?>
		<div class="wrap">
			<h1><?php esc_html_e( 'Contact form settings', 'jetpack-dashboard' ); ?></h1>
			<hr class="wp-header-end">
			<?php
			if ( $outcome ) {
				$error = (string) ( $outcome['error'] ?? '' );
				wp_admin_notice( esc_html( '' === $error ? __( 'Settings saved.', 'jetpack-dashboard' ) : $error ), array( 'type' => '' === $error ? 'success' : 'error' ) );
			}
			if ( ! $this->modules->is_active( 'contact-form' ) ) :
				?>
				<p><?php esc_html_e( 'Contact forms are off.', 'jetpack-dashboard' ); ?></p>
			<?php else : ?>
				<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
					<input type="hidden" name="action" value="<?php echo esc_attr( self::ACTION ); ?>">
					<?php wp_nonce_field( self::ACTION ); ?>
					<table class="form-table" role="presentation">
						<tr>
							<th scope="row"><label for="jp-days-kept"><?php esc_html_e( 'Days to keep messages', 'jetpack-dashboard' ); ?></label></th>
							<td>
								<input id="jp-days-kept" class="small-text" type="number" min="1" max="1000" required name="<?php echo esc_attr( self::SETTING ); ?>" value="<?php echo absint( $this->settings->get( self::SETTING ) ); ?>" aria-describedby="jp-days-kept-help">
								<p class="description" id="jp-days-kept-help"><?php esc_html_e( 'Older messages are deleted daily, without going to the Trash.', 'jetpack-dashboard' ); ?></p>
							</td>
						</tr>
					</table>
					<?php submit_button(); ?>
				</form>
				<p><a href="<?php echo esc_url( admin_url( 'edit.php?post_type=' . Messages::TYPE ) ); ?>"><?php esc_html_e( 'All messages', 'jetpack-dashboard' ); ?></a></p>
			<?php endif; ?>
		</div>
		<?php
	}
}
