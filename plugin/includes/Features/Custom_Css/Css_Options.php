<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Custom_Css;

use WP_Customize_Manager;

defined( 'ABSPATH' ) || exit;

/** Two options below the CSS editor of the Customizer, for each theme: without the theme's styles, and the content width. */
final class Css_Options {

	/** Autoloaded; by theme: `replace` ('1' or '') and `width` in pixels (0 for the theme's). */
	public const OPTION = 'jetpack_dashboard_css_options';

	/** WordPress's section with the CSS editor. */
	private const SECTION = 'custom_css';

	private const HANDLE = 'jetpack-dashboard-content-width';

	private const MAX_WIDTH = 4000;

	public function register(): void {
		add_action( 'customize_register', array( $this, 'add_controls' ), 20 );
		add_action( 'template_redirect', array( $this, 'apply' ) );
	}

	/** The page is known, and so is what the Customizer previews. */
	public function apply(): void {
		$options = self::of_theme();

		if ( '' !== $options['replace'] && ! wp_is_block_theme() ) {
			add_filter( 'style_loader_tag', array( $this, 'remove_theme_style' ), 10, 3 );
		}
		if ( $options['width'] > 0 ) {
			$GLOBALS['content_width'] = $options['width']; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- The owner's width instead of the theme's.
			add_action( 'wp_enqueue_scripts', array( $this, 'add_width' ) );
		}
	}

	/**
	 * @param string $tag
	 * @param string $handle
	 * @param string $url
	 */
	public function remove_theme_style( $tag, $handle, $url ): string {
		foreach ( array( get_stylesheet_directory_uri(), get_template_directory_uri() ) as $folder ) {
			if ( 0 === strpos( set_url_scheme( (string) $url ), set_url_scheme( trailingslashit( $folder ) ) ) ) {
				return '';
			}
		}

		return (string) $tag;
	}

	/** Themes with a theme.json limit the content by this property. */
	public function add_width(): void {
		wp_register_style( self::HANDLE, false, array(), JETPACK_DASHBOARD_VERSION );
		// Stronger than the theme's `:root`, which may come later.
		wp_add_inline_style( self::HANDLE, sprintf( ':root:root{--wp--style--global--content-size:%dpx}', self::of_theme()['width'] ) );
		wp_enqueue_style( self::HANDLE );
	}

	/** @param WP_Customize_Manager $manager */
	public function add_controls( $manager ): void {
		$name = self::OPTION . '[' . get_stylesheet() . ']';

		$manager->add_setting(
			$name . '[replace]',
			array(
				'type'              => 'option',
				'capability'        => 'edit_css',
				'default'           => '',
				'sanitize_callback' => static fn( $value ): string => $value ? '1' : '',
			)
		);
		$manager->add_control(
			$name . '[replace]',
			array(
				'section'         => self::SECTION,
				'type'            => 'checkbox',
				'label'           => __( 'Don’t use the theme’s styles', 'jetpack-dashboard' ),
				'description'     => __( 'Only your CSS and that of WordPress and plugins is used.', 'jetpack-dashboard' ),
				'active_callback' => static fn(): bool => ! wp_is_block_theme(),
			)
		);
		$manager->add_setting(
			$name . '[width]',
			array(
				'type'              => 'option',
				'capability'        => 'edit_css',
				'default'           => '',
				'sanitize_callback' => static fn( $value ): string => self::width( $value ) > 0 ? (string) self::width( $value ) : '',
			)
		);
		$manager->add_control(
			$name . '[width]',
			array(
				'section'     => self::SECTION,
				'type'        => 'number',
				'label'       => __( 'Content width in pixels', 'jetpack-dashboard' ),
				'description' => __( 'The width of embedded media, and of the content if your theme supports it. Leave it empty to use the theme’s width.', 'jetpack-dashboard' ),
				'input_attrs' => array(
					'min' => 1,
					'max' => self::MAX_WIDTH,
				),
			)
		);
	}

	/** @return array{replace: string, width: int} */
	private static function of_theme(): array {
		$all     = get_option( self::OPTION );
		$options = is_array( $all ) && is_array( $all[ get_stylesheet() ] ?? null ) ? $all[ get_stylesheet() ] : array();

		return array(
			'replace' => empty( $options['replace'] ) ? '' : '1',
			'width'   => self::width( $options['width'] ?? 0 ),
		);
	}

	/** @param mixed $value */
	private static function width( $value ): int {
		return is_numeric( $value ) ? max( 0, min( self::MAX_WIDTH, (int) $value ) ) : 0;
	}
}
