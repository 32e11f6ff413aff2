<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Related_Posts;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Settings\Settings_Registry;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Block_Type_Registry;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Shows related posts below a post, or where the block is. Never both. */
final class Related_Posts {

	private const MAXIMUM = 3;

	public const BELOW_POST = 'post';
	public const IN_BLOCK   = 'block';

	private Settings_Store $settings;
	private Settings_Registry $registry;

	/** With a trailing slash. */
	private string $assets_url;

	/** Where this page has the list: '' before it is rendered. A post may be rendered twice, for example for its excerpt. */
	private string $place = '';

	public function __construct( Settings_Store $settings, Settings_Registry $registry, Plugin_Files $files ) {
		$this->settings   = $settings;
		$this->registry   = $registry;
		$this->assets_url = $files->url( 'includes/Features/Related_Posts/assets/' );
	}

	public function register(): void {
		// Late, so that it comes after what other plugins append.
		add_filter( 'the_content', array( $this, 'append' ), 40 );
		Backend_Hooks::add(
			static function (): void {
				add_filter( 'wxr_export_skip_postmeta', array( Finder::class, 'skip_in_exports' ), 10, 2 );
			}
		);
		add_action( 'customize_register', fn( $customizer ) => ( new Customizer_Section( $this->registry ) )->add( $customizer ) );
		( new Block( $this, $this->assets_url ) )->register();
	}

	/**
	 * Appends the list on single posts.
	 *
	 * @param string $content
	 */
	public function append( $content ): string {
		$post = get_post();
		if ( ! $post || ! is_singular( 'post' ) || ! in_the_loop() || ! is_main_query() || ! $this->can_show( $post, self::BELOW_POST ) || self::has_block( $post ) ) {
			return (string) $content;
		}

		$parts = array(
			'headline'   => (bool) $this->settings->get( 'show_headline' ),
			'thumbnails' => (bool) $this->settings->get( 'show_thumbnails' ),
			'date'       => true,
			'context'    => true,
		);

		$list = $this->list_of( $post, self::MAXIMUM, $parts, 'class="jp-relatedposts"' );
		if ( '' !== $list ) {
			$this->place = self::BELOW_POST;
		}

		return $content . $list;
	}

	/** @param string $place A constant. */
	public function can_show( WP_Post $post, string $place ): bool {
		return in_array( $this->place, array( '', $place ), true ) && is_singular() && get_queried_object_id() === $post->ID && ! post_password_required( $post );
	}

	/**
	 * @param array{headline: bool, thumbnails: bool, date: bool, context: bool} $parts What each post shows.
	 * @param string                                                             $attributes Escaped; of the outer element.
	 */
	public function block_of( WP_Post $post, int $maximum, array $parts, string $attributes ): string {
		$this->place = self::IN_BLOCK;

		return $this->list_of( $post, $maximum, $parts, $attributes );
	}

	/**
	 * The newest posts, to preview the block in a template.
	 *
	 * @param array{headline: bool, thumbnails: bool, date: bool, context: bool} $parts What each post shows.
	 * @param string                                                             $attributes Escaped; of the outer element.
	 */
	public function sample( int $maximum, array $parts, string $attributes ): string {
		$newest = get_posts(
			array(
				'numberposts'  => $maximum,
				'has_password' => false,
			)
		);
		$items  = array_map(
			static fn( $post ): array => array(
				'post' => $post,
				'term' => null,
			),
			array_filter( $newest, static fn( $post ): bool => $post instanceof WP_Post )
		);

		return $items ? ( new Markup( $parts ) )->of( $items, $attributes ) : '';
	}

	/**
	 * @param array{headline: bool, thumbnails: bool, date: bool, context: bool} $parts What each post shows.
	 * @param string                                                             $attributes Escaped; of the outer element.
	 * @return string '' if nothing is related.
	 */
	private function list_of( WP_Post $post, int $maximum, array $parts, string $attributes ): string {
		$related = ( new Finder() )->find( $post, $maximum, $parts['thumbnails'] );

		return $related ? ( new Markup( $parts ) )->of( $related, $attributes ) : '';
	}

	/** Whether the block is in the post or in its template, which may show it after the content. */
	private static function has_block( WP_Post $post ): bool {
		global $_wp_current_template_content;

		return WP_Block_Type_Registry::get_instance()->is_registered( Block::NAME )
			&& ( has_block( Block::NAME, $post ) || has_block( Block::NAME, (string) $_wp_current_template_content ) );
	}
}
