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

/**
 * The site's partner coupon, stored for 30 days. If the account service can't validate the code yet, only the code is stored, and
 * validated later.
 */
class Partner_Coupon {

	public const OPTION = 'jetpack_dashboard_partner_coupon';
	public const PURGE  = 'jetpack_dashboard_purge_coupon';

	/** Results of a link, in addition to the statuses of Coupon_Response. */
	public const INVALID   = 'invalid';
	public const UNCHECKED = 'unchecked';
	public const REPLACES  = 'replaces';

	private const LIFETIME_S  = 30 * DAY_IN_SECONDS;
	private const MIN_PAUSE_S = MINUTE_IN_SECONDS;
	private const VALID_FOR_S = DAY_IN_SECONDS;

	private const NEVER = 0;

	private const LINK_SECONDS = 5.0;
	private const PAGE_SECONDS = 2.0;

	private Connection_Status $connection;
	private Account_Service $account_service;
	private Client $client;
	private Site_Api $api;
	private Failure $failure;
	private Clock $clock;

	public function __construct( Connection_Status $connection, Account_Service $account_service, Client $client, Site_Api $api, Failure $failure, Clock $clock ) {
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
		$stored = $this->stored();

		if ( null === $stored || $this->is_validated( $stored ) ) {
			return $stored['coupon'] ?? null;
		}

		return $this->connection->is_registered() ? null : Coupon_Presets::coupon( $stored['code'] );
	}

	/**
	 * Saves the code of a link. A validated coupon is replaced only by another validated one.
	 *
	 * @param mixed $given       The query parameter.
	 * @param bool  $may_replace Whether the user has confirmed that another coupon may be replaced.
	 * @return string A status of Coupon_Response; INVALID if it isn't a code; UNCHECKED if the account service can't validate it now;
	 *                REPLACES if nothing was saved, since it would replace another coupon.
	 */
	public function save_from_link( $given, bool $may_replace ): string {
		$code = Coupon_Code::of( $given );

		if ( null === $code ) {
			return self::INVALID;
		}

		$response = $this->fetch( $code, self::LINK_SECONDS );
		$stored   = $this->stored();
		$is_same  = null !== $stored && $stored['code']->code() === $code->code();
		$replaces = null !== $stored && ! $is_same && ! $may_replace;

		if ( is_wp_error( $response ) ) {
			if ( $is_same || ( null !== $stored && $this->is_validated( $stored ) ) ) {
				return self::UNCHECKED;
			}

			if ( ! $replaces ) {
				$is_called = ( $response->get_error_data()['status'] ?? 0 ) >= 500;
				$this->save( $code, $this->clock->now(), null, $is_called ? $this->clock->now() : self::NEVER );
			}

			return $replaces ? self::REPLACES : self::UNCHECKED;
		}

		if ( Coupon_Response::AVAILABLE === $response->status() ) {
			if ( $replaces ) {
				return self::REPLACES;
			}

			$this->save( $code, $is_same ? $stored['added_at'] : $this->clock->now(), $response );
		} elseif ( $is_same ) {
			$this->delete();
		}

		return $response->status();
	}

	/**
	 * Validates the stored coupon again: once a day, or at most once a minute if it isn't validated yet or the user may have just used it.
	 *
	 * @param bool $is_back Whether the user comes from the account service, where the coupon may have been used.
	 * @return string The new status, or '' if nothing changed.
	 */
	public function refresh( bool $is_back ): string {
		$stored = $this->stored();

		if ( null === $stored || ! $this->connection->is_registered() || null !== $this->client->blocked_reason() ) {
			return '';
		}

		$was_validated = $this->is_validated( $stored );
		$pause_s       = $was_validated && ! $is_back ? self::VALID_FOR_S : self::MIN_PAUSE_S;
		$age_s         = $this->clock->now() - $stored['checked_at'];

		if ( $age_s >= 0 && $age_s < $pause_s ) {
			return '';
		}

		// First: other requests don't check as well, and if nothing can be saved, the caller doesn't redirect again and again.
		if ( ! $this->mark_checked() ) {
			return '';
		}

		$response = $this->fetch( $stored['code'], self::PAGE_SECONDS );

		if ( is_wp_error( $response ) ) {
			return '';
		}

		if ( Coupon_Response::AVAILABLE === $response->status() ) {
			$this->save( $stored['code'], $stored['added_at'], $response );

			return $was_validated ? '' : $response->status();
		}

		$this->delete();

		// The user has just redeemed it, and needs no message.
		return $was_validated && Coupon_Response::USED === $response->status() ? '' : $response->status();
	}

	/** Deletes the coupon if it is too old. */
	public function purge(): void {
		if ( null === $this->stored() ) {
			$this->delete();
		}
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

	/**
	 * Without a response, only the code is stored.
	 *
	 * @param int|null $checked_at Now by default.
	 */
	private function save( Coupon_Code $code, int $added_at, ?Coupon_Response $response, ?int $checked_at = null ): void {
		update_option(
			self::OPTION,
			array(
				'code'       => $code->code(),
				'added_at'   => $added_at,
				'checked_at' => $checked_at ?? $this->clock->now(),
				'of'         => null === $response ? '' : $this->site(),
				'coupon'     => null === $response ? null : $response->coupon(),
			),
			false
		);

		wp_clear_scheduled_hook( self::PURGE );
		wp_schedule_single_event( $added_at + self::LIFETIME_S, self::PURGE );
	}

	private function mark_checked(): bool {
		return update_option( self::OPTION, array( 'checked_at' => $this->clock->now() ) + (array) get_option( self::OPTION ), false );
	}

	private function delete(): void {
		delete_option( self::OPTION );
		wp_clear_scheduled_hook( self::PURGE );
	}

	/**
	 * Null if there is none, or it is too old.
	 *
	 * @return array{code: Coupon_Code, added_at: int, checked_at: int, of: string, coupon: array<string, mixed>|null}|null
	 */
	private function stored(): ?array {
		$stored = get_option( self::OPTION, array() );
		$code   = is_array( $stored ) ? Coupon_Code::of( $stored['code'] ?? null ) : null;
		$age_s  = is_array( $stored ) ? $this->clock->now() - (int) ( $stored['added_at'] ?? 0 ) : 0;

		if ( ! is_array( $stored ) || null === $code || $age_s >= self::LIFETIME_S ) {
			return null;
		}

		return array(
			'code'       => $code,
			'added_at'   => (int) ( $stored['added_at'] ?? 0 ),
			'checked_at' => (int) ( $stored['checked_at'] ?? 0 ),
			'of'         => (string) ( $stored['of'] ?? '' ),
			'coupon'     => is_array( $stored['coupon'] ?? null ) ? $stored['coupon'] : null,
		);
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
