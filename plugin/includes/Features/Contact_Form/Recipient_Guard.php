<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

defined( 'ABSPATH' ) || exit;

/**
 * Only users who can read all messages set any recipients. Others who can publish set their own address or the administration email
 * address. Recipients that a user may not set are removed, unless they are in the saved post.
 */
final class Recipient_Guard {

	/** The second one is the source of a post in Markdown. */
	private const TEXTS = array( 'post_content', 'post_content_filtered' );

	/**
	 * @param array<string, mixed> $data Slashed.
	 * @param array<string, mixed> $post The arguments, with the ID.
	 * @return array<string, mixed>
	 */
	public function check( $data, $post ): array {
		$data  = (array) $data;
		$texts = array_map( static fn( $text ): string => wp_unslash( (string) $text ), array_intersect_key( $data, array_flip( self::TEXTS ) ) );
		$found = array_map( array( self::class, 'recipients' ), $texts );
		if ( array() === array_merge( ...array_values( $found ) ) || self::is_unrestricted() ) {
			return $data;
		}

		$id      = (int) ( $post['ID'] ?? 0 ) ?: (int) ( $data['post_parent'] ?? 0 );
		$saved   = $id > 0 ? get_post( $id ) : null;
		$allowed = $saved ? self::recipients( $saved->post_content ) : array();
		$own     = self::can_publish( $data ) ? self::own_addresses() : array();
		$keeps   = static fn( string $to ): bool => in_array( $to, $allowed, true ) || array() === array_diff( array_map( 'strtolower', Form::addresses( $to ) ), $own );
		foreach ( $texts as $key => $text ) {
			if ( count( array_filter( $found[ $key ], $keeps ) ) < count( $found[ $key ] ) ) {
				$data[ $key ] = wp_slash( self::filter( $text, $keeps ) );
			}
		}

		return $data;
	}

	/** @param array<string, mixed> $data */
	private static function can_publish( array $data ): bool {
		$type = (string) ( $data['post_type'] ?? '' );
		if ( 'revision' === $type ) {
			$type = (string) get_post_type( (int) ( $data['post_parent'] ?? 0 ) );
		}
		$object = get_post_type_object( $type );

		return current_user_can( $object ? $object->cap->publish_posts : 'publish_posts' );
	}

	private static function is_unrestricted(): bool {
		return current_user_can( Messages::CAPABILITY ) || ( ! is_user_logged_in() && ( wp_doing_cron() || ( defined( 'WP_CLI' ) && WP_CLI ) ) );
	}

	/** @return string[] In lower case. */
	private static function own_addresses(): array {
		return array_map( 'strtolower', array( (string) get_option( 'admin_email' ), wp_get_current_user()->user_email ) );
	}

	/** @return string[] The recipients of each form, as they are saved. */
	public static function recipients( string $content ): array {
		$recipients = array();
		// The name may be escaped in the attributes of a block.
		if ( false === stripos( $content, Form_Block::SHORTCODE ) && false === strpos( $content, '\u00' ) ) {
			return $recipients;
		}

		self::filter(
			$content,
			static function ( string $to ) use ( &$recipients ): bool {
				$recipients[] = $to;
				return true;
			}
		);

		return array_unique( $recipients );
	}

	/** @param callable(string): bool $keeps Whether a form keeps its recipients. */
	private static function filter( string $content, callable $keeps ): string {
		if ( has_blocks( $content ) ) {
			$blocks  = array_map( static fn( array $block ): array => self::filter_block( $block, $keeps ), parse_blocks( $content ) );
			$content = serialize_blocks( $blocks ); // @phpstan-ignore argument.type
		}

		return self::filter_shortcodes( $content, $keeps );
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @param callable(string): bool  $keeps
	 * @return array<array-key, mixed>
	 */
	private static function filter_block( array $block, callable $keeps ): array {
		$attributes = $block['attrs'];
		if ( Form_Block::NAME === $block['blockName'] && isset( $attributes['to'] ) && ! $keeps( self::text( $attributes['to'] ) ) ) {
			unset( $attributes['to'] );
		}
		array_walk_recursive(
			$attributes,
			static function ( &$value ) use ( $keeps ): void {
				$value = is_string( $value ) ? self::filter_shortcodes( $value, $keeps ) : $value;
			}
		);

		$block['attrs']       = $attributes;
		$block['innerBlocks'] = array_map( static fn( array $inner ): array => self::filter_block( $inner, $keeps ), $block['innerBlocks'] );

		return $block;
	}

	/** @param callable(string): bool $keeps */
	private static function filter_shortcodes( string $content, callable $keeps ): string {
		return (string) preg_replace_callback(
			'/\[' . Form_Block::SHORTCODE . '(?![\w-])([^\]]*)\]/i',
			static function ( array $match ) use ( $keeps ): string {
				$attributes = array_change_key_case( (array) shortcode_parse_atts( $match[1] ) );
				if ( ! isset( $attributes['to'] ) || $keeps( self::text( $attributes['to'] ) ) ) {
					return $match[0];
				}

				unset( $attributes['to'] );
				$rest = '';
				foreach ( $attributes as $name => $value ) {
					$rest .= is_string( $name ) ? sprintf( ' %s="%s"', $name, str_replace( array( '"', '[', ']' ), '', (string) $value ) ) : '';
				}
				return '[' . Form_Block::SHORTCODE . $rest . ']';
			},
			$content
		);
	}

	/** @param mixed $value */
	private static function text( $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
