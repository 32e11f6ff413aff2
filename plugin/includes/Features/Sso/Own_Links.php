<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Lock;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Which user has which account at the provider. One row of user meta per link, whose key is a hash of issuer and subject: that finds a
 * user by an index, and several links of different providers can exist. The rows disappear with their user.
 */
class Own_Links {

	private const PREFIX = 'jetpack_dashboard_sso_link_';

	private const LOCK   = 'sso_link';
	private const LOCK_S = 10;

	private Lock $lock;
	private Clock $clock;
	private Link_Events $events;

	public function __construct( Lock $lock, Clock $clock, Link_Events $events ) {
		$this->lock   = $lock;
		$this->clock  = $clock;
		$this->events = $events;
	}

	/** @return int[] User ids; several only if the lock failed, or if something else wrote user metadata. */
	public function users_of( Identity $identity ): array {
		$ids = get_users(
			array(
				'blog_id'  => 0,
				'meta_key' => self::key( $identity ), // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Indexed.
				'fields'   => 'ID',
				'number'   => 2,
			)
		);

		return array_map( 'intval', array_values( $ids ) );
	}

	/**
	 * Links an account, unless it belongs to another user or the user has another account.
	 *
	 * @return true|WP_Error Error codes: busy, taken, has_link.
	 */
	public function add( int $user_id, Identity $identity ) {
		if ( $this->users_of( $identity ) === array( $user_id ) ) {
			return true;
		}
		if ( ! $this->lock->acquire( self::LOCK, self::LOCK_S ) ) {
			return new WP_Error( 'busy' );
		}

		try {
			$owners = $this->users_of( $identity );
			if ( array() !== $owners ) {
				return array( $user_id ) === $owners ? true : new WP_Error( 'taken' );
			}
			if ( $this->of_user( $user_id, $identity->issuer ) ) {
				return new WP_Error( 'has_link' );
			}

			$is_stored = add_user_meta(
				$user_id,
				self::key( $identity ),
				array(
					'issuer'  => $identity->issuer,
					'subject' => $identity->subject,
					'email'   => $identity->email,
					'time'    => $this->clock->now(),
				),
				true
			);

		} finally {
			$this->lock->release( self::LOCK );
		}
		if ( ! $is_stored ) {
			return new WP_Error( 'busy' );
		}
		$this->events->changed( $user_id, $identity->issuer, $identity->email, true );

		return true;
	}

	/**
	 * The user's account at a provider.
	 *
	 * @param string $issuer With or without a trailing slash.
	 * @return array{issuer: string, subject: string, email: string, time: int}|null
	 */
	public function of_user( int $user_id, string $issuer ): ?array {
		foreach ( $this->all_of( $user_id ) as $link ) {
			if ( untrailingslashit( $link['issuer'] ) === untrailingslashit( $issuer ) ) {
				return $link;
			}
		}

		return null;
	}

	/** @return array<string, array{issuer: string, subject: string, email: string, time: int}> By meta key. */
	public function all_of( int $user_id ): array {
		$links = array();

		foreach ( (array) get_user_meta( $user_id ) as $key => $values ) {
			$link = 0 === strpos( (string) $key, self::PREFIX ) ? maybe_unserialize( $values[0] ?? '' ) : null;
			if ( is_array( $link ) ) {
				$links[ (string) $key ] = array(
					'issuer'  => (string) ( $link['issuer'] ?? '' ),
					'subject' => (string) ( $link['subject'] ?? '' ),
					'email'   => (string) ( $link['email'] ?? '' ),
					'time'    => (int) ( $link['time'] ?? 0 ),
				);
			}
		}

		return $links;
	}

	/** @param string $issuer '' for those of all providers. */
	public function delete( int $user_id, string $issuer = '' ): void {
		foreach ( $this->all_of( $user_id ) as $key => $link ) {
			if ( '' === $issuer || untrailingslashit( $link['issuer'] ) === untrailingslashit( $issuer ) ) {
				delete_user_meta( $user_id, $key );
				$this->events->changed( $user_id, $link['issuer'], $link['email'], false );
			}
		}
	}

	private static function key( Identity $identity ): string {
		return self::PREFIX . substr( hash( 'sha256', untrailingslashit( $identity->issuer ) . "\n" . $identity->subject ), 0, 40 );
	}
}
