<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Custom_Content_Types;

use Jetpack_Dashboard\Kernel\Page\Nested_Content;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * The shortcodes `[portfolio]` and `[testimonials]`. Attributes: display_content (true, full or false), display_types, display_tags,
 * include_type, include_tag, columns, showposts, order, orderby, image.
 */
final class Item_List {

	private const MAX_COLUMNS = 6;

	private const MAX_ITEMS = 100;

	private const ORDERS = array( 'author', 'date', 'title', 'menu_order', 'rand' );

	private string $type;

	/** Style handle. */
	private string $style;

	/** Prevents infinite recursion of a list within its own items. */
	private static bool $is_rendering = false;

	public function __construct( string $type, string $style ) {
		$this->type  = $type;
		$this->style = $style;
	}

	/** @param array<string, string>|string $raw_attributes Shortcode attributes. */
	public function render( $raw_attributes ): string {
		if ( self::$is_rendering ) {
			return '';
		}
		self::$is_rendering = true;

		$attributes = self::attributes( $raw_attributes );
		$query      = new WP_Query( $this->query( $attributes ) );
		$items      = '';

		while ( $query->have_posts() ) {
			$query->the_post();
			$post = get_post();
			if ( $post instanceof WP_Post ) {
				$items .= $this->item( $post, $attributes );
			}
		}
		wp_reset_postdata();
		self::$is_rendering = false;

		if ( '' === $items ) {
			return '';
		}
		wp_enqueue_style( $this->style );

		return sprintf( '<div class="jp-items %s-shortcode" style="--jp-columns:%d">%s</div>', esc_attr( $this->type ), $attributes['columns'], $items );
	}

	/**
	 * @param array<string, string>|string $raw_attributes Shortcode attributes.
	 * @return array{content: string, has_types: bool, has_tags: bool, has_image: bool, types: string[], tags: string[], columns: int, count: int, order: string, orderby: string}
	 */
	private static function attributes( $raw_attributes ): array {
		$raw = shortcode_atts(
			array(
				'display_content' => 'true',
				'display_types'   => 'true',
				'display_tags'    => 'true',
				'image'           => 'true',
				'include_type'    => '',
				'include_tag'     => '',
				'columns'         => '2',
				'showposts'       => '-1',
				'order'           => 'asc',
				'orderby'         => 'date',
			),
			(array) $raw_attributes
		);

		$orders = array_intersect( array_map( 'trim', explode( ',', strtolower( $raw['orderby'] ) ) ), self::ORDERS );
		$count  = (int) $raw['showposts'];

		return array(
			'content'   => strtolower( trim( $raw['display_content'] ) ),
			'has_types' => self::is_true( $raw['display_types'] ),
			'has_tags'  => self::is_true( $raw['display_tags'] ),
			'has_image' => self::is_true( $raw['image'] ),
			'types'     => wp_parse_slug_list( $raw['include_type'] ),
			'tags'      => wp_parse_slug_list( $raw['include_tag'] ),
			'columns'   => max( 1, min( self::MAX_COLUMNS, (int) $raw['columns'] ) ),
			'count'     => $count < 1 ? self::MAX_ITEMS : min( self::MAX_ITEMS, $count ),
			'order'     => 'desc' === strtolower( trim( $raw['order'] ) ) ? 'DESC' : 'ASC',
			'orderby'   => $orders ? implode( ' ', $orders ) : 'date',
		);
	}

	/**
	 * @param array{types: string[], tags: string[], count: int, order: string, orderby: string} $attributes
	 * @return array<string, mixed>
	 */
	private function query( array $attributes ): array {
		$taxonomies = array();
		foreach ( array(
			Types::PROJECT_TYPE => $attributes['types'],
			Types::PROJECT_TAG  => $attributes['tags'],
		) as $taxonomy => $slugs ) {
			if ( $slugs && Content_Types::PORTFOLIO === $this->type ) {
				$taxonomies[] = array(
					'taxonomy' => $taxonomy,
					'field'    => 'slug',
					'terms'    => $slugs,
				);
			}
		}

		return array(
			'post_type'      => $this->type,
			'post_status'    => 'publish',
			'has_password'   => false,
			'posts_per_page' => $attributes['count'],
			'order'          => $attributes['order'],
			'orderby'        => $attributes['orderby'],
			'no_found_rows'  => true,
			'tax_query'      => $taxonomies, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- What the shortcode is asked for.
		);
	}

	/** @param array{content: string, has_types: bool, has_tags: bool, has_image: bool} $attributes */
	private function item( WP_Post $post, array $attributes ): string {
		$url   = (string) get_permalink( $post );
		$image = $attributes['has_image'] && has_post_thumbnail( $post )
			? sprintf( '<a class="jp-items__image" href="%s" tabindex="-1" aria-hidden="true">%s</a>', esc_url( $url ), get_the_post_thumbnail( $post, 'large' ) )
			: '';
		$terms = ( $attributes['has_types'] ? self::terms( $post, Types::PROJECT_TYPE, __( 'Types:', 'jetpack-dashboard' ) ) : '' )
			. ( $attributes['has_tags'] ? self::terms( $post, Types::PROJECT_TAG, __( 'Tags:', 'jetpack-dashboard' ) ) : '' );

		return sprintf(
			'<article class="jp-items__item">%1$s<h2 class="jp-items__title"><a href="%2$s">%3$s</a></h2>%4$s%5$s</article>',
			$image,
			esc_url( $url ),
			wp_kses_post( get_the_title( $post ) ),
			$terms,
			self::content( $post, $attributes['content'] )
		);
	}

	/** @param string $kind `true` for the excerpt, `full` or `false`. */
	private static function content( WP_Post $post, string $kind ): string {
		if ( 'full' === $kind ) {
			/** This filter is documented in wp-includes/post-template.php */
			$content = Nested_Content::render( static fn(): string => (string) apply_filters( 'the_content', $post->post_content ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound
		} else {
			$content = self::is_true( $kind ) ? wpautop( Nested_Content::render( static fn(): string => get_the_excerpt( $post ) ) ) : '';
		}

		return '' === $content ? '' : "<div class=\"jp-items__content\">$content</div>";
	}

	/** @return string HTML; '' if there are no terms. */
	private static function terms( WP_Post $post, string $taxonomy, string $label ): string {
		$links = get_the_term_list( $post->ID, $taxonomy, '', ', ' );

		return is_string( $links ) && '' !== $links ? sprintf( '<p class="jp-items__terms"><span>%s</span> %s</p>', esc_html( $label ), $links ) : '';
	}

	private static function is_true( string $value ): bool {
		return in_array( strtolower( trim( $value ) ), array( 'true', '1', 'yes' ), true );
	}
}
