<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Kernel\Blocks\Block_Type;
use Jetpack_Dashboard\Kernel\Blocks\Deferred_Blocks;
use Jetpack_Dashboard\Kernel\Plugin_Files;
use WP_Post_Type;

defined( 'ABSPATH' ) || exit;

/** The Search filters block, and the widget of that name: a search form with a choice of content type and category, which opens the theme's search page. */
final class Filters_Block {

	public const NAME = 'jetpack/search-filters';

	private const SCRIPT = 'jetpack-dashboard-search-filters';

	private const MAX_CATEGORIES = 100;

	/** Escaped for sprintf(). */
	private const FIELD_STYLE = 'box-sizing:border-box;font:inherit;padding:.5em;width:100%%';

	/** With a trailing slash. */
	private string $assets_url;

	/** Forms on the page, since ids must be unique. */
	private int $forms = 0;

	public function __construct( Plugin_Files $files ) {
		$this->assets_url = $files->url( 'includes/Features/Search/assets/' );
	}

	public function register(): void {
		Deferred_Blocks::add( self::NAME, array( $this, 'register_block' ) );
		Deferred_Blocks::add_widgets( array( $this, 'register_widget' ) );
	}

	public function register_block(): void {
		wp_register_script(
			self::SCRIPT,
			$this->assets_url . 'filters-block.js',
			array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-server-side-render' ),
			JETPACK_DASHBOARD_VERSION,
			true
		);
		Block_Type::register(
			self::NAME,
			array(
				'title'                 => __( 'Search filters', 'jetpack-dashboard' ),
				'description'           => __( 'A search form with filters for type and category.', 'jetpack-dashboard' ),
				'icon'                  => 'filter',
				'keywords'              => array( __( 'search', 'jetpack-dashboard' ), __( 'filter', 'jetpack-dashboard' ), __( 'find', 'jetpack-dashboard' ) ),
				'editor_script_handles' => array( self::SCRIPT ),
				'render_callback'       => array( $this, 'render' ),
			)
		);
	}

	public function register_widget(): void {
		register_widget( new Filters_Widget( fn(): string => $this->form( 'class="jp-search-filters"' ) ) );
	}

	/** @param array<string, mixed> $attributes */
	public function render( $attributes ): string {
		return is_feed() ? '' : $this->form( Block_Type::wrapper( (array) $attributes ) );
	}

	/** @param string $wrapper Escaped attributes. */
	private function form( string $wrapper ): string {
		++$this->forms;

		return sprintf(
			'<form %s role="search" method="get" action="%s">%s%s%s<p><button type="submit" class="wp-block-button__link wp-element-button">%s</button></p></form>',
			$wrapper,
			esc_url( home_url( '/' ) ),
			$this->row( 's', __( 'Search', 'jetpack-dashboard' ), '<input type="search" id="%s" name="s" style="' . self::FIELD_STYLE . '" value="' . str_replace( '%', '%%', get_search_query() ) . '" required>' ),
			$this->select( 'post_type', __( 'Type', 'jetpack-dashboard' ), self::types(), self::requested( 'post_type' ) ),
			$this->select( 'cat', __( 'Category', 'jetpack-dashboard' ), self::categories(), self::requested( 'cat' ) ),
			esc_html__( 'Search', 'jetpack-dashboard' )
		);
	}

	/** @param array<int|string, string> $options Labels by value. A choice of one isn't shown. */
	private function select( string $name, string $label, array $options, string $selected ): string {
		if ( count( $options ) < 2 ) {
			return '';
		}

		$html = sprintf( '<option value="">%s</option>', esc_html__( 'All', 'jetpack-dashboard' ) );
		foreach ( $options as $value => $text ) {
			$html .= sprintf( '<option value="%s"%s>%s</option>', esc_attr( (string) $value ), selected( (string) $value, $selected, false ), esc_html( $text ) );
		}

		return $this->row( $name, $label, '<select id="%s" name="' . esc_attr( $name ) . '" style="' . self::FIELD_STYLE . '">' . str_replace( '%', '%%', $html ) . '</select>' );
	}

	/** @param string $field Format with the id. Escaped. */
	private function row( string $name, string $label, string $field ): string {
		$id = "jp-search-filters-$this->forms-$name";

		return sprintf( '<p><label for="%s">%s</label><br>%s</p>', esc_attr( $id ), esc_html( $label ), sprintf( $field, esc_attr( $id ) ) );
	}

	/** @return array<string, string> Names of the types that WordPress's search page can filter by; not pages. */
	private static function types(): array {
		$types = get_post_types(
			array(
				'exclude_from_search' => false,
				'publicly_queryable'  => true,
			),
			'objects'
		);
		unset( $types['attachment'] );

		return array_map( static fn( WP_Post_Type $type ): string => (string) $type->label, $types );
	}

	/** @return array<int, string> Names by id. */
	private static function categories(): array {
		$names = get_terms(
			array(
				'taxonomy' => 'category',
				'number'   => self::MAX_CATEGORIES,
				'fields'   => 'id=>name',
			)
		);

		return is_array( $names ) ? array_map( 'strval', $names ) : array();
	}

	/** @return string '' without a search. */
	private static function requested( string $name ): string {
		$value = is_search() ? get_query_var( $name ) : '';

		return is_scalar( $value ) ? (string) $value : '';
	}
}
