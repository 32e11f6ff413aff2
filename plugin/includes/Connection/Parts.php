<?php
/**
 * The parts of the connection.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Clock;
use Jetpack_Dashboard\Provider\Client;
use Jetpack_Dashboard\Provider\Discovery;
use Jetpack_Dashboard\Provider\Failure;
use Jetpack_Dashboard\Provider\Identity_Api;
use Jetpack_Dashboard\Provider\Site_Api;
use Jetpack_Dashboard\Provider\Site_Token;
use Jetpack_Dashboard\Provider\Waits;

/**
 * The connection's part of the composition root: builds each service when it is first needed.
 */
final class Parts {

	/**
	 * The time.
	 *
	 * @var Clock
	 */
	private $clock;

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
	 * Hooks what acts by itself.
	 */
	public function register(): void {
		add_action(
			'admin_init',
			function (): void {
				if ( Authorization_Callback::is_addressed() ) {
					$this->authorization_callback()->answer();
				}
			},
			5
		);

		// Before users are deleted, since their data goes with them.
		foreach ( array( 'delete_user', 'wpmu_delete_user', 'remove_user_from_blog' ) as $hook ) {
			add_action( $hook, fn( $user_id ) => $this->user_connection()->forget_leaving( (int) $user_id ) );
		}
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
	 * The current user.
	 */
	public function current_user(): Current_User {
		return $this->once( Current_User::class, fn() => new Current_User( $this->status(), $this->store() ) );
	}

	/**
	 * Calls to the account service.
	 */
	public function provider(): Client {
		return $this->once( Client::class, fn() => new Client( $this->account_service(), $this->status(), $this->failure(), new Waits( $this->clock ) ) );
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
	 * The site's registration.
	 */
	public function registration(): Site_Registration {
		return $this->once(
			Site_Registration::class,
			fn() => new Site_Registration( $this->store(), $this->status(), $this->provider(), $this->discovery(), $this->site_api(), $this->lock(), $this->failure() )
		);
	}

	/**
	 * Disconnects the site.
	 */
	public function disconnection(): Disconnection {
		return $this->once( Disconnection::class, fn() => new Disconnection( $this->store(), $this->status(), $this->registration() ) );
	}

	/**
	 * Repairs the connection.
	 */
	public function reconnection(): Reconnection {
		return $this->once(
			Reconnection::class,
			fn() => new Reconnection(
				$this->store(),
				$this->status(),
				$this->registration(),
				$this->site_token(),
				$this->user_tokens(),
				$this->identity_api(),
				$this->authorization(),
				$this->provider(),
				$this->failure()
			)
		);
	}

	/**
	 * Tests the connection.
	 */
	public function connection_test(): Connection_Test {
		return $this->once(
			Connection_Test::class,
			fn() => new Connection_Test(
				$this->store(),
				$this->status(),
				$this->account_service(),
				$this->provider(),
				$this->discovery(),
				$this->site_token(),
				$this->user_tokens(),
				$this->identity_api(),
				$this->site_api()
			)
		);
	}

	/**
	 * The ways out of an identity crisis.
	 */
	public function identity_crisis(): Identity_Crisis {
		return $this->once(
			Identity_Crisis::class,
			fn() => new Identity_Crisis( $this->store(), $this->status(), $this->registration(), $this->authorization(), $this->provider() )
		);
	}

	/**
	 * What a browser passes through while it connects.
	 */
	public function authorization_callback(): Authorization_Callback {
		return $this->once(
			Authorization_Callback::class,
			fn() => new Authorization_Callback( $this->pending_authorizations(), $this->user_linking(), $this->registration(), $this->authorization(), $this->account_service() )
		);
	}

	/**
	 * Where users are linked.
	 */
	public function authorization(): Authorization {
		return $this->once(
			Authorization::class,
			fn() => new Authorization( $this->status(), $this->store(), $this->discovery(), $this->provider(), $this->pending_authorizations(), $this->failure() )
		);
	}

	/**
	 * Authorizations under way.
	 */
	public function pending_authorizations(): Pending_Authorizations {
		return $this->once( Pending_Authorizations::class, fn() => new Pending_Authorizations( $this->clock ) );
	}

	/**
	 * Links users.
	 */
	public function user_linking(): User_Linking {
		return $this->once(
			User_Linking::class,
			fn() => new User_Linking(
				$this->status(),
				$this->store(),
				$this->account_service(),
				$this->token_endpoint(),
				new Account_Profile( $this->discovery() ),
				$this->errors(),
				$this->clock
			)
		);
	}

	/**
	 * The provider's token endpoint.
	 */
	public function token_endpoint(): Token_Endpoint {
		return $this->once( Token_Endpoint::class, fn() => new Token_Endpoint( $this->identity_api(), $this->failure(), $this->clock ) );
	}

	/**
	 * Users' tokens.
	 */
	public function user_tokens(): User_Tokens {
		return $this->once( User_Tokens::class, fn() => new User_Tokens( $this->store(), $this->token_endpoint(), $this->errors(), $this->lock(), $this->clock ) );
	}

	/**
	 * Users' links.
	 */
	public function user_connection(): User_Connection {
		return $this->once( User_Connection::class, fn() => new User_Connection( $this->status(), $this->store(), $this->user_tokens(), $this->errors() ) );
	}

	/**
	 * What is wrong with the connection.
	 */
	public function errors(): Connection_Errors {
		return $this->once( Connection_Errors::class, fn() => new Connection_Errors( $this->store(), $this->account_service(), $this->clock ) );
	}

	/**
	 * The plugins that share the connection.
	 */
	public function connected_plugins(): Connected_Plugins {
		return $this->once( Connected_Plugins::class, fn() => new Connected_Plugins() );
	}

	/**
	 * Who lets their use be counted.
	 */
	public function tracking(): Tracking_Preference {
		return $this->once( Tracking_Preference::class, fn() => new Tracking_Preference( $this->status() ) );
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
	private function once( string $class_name, callable $build ) {
		if ( ! isset( $this->parts[ $class_name ] ) ) {
			$this->parts[ $class_name ] = $build();
		}

		/** @var T $part */ // phpcs:ignore Generic.Commenting.DocComment.MissingShort
		$part = $this->parts[ $class_name ];

		return $part;
	}
}
