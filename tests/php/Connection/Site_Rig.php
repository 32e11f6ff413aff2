<?php
/**
 * The site's part of the connection, for tests.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Connection;

use Jetpack_Dashboard\Connection\Connection_Test;
use Jetpack_Dashboard\Connection\Disconnection;
use Jetpack_Dashboard\Connection\Identity_Crisis;
use Jetpack_Dashboard\Connection\Reconnection;
use Jetpack_Dashboard\Connection\Site_Registration;
use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Lock;
use Jetpack_Dashboard\Provider\Connection_Store;
use Jetpack_Dashboard\Tests\Provider\Scripted_Service;

require_once dirname( __DIR__ ) . '/Provider/Scripted_Service.php';
require_once __DIR__ . '/Memory_Lock.php';

/**
 * Uses the real classes, except for the network and the lock, which needs a database.
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
	 * @var Container
	 */
	public $services;

	/**
	 * @var Memory_Lock
	 */
	public $lock;

	/**
	 * @var Site_Registration
	 */
	public $registration;

	public function __construct() {
		$this->service           = Scripted_Service::start();
		$GLOBALS['test_users']   = array(
			self::ADMIN  => array( 'capabilities' => array( 'manage_options' ) ),
			self::SECOND => array( 'capabilities' => array( 'manage_options' ) ),
		);
		$GLOBALS['test_options'] = array(
			'current_user_id' => self::ADMIN,
			'home'            => 'https://example.com',
			'name'            => 'Marta &amp; Söhne',
		);
		add_filter( 'jetpack_dashboard_now', static fn() => self::NOW );
		$this->service->respond_with( 'POST /token', array( 200, self::token( 'site-token' ) ) );
		$this->forget_services();
	}

	/**
	 * Simulates the next request: only stored data remains.
	 */
	public function forget_services(): void {
		$this->services = new Container();
		$this->lock     = new Memory_Lock( new Clock() );
		$this->services->set( Lock::class, fn() => $this->lock );
		$this->registration = $this->services->get( Site_Registration::class );
	}

	/**
	 * A registered site, with or without an owner.
	 *
	 * @param int[] $linked WordPress users; the first owns the connection.
	 */
	public function connect( array $linked = array() ): void {
		$registration = Scripted_Service::registration( 1 );
		unset( $registration['site_id'] );
		$store = $this->services->get( Connection_Store::class );
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
	 * Changes the site's URL.
	 */
	public function move_to( string $url ): void {
		$GLOBALS['test_options']['home'] = $url;
	}

	/**
	 * Sets which tokens the service reports as active.
	 *
	 * @param string[] $alive Tokens.
	 */
	public function introspects( array $alive ): void {
		$this->service->respond_with(
			'POST /introspect',
			static function ( array $args ) use ( $alive ): array {
				parse_str( $args['body'], $form );
				return array( 200, array( 'active' => in_array( $form['token'], $alive, true ) ) );
			}
		);
	}

	/**
	 * A response of the token endpoint.
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
		return $this->services->get( Disconnection::class );
	}

	public function identity_crisis(): Identity_Crisis {
		return $this->services->get( Identity_Crisis::class );
	}

	public function reconnection(): Reconnection {
		return $this->services->get( Reconnection::class );
	}

	public function connection_test(): Connection_Test {
		return $this->services->get( Connection_Test::class );
	}
}
