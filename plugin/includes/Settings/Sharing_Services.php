<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The rule "services" of docs/contract/settings.md#rules: known ids, the rule on what is written, and the form in which it is read. */
final class Sharing_Services {

	public const DEFAULT = array(
		'visible' => array( 'twitter', 'facebook' ),
		'hidden'  => array(),
	);

	/** More than there can be: each once, and no more than the site's own and those that are known. */
	private const MAX_SERVICES = 200;

	/** Names are the services' own and not translated. */
	private const NAMES = array(
		'facebook'         => 'Facebook',
		'linkedin'         => 'LinkedIn',
		'reddit'           => 'Reddit',
		'twitter'          => 'Twitter',
		'tumblr'           => 'Tumblr',
		'pinterest'        => 'Pinterest',
		'pocket'           => 'Pocket',
		'telegram'         => 'Telegram',
		'jetpack-whatsapp' => 'WhatsApp',
		'skype'            => 'Skype',
	);

	/**
	 * What is known on this site.
	 *
	 * @return array<string, string> Id => name.
	 */
	public static function all(): array {
		$services = array(
			'print' => __( 'Print', 'jetpack-dashboard' ),
			'email' => __( 'Email', 'jetpack-dashboard' ),
		) + self::NAMES;

		if ( is_multisite() ) {
			$services['press-this'] = __( 'Press This', 'jetpack-dashboard' );
		}

		return $services + wp_list_pluck( Own_Sharing_Services::all(), 'name' );
	}

	/**
	 * Ids of the known services.
	 *
	 * @return string[]
	 */
	public static function ids(): array {
		return array_keys( self::all() );
	}

	/**
	 * The rule: both lists, and a known service in each that is not empty.
	 *
	 * @param mixed $value
	 */
	public static function problem_with( $value ): ?WP_Error {
		foreach ( array( 'visible', 'hidden' ) as $place ) {
			$list = is_array( $value ) ? ( $value[ $place ] ?? null ) : null;
			if ( ! is_array( $list ) || count( $list ) > self::MAX_SERVICES || count( $list ) !== count( array_filter( $list, array( Rules::class, 'is_word' ) ) ) || ( $list && ! array_intersect( $list, self::ids() ) ) ) {
				return Rules::problem( __( 'Must hold the lists visible and hidden, each empty or with a known sharing service.', 'jetpack-dashboard' ) );
			}
		}

		return null;
	}

	/**
	 * As it is read: by id, so that a screen needs no list of names of its own.
	 *
	 * @param array{visible: string[], hidden: string[]} $stored What is kept.
	 * @return array{visible: object, hidden: object, all: object} Each id => `{ id, name }`.
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
	 * Some of the services, in the order in which they were put.
	 *
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
