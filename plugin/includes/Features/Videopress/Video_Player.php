<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Videopress;

use Jetpack_Dashboard\Kernel\Plugin_Files;
use WP_HTML_Tag_Processor;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Videos in blocks and in the shortcode: their current URLs, a note instead of those that the visitor may not watch, and the player. */
final class Video_Player {

	private const HANDLE = 'jetpack-dashboard-video-player';

	/** Other blocks with a video from the media library: the attribute with its ID. */
	private const BLOCKS = array(
		'core/cover'      => 'id',
		'core/media-text' => 'mediaId',
		'core/file'       => 'id',
	);

	/** Videos that WordPress's own player has to play. */
	private const HOSTED = '~^https?://(www\.)?(youtube\.com|youtu\.be|([^/]+\.)?vimeo\.com)/~';

	private Videos $videos;

	/** With a trailing slash. */
	private string $assets_url;

	/** Whether the shortcode that is being rendered needs WordPress's player. */
	private bool $is_hosted = false;

	private bool $has_primed = false;

	/** False while the module is off. */
	private bool $has_controls = false;

	public function __construct( Videos $videos, Plugin_Files $files ) {
		$this->videos     = $videos;
		$this->assets_url = $files->url( 'includes/Features/Videopress/assets/' );
	}

	public function register(): void {
		$this->has_controls = true;

		add_filter( 'wp_video_shortcode_library', array( $this, 'choose_library' ) );
	}

	/** For videos whose files are in the closed folder, even while the module is off. */
	public function register_files(): void {
		add_filter( 'render_block_core/video', array( $this, 'filter_block' ), 10, 2 );
		foreach ( array_keys( self::BLOCKS ) as $block ) {
			add_filter( "render_block_$block", array( $this, 'filter_other_block' ), 10, 2 );
		}

		add_filter( 'wp_video_shortcode_override', array( $this, 'replace_shortcode' ), 10, 2 );
		add_filter( 'shortcode_atts_video', array( $this, 'filter_attributes' ) );
		add_filter( 'wp_video_shortcode', array( $this, 'load_for_shortcode' ), 10, 5 );

		add_filter( 'rss_enclosure', array( $this, 'filter_enclosure' ) );
		add_filter( 'atom_enclosure', array( $this, 'filter_enclosure' ) );
	}

	/**
	 * @param string               $html
	 * @param array<string, mixed> $block
	 */
	public function filter_block( $html, $block ): string {
		$html = (string) $html;
		$id   = (int) ( $block['attrs']['id'] ?? 0 );
		$tags = new WP_HTML_Tag_Processor( $html );

		if ( ! $tags->next_tag( array( 'tag_name' => 'VIDEO' ) ) ) {
			return $html;
		}

		$this->prime();
		$id = $id > 0 && $this->videos->is_video( $id ) ? $id : $this->videos->of_url( (string) $tags->get_attribute( 'src' ) );
		if ( $id > 0 ) {
			if ( ! $this->videos->can_watch( $id ) ) {
				return '<figure class="wp-block-video">' . self::note() . '</figure>';
			}
			// The block stores the URL as it was when the video was inserted.
			if ( $this->videos->is_streamed( $id ) || $this->videos->is_url_of( (string) $tags->get_attribute( 'src' ), $id ) ) {
				$tags->set_attribute( 'src', (string) wp_get_attachment_url( $id ) );
			}
			$poster = $this->has_controls && null === $tags->get_attribute( 'poster' ) ? get_the_post_thumbnail_url( $id, 'large' ) : false;
			if ( false !== $poster ) {
				$tags->set_attribute( 'poster', $poster );
			}
		}
		if ( null !== $tags->get_attribute( 'controls' ) ) {
			$this->enqueue();
		}

		return $tags->get_updated_html();
	}

	/**
	 * @param string               $html
	 * @param array<string, mixed> $block
	 */
	public function filter_other_block( $html, $block ): string {
		$html = (string) $html;
		$id   = (int) ( $block['attrs'][ self::BLOCKS[ $block['blockName'] ] ?? 'id' ] ?? 0 );
		if ( $id < 1 || ! $this->videos->is_video( $id ) || ! $this->videos->is_streamed( $id ) ) {
			return $html;
		}

		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			foreach ( array( 'src', 'href', 'data' ) as $name ) {
				$url = $tags->get_attribute( $name );
				if ( is_string( $url ) && $this->videos->is_url_of( $url, $id ) ) {
					$tags->set_attribute( $name, (string) wp_get_attachment_url( $id ) );
				}
			}
		}

