<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

defined( 'ABSPATH' ) || exit;

/**
 * Recipients in the saved posts, patterns and widgets of the page. WordPress also runs shortcodes in what blocks print, such as comments
 * and feeds of other sites. Those can't set recipients.
 */
class Saved_Recipients {

	/** Filters that run shortcodes after blocks. */
	private const FILTERS = array( 'the_content', 'widget_block_content' );

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
		add_filter( 'render_block_data', array( $this, 'read_pattern' ) );
	}

	/** @param string $content As it is saved. */
	public function read( $content ): string {
		foreach ( Recipient_Guard::recipients( (string) $content ) as $to ) {
			$this->addresses += array_fill_keys( Form::addresses( $to ), true );
		}

		return (string) $content;
	}

	/**
	 * Reads a synced pattern before it is rendered.
	 *
	 * @param array<string, mixed> $block
	 * @return array<string, mixed>
	 */
	public function read_pattern( $block ): array {
		$block = (array) $block;
		if ( 'core/block' !== ( $block['blockName'] ?? '' ) ) {
			return $block;
		}
		$id   = is_array( $block['attrs'] ?? null ) ? (int) ( $block['attrs']['ref'] ?? 0 ) : 0;
		$post = $id > 0 ? get_post( $id ) : null;
		if ( $post && 'wp_block' === $post->post_type ) {
			$this->read( $post->post_content );
		}

		return $block;
	}

	/**
	 * The recipients that a shortcode may set.
	 *
	 * @param mixed $to Comma-separated.
	 */
	public function filter( $to ): string {
		$is_saved = array() === array_filter( self::FILTERS, 'doing_filter' );

		return implode( ',', array_filter( Form::addresses( $to ), fn( string $address ): bool => $is_saved || isset( $this->addresses[ $address ] ) ) );
	}
}
