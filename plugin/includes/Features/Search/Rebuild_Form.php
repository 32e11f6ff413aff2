<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Kernel\Admin\Flash;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** The button that rebuilds the index, and the state of the index. */
final class Rebuild_Form {

	public const ACTION = 'jetpack_dashboard_search_rebuild';

	private Search_Index $index;

	private Flash $flash;

	public function __construct( Search_Index $index ) {
		$this->index = $index;
		$this->flash = new Flash( 'search_rebuild' );
	}

	public function handle(): void {
		if ( ! current_user_can( 'manage_options' ) || ! isset( $_POST['_wpnonce'] ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'jetpack-dashboard' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::ACTION );

		try {
			$this->index->rebuild();
		} catch ( Storage_Error $error ) {
			wp_die(
				esc_html__( 'A database error occurred. Try again.', 'jetpack-dashboard' ),
				'',
				array(
					'response'  => 500,
					'back_link' => true,
				)
			);
		}
		$this->flash->set( array( 'is_started' => true ) );

		wp_safe_redirect( Subpage::url( Search_Page::SLUG ) );
		exit;
	}

	public function render(): void {
		$progress = $this->index->progress();
		$is_done  = $this->index->is_complete();
		?>
		<h2><?php esc_html_e( 'Search index', 'jetpack-dashboard' ); ?></h2>
		<?php
		if ( $this->flash->take() ) {
			wp_admin_notice(
				__( 'The search index is being rebuilt in the background.', 'jetpack-dashboard' ),
				array(
					'type'               => 'success',
					'additional_classes' => array( 'inline' ),
				)
			);
		}
		?>
		<?php if ( $is_done ) : ?>
			<p>
				<?php
				/* translators: %s: number of posts. */
				echo esc_html( sprintf( _n( 'The index is up to date. It contains %s post, page or other entry.', 'The index is up to date. It contains %s posts, pages and other entries.', $progress['total'], 'jetpack-dashboard' ), number_format_i18n( $progress['total'] ) ) );
				?>
			</p>
		<?php else : ?>
			<p>
				<label for="jetpack-search-progress">
					<?php
					/* translators: 1: number of indexed posts, 2: number of all posts. */
					echo esc_html( sprintf( __( 'Indexed %1$s of %2$s posts, pages and other entries. Reload this page to see the progress.', 'jetpack-dashboard' ), number_format_i18n( $progress['indexed'] ), number_format_i18n( $progress['total'] ) ) );
					?>
				</label>
				<br>
				<progress id="jetpack-search-progress" max="<?php echo absint( max( 1, $progress['total'] ) ); ?>" value="<?php echo absint( $progress['indexed'] ); ?>"></progress>
			</p>
			<?php if ( ! $this->index->is_ready() ) : ?>
				<p><?php esc_html_e( 'Until the index is complete, visitors use the search built into WordPress.', 'jetpack-dashboard' ); ?></p>
			<?php endif; ?>
		<?php endif; ?>
		<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
			<input type="hidden" name="action" value="<?php echo esc_attr( self::ACTION ); ?>">
			<?php
			wp_nonce_field( self::ACTION );
			submit_button( __( 'Rebuild the index', 'jetpack-dashboard' ), 'secondary', 'submit', false );
			?>
		</form>
		<?php
	}
}
