<?php
/**
 * Tests of the connection's state.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Provider;

use Jetpack_Dashboard\Provider\Account_Service;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;
use Jetpack_Dashboard\Provider\Offline_Mode;
use PHPUnit\Framework\TestCase;

/**
 * The response of GET connection (docs/contract/rest.md#connection).
 */
final class Connection_StatusTest extends TestCase {

	private const OWNER  = 1;
	private const LINKED = 2;
	private const OTHER  = 3;

	protected function setUp(): void {
		$tokens = array( Connection_Store::TOKENS => array( 'access_token' => 'secret' ) );

		$GLOBALS['test_filters'] = array();
		$GLOBALS['test_options'] = array(
			Connection_Store::CONNECTION => array(
				'site_id'        => 77,
				'registered_url' => 'https://example.com',
				'owner_id'       => self::OWNER,
			),
			'blog_public'                => '1',
		);
		$GLOBALS['test_users']   = array(
			self::OWNER  => $tokens,
			self::LINKED => $tokens,
			self::OTHER  => array(),
		);
		add_filter( 'jetpack_dashboard_account_service_url', static fn() => 'https://accounts.example.net/' );
	}

	public function test_a_connected_site(): void {
		$this->assertSame(
			array(
				'isActive'          => true,
				'isStaging'         => false,
				'isRegistered'      => true,
				'isUserConnected'   => true,
				'hasConnectedOwner' => true,
				'offlineMode'       => array(
					'isActive'        => false,
					'constant'        => false,
					'url'             => false,
					'filter'          => false,
					'wpLocalConstant' => false,
				),
				'isPublic'          => true,
			),
			$this->status()->to_array( self::LINKED )
		);
	}

	public function test_a_user_without_tokens_is_not_linked(): void {
		$this->assertFalse( $this->status()->is_user_connected( self::OTHER ) );
		$this->assertFalse( $this->status()->is_user_connected( 0 ) );
	}

	public function test_only_the_stored_owner_owns(): void {
		$this->assertTrue( $this->status()->is_owner( self::OWNER ) );
		$this->assertFalse( $this->status()->is_owner( self::LINKED ) );
	}

	public function test_an_owner_who_was_deleted_owns_no_more(): void {
		unset( $GLOBALS['test_users'][ self::OWNER ] );

		$this->assertFalse( $this->status()->has_connected_owner() );
		$this->assertFalse( $this->status()->is_owner( 0 ) );
	}

	public function test_an_offline_site_is_registered_but_not_active(): void {
		add_filter( 'jetpack_offline_mode', static fn() => true );

		$this->assertTrue( $this->status()->is_registered() );
		$this->assertFalse( $this->status()->to_array( self::OWNER )['isActive'] );
	}

	public function test_without_an_account_service_nothing_is_connected(): void {
		$GLOBALS['test_filters'] = array();

		$this->assertTrue( $this->status()->is_local() );
		$this->assertFalse( $this->status()->is_registered() );
		$this->assertFalse( $this->status()->is_user_connected( self::OWNER ) );
		$this->assertSame( 0, $this->status()->site_id() );
	}

	/**
	 * @return array<string, array{0: string, 1: bool}>
	 */
	public function homes(): array {
		return array(
			'the same'       => array( 'https://example.com/', false ),
			'another scheme' => array( 'http://example.com', false ),
			'www'            => array( 'https://www.example.com', false ),
			'another host'   => array( 'https://staging.example.com', true ),
			'another path'   => array( 'https://example.com/blog', true ),
		);
	}

	/**
	 * @dataProvider homes
	 */
	public function test_knows_when_the_site_has_moved( string $home, bool $has_moved ): void {
		$GLOBALS['test_options']['home'] = $home;

		$this->assertSame( $has_moved, $this->status()->is_in_identity_crisis() );
	}

	public function test_broken_options_count_as_not_registered(): void {
		$GLOBALS['test_options'][ Connection_Store::CONNECTION ] = 'broken';

		$this->assertFalse( $this->status()->is_registered() );
		$this->assertFalse( $this->status()->has_connected_owner() );
	}

	private function status(): Connection_Status {
		return new Connection_Status( new Connection_Store(), new Account_Service(), new Offline_Mode() );
	}
}
