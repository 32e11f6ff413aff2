<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Masterbar;

use WP_Admin_Bar;

defined( 'ABSPATH' ) || exit;

/** Rearranges WordPress's toolbar: a button to write, the main screens on every page, and nothing that is empty. */
final class Toolbar {

	private const PREFIX = 'jetpack-toolbar-';

	public function register(): void {
		// After WordPress and most plugins.
		add_action( 'admin_bar_menu', array( $this, 'arrange' ), 500 );
	}

	/** @param WP_Admin_Bar $bar */
	public function arrange( $bar ): void {
		// The network's admin and users without access to this site have other menus.
		if ( is_network_admin() || ! $bar->get_node( 'site-name' ) ) {
			return;
		}

		$bar->remove_node( 'wp-logo' );
		if ( $bar->get_node( 'comments' ) && 0 === (int) wp_count_comments()->moderated ) {
			$bar->remove_node( 'comments' );
		}

		foreach ( self::screens() as $file => list( $title, $capability ) ) {
			if ( current_user_can( $capability ) ) {
				$bar->add_node(
					array(
						'parent' => 'site-name',
						'id'     => self::PREFIX . sanitize_key( $file ),
						'title'  => esc_html( $title ),
						'href'   => admin_url( $file ),
					)
				);
			}
		}

		if ( current_user_can( 'edit_posts' ) ) {
			$bar->add_node(
				array(
					'id'    => self::PREFIX . 'write',
					'title' => '<span class="ab-icon dashicons-before dashicons-edit" aria-hidden="true"></span><span class="ab-label">' . esc_html__( 'Write', 'jetpack-dashboard' ) . '</span>',
					'href'  => admin_url( 'post-new.php' ),
				)
			);
		}
	}

	/** @return array<string, array{string, string}> Title and capability by file. */
	private static function screens(): array {
		return array(
			'edit.php'                => array( __( 'Posts', 'jetpack-dashboard' ), 'edit_posts' ),
			'edit.php?post_type=page' => array( __( 'Pages', 'jetpack-dashboard' ), 'edit_pages' ),
			'upload.php'              => array( __( 'Media', 'jetpack-dashboard' ), 'upload_files' ),
			'edit-comments.php'       => array( __( 'Comments', 'jetpack-dashboard' ), 'edit_posts' ),
			'admin.php?page=jetpack'  => array( 'Jetpack', 'jetpack_admin_page' ),
			'options-general.php'     => array( __( 'Settings', 'jetpack-dashboard' ), 'manage_options' ),
		);
	}
}
