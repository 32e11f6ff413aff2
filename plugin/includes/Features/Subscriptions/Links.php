<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

defined( 'ABSPATH' ) || exit;

/** Signed links, which need no login. Their key is stored on its own, so that new salts in wp-config.php don't break links in old emails. */
final class Links {

	public const SUBSCRIBE   = 'subscribe';
	public const CONFIRM     = 'confirm';
	public const UNSUBSCRIBE = 'unsubscribe';
	public const MANAGE      = 'manage';

	private const KEY = 'jetpack_dashboard_subscriptions_key';

	/**
	 * @param array<string, string> $follower Its row.
	 * @param int[]                 $follows  IDs of what is confirmed or canceled.
	 */
	public static function url( string $action, array $follower, array $follows = array() ): string {
		$item = $follower['id'] . ( $follows ? '.' . implode( '-', $follows ) : '' );

		return add_query_arg(
			array(
				Subscriptions::PARAMETER => $action,
				'item'                   => $item,
				'key'                    => self::signature( $action, $item, $follower['token'] ),
			),
			home_url( '/' )
		);
	}

	/** @param array<string, string> $follower Its row. */
	public static function is_valid( string $action, string $item, string $key, array $follower ): bool {
		return hash_equals( self::signature( $action, $item, $follower['token'] ), $key );
	}

	/**
	 * The parts of a link's item.
	 *
	 * @return array{follower: int, follows: int[]}|null
	 */
	public static function parse( string $item ): ?array {
		if ( 1 !== preg_match( '/^(\d{1,18})(?:\.(\d{1,18}(?:-\d{1,18}){0,9}))?$/D', $item, $match ) ) {
			return null;
		}

		return array(
			'follower' => (int) $match[1],
			'follows'  => isset( $match[2] ) ? array_map( 'intval', explode( '-', $match[2] ) ) : array(),
		);
	}

	/** Finds an email address without storing it in plain text. */
	public static function address_key( string $email ): string {
		return hash_hmac( 'sha256', 'address ' . strtolower( $email ), self::secret() );
	}

	/** Whether anybody ever signed up. */
	public static function has_secret(): bool {
		return is_string( get_option( self::KEY ) );
	}

	private static function signature( string $action, string $item, string $token ): string {
		return substr( hash_hmac( 'sha256', "$action $item $token", self::secret() ), 0, 40 );
	}

	private static function secret(): string {
		$secret = get_option( self::KEY );

		if ( ! is_string( $secret ) || '' === $secret ) {
			add_option( self::KEY, wp_generate_password( 64, true, true ), '', false );
			$secret = get_option( self::KEY );
		}

		return (string) $secret;
	}
}
