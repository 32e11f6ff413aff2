<?php
/**
 * The parts that the connection rests on.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Lock;
use Jetpack_Dashboard\Provider\Account_Service;
use Jetpack_Dashboard\Provider\Client;
use Jetpack_Dashboard\Provider\Connection_Errors;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;
use Jetpack_Dashboard\Provider\Discovery;
use Jetpack_Dashboard\Provider\Failure;
use Jetpack_Dashboard\Provider\Identity_Api;
use Jetpack_Dashboard\Provider\Offline_Mode;
use Jetpack_Dashboard\Provider\Parallel_Gets;
use Jetpack_Dashboard\Provider\Registration_Endpoint;
use Jetpack_Dashboard\Provider\Site_Api;
use Jetpack_Dashboard\Provider\Site_Token;
use Jetpack_Dashboard\Provider\Time_Budget;
use Jetpack_Dashboard\Provider\Waits;

defined( 'ABSPATH' ) || exit;

/**
 * What is stored, what state that is, and what speaks with the account service. Each is built when it is first needed.
 */
abstract class Base_Parts {

	/**
	 * The time.
	 *
	 * @var Clock
	 */
	protected $clock;

	/**
	 * Parts that were built.
	 *
	 * @var array<class-string, object>
	 */
	private $parts = array();

	/**
	 * Takes what every part shares.
	 *
	 * @param Clock $clock The time.
	 */
	public function __construct( Clock $clock ) {
		$this->clock = $clock;
	}

	/**
	 * Where the account service is.
	 */
	public function account_service(): Account_Service {
		return $this->once( Account_Service::class, fn() => new Account_Service() );
	}

	/**
	 * What is stored.
	 */
	public function store(): Connection_Store {
		return $this->once( Connection_Store::class, fn() => new Connection_Store() );
	}

	/**
	 * The state.
	 */
	public function status(): Connection_Status {
		return $this->once( Connection_Status::class, fn() => new Connection_Status( $this->store(), $this->account_service(), new Offline_Mode() ) );
	}

	/**
	 * Calls to the account service.
	 */
	public function provider(): Client {
		return $this->once( Client::class, fn() => new Client( $this->account_service(), $this->status(), $this->failure(), new Waits( $this->clock ), $this->time_budget(), new Parallel_Gets() ) );
	}

	/**
	 * How long this request may wait for it.
	 */
	public function time_budget(): Time_Budget {
		return $this->once( Time_Budget::class, fn() => new Time_Budget() );
	}

	/**
	 * What can go wrong with the account service.
	 */
	public function failure(): Failure {
		return $this->once( Failure::class, fn() => new Failure( $this->account_service(), $this->clock ) );
	}

	/**
	 * Where the account service's endpoints are.
	 */
	public function discovery(): Discovery {
		return $this->once( Discovery::class, fn() => new Discovery( $this->account_service(), $this->provider(), $this->failure() ) );
	}

	/**
	 * The account service's identity endpoints.
	 */
	public function identity_api(): Identity_Api {
		return $this->once( Identity_Api::class, fn() => new Identity_Api( $this->discovery(), $this->provider(), $this->store(), $this->failure() ) );
	}

	/**
	 * The account service's registration endpoint.
	 */
	public function registration_endpoint(): Registration_Endpoint {
		return $this->once( Registration_Endpoint::class, fn() => new Registration_Endpoint( $this->discovery(), $this->provider(), $this->failure() ) );
	}

	/**
	 * The site's token.
	 */
	public function site_token(): Site_Token {
		return $this->once( Site_Token::class, fn() => new Site_Token( $this->identity_api(), $this->store(), $this->errors(), $this->failure(), $this->clock ) );
	}

	/**
	 * The account service's site API.
	 */
	public function site_api(): Site_Api {
		return $this->once(
			Site_Api::class,
			fn() => new Site_Api( $this->account_service(), $this->status(), $this->provider(), $this->site_token(), $this->errors(), $this->failure() )
		);
	}

	/**
	 * What is wrong with the connection.
	 */
	public function errors(): Connection_Errors {
		return $this->once( Connection_Errors::class, fn() => new Connection_Errors( $this->store(), $this->account_service(), $this->clock ) );
	}

	/**
	 * Locks between requests.
	 */
	public function lock(): Lock {
		return $this->once( Lock::class, fn() => new Lock( $this->clock ) );
	}

	/**
	 * Builds a part when it is first asked for.
	 *
	 * @template T of object
	 * @param class-string<T> $class_name The part's class.
	 * @param callable(): T   $build      Builds it.
	 * @return T
	 */
	protected function once( string $class_name, callable $build ) {
		if ( ! isset( $this->parts[ $class_name ] ) ) {
			$this->parts[ $class_name ] = $build();
		}

		/** @var T $part */ // phpcs:ignore Generic.Commenting.DocComment.MissingShort
		$part = $this->parts[ $class_name ];

		return $part;
	}
}
