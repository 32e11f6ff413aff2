<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Settings_File;

use Jetpack_Dashboard\Kernel\Admin\Subpage;

defined( 'ABSPATH' ) || exit;

/** Names the page on WordPress’s own page Tools → Available Tools. */
final class Tools_Card {

	public function register(): void {
		add_action( 'tool_box', array( $this, 'render' ) );
	}

	public function render(): void {
		if ( ! current_user_can( Settings_File_Page::CAPABILITY ) ) {
			return;
		}
		printf(
			'<div class="card"><h2 class="title">%s</h2><p>%s</p><p><a href="%s">%s</a></p></div>',
			esc_html__( 'Jetpack settings', 'jetpack-dashboard' ),
			esc_html__( 'Export the settings of Jetpack as a file, or import them from one.', 'jetpack-dashboard' ),
			esc_url( Subpage::url( Settings_File_Page::SLUG ) ),
			esc_html( Settings_File_Page::title() )
		);
	}
}
