<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Settings_File;

use Jetpack_Dashboard\Activity\Setting_Texts;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Modules\Settings_File\Import_File;
use Jetpack_Dashboard\Modules\Settings_File\Import_Plan;
use Jetpack_Dashboard\Modules\Settings_File\Import_Planner;

defined( 'ABSPATH' ) || exit;

/** Shows what importing a file would change, and asks for confirmation. */
class Preview_View {

	private Import_Planner $planner;
	private Setting_Texts $texts;
	private Changes_Table $table;
	private Own_Address_Field $own_address;

	public function __construct( Import_Planner $planner, Setting_Texts $texts, Changes_Table $table, Own_Address_Field $own_address ) {
		$this->planner     = $planner;
		$this->texts       = $texts;
		$this->table       = $table;
		$this->own_address = $own_address;
	}

	public function render( Import_File $file ): void {
		$plan = $this->planner->plan( $file );

		echo '<h2>' . esc_html__( 'Preview of the import', 'jetpack-dashboard' ) . '</h2>';
		if ( '' !== $file->site ) {
			/* translators: %s: address of a site. */
			echo '<p class="jp-settings-file__origin">' . esc_html( sprintf( __( 'The file was exported from %s.', 'jetpack-dashboard' ), $file->site ) ) . '</p>';
		}
		if ( $plan->after ) {
			/* translators: %s: number of settings and modules. */
			echo '<p>' . esc_html( sprintf( _n( '%s setting or module will change when you import the file.', '%s settings and modules will change when you import the file.', count( $plan->after ), 'jetpack-dashboard' ), number_format_i18n( count( $plan->after ) ) ) ) . '</p>';
			$this->table->render( $plan->before, $plan->after, __( 'Now', 'jetpack-dashboard' ), __( 'After the import', 'jetpack-dashboard' ), array_intersect_key( $plan->remarks, $plan->after ) );
		} else {
			echo '<p>' . esc_html__( 'Nothing will change: this site already has the settings that can be imported.', 'jetpack-dashboard' ) . '</p>';
		}
		$this->print_skipped( array_diff_key( $plan->remarks, $plan->after ), count( $file->skipped ) >= Import_File::MAX_SKIPPED );
		$this->print_form( $plan );
	}

	/** @param array<string, string> $remarks By module or setting. */
	private function print_skipped( array $remarks, bool $is_cut ): void {
		echo '<h3>' . esc_html__( 'Not imported', 'jetpack-dashboard' ) . '</h3><ul class="ul-disc jp-settings-file__skipped">';
		echo '<li>' . esc_html__( 'Secrets, such as API keys: settings files don’t contain them. Those of this site stay as they are.', 'jetpack-dashboard' ) . '</li>';
		foreach ( $remarks as $name => $remark ) {
			/* translators: 1: name of a setting. 2: why it isn't imported. */
			echo '<li>' . esc_html( sprintf( __( '%1$s: %2$s', 'jetpack-dashboard' ), $this->texts->label( (string) $name ), $remark ) ) . '</li>';
		}
		if ( $is_cut ) {
			/* translators: %s: number of names. */
			echo '<li>' . esc_html( sprintf( __( 'The file has more. Only the first %s are listed.', 'jetpack-dashboard' ), number_format_i18n( Import_File::MAX_SKIPPED ) ) ) . '</li>';
		}
		echo '</ul>';
	}

	private function print_form( Import_Plan $plan ): void {
		?>
		<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
			<input type="hidden" name="action" value="<?php echo esc_attr( Settings_File_Actions::IMPORT ); ?>">
			<input type="hidden" name="fingerprint" value="<?php echo esc_attr( $plan->fingerprint() ); ?>">
			<?php wp_nonce_field( Settings_File_Actions::IMPORT, '_wpnonce', false ); ?>
			<?php $this->own_address->render( $plan->after, __( 'Import anyway', 'jetpack-dashboard' ) ); ?>
			<p class="jp-settings-file__buttons">
				<?php if ( $plan->after ) : ?>
					<button class="button button-primary"><?php esc_html_e( 'Import these settings', 'jetpack-dashboard' ); ?></button>
				<?php endif; ?>
				<a class="button" href="<?php echo esc_url( Subpage::url( Settings_File_Page::SLUG ) ); ?>"><?php echo esc_html( $plan->after ? __( 'Cancel', 'jetpack-dashboard' ) : __( 'Back', 'jetpack-dashboard' ) ); ?></a>
			</p>
		</form>
		<?php
	}
}
