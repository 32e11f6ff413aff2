<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Carousel;

use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/**
 * Loads a lightbox on pages with a gallery. The script reads photo details from WordPress's REST API, which checks what the visitor
 * may see.
 */
final class Carousel {

	private const HANDLE = 'jetpack-dashboard-carousel';

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
		add_filter( 'wp_get_attachment_image_attributes', array( $this, 'name_photo' ), 10, 2 );
	}

	/**
	 * Enqueues the script once the page has a gallery.
	 *
	 * @param string $html Gallery HTML, returned unchanged.
	 */
	public function load( $html ): string {
		if ( ! is_feed() && ! wp_is_json_request() && ! wp_script_is( self::HANDLE ) ) {
			wp_enqueue_style( self::HANDLE, $this->assets_url . 'carousel.css', array(), JETPACK_DASHBOARD_VERSION );
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
			wp_add_inline_script( self::HANDLE, 'window.jpCarousel = ' . wp_json_encode( $this->facts(), JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
		}

		return (string) $html;
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
	private function facts(): array {
		return array(
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
