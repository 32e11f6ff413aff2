<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

use Jetpack_Dashboard\Kernel\Blocks\Before_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Recipients in the saved posts, patterns, widgets and templates of the page. Shortcodes also run in what blocks print, such as comments
 * and feeds of other sites, and wherever a theme or another plugin runs them. Those can't set recipients.
 */
class Saved_Recipients {

	/** Filters of saved texts before shortcodes run. */
	private const FILTERS = array( 'the_content', 'widget_block_content', 'widget_text' );

	/** Actions before a template part is rendered. Its content is the fourth argument. */
	private const PARTS = array( 'render_block_core_template_part_post', 'render_block_core_template_part_file' );

	/**
	 * Keys are email addresses.
	 *
	 * @var array<string, true>
	 */
	private array $addresses = array();

	public function register(): void {
		foreach ( self::FILTERS as $filter ) {
			add_filter( $filter, array( $this, 'read' ), 0 );
		}
		foreach ( self::PARTS as $action ) {
			add_action( $action, array( $this, 'read_part' ), 10, 4 );
		}
		Before_Block::add( 'core/block', array( $this, 'read_pattern' ) );
	}

	/** @param string $content As it is saved. */
	public function read( $content ): string {
		foreach ( Recipient_Guard::recipients( (string) $content ) as $to ) {
			$this->addresses += array_fill_keys( Form::addresses( $to ), true );
		}

		return (string) $content;
	}

	/**
	 * @param string               $id
	 * @param array<string, mixed> $attributes
	 * @param mixed                $source
	 * @param string               $content
	 */
	public function read_part( $id, $attributes, $source, $content ): void {
		$this->read( $content );
	}

	/**
	 * Reads a synced pattern before it is rendered.
	 *
	 * @param array<string, mixed> $block
	 * @return bool Whether the block is hidden: never.
	 */
	public function read_pattern( array $block ): bool {
		$id   = is_array( $block['attrs'] ?? null ) ? (int) ( $block['attrs']['ref'] ?? 0 ) : 0;
		$post = $id > 0 ? get_post( $id ) : null;
		if ( $post && 'wp_block' === $post->post_type ) {
			$this->read( $post->post_content );
		}

		return false;
	}

	/**
	 * The recipients that a shortcode may set.
	 *
	 * @param mixed $to Comma-separated.
	 */
	public function filter( $to ): string {
		// WordPress runs the shortcodes of a template without a filter or an action.
		$this->read( $GLOBALS['_wp_current_template_content'] ?? '' );

		return implode( ',', array_filter( Form::addresses( $to ), fn( string $address ): bool => isset( $this->addresses[ $address ] ) ) );
	}
}
