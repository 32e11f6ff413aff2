<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Licensing;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Provider\Account_Service;
use Jetpack_Dashboard\Provider\Client;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Failure;
use Jetpack_Dashboard\Provider\Response_Reader;
use Jetpack_Dashboard\Provider\Site_Api;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The site's partner coupon. If the account service can't validate the code yet, only the code is stored, and validated later. */
class Partner_Coupon {

	/** Results of a link, in addition to the statuses of Coupon_Response. */
	public const INVALID   = 'invalid';
	public const UNCHECKED = 'unchecked';
	public const REPLACES  = 'replaces';

	private const MIN_PAUSE_S   = MINUTE_IN_SECONDS;
	private const SHOWN_PAUSE_S = 5;
	private const VALID_FOR_S   = DAY_IN_SECONDS;

	private const NEVER = 0;

	private const LINK_SECONDS = 5.0;
	private const PAGE_SECONDS = 2.0;

	private Coupon_Store $store;
	private Connection_Status $connection;
	private Account_Service $account_service;
	private Client $client;
	private Site_Api $api;
	private Failure $failure;
	private Clock $clock;

	public function __construct( Coupon_Store $store, Connection_Status $connection, Account_Service $account_service, Client $client, Site_Api $api, Failure $failure, Clock $clock ) {
		$this->store           = $store;
		$this->connection      = $connection;
		$this->account_service = $account_service;
		$this->client          = $client;
		$this->api             = $api;
		$this->failure         = $failure;
		$this->clock           = $clock;
	}

	/**
	 * As in the initial state. Reads stored data only.
	 *
	 * @return array<string, mixed>|null Null if there is none, or it isn't validated yet and its partner is unknown.
	 */
	public function current(): ?array {
		$stored = $this->store->read();

		if ( null === $stored || $this->is_validated( $stored ) ) {
			return $stored['coupon'] ?? null;
		}

		return $this->connection->is_registered() ? null : Coupon_Presets::coupon( $stored['code'] );
	}

	/**
	 * Saves the code of a link. A validated coupon is replaced only by another validated one.
	 *
	 * @param mixed  $value       The query parameter.
	 * @param string $replaceable The code of the coupon that the user has agreed to replace, or ''.
	 * @return string A status of Coupon_Response; INVALID if it isn't a code; UNCHECKED if the account service can't validate it now;
	 *                REPLACES if nothing was saved, since it would replace another coupon.
	 */
	public function save_from_link( $value, string $replaceable ): string {
		$code = Coupon_Code::of( $value );

		if ( null === $code ) {
			return self::INVALID;
		}

		$response = $this->fetch( $code, self::LINK_SECONDS );

		return $this->store->exclusively( fn(): string => $this->save_response( $code, $response, $replaceable ) );
	}

	/**
	 * @param Coupon_Response|WP_Error $response
	 */
	private function save_response( Coupon_Code $code, $response, string $replaceable ): string {
		$stored   = $this->store->read();
		$is_same  = null !== $stored && $stored['code']->code() === $code->code();
		$replaces = null !== $stored && ! $is_same && $stored['code']->code() !== $replaceable;

		if ( is_wp_error( $response ) ) {
			if ( $is_same || ( null !== $stored && $this->is_validated( $stored ) ) ) {
				return self::UNCHECKED;
			}

			if ( ! $replaces ) {
				$is_outage = ( $response->get_error_data()['status'] ?? 0 ) >= 500;
				$this->store->save( $code, $this->clock->now(), $is_outage ? $this->clock->now() : self::NEVER, null, '' );
			}

			return $replaces ? self::REPLACES : self::UNCHECKED;
		}

		if ( Coupon_Response::AVAILABLE === $response->status() ) {
			if ( $replaces ) {
				return self::REPLACES;
			}

			$this->save( $code, $is_same ? $stored['added_at'] : $this->clock->now(), $response );
		} elseif ( $is_same ) {
			$this->store->delete();
		}

		return $response->status();
	}

