<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Custom_Content_Types;

use Jetpack_Dashboard\Kernel\Blocks\Block_Type;
use Jetpack_Dashboard\Kernel\Blocks\Deferred_Blocks;

defined( 'ABSPATH' ) || exit;

/** A block with the items of one type, and a pattern with the block. Both exist only while the type is registered. */
final class List_Block {

	private const SCRIPT = 'jetpack-dashboard-list-blocks';

	/**
	 * Names of the blocks whose types are on.
	 *
	 * @var string[]
	 */
	private static array $names = array();

	private Item_List $items;
	private string $name;
	private string $title;
	private string $description;
	private string $icon;

	/** @var string[] */
	private array $keywords;

	/** @param string[] $keywords */
	private function __construct( Item_List $items, string $name, string $title, string $description, string $icon, array $keywords ) {
		$this->items       = $items;
		$this->name        = $name;
		$this->title       = $title;
		$this->description = $description;
		$this->icon        = $icon;
		$this->keywords    = $keywords;
	}

	public static function of_projects( Item_List $items ): self {
		return new self(
			$items,
			'jetpack/portfolio',
			__( 'Portfolio', 'jetpack-dashboard' ),
			__( 'Shows the projects of your portfolio.', 'jetpack-dashboard' ),
			'portfolio',
			array( __( 'projects', 'jetpack-dashboard' ), __( 'work', 'jetpack-dashboard' ), __( 'gallery', 'jetpack-dashboard' ) )
		);
	}

	public static function of_testimonials( Item_List $items ): self {
		return new self(
			$items,
			'jetpack/testimonials',
			__( 'Testimonials', 'jetpack-dashboard' ),
			__( 'Shows what your customers say.', 'jetpack-dashboard' ),
			'testimonial',
			array( __( 'customers', 'jetpack-dashboard' ), __( 'quotes', 'jetpack-dashboard' ), __( 'reviews', 'jetpack-dashboard' ) )
		);
	}

	/** @param string $assets_url With a trailing slash. */
	private static function register_script( string $assets_url ): void {
		wp_register_script(
			self::SCRIPT,
			$assets_url . 'list-blocks.js',
			array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-server-side-render' ),
			JETPACK_DASHBOARD_VERSION,
			true
		);
		add_action( 'enqueue_block_editor_assets', array( self::class, 'add_texts' ) );
	}

	public static function add_texts(): void {
		$texts = array(
			'names'    => self::$names,
			'settings' => __( 'Settings', 'jetpack-dashboard' ),
			'columns'  => __( 'Columns', 'jetpack-dashboard' ),
			'count'    => __( 'Number of items', 'jetpack-dashboard' ),
			'image'    => __( 'Show images', 'jetpack-dashboard' ),
			'content'  => __( 'Text', 'jetpack-dashboard' ),
			'contents' => array(
				'true'  => __( 'Excerpt', 'jetpack-dashboard' ),
				'full'  => __( 'Full text', 'jetpack-dashboard' ),
				'false' => __( 'None', 'jetpack-dashboard' ),
			),
			'newest'   => __( 'Newest first', 'jetpack-dashboard' ),
			'empty'    => __( 'Nothing is published yet.', 'jetpack-dashboard' ),
		);
		wp_add_inline_script( self::SCRIPT, 'window.jpListBlocks = ' . wp_json_encode( $texts, JSON_HEX_TAG ) . ';', 'before' );
	}

	/**
	 * @param string $style      Style handle.
	 * @param string $assets_url With a trailing slash.
	 */
	public function register( string $style, string $assets_url ): void {
		Deferred_Blocks::add( $this->name, fn() => $this->register_block( $style, $assets_url ) );
		// After Block_Switch: a pattern needs its block.
		add_action( 'init', array( $this, 'register_pattern' ), PHP_INT_MAX );
	}

	private function register_block( string $style, string $assets_url ): void {
		self::register_script( $assets_url );
		self::$names[] = $this->name;
		Block_Type::register(
			$this->name,
			array(
				'title'                 => $this->title,
				'description'           => $this->description,
				'icon'                  => $this->icon,
				'keywords'              => $this->keywords,
				'attributes'            => array(
					'columns' => self::number( 2 ),
					'count'   => self::number( 6 ),
					'image'   => self::boolean(),
					'newest'  => self::boolean(),
					'content' => array(
						'type'    => 'string',
						'enum'    => array( 'true', 'full', 'false' ),
						'default' => 'true',
					),
				),
				'editor_script_handles' => array( self::SCRIPT ),
				'editor_style_handles'  => array( $style ),
				'render_callback'       => array( $this, 'render' ),
			)
		);
	}

	public function register_pattern(): void {
		if ( ! Block_Type::exists( $this->name ) ) {
			return;
		}

		register_block_pattern(
			"$this->name-section",
			array(
				'title'       => $this->title,
				'description' => $this->description,
				// WordPress's own categories.
				'categories'  => array( substr( $this->name, strlen( 'jetpack/' ) ) ),
				'keywords'    => $this->keywords,
				'blockTypes'  => array( $this->name ),
				'content'     => sprintf(
					"<!-- wp:group {\"align\":\"wide\",\"layout\":{\"type\":\"constrained\"}} -->\n<div class=\"wp-block-group alignwide\"><!-- wp:heading -->\n<h2 class=\"wp-block-heading\">%s</h2>\n<!-- /wp:heading -->\n\n<!-- wp:%s {\"columns\":3,\"align\":\"wide\"} /--></div>\n<!-- /wp:group -->",
					esc_html( $this->title ),
					$this->name
				),
			)
		);
	}

	/** @param array<string, mixed> $attributes */
	public function render( $attributes ): string {
		$list = $this->items->render(
			array(
				'columns'         => (string) $attributes['columns'],
				'showposts'       => (string) $attributes['count'],
				'image'           => $attributes['image'] ? 'true' : 'false',
				'order'           => $attributes['newest'] ? 'desc' : 'asc',
				'display_content' => (string) $attributes['content'],
			)
		);

		return '' === $list ? '' : '<div ' . Block_Type::wrapper( (array) $attributes ) . ">$list</div>";
	}

	/** @return array<string, mixed> */
	private static function number( int $value ): array {
		return array(
			'type'    => 'integer',
			'minimum' => 1,
			'default' => $value,
		);
	}

	/** @return array<string, mixed> */
	private static function boolean(): array {
		return array(
			'type'    => 'boolean',
			'default' => true,
		);
	}
}
