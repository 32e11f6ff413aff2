<?php
/**
 * Base class of tests of linked users.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Connection;

use Jetpack_Dashboard\Connection\Token_Endpoint;
use Jetpack_Dashboard\Connection\User_Connection;
use Jetpack_Dashboard\Connection\User_Tokens;
use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Provider\Connection_Errors;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;
use Jetpack_Dashboard\Provider\Time_Budget;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/Fake_Provider.php';
require_once __DIR__ . '/Memory_Lock.php';

/**
 * A connected site with an owner and two linked users. Only the network and the lock are replaced.
 */
abstract class Linked_Users_Case extends TestCase {


	protected const OWNER  = 1;
	protected const LINKED = 2;
	protected const EDITOR = 3;
	protected const NOW    = 1700000000;
	protected const LOCK   = 'user_tokens_2';

	/**
	 * @var Fake_Provider
	 */
	protected $provider;

	/**
	 * @var Container
	 */
	protected $services;

	/**
	 * @var Memory_Lock
	 */
	protected $lock;

	protected function setUp(): void {
		$GLOBALS['test_filters']   = array();
		$GLOBALS['test_meta_rows'] = array();
		$GLOBALS['test_options']   = array( 'current_user_id' => self::LINKED );
		$GLOBALS['test_users']     = array(
			self::OWNER  => array( 'capabilities' => array( 'manage_options' ) ),
			self::LINKED => array( 'capabilities' => array( 'manage_options' ) ),
			self::EDITOR => array(),
		);
		add_filter( 'jetpack_dashboard_now', static fn() => self::NOW );
		$this->provider = Fake_Provider::start();
		$this->services = new Container();
		$this->lock     = new Memory_Lock( new Clock() );
		$store          = $this->services->get( Connection_Store::class );
		$store->save_site(
			4242,
			'https://example.com',
			array(
				'client_id'               => 'client-1',
				'client_secret'           => 'secret-1',
				'registration_client_uri' => Fake_Provider::URL . '/register/client-1',
			)
		);
		foreach ( array( self::EDITOR, self::LINKED, self::OWNER ) as $user_id ) {
			$store->save_user( $user_id, array( 'ID' => 9000 + $user_id ), self::tokens( 3600, (string) $user_id ) );
		}
		$store->set_owner_id( self::OWNER );
	}

	protected function user_tokens(): User_Tokens {
		return new User_Tokens( $this->services->get( Connection_Store::class ), $this->services->get( Token_Endpoint::class ), $this->services->get( Connection_Errors::class ), $this->lock, $this->services->get( Time_Budget::class ), new Clock() );
	}

	protected function users(): User_Connection {
		return new User_Connection( $this->services->get( Connection_Status::class ), $this->services->get( Connection_Store::class ), $this->user_tokens(), $this->services->get( Connection_Errors::class ) );
	}

	protected function ends_in( int $seconds ): void {
		$this->services->get( Connection_Store::class )->save_tokens( self::LINKED, self::tokens( $seconds, (string) self::LINKED ) );
	}

	protected function renews_to( string $access_token, ?string $refresh_token ): void {
		$this->provider->responses['/token'] = array(
			200,
			array_filter(
				array(
					'access_token'  => $access_token,
					'refresh_token' => $refresh_token,
					'token_type'    => 'Bearer',
					'expires_in'    => 3600,
				)
			),
		);
	}

	/**
	 * @return array<string, int|string>
	 */
	protected static function tokens( int $seconds, string $name ): array {
		return array(
			'access_token'  => 'access-' . $name,
			'refresh_token' => 'refresh-' . $name,
			'expires_at'    => self::NOW + $seconds,
		);
	}
}
