<?php
/**
 * Base class of tests of linking a user.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Connection;

use Jetpack_Dashboard\Connection\Authorization;
use Jetpack_Dashboard\Connection\Pending_Authorizations;
use Jetpack_Dashboard\Connection\User_Linking;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Provider\Connection_Store;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/Fake_Provider.php';

/**
 * A registered site with two users, and a provider. Only the network is replaced.
 */
abstract class Linking_Case extends TestCase {


	protected const ADMIN = 1;
	protected const OTHER = 2;

	/**
	 * @var Fake_Provider
	 */
	protected $provider;

	/**
	 * @var Container
	 */
	protected $services;

	protected function setUp(): void {
		$GLOBALS['test_filters']   = array();
		$GLOBALS['test_meta_rows'] = array();
		$GLOBALS['test_options']   = array(
			'session_token'   => 'session-1',
			'current_user_id' => self::ADMIN,
		);
		$GLOBALS['test_users']     = array(
			self::ADMIN => array( 'capabilities' => array( 'manage_options' ) ),
			self::OTHER => array(),
		);
		$this->provider            = Fake_Provider::start();
		$this->services            = new Container();
		$this->services->get( Connection_Store::class )->save_site(
			4242,
			'https://example.com',
			array(
				'client_id'               => 'client-1',
				'client_secret'           => 'secret-1',
				'registration_client_uri' => Fake_Provider::URL . '/register/client-1',
			)
		);
	}

	/**
	 * @return array<string, mixed> The authorization, as it is when the user comes back.
	 */
	protected function start( int $user_id ): array {
		$begun = $this->services->get( Pending_Authorizations::class )->start( $user_id, '', false );

		return $this->services->get( Pending_Authorizations::class )->consume( $user_id, $begun['state'] );
	}

	/**
	 * @param array<string, mixed> $claims Claims that differ.
	 * @return string|\WP_Error
	 */
	protected function link( int $user_id, array $claims = array() ) {
		$url = $this->services->get( Authorization::class )->url( $user_id );
		parse_str( (string) parse_url( $url, PHP_URL_QUERY ), $query );
		$pending = $this->services->get( Pending_Authorizations::class )->consume( $user_id, $query['state'] );
		$this->provider->give_tokens( $pending['nonce'], $claims );

		return $this->services->get( User_Linking::class )->link( $user_id, $pending, 'code-1' );
	}

	protected function say_who( string $subject ): void {
		$this->provider->responses['/userinfo'] = array( 200, array( 'sub' => $subject ) );
	}
}
