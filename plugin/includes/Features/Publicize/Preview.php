<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Shows the owner's template with the newest post. */
class Preview {

	private Settings_Store $settings;

	public function __construct( Settings_Store $settings ) {
		$this->settings = $settings;
	}

	public function render(): void {
		$template = (string) $this->settings->get( Message::SETTING ) ?: Message::DEFAULT_TEMPLATE;
		$post     = get_posts(
			array(
				'numberposts'   => 1,
				'has_password'  => false,
				'no_found_rows' => true,
			)
		)[0] ?? null;

		echo '<h2>' . esc_html__( 'Message', 'jetpack-dashboard' ) . '</h2>';
		/* translators: %s: template such as "{title} {url}". */
		echo '<p>' . wp_kses( sprintf( __( 'Messages are made from this template: %s. Administrators can change it in the sharing settings.', 'jetpack-dashboard' ), '<code>' . esc_html( $template ) . '</code>' ), array( 'code' => array() ) ) . '</p>';
		if ( $post ) {
			echo '<p>' . esc_html__( 'Your newest post would be shared as:', 'jetpack-dashboard' ) . '</p>';
			echo '<blockquote class="jp-publicize-preview">' . esc_html( Message::compose( $post, $template, 0, 0 ) ) . '</blockquote>';
		}
	}
}
