<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

defined( 'ABSPATH' ) || exit;

/** What the author of a post decides: its message, and the connections that don't get it. */
final class Post_Fields {

	public const MESSAGE = '_jetpack_dashboard_publicize_message';
	public const OFF     = '_jetpack_dashboard_publicize_off';

	/** In code points. */
	public const MESSAGE_LENGTH = 1000;

	private const MAX_OFF = 50;

	public static function register(): void {
		$shared = array(
			'single'        => true,
			'auth_callback' => static fn( $is_allowed, $meta_key, $post_id, $user_id ): bool => user_can( (int) $user_id, 'edit_post', (int) $post_id ),
		);

		register_post_meta(
			'post',
			self::MESSAGE,
			$shared + array(
				'type'              => 'string',
				'default'           => '',
				'sanitize_callback' => array( self::class, 'clean_message' ),
				'show_in_rest'      => array(
					'schema' => array(
						'maxLength' => self::MESSAGE_LENGTH,
						'context'   => array( 'edit' ),
					),
				),
			)
		);
		register_post_meta(
			'post',
			self::OFF,
			$shared + array(
				'type'              => 'array',
				'default'           => array(),
				'sanitize_callback' => array( self::class, 'clean_off' ),
				'show_in_rest'      => array(
					'schema' => array(
						'items'    => array( 'type' => 'integer' ),
						'maxItems' => self::MAX_OFF,
						'context'  => array( 'edit' ),
					),
				),
			)
		);
	}

	/** @return string '' for the owner's template. */
	public static function message( int $post_id ): string {
		$message = get_post_meta( $post_id, self::MESSAGE, true );

		return is_string( $message ) ? $message : '';
	}

	/** @return int[] Connections that don't get the post. */
	public static function off( int $post_id ): array {
		return self::clean_off( get_post_meta( $post_id, self::OFF, true ) );
	}

	/**
	 * @param string $message Unslashed.
	 * @param int[]  $off
	 */
	public static function save( int $post_id, string $message, array $off ): void {
		update_post_meta( $post_id, self::MESSAGE, wp_slash( self::clean_message( $message ) ) );
		update_post_meta( $post_id, self::OFF, self::clean_off( $off ) );
	}

	/** @param mixed $value */
	public static function clean_message( $value ): string {
		return mb_substr( is_string( $value ) ? sanitize_textarea_field( $value ) : '', 0, self::MESSAGE_LENGTH, 'UTF-8' );
	}

	/**
	 * @param mixed $value
	 * @return int[]
	 */
	public static function clean_off( $value ): array {
		return array_slice( array_values( array_unique( array_filter( array_map( 'absint', is_array( $value ) ? $value : array() ) ) ) ), 0, self::MAX_OFF );
	}
}
