<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The rule "services" of docs/contract/settings.md#rules: known ids, validation and output format. */
final class Sharing_Services {

	public const DEFAULT = array(
		'visible' => array( 'twitter', 'facebook' ),
		'hidden'  => array(),
	);

	/** An upper bound: each known and custom service once. */
	private const MAX_SERVICES = 200;

	/** Names are the services' own and not translated. Services that were shut down are left out, so buttons that still name them disappear. */
	private const NAMES = array(
		'bluesky'          => 'Bluesky',
		'facebook'         => 'Facebook',
		'linkedin'         => 'LinkedIn',
		'reddit'           => 'Reddit',
		'twitter'          => 'Twitter',
		'tumblr'           => 'Tumblr',
		'mastodon'         => 'Mastodon',
		'pinterest'        => 'Pinterest',
		'threads'          => 'Threads',
		'telegram'         => 'Telegram',
		'jetpack-whatsapp' => 'WhatsApp',
	);

	/**
	 * Known and custom services.
	 *
	 * @return array<string, string> Name by id.
	 */
	public static function all(): array {
		$services = array(
			'print'     => __( 'Print', 'jetpack-dashboard' ),
			'email'     => __( 'Email', 'jetpack-dashboard' ),
			'copy-link' => __( 'Copy link', 'jetpack-dashboard' ),
			'device'    => __( 'Share with apps', 'jetpack-dashboard' ),
		) + self::NAMES;

		if ( is_multisite() ) {
			$services['press-this'] = __( 'Press This', 'jetpack-dashboard' );
		}

		return $services + wp_list_pluck( Own_Sharing_Services::all(), 'name' );
	}

	/** @return string[] */
	public static function ids(): array {
		return array_keys( self::all() );
	}

	/**
	 * Requires both lists, each empty or with at least one known service.
	 *
	 * @param mixed $value
	 */
	public static function problem_with( $value ): ?WP_Error {
		foreach ( array( 'visible', 'hidden' ) as $group ) {
			$list = is_array( $value ) ? ( $value[ $group ] ?? null ) : null;
			if ( ! is_array( $list ) || count( $list ) > self::MAX_SERVICES || count( $list ) !== count( array_filter( $list, array( Rules::class, 'is_word' ) ) ) || ( $list && ! array_intersect( $list, self::ids() ) ) ) {
				return Rules::problem( __( 'Must contain the lists visible and hidden, with known sharing services or empty.', 'jetpack-dashboard' ) );
			}
		}

		return null;
	}

	/**
	 * The output format, with names.
	 *
	 * @param array{visible: string[], hidden: string[]} $stored
	 * @return array{visible: object, hidden: object, all: object} `{ id, name }` by id.
	 */
	public static function to_read( array $stored ): array {
		$all = array();
		foreach ( self::all() as $id => $name ) {
			$all[ $id ] = array(
				'id'   => $id,
				'name' => $name,
			);
		}

		return array(
			'visible' => (object) self::picked( $stored['visible'] ?? array(), $all ),
			'hidden'  => (object) self::picked( $stored['hidden'] ?? array(), $all ),
			'all'     => (object) $all,
		);
	}

	/**
	 * @param string[]                             $ids
	 * @param array<string, array<string, string>> $all By id.
	 * @return array<string, array<string, string>>
	 */
	private static function picked( array $ids, array $all ): array {
		$picked = array();
		foreach ( array_intersect( $ids, array_keys( $all ) ) as $id ) {
			$picked[ $id ] = $all[ $id ];
		}

		return $picked;
	}
}
