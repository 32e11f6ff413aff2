<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Carousel;

use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Adds a lightbox to pages with a gallery, or with an image that links to its own file or attachment page. The files of the lightbox
 * are loaded when a visitor opens the first photo; it reads photo details from WordPress's REST API, which checks what the visitor may
 * see.
 */
final class Carousel {

	private const HANDLE = 'jetpack-dashboard-carousel';

	/** Attribute of the links of single images. */
	private const MARK = 'data-jp-carousel';

	/** After blocks, shortcodes and WordPress's filters. */
	private const PRIORITY = 20;

	private Settings_Store $settings;

	/** With a trailing slash. */
	private string $assets_url;

	public function __construct( Settings_Store $settings, Plugin_Files $files ) {
		$this->settings   = $settings;
		$this->assets_url = $files->url( 'includes/Features/Carousel/assets/' );
	}

	public function register(): void {
		if ( is_admin() ) {
			return;
		}

		add_filter( 'render_block_core/gallery', array( $this, 'load' ) );
		add_filter( 'post_gallery', array( $this, 'load' ) );
		add_filter( 'render_block_core/image', array( $this, 'mark_block' ), 10, 2 );
		add_filter( 'the_content', array( $this, 'mark_links' ), self::PRIORITY );
		add_filter( 'wp_get_attachment_image_attributes', array( $this, 'name_photo' ), 10, 2 );
	}

