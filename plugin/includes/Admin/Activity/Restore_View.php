<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Activity;

use Jetpack_Dashboard\Activity\Entry;
use Jetpack_Dashboard\Activity\Restore;
use Jetpack_Dashboard\Activity\Setting_Texts;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** Shows what undoing a change and all later ones would change, and asks. */
class Restore_View {

	private Restore $restore;
	private Setting_Texts $texts;

	public function __construct( Restore $restore, Setting_Texts $texts ) {
		$this->restore = $restore;
		$this->texts   = $texts;
	}

	/** @throws Storage_Error */
	public function render( int $id ): void {
		$plan = $this->restore->plan( $id, true );
		$back = Subpage::url( Activity_Page::SLUG, array( 'kind' => Entry::SETTINGS ) );
		if ( is_wp_error( $plan ) ) {
			wp_admin_notice( esc_html( $plan->get_error_message() ), array( 'type' => 'error' ) );
			printf( '<p><a class="button" href="%s">%s</a></p>', esc_url( $back ), esc_html__( 'Back', 'jetpack-dashboard' ) );
			return;
		}

		echo '<h2>' . esc_html__( 'Undo a change and all later ones', 'jetpack-dashboard' ) . '</h2>';
		if ( $plan->after ) {
			$this->print_table( $plan->before, $plan->after );
		} else {
			echo '<p>' . esc_html__( 'There is nothing to restore.', 'jetpack-dashboard' ) . '</p>';
		}
		if ( $plan->remarks ) {
			echo '<p>' . esc_html__( 'Not restored:', 'jetpack-dashboard' ) . '</p><ul class="ul-disc">';
			foreach ( $plan->remarks as $name => $remark ) {
				/* translators: 1: name of a setting. 2: why it isn't restored. */
				echo '<li>' . esc_html( sprintf( __( '%1$s: %2$s', 'jetpack-dashboard' ), $this->texts->label( (string) $name ), $remark ) ) . '</li>';
			}
			echo '</ul>';
		}
		?>
		<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
			<input type="hidden" name="action" value="<?php echo esc_attr( Activity_Actions::RESTORE ); ?>">
			<input type="hidden" name="id" value="<?php echo (int) $id; ?>">
			<?php wp_nonce_field( Activity_Actions::RESTORE, '_wpnonce', false ); ?>
			<p>
				<?php if ( $plan->after ) : ?>
					<button class="button button-primary"><?php esc_html_e( 'Restore these settings', 'jetpack-dashboard' ); ?></button>
				<?php endif; ?>
				<a class="button" href="<?php echo esc_url( $back ); ?>"><?php esc_html_e( 'Cancel', 'jetpack-dashboard' ); ?></a>
			</p>
		</form>
		<?php
	}

	/**
	 * @param array<string, mixed> $present
	 * @param array<string, mixed> $restored
	 */
	private function print_table( array $present, array $restored ): void {
		?>
		<table class="widefat striped jp-activity-log">
			<thead>
				<tr>
					<th scope="col"><?php esc_html_e( 'Setting', 'jetpack-dashboard' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Now', 'jetpack-dashboard' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Restored', 'jetpack-dashboard' ); ?></th>
				</tr>
			</thead>
			<tbody>
			<?php
			foreach ( $restored as $name => $value ) {
				printf(
					'<tr><td>%s</td><td data-label="%s">%s</td><td data-label="%s">%s</td></tr>',
					esc_html( $this->texts->label( $name ) ),
					esc_attr__( 'Now', 'jetpack-dashboard' ),
					esc_html( $this->texts->value( $name, $present[ $name ] ) ),
					esc_attr__( 'Restored', 'jetpack-dashboard' ),
					esc_html( $this->texts->value( $name, $value ) )
				);
			}
			?>
			</tbody>
		</table>
		<?php
	}
}