		return $tags->get_updated_html();
	}

	/**
	 * @param string               $html
	 * @param array<string, mixed> $attributes
	 */
	public function replace_shortcode( $html, $attributes ): string {
		$this->is_hosted = false;

		foreach ( self::urls( (array) $attributes ) as $value ) {
			$this->is_hosted = $this->is_hosted || preg_match( self::HOSTED, $value );
			$id              = $this->videos->of_url( $value );
			if ( $id > 0 && ! $this->videos->can_watch( $id ) ) {
				return '<div class="wp-video">' . self::note() . '</div>';
			}
		}

		return (string) $html;
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed>
	 */
	public function filter_attributes( $attributes ): array {
		$attributes = (array) $attributes;

		foreach ( self::urls( $attributes ) as $name => $url ) {
			$id = $this->videos->of_url( $url );
			if ( $id > 0 ) {
				$attributes[ $name ] = (string) wp_get_attachment_url( $id );
			}
		}

		return $attributes;
	}

	/**
	 * Browsers play files with their own controls, without WordPress's 100 kB of script.
	 *
	 * @param string $library
	 */
	public function choose_library( $library ): string {
		return $this->is_hosted || 'mediaelement' !== $library ? (string) $library : 'native';
	}

	/**
	 * @param string               $html
	 * @param array<string, mixed> $attributes
	 * @param mixed                $file
	 * @param int                  $post_id
	 * @param string               $library
	 */
	public function load_for_shortcode( $html, $attributes, $file, $post_id, $library ): string {
		// Without an address, the shortcode plays the first video that is attached to the post.
		if ( $file instanceof WP_Post && ! $this->videos->can_watch( $file->ID ) ) {
			return '<div class="wp-video">' . self::note() . '</div>';
		}
		if ( 'native' === $library ) {
			$this->enqueue();
		}

		return (string) $html;
	}

	/**
	 * Removes private videos from feeds.
	 *
	 * @param string $tag
	 */
	public function filter_enclosure( $tag ): string {
		$is_found = preg_match( '/(?:url|href)="([^"]*)"/', (string) $tag, $found );
		$id       = $is_found ? $this->videos->of_url( $found[1] ) : 0;

		return $id > 0 && $this->videos->is_private( $id ) ? '' : (string) $tag;
	}

	/**
	 * @param array<mixed> $attributes Of the shortcode.
	 * @return array<string, string> The URLs of its videos by attribute.
	 */
	private static function urls( array $attributes ): array {
		$names = array_merge( array( 'src' ), wp_get_video_extensions() );

		return array_filter( array_intersect_key( $attributes, array_flip( $names ) ), static fn( $url ): bool => is_string( $url ) && '' !== $url );
	}

	/** Loads all videos of the post at once, for two queries per page at most. */
	private function prime(): void {
		$post = get_post();

		if ( ! $this->has_primed && $post && preg_match_all( '/<!-- wp:video \{[^>]*?"id":(\d+)/', $post->post_content, $found ) ) {
			_prime_post_caches( array_map( 'intval', array_slice( $found[1], 0, 100 ) ), false );
		}
		$this->has_primed = true;
	}

	private function enqueue(): void {
		if ( ! $this->has_controls || is_feed() || is_admin() || wp_is_json_request() || wp_script_is( self::HANDLE ) ) {
			return;
		}

		$texts = array(
			'controls' => __( 'Video controls', 'jetpack-dashboard' ),
			'speed'    => __( 'Speed', 'jetpack-dashboard' ),
			'pip'      => __( 'Picture-in-picture', 'jetpack-dashboard' ),
			'chapters' => __( 'Chapters', 'jetpack-dashboard' ),
		);

		wp_enqueue_style( self::HANDLE, $this->assets_url . 'video-player.css', array(), JETPACK_DASHBOARD_VERSION );
		wp_enqueue_script(
			self::HANDLE,
			$this->assets_url . 'video-player.js',
			array(),
			JETPACK_DASHBOARD_VERSION,
			array(
				'in_footer' => true,
				'strategy'  => 'defer',
			)
		);
		wp_add_inline_script( self::HANDLE, 'window.jpVideoPlayer = ' . wp_json_encode( $texts, JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
	}

	/** What visitors see instead of a video that they may not watch. */
	private static function note(): string {
		if ( is_user_logged_in() ) {
			return '<p>' . esc_html__( 'You don’t have access to this video.', 'jetpack-dashboard' ) . '</p>';
		}

		return sprintf(
			'<p>%1$s <a href="%2$s">%3$s</a></p>',
			esc_html__( 'This video is for members of this site.', 'jetpack-dashboard' ),
			esc_url( wp_login_url( (string) get_permalink() ) ),
			esc_html__( 'Log in', 'jetpack-dashboard' )
		);
	}
}
