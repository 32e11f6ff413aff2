<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Related_Posts;

use Jetpack_Dashboard\Settings\Settings_Registry;

defined( 'ABSPATH' ) || exit;

/** The module's two settings in the Customizer, with live preview. */
final class Customizer_Section {

	/** The settings card links to this section. */
	private const SECTION = 'jetpack_relatedposts';

	private Settings_Registry $registry;

	public function __construct( Settings_Registry $registry ) {
		$this->registry = $registry;
	}

	/** @param \WP_Customize_Manager $manager */
	public function add( $manager ): void {
		$manager->add_section(
			self::SECTION,
			array(
				'title'       => __( 'Related posts', 'jetpack-dashboard' ),
				'description' => __( 'They appear below each post.', 'jetpack-dashboard' ),
				'capability'  => 'jetpack_configure_modules',
			)
		);
		$this->add_control( $manager, 'show_headline', __( 'Show a headline above the related posts', 'jetpack-dashboard' ) );
		$this->add_control( $manager, 'show_thumbnails', __( 'Show a picture with each related post', 'jetpack-dashboard' ) );
	}

	private function add_control( \WP_Customize_Manager $manager, string $key, string $label ): void {
		$setting = $this->registry->get( $key );
		if ( ! $setting ) {
			return;
		}

		$manager->add_setting(
			$setting->option,
			array(
				'type'              => 'option',
				'capability'        => $setting->capability,
				'default'           => $setting->default_value() ? '1' : '0',
				// The format in which Settings_Store writes it.
				'sanitize_callback' => static fn( $value ): string => $setting->cast( $value ) ? '1' : '0',
			)
		);
		$manager->add_control(
			$setting->option,
			array(
				'section' => self::SECTION,
				'type'    => 'checkbox',
				'label'   => $label,
			)
		);
	}
}
