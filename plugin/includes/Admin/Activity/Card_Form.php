<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Activity;

use Jetpack_Dashboard\Activity\Activity_Source;
use Jetpack_Dashboard\Settings\Settings_Registry;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** The choice of the log that the dashboard's card shows, where there are two. */
class Card_Form {

	private Activity_Source $source;
	private Settings_Registry $registry;
	private Settings_Store $settings;

	public function __construct( Activity_Source $source, Settings_Registry $registry, Settings_Store $settings ) {
		$this->source   = $source;
		$this->registry = $registry;
		$this->settings = $settings;
	}

	public function print(): void {
		$setting = $this->registry->get( Activity_Source::SETTING );
		if ( ! $setting || ! $this->source->is_choice() ) {
			return;
		}
		?>
		<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" class="jp-activity-log__filters">
			<input type="hidden" name="action" value="<?php echo esc_attr( Activity_Actions::CARD ); ?>">
			<?php wp_nonce_field( Activity_Actions::CARD, '_wpnonce', false ); ?>
			<p>
				<label for="jp-activity-card"><?php esc_html_e( 'The Activity card of the dashboard shows', 'jetpack-dashboard' ); ?></label>
				<select id="jp-activity-card" name="card">
					<?php foreach ( $setting->enum_labels() as $value => $label ) : ?>
						<option value="<?php echo esc_attr( $value ); ?>" <?php selected( $value, $this->settings->get( Activity_Source::SETTING ) ); ?>><?php echo esc_html( $label ); ?></option>
					<?php endforeach; ?>
				</select>
			</p>
			<p class="jp-activity-log__buttons"><button class="button"><?php esc_html_e( 'Save', 'jetpack-dashboard' ); ?></button></p>
		</form>
		<?php
	}
}
