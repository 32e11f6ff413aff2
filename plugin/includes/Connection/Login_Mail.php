<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Lock;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;
use Jetpack_Dashboard\Provider\Failure;
use Jetpack_Dashboard\Provider\Site_Api;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Asks the provider to send a login link to the user's linked account. */
class Login_Mail {

	private const CODE = 'error_sending_mobile_magic_link';
	private const PATH = '/sites/{id}/mobile-login-email';

	/** When a user requested it recently. */
	public const SENT_META = '_jetpack_dashboard_login_mails';

	private const MAX_REQUESTS = 3;
	private const PERIOD_S     = 15 * MINUTE_IN_SECONDS;
	private const LOCK_S       = 15;

	private Site_Api $api;
	private Failure $failure;
	private Connection_Status $connection;
	private Connection_Store $store;
	private Lock $lock;
	private Clock $clock;

	public function __construct( Site_Api $api, Failure $failure, Connection_Status $connection, Connection_Store $store, Lock $lock, Clock $clock ) {
		$this->api        = $api;
		$this->failure    = $failure;
		$this->connection = $connection;
		$this->store      = $store;
		$this->lock       = $lock;
		$this->clock      = $clock;
	}

	/** @return WP_Error|null Code error_sending_mobile_magic_link: 400 if not linked, 429 with `retryAfter` if requested too often, else the provider's error. */
	public function send( int $user_id ): ?WP_Error {
		$account = $this->connection->is_user_connected( $user_id ) ? $this->store->account( $user_id ) : null;
		$email   = (string) ( $account['email'] ?? '' );

		if ( '' === $email ) {
			return self::error( __( 'Connect your user account first. The email is sent to its address.', 'jetpack-dashboard' ), array( 'status' => 400 ) );
		}

		$wait_s = $this->count( $user_id );
		if ( $wait_s > 0 ) {
			$minutes = (int) ceil( $wait_s / MINUTE_IN_SECONDS );

			return self::error(
				/* translators: %d: number of minutes. */
				sprintf( _n( 'You have already requested several emails. Try again in %d minute.', 'You have already requested several emails. Try again in %d minutes.', $minutes, 'jetpack-dashboard' ), $minutes ),
				array(
					'status'     => 429,
					'retryAfter' => $wait_s,
				)
			);
		}

		$response = $this->api->post( self::PATH, array( 'email' => $email ) );
		if ( ! is_wp_error( $response ) && 'success' !== ( $response['code'] ?? '' ) ) {
			$response = $this->failure->bad_response( 200 );
		}

		return is_wp_error( $response ) ? self::error( $response->get_error_message(), (array) $response->get_error_data() ) : null;
	}

	/**
	 * Counts failed requests, too: they may cause an email as well.
	 *
	 * @return int Seconds to wait; 0 if the request is allowed.
	 */
	private function count( int $user_id ): int {
		$lock = 'login_mail_' . $user_id;
		if ( ! $this->lock->acquire( $lock, self::LOCK_S ) ) {
			return 1;
		}

		try {
			// The cached value is from before the lock.
			wp_cache_delete( $user_id, 'user_meta' );

			$now   = $this->clock->now();
			$key   = Connection_Store::user_key( self::SENT_META );
			$times = array_filter( array_map( 'intval', (array) get_user_meta( $user_id, $key, true ) ), static fn( int $time ): bool => $time > $now - self::PERIOD_S && $time <= $now );

			if ( count( $times ) >= self::MAX_REQUESTS ) {
				return max( 1, min( $times ) + self::PERIOD_S - $now );
			}

			update_user_meta( $user_id, $key, array_merge( array_values( $times ), array( $now ) ) );

			return 0;
		} finally {
			$this->lock->release( $lock );
		}
	}

	/** @param array<string, mixed> $data `status` and other data. */
	private static function error( string $message, array $data ): WP_Error {
		return new WP_Error( self::CODE, $message, $data + array( 'status' => 500 ) );
	}
}