	/**
	 * Enqueues the script once the page has a gallery.
	 *
	 * @param string $html Gallery HTML, returned unchanged.
	 */
	public function load( $html ): string {
		if ( ! is_feed() && ! wp_is_json_request() && ! wp_script_is( self::HANDLE ) ) {
			wp_enqueue_script(
				self::HANDLE,
				$this->assets_url . 'carousel.js',
				array(),
				JETPACK_DASHBOARD_VERSION,
				array(
					'in_footer' => true,
					'strategy'  => 'defer',
				)
			);
			wp_add_inline_script( self::HANDLE, 'window.jpCarousel = ' . wp_json_encode( $this->config(), JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
		}

		return (string) $html;
	}

	/**
	 * Marks the link of an image block that leads to its own file or attachment page.
	 *
	 * @param string               $html
	 * @param array<string, mixed> $block Parsed block.
	 */
	public function mark_block( $html, $block ): string {
		$destination = $block['attrs']['linkDestination'] ?? '';

		return in_array( $destination, array( 'media', 'attachment' ), true ) ? $this->mark( (string) $html, true ) : (string) $html;
	}

	/**
	 * Marks links around images that lead to an image file or attachment page.
	 *
	 * @param string $html
	 */
	public function mark_links( $html ): string {
		return $this->mark( (string) $html, false );
	}

	/** @param bool $is_own Whether links lead to the image in them, wherever that is. */
	private function mark( string $html, bool $is_own ): string {
		$is_page = ! is_feed() && ! wp_is_json_request() && ! doing_filter( 'get_the_excerpt' );
		if ( ! $is_page || ! preg_match( '/<a\s[^<>]*>\s*<img\s/i', $html ) ) {
			return $html;
		}

		$tags     = new WP_HTML_Tag_Processor( $html );
		$is_found = false;
		$is_link  = false;
		while ( $tags->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
			if ( $is_link && 'IMG' === $tags->get_tag() ) {
				// WordPress limits the number of jumps.
				if ( ! $tags->seek( 'link' ) ) {
					break;
				}
				$tags->set_attribute( self::MARK, true );
				$is_found = true;
			}

			$is_link = 'A' === $tags->get_tag() && ! $tags->is_tag_closer() && null === $tags->get_attribute( self::MARK )
				&& ( $is_own || self::leads_to_photo( (string) $tags->get_attribute( 'href' ), (string) $tags->get_attribute( 'rel' ) ) );
			if ( $is_link ) {
				$tags->set_bookmark( 'link' );
			}
		}
		if ( $is_found ) {
			$this->load( '' );
		}

		return $is_found ? $tags->get_updated_html() : $html;
	}

	private static function leads_to_photo( string $url, string $relation ): bool {
		$path = (string) wp_parse_url( $url, PHP_URL_PATH );

		return 1 === preg_match( '/\.(?:avif|gif|jpe?g|png|webp)$/i', $path ) || in_array( 'attachment', explode( ' ', $relation ), true );
	}

	/**
	 * Adds the attachment id to classic galleries' images; blocks have a class for it.
	 *
	 * @param array<string, string> $attributes
	 * @param \WP_Post              $photo
	 * @return array<string, string>
	 */
	public function name_photo( $attributes, $photo ): array {
		return array( 'data-jp-photo' => (string) $photo->ID ) + (array) $attributes;
	}

	/** @return array<string, mixed> */
	private function config(): array {
		$file = fn( string $name ): string => $this->assets_url . $name . '?ver=' . JETPACK_DASHBOARD_VERSION;

		return array(
			'files'       => array(
				'style'   => $file( 'viewer.css' ),
				'scripts' => array( $file( 'gestures.js' ), $file( 'viewer.js' ) ),
			),
			'background'  => $this->settings->get( 'carousel_background_color' ),
			'hasExif'     => $this->settings->get( 'carousel_display_exif' ),
			'hasComments' => $this->settings->get( 'carousel_display_comments' ),
			'restUrl'     => rest_url( 'wp/v2/' ),
			'commentUrl'  => site_url( '/wp-comments-post.php' ),
			'isLoggedIn'  => is_user_logged_in(),
			'mustLogIn'   => (bool) get_option( 'comment_registration' ),
			'needsName'   => (bool) get_option( 'require_name_email' ),
			'texts'       => self::texts(),
		);
	}

	/** @return array<string, string> */
	private static function texts(): array {
		return array(
			'viewer'       => __( 'Gallery', 'jetpack-dashboard' ),
			'close'        => __( 'Close', 'jetpack-dashboard' ),
			'previous'     => __( 'Previous photo', 'jetpack-dashboard' ),
			'next'         => __( 'Next photo', 'jetpack-dashboard' ),
			/* translators: 1: number of a photo, 2: number of photos. */
			'position'     => __( 'Photo %1$s of %2$s', 'jetpack-dashboard' ),
			'photo'        => __( 'Photo', 'jetpack-dashboard' ),
			'zoomIn'       => __( 'Zoom in', 'jetpack-dashboard' ),
			'zoomOut'      => __( 'Zoom out', 'jetpack-dashboard' ),
			'copy'         => __( 'Copy link', 'jetpack-dashboard' ),
			'copied'       => __( 'Link copied.', 'jetpack-dashboard' ),
			'original'     => __( 'View full size', 'jetpack-dashboard' ),
			'camera'       => __( 'Camera', 'jetpack-dashboard' ),
			'aperture'     => __( 'Aperture', 'jetpack-dashboard' ),
			'focal_length' => __( 'Focal length', 'jetpack-dashboard' ),
			'shutter'      => __( 'Shutter speed', 'jetpack-dashboard' ),
			'iso'          => __( 'ISO', 'jetpack-dashboard' ),
			'comments'     => __( 'Comments', 'jetpack-dashboard' ),
			'comment'      => __( 'Your comment', 'jetpack-dashboard' ),
			'name'         => __( 'Name', 'jetpack-dashboard' ),
			'email'        => __( 'Email (will not be published)', 'jetpack-dashboard' ),
			'send'         => __( 'Post comment', 'jetpack-dashboard' ),
			'sent'         => __( 'Thank you for your comment. It may need approval before it appears.', 'jetpack-dashboard' ),
			'notSent'      => __( 'The comment could not be sent. Check the form and try again.', 'jetpack-dashboard' ),
		);
	}
}
