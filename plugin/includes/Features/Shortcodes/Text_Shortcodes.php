<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Shortcodes;

defined( 'ABSPATH' ) || exit;

/** Shortcodes that need no other site: `[archives]`, `[slideshow]` and `[recipe]` with its parts. */
final class Text_Shortcodes {

	private const STYLE = 'jetpack-dashboard-shortcodes';

	private const CSS = '.jp-slideshow{display:flex;gap:8px;list-style:none;margin:1.5em 0;overflow-x:auto;padding:0;scroll-snap-type:inline mandatory}.jp-slideshow>li{flex:0 0 100%;margin:0;scroll-snap-align:center;text-align:center}.jp-slideshow figure{margin:0}.jp-slideshow img{block-size:auto;max-block-size:80vh;max-inline-size:100%;object-fit:contain}.jp-recipe{border:1px solid;box-sizing:border-box;margin:1.5em 0;padding:1.25em}.jp-recipe__facts{display:flex;flex-wrap:wrap;gap:.25em 1.5em;list-style:none;margin:0 0 1em;padding:0}';

	private const MAX_SLIDES = 100;

	public function register(): void {
		add_action( 'init', array( $this, 'add' ), 20 );
	}

	/** Skips shortcodes that another plugin has registered. */
	public function add(): void {
		foreach ( array(
			'archives'           => 'archives',
			'recipe'             => 'recipe',
			'recipe-directions'  => 'recipe_part',
			'recipe-ingredients' => 'recipe_part',
			'recipe-notes'       => 'recipe_part',
			'slideshow'          => 'slideshow',
		) as $name => $method ) {
			if ( ! shortcode_exists( $name ) ) {
				add_shortcode( $name, array( $this, $method ) );
			}
		}
	}

	/** @param array<int|string, string>|string $attributes type, limit, order, showcount. */
	public function archives( $attributes ): string {
		$parameters = (array) $attributes;
		$one        = static fn( string $key, array $values ): string => in_array( $parameters[ $key ] ?? '', $values, true ) ? (string) $parameters[ $key ] : (string) $values[0];
		$type       = $one( 'type', array( 'postbypost', 'yearly', 'monthly', 'weekly', 'daily', 'alpha' ) );
		$links      = (string) wp_get_archives(
			array(
				'type'            => $type,
				'limit'           => min( 1000, absint( $parameters['limit'] ?? 0 ) ?: 1000 ),
				'order'           => strtoupper( $one( 'order', array( 'desc', 'asc' ) ) ),
				'show_post_count' => filter_var( $parameters['showcount'] ?? false, FILTER_VALIDATE_BOOLEAN ),
				'echo'            => false,
			)
		);

		if ( '' === $links ) {
			return '<p>' . esc_html__( 'There are no posts.', 'jetpack-dashboard' ) . '</p>';
		}

		return "<ul>$links</ul>";
	}

	/**
	 * A row of images to scroll or swipe through, without a script.
	 *
	 * @param array<int|string, string>|string $attributes ids, size. Without ids: the images that were uploaded to the post.
	 */
	public function slideshow( $attributes ): string {
		$parameters = (array) $attributes;
		$ids        = array_slice( wp_parse_id_list( (string) ( $parameters['ids'] ?? '' ) ), 0, self::MAX_SLIDES );
		if ( array() === $ids && get_the_ID() ) {
			$ids = get_posts(
				array(
					'post_type'      => 'attachment',
					'post_mime_type' => 'image',
					'post_parent'    => (int) get_the_ID(),
					'orderby'        => 'menu_order ID',
					'order'          => 'ASC',
					'numberposts'    => self::MAX_SLIDES, // phpcs:ignore WordPress.WP.PostsPerPage -- IDs only.
					'fields'         => 'ids',
				)
			);
		}

		$slides = '';
		foreach ( $ids as $id ) {
			$id    = (int) $id;
			$image = wp_get_attachment_image( $id, 'large' );
			if ( '' !== $image && 'attachment' === get_post_type( $id ) && is_post_publicly_viewable( $id ) ) {
				$caption = (string) wp_get_attachment_caption( $id );
				$slides .= '<li><figure>' . $image . ( '' === $caption ? '' : '<figcaption>' . wp_kses_post( $caption ) . '</figcaption>' ) . '</figure></li>';
			}
		}
		if ( '' === $slides ) {
			return '';
		}
		self::enqueue();

		// Focusable, so that the arrow keys scroll it.
		return '<ul class="jp-slideshow" tabindex="0" aria-label="' . esc_attr__( 'Slideshow', 'jetpack-dashboard' ) . "\">$slides</ul>";
	}

