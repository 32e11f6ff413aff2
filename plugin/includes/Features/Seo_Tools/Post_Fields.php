<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Seo_Tools;

use Jetpack_Dashboard\Kernel\Request_Number;
use Jetpack_Dashboard\Settings\Rules;
use Jetpack_Dashboard\Settings\Sanitizers;

defined( 'ABSPATH' ) || exit;

/** Title, description, social image and visibility of a post, in post meta. */
final class Post_Fields {

	public const TITLE       = '_jetpack_dashboard_seo_title';
	public const DESCRIPTION = '_jetpack_dashboard_seo_description';
	public const IMAGE       = '_jetpack_dashboard_seo_image';
	public const NOINDEX     = '_jetpack_dashboard_seo_noindex';

	/** In code points. */
	public const LENGTHS = array(
		self::TITLE       => 200,
		self::DESCRIPTION => Rules::DESCRIPTION_LENGTH,
	);

	public static function register(): void {
		add_filter( 'update_post_metadata', array( self::class, 'skip_empty' ), 10, 4 );
		foreach ( self::LENGTHS as $key => $length ) {
			self::register_key( $key, 'string', '', array( 'maxLength' => $length ), static fn( $value ): string => self::plain( $value, $length ) );
		}
		self::register_key( self::IMAGE, 'integer', 0, array( 'minimum' => 0 ), array( self::class, 'usable_image' ) );
		self::register_key( self::NOINDEX, 'boolean', false, array(), static fn( $value ): bool => is_scalar( $value ) && rest_sanitize_boolean( (string) $value ) );
	}

	/**
	 * Deletes empty values instead of storing them: the block editor sends all fields whenever one has changed.
	 *
	 * @param bool|null $result
	 * @param int       $post_id
	 * @param string    $key
	 * @param mixed     $value Sanitized.
	 * @return bool|null
	 */
	public static function skip_empty( $result, $post_id, $key, $value ) {
		if ( null !== $result || $value || ! in_array( $key, array( self::TITLE, self::DESCRIPTION, self::IMAGE, self::NOINDEX ), true ) ) {
			return $result;
		}
		delete_post_meta( (int) $post_id, $key );

		return true;
	}

	/** @return string Plain text; '' for none. */
	public static function text( int $post_id, string $key ): string {
		return (string) get_post_meta( $post_id, $key, true );
	}

	/** @return int Attachment id; 0 for none. */
	public static function image( int $post_id ): int {
		return (int) get_post_meta( $post_id, self::IMAGE, true );
	}

	public static function is_noindex( int $post_id ): bool {
		return (bool) get_post_meta( $post_id, self::NOINDEX, true );
	}

	/**
	 * Saves the fields. Empty values are deleted.
	 *
	 * @param array<string, mixed> $values Unslashed, by key.
	 */
	public static function save( int $post_id, array $values ): void {
		foreach ( $values as $key => $value ) {
			if ( $value ) {
				update_post_meta( $post_id, $key, wp_slash( $value ) );
			} else {
				delete_post_meta( $post_id, $key );
			}
		}
	}

	/**
	 * @param string|int|bool      $default_value
	 * @param array<string, mixed> $schema
	 */
	private static function register_key( string $key, string $type, $default_value, array $schema, callable $sanitize ): void {
		register_post_meta(
			'',
			$key,
			array(
				'type'              => $type,
				'single'            => true,
				'default'           => $default_value,
				'sanitize_callback' => $sanitize,
				'auth_callback'     => static fn( $is_allowed, $meta_key, $post_id, $user_id ): bool => user_can( (int) $user_id, 'edit_post', (int) $post_id ),
				// Only for editors, since the description of a post with a password isn't public.
				'show_in_rest'      => array( 'schema' => $schema + array( 'context' => array( 'edit' ) ) ),
			)
		);
	}

	/**
	 * Only images that visitors or the current user can view. Otherwise the page would show the URL of another user's private image.
	 *
	 * @param mixed $value
	 * @return int Attachment id; 0 for none.
	 */
	public static function usable_image( $value ): int {
		$id = is_scalar( $value ) ? Request_Number::of( absint( $value ) ) : 0;

		return $id && wp_attachment_is_image( $id ) && ( is_post_publicly_viewable( $id ) || current_user_can( 'read_post', $id ) ) ? $id : 0;
	}

	/** @param mixed $value */
	private static function plain( $value, int $length ): string {
		$text = is_scalar( $value ) ? Sanitizers::without_tags( wp_check_invalid_utf8( (string) $value ) ) : '';

		return mb_substr( trim( (string) preg_replace( '/\s+/u', ' ', $text ) ), 0, $length, 'UTF-8' );
	}
}