	/**
	 * Validates the stored coupon again: once a day, or after a short pause if it isn't validated yet or the user may have just used it.
	 *
	 * @param bool $is_return  Whether the user comes from the account service, where the coupon may have been used.
	 * @param bool $is_shown Whether the page shows the coupon.
	 * @return string The new status, or '' if nothing changed.
	 */
	public function refresh( bool $is_return, bool $is_shown ): string {
		$stored = $this->store->read();

		if ( null === $stored || ! $this->connection->is_registered() || null !== $this->client->blocked_reason() ) {
			return '';
		}

		$was_validated = $this->is_validated( $stored );
		$age_s         = $this->clock->now() - $stored['checked_at'];

		if ( $age_s >= 0 && $age_s < self::pause_s( $was_validated, $is_return, $is_shown ) ) {
			return '';
		}

		$code = $stored['code'];

		// First: other requests don't check as well, and if nothing can be saved, the caller doesn't redirect again and again.
		if ( ! $this->unless_replaced( $code, fn(): bool => $this->store->mark_checked() ) ) {
			return '';
		}

		$response = $this->fetch( $code, self::PAGE_SECONDS );

		if ( is_wp_error( $response ) ) {
			return '';
		}

		if ( Coupon_Response::AVAILABLE === $response->status() ) {
			$is_saved = $this->unless_replaced(
				$code,
				function () use ( $stored, $response ): bool {
					$this->save( $stored['code'], $stored['added_at'], $response );

					return true;
				}
			);

			return $is_saved && ! $was_validated ? $response->status() : '';
		}

		$is_deleted = $this->unless_replaced(
			$code,
			function (): bool {
				$this->store->delete();

				return true;
			}
		);

		// The user has just redeemed it, and needs no message.
		return ! $is_deleted || ( $was_validated && Coupon_Response::USED === $response->status() ) ? '' : $response->status();
	}

	private static function pause_s( bool $was_validated, bool $is_return, bool $is_shown ): int {
		if ( $was_validated && $is_shown ) {
			return self::SHOWN_PAUSE_S;
		}

		return $was_validated && ! $is_return ? self::VALID_FOR_S : self::MIN_PAUSE_S;
	}

	/**
	 * Runs a function unless another request has replaced or deleted the coupon.
	 *
	 * @param callable(): bool $change
	 * @return bool The function's result; false if it wasn't run.
	 */
	private function unless_replaced( Coupon_Code $code, callable $change ): bool {
		return $this->store->exclusively( fn(): bool => $this->store->code() === $code->code() && $change() );
	}

	/**
	 * @return Coupon_Response|WP_Error
	 */
	private function fetch( Coupon_Code $code, float $seconds ) {
		$path     = '/sites/{id}/partner-coupons/' . rawurlencode( $code->code() );
		$response = $this->client->within( $seconds, fn() => $this->api->get( $path, Response_Reader::AN_OBJECT ) );

		if ( is_wp_error( $response ) ) {
			return 404 === Failure::http_code( $response ) ? Coupon_Response::refused( Coupon_Response::UNKNOWN ) : $response;
		}

		return Coupon_Response::of( $code, $response, array( $this->client, 'is_own' ) ) ?? $this->failure->bad_response( 200 );
	}

	private function save( Coupon_Code $code, int $added_at, Coupon_Response $response ): void {
		$this->store->save( $code, $added_at, $this->clock->now(), $response->coupon(), $this->site() );
	}

	/**
	 * @param array{code: Coupon_Code, added_at: int, checked_at: int, of: string, coupon: array<string, mixed>|null} $stored
	 */
	private function is_validated( array $stored ): bool {
		return null !== $stored['coupon'] && $this->connection->is_registered() && $stored['of'] === $this->site();
	}

	/** Identifies the site at the account service. */
	private function site(): string {
		return $this->connection->site_id() . ' ' . Account_Service::origin_of( $this->account_service->url() );
	}
}
