<?php
/**
 * The site side of the connection, put together for tests.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Connection;

use Jetpack_Dashboard\Connection\Connection_Test;
use Jetpack_Dashboard\Connection\Disconnection;
use Jetpack_Dashboard\Connection\Identity_Crisis;
use Jetpack_Dashboard\Connection\Parts;
use Jetpack_Dashboard\Connection\Reconnection;
use Jetpack_Dashboard\Connection\Site_Registration;
use Jetpack_Dashboard\Connection\Token_Health;
use Jetpack_Dashboard\Connection\User_Tokens;
use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Tests\Provider\Scripted_Service;

require_once dirname( __DIR__ ) . '/Provider/Scripted_Service.php';
require_once __DIR__ . '/Memory_Lock.php';

/**
 * The real classes, but for the network and the lock, which needs a database.
 */
final class Site_Rig {

	public const ADMIN  = 1;
	public const SECOND = 2;
	public const NOW    = 1700000000;

	/**
	 * @var Scripted_Service
	 */
	public $service;

	/**
	 * @var Parts
	 */
	public $parts;

	/**
	 * @var Memory_Lock
	 */
	public $lock;

	/**
	 * @var Site_Registration
	 */
	public $registration;

	public function __construct() {
		$this->service            = Scripted_Service::start();
		$GLOBALS['test_users']    = array(
			self::ADMIN  => array( 'capabilities' => array( 'manage_options' ) ),
			self::SECOND => array( 'capabilities' => array( 'manage_options' ) ),
		);
		$GLOBALS['test_options']  = array(
			'current_user_id' => self::ADMIN,
			'home'            => 'https://example.com',
			'name'            => 'Marta &amp; Söhne',
		);
		add_filter( 'jetpack_dashboard_now', static fn() => self::NOW );
		$this->service->says( 'POST /token', array( 200, self::token( 'site-token' ) ) );
		$this->forget_services();
	}

	/**
	 * As the next request would have it: nothing but what is stored.
	 */
	public function forget_services(): void {
		$this->parts        = new Parts( new Clock() );
		$this->lock         = new Memory_Lock( new Clock() );
		$this->registration = new Site_Registration(
			$this->parts->store(),
			$this->parts->status(),
			$this->parts->registration_endpoint(),
			$this->parts->site_api(),
			$this->lock,
			$this->parts->time_budget()
		);
	}

	/**
	 * A site that is registered, with an owner or none.
	 *
	 * @param int[] $linked WordPress users; the first owns the connection.
	 */
	public function connect( array $linked = array() ): void {
		$registration = Scripted_Service::registration( 1 );
		unset( $registration['site_id'] );
		$store = $this->parts->store();
		$store->save_site( 4201, 'https://example.com', $registration );

		foreach ( $linked as $user_id ) {
			$tokens = array(
				'access_token'  => "access-$user_id",
				'refresh_token' => "refresh-$user_id",
				'expires_at'    => self::NOW + 3600,
			);
			$store->save_user( $user_id, array( 'ID' => 9000 + $user_id ), $tokens );
		}

		$store->set_owner_id( $linked[0] ?? 0 );
	}

	/**
	 * The site has another URL now.
	 */
	public function move_to( string $url ): void {
		$GLOBALS['test_options']['home'] = $url;
	}

	/**
	 * Says which tokens the service takes for alive.
	 *
	 * @param string[] $alive Tokens.
	 */
	public function introspects( array $alive ): void {
		$this->service->says(
			'POST /introspect',
			static function ( array $args ) use ( $alive ): array {
				parse_str( $args['body'], $form );
				return array( 200, array( 'active' => in_array( $form['token'], $alive, true ) ) );
			}
		);
	}

	/**
	 * An answer of the token endpoint.
	 *
	 * @return array<string, int|string>
	 */
	public static function token( string $token ): array {
		return array(
			'access_token' => $token,
			'token_type'   => 'Bearer',
			'expires_in'   => 3600,
		);
	}

	public function disconnection(): Disconnection {
		return new Disconnection( $this->parts->store(), $this->parts->status(), $this->registration );
	}

	public function identity_crisis(): Identity_Crisis {
		return new Identity_Crisis( $this->parts->store(), $this->parts->status(), $this->registration, $this->parts->authorization(), $this->parts->provider() );
	}

	public function reconnection(): Reconnection {
		return new Reconnection(
			$this->parts->status(),
			$this->registration,
			$this->parts->site_token(),
			$this->token_health(),
			$this->parts->authorization(),
			$this->parts->provider(),
			$this->parts->failure()
		);
	}

	public function connection_test(): Connection_Test {
		return new Connection_Test(
			$this->parts->store(),
			$this->parts->status(),
			$this->parts->account_service(),
			$this->parts->provider(),
			$this->parts->discovery(),
			$this->token_health(),
			$this->parts->site_api()
		);
	}

	private function token_health(): Token_Health {
		$user_tokens = new User_Tokens( $this->parts->store(), $this->parts->token_endpoint(), $this->parts->errors(), $this->lock, $this->parts->time_budget(), new Clock() );

		return new Token_Health( $this->parts->site_token(), $user_tokens, $this->parts->identity_api(), $this->parts->errors() );
	}
}
