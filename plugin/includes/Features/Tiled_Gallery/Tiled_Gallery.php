<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Tiled_Gallery;

use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Layouts for galleries. Each is a block style of WordPress's Gallery block. Gallery shortcodes get the same class, so one stylesheet
 * is for both.
 */
final class Tiled_Gallery {

	private const HANDLE = 'jetpack-dashboard-tiled-gallery';

	private const STYLESHEET = 'includes/Features/Tiled_Gallery/assets/tiled-gallery.css';

	/** Prefix of the block styles' names. */
	private const PREFIX = 'tiled-';

	private const DEFAULT_LAYOUT = 'mosaic';

	/** Layout by `type` of the shortcode. */
	private const TYPES = array(
		'rectangular' => 'mosaic',
		'mosaic'      => 'mosaic',
		'square'      => 'square',
		'circle'      => 'circle',
		'columns'     => 'columns',
	);

	private Settings_Store $settings;
	private Plugin_Files $files;

	/** Of the shortcode that is rendered; empty if it has none. */
	private string $layout = '';

	public function __construct( Settings_Store $settings, Plugin_Files $files ) {
		$this->settings = $settings;
		$this->files    = $files;
	}

	public function register(): void {
		if ( is_admin() ) {
			add_action( 'init', array( $this, 'register_block_styles' ) );
			add_action( 'enqueue_block_assets', array( $this, 'enqueue_in_editor' ) );
			return;
		}

		add_filter( 'render_block_core/gallery', array( $this, 'filter_block' ) );
		add_filter( 'shortcode_atts_gallery', array( $this, 'filter_shortcode' ), 10, 3 );
		add_filter( 'use_default_gallery_style', array( $this, 'filter_default_style' ) );
		add_filter( 'gallery_style', array( $this, 'filter_opening_tag' ) );
	}

	public function register_block_styles(): void {
		$labels = array(
			'mosaic'  => __( 'Mosaic', 'jetpack-dashboard' ),
			'square'  => __( 'Squares', 'jetpack-dashboard' ),
			'circle'  => __( 'Circles', 'jetpack-dashboard' ),
			'columns' => __( 'Columns', 'jetpack-dashboard' ),
		);

		foreach ( $labels as $layout => $label ) {
			register_block_style(
				'core/gallery',
				array(
					'name'       => self::PREFIX . $layout,
					'label'      => $label,
					'is_default' => self::DEFAULT_LAYOUT === $layout && $this->is_for_all(),
				)
			);
		}
		if ( $this->is_for_all() ) {
			// The editor adds its own default only if no other style is the default.
			register_block_style(
				'core/gallery',
				array(
					'name'  => 'default',
					'label' => __( 'Grid', 'jetpack-dashboard' ),
				)
			);
		}
	}

	public function enqueue_in_editor(): void {
		if ( ! $this->is_for_all() ) {
			$this->enqueue();
			return;
		}

		// In the editor, galleries without a style have no class that the stylesheet could select.
		$tiled   = '[class*="is-style-tiled-"]';
		$mosaic  = '.is-style-tiled-mosaic';
		$unnamed = '.wp-block-gallery.has-nested-images:not([class*="is-style-"])';
		wp_register_style( self::HANDLE, false, array(), JETPACK_DASHBOARD_VERSION );
		wp_enqueue_style( self::HANDLE );
		wp_add_inline_style(
			self::HANDLE,
			strtr(
				(string) file_get_contents( $this->files->path( self::STYLESHEET ) ), // phpcs:ignore WordPress.WP.AlternativeFunctions -- A local file.
				array(
					$tiled  => ":is($tiled, $unnamed)",
					$mosaic => ":is($mosaic, $unnamed)",
				)
			)
		);
	}

	/**
	 * Gives blocks without a style the default layout, and enqueues the stylesheet.
	 *
	 * @param string $html
	 */
	public function filter_block( $html ): string {
		$tags = new WP_HTML_Tag_Processor( (string) $html );
		if ( is_feed() || ! $tags->next_tag( array( 'class_name' => 'wp-block-gallery' ) ) ) {
			return (string) $html;
		}

		$classes = (string) $tags->get_attribute( 'class' );
		// Blocks from before WordPress 5.9 contain a list, not images.
		if ( false === strpos( $classes, 'is-style-' ) && $tags->has_class( 'has-nested-images' ) && $this->is_for_all() ) {
			$tags->add_class( self::class_of( self::DEFAULT_LAYOUT ) );
		} elseif ( false === strpos( $classes, self::class_of( '' ) ) ) {
			return (string) $html;
		}
		$this->enqueue();

		return $tags->get_updated_html();
	}

	/**
	 * Finds the layout of a shortcode, and sets what it needs: larger images, and figures also in themes without support for HTML5.
	 *
	 * @param array<string, mixed> $attributes With defaults.
	 * @param array<string, mixed> $defaults
	 * @param array<string, mixed> $own
	 * @return array<string, mixed>
	 */
	public function filter_shortcode( $attributes, $defaults, $own ): array {
		$attributes   = (array) $attributes;
		$type         = ( (array) $own )['type'] ?? '';
		$type         = is_string( $type ) ? strtolower( trim( $type ) ) : '';
		$this->layout = self::TYPES[ $type ] ?? '';
		if ( '' === $type && $this->is_for_all() ) {
			$this->layout = self::DEFAULT_LAYOUT;
		}
		if ( '' === $this->layout || is_feed() ) {
			$this->layout = '';
			return $attributes;
		}

		// Thumbnails are cropped, and too small for most tiles.
		$size = in_array( $attributes['size'] ?? '', array( '', 'thumbnail' ), true ) ? 'large' : $attributes['size'];

		return array(
			'size'       => $size,
			'itemtag'    => 'figure',
			'icontag'    => 'div',
			'captiontag' => 'figcaption',
		) + $attributes;
	}

	/** @param bool $is_used */
	public function filter_default_style( $is_used ): bool {
		return '' === $this->layout && $is_used;
	}

	/**
	 * Adds the layout's class to a shortcode's gallery.
	 *
	 * @param string $html The default style and the opening tag.
	 */
	public function filter_opening_tag( $html ): string {
		$tags = new WP_HTML_Tag_Processor( (string) $html );
		if ( '' === $this->layout || ! $tags->next_tag( array( 'class_name' => 'gallery' ) ) ) {
			return (string) $html;
		}

		$tags->add_class( self::class_of( $this->layout ) );
		$this->layout = '';
		$this->enqueue();

		return $tags->get_updated_html();
	}

	private static function class_of( string $layout ): string {
		return 'is-style-' . self::PREFIX . $layout;
	}

	/** Whether galleries without a layout get the default one. */
	private function is_for_all(): bool {
		return (bool) $this->settings->get( 'tiled_galleries' );
	}

	private function enqueue(): void {
		wp_enqueue_style( self::HANDLE, $this->files->url( self::STYLESHEET ), array(), JETPACK_DASHBOARD_VERSION );
		// WordPress prints small stylesheets inline.
		wp_style_add_data( self::HANDLE, 'path', $this->files->path( self::STYLESHEET ) );
	}
}
