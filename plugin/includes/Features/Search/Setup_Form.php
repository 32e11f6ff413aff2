<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Kernel\Admin\Flash;
use Jetpack_Dashboard\Kernel\Admin\Subpage;

defined( 'ABSPATH' ) || exit;

/** The button that adds the search filters to the theme. */
final class Setup_Form {

	public const ACTION = 'jetpack_dashboard_search_setup';

	private Theme_Setup $setup;

	private Flash $flash;

	public function __construct( Theme_Setup $setup ) {
		$this->setup = $setup;
		$this->flash = new Flash( 'search_setup' );
	}

	public function handle(): void {
		if ( ! current_user_can( 'manage_options' ) || ! isset( $_POST['_wpnonce'] ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'jetpack-dashboard' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::ACTION );

		$result = $this->setup->apply();
		$this->flash->set( array( 'problem' => is_wp_error( $result ) ? $result->get_error_message() : '' ) );

		wp_safe_redirect( Subpage::url( Search_Page::SLUG ) );
		exit;
	}

	public function render(): void {
		$result = $this->flash->take();
		if ( ! $result && ! $this->setup->is_possible() ) {
			return;
		}
		?>
		<h2><?php esc_html_e( 'Search filters', 'jetpack-dashboard' ); ?></h2>
		<?php
		if ( $result ) {
			$problem = (string) ( $result['problem'] ?? '' );
			wp_admin_notice(
				esc_html( '' === $problem ? __( 'The search filters are in a widget area of your theme.', 'jetpack-dashboard' ) : $problem ),
				array(
					'type'               => '' === $problem ? 'success' : 'error',
					'additional_classes' => array( 'inline' ),
				)
			);
		}
		?>
		<p><?php esc_html_e( 'Shows a search form with filters in the first widget area of your theme, unless a widget area has one.', 'jetpack-dashboard' ); ?></p>
		<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
			<input type="hidden" name="action" value="<?php echo esc_attr( self::ACTION ); ?>">
			<?php
			wp_nonce_field( self::ACTION, '_wpnonce', false );
			submit_button( __( 'Add the search filters', 'jetpack-dashboard' ), 'secondary', 'submit', false, array( 'id' => 'jetpack-search-setup' ) );
			?>
		</form>
		<?php
	}
}