	/**
	 * @param array<int|string, string>|string $attributes title, servings, time, difficulty, source, description.
	 * @param string|null                      $content
	 */
	public function recipe( $attributes, $content = '' ): string {
		self::enqueue();
		$parameters = (array) $attributes;
		$text       = static fn( string $key ): string => sanitize_text_field( (string) ( $parameters[ $key ] ?? '' ) );
		$facts      = '';
		foreach ( array(
			/* translators: %s: a number, or a text such as "4 people". */
			'servings'   => array( __( 'Servings: %s', 'jetpack-dashboard' ), 'recipeYield' ),
			/* translators: %s: a duration, such as "30 minutes". */
			'time'       => array( __( 'Time: %s', 'jetpack-dashboard' ), '' ),
			/* translators: %s: such as "easy". */
			'difficulty' => array( __( 'Difficulty: %s', 'jetpack-dashboard' ), '' ),
			/* translators: %s: where a recipe is from. */
			'source'     => array( __( 'Source: %s', 'jetpack-dashboard' ), '' ),
		) as $key => list( $label, $property ) ) {
			if ( '' !== $text( $key ) ) {
				$value  = '' === $property ? esc_html( $text( $key ) ) : sprintf( '<span itemprop="%s">%s</span>', esc_attr( $property ), esc_html( $text( $key ) ) );
				$facts .= '<li>' . sprintf( esc_html( $label ), $value ) . '</li>';
			}
		}

		return '<div class="jp-recipe" itemscope itemtype="https://schema.org/Recipe">'
			. ( '' === $text( 'title' ) ? '' : '<h3 itemprop="name">' . esc_html( $text( 'title' ) ) . '</h3>' )
			. ( '' === $text( 'description' ) ? '' : '<p itemprop="description">' . esc_html( $text( 'description' ) ) . '</p>' )
			. ( '' === $facts ? '' : "<ul class=\"jp-recipe__facts\">$facts</ul>" )
			. do_shortcode( shortcode_unautop( (string) $content ) )
			. '</div>';
	}

	/**
	 * A list: each line is an item. Notes are text.
	 *
	 * @param array<int|string, string>|string $attributes title.
	 * @param string|null                      $content
	 * @param string                           $name
	 */
	public function recipe_part( $attributes, $content, $name ): string {
		$titles = array(
			'recipe-directions'  => __( 'Directions', 'jetpack-dashboard' ),
			'recipe-ingredients' => __( 'Ingredients', 'jetpack-dashboard' ),
			'recipe-notes'       => __( 'Notes', 'jetpack-dashboard' ),
		);
		$title  = sanitize_text_field( (string) ( ( (array) $attributes )['title'] ?? '' ) ) ?: $titles[ $name ];
		$html   = '<h4>' . esc_html( $title ) . '</h4>';
		if ( 'recipe-notes' === $name ) {
			return $html . wpautop( wp_kses_post( trim( (string) $content ) ) );
		}

		$items = '';
		foreach ( preg_split( '#(?:\s*<br\s*/?>|</?p>|\R)+#i', (string) $content ) ?: array() as $line ) {
			// Authors number or bullet the lines. WordPress makes dashes of hyphens.
			$line = trim( (string) preg_replace( '/^\s*(?:[-*•–]|&#8211;|\d{1,3}[.)])\s+/u', '', wp_kses( $line, 'data' ) ) );
			if ( '' !== $line ) {
				$items .= 'recipe-ingredients' === $name ? "<li itemprop=\"recipeIngredient\">$line</li>" : "<li>$line</li>";
			}
		}
		if ( '' === $items ) {
			return '';
		}

		return $html . ( 'recipe-ingredients' === $name ? "<ul>$items</ul>" : "<ol itemprop=\"recipeInstructions\">$items</ol>" );
	}

	private static function enqueue(): void {
		if ( ! wp_style_is( self::STYLE, 'registered' ) ) {
			wp_register_style( self::STYLE, false, array(), JETPACK_DASHBOARD_VERSION );
			wp_add_inline_style( self::STYLE, self::CSS );
		}
		wp_enqueue_style( self::STYLE );
	}
}
