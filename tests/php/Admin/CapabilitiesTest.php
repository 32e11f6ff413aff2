<?php
/**
 * Tests of the capability map.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Admin;

use Jetpack_Dashboard\Admin\Capabilities;
use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Provider\Account_Service;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;
use Jetpack_Dashboard\Provider\Offline_Mode;
use Jetpack_Dashboard\Settings\Settings_Store;
use PHPUnit\Framework\TestCase;

/**
 * The table of docs/contract/rest.md#capabilities.
 */
final class CapabilitiesTest extends TestCase {

	private const USER  = 5;
	private const OWNER = 1;

	/**
	 * The roles that may see statistics; null while the module is off.
	 *
	 * @var string[]|null
	 */
	private $stats_roles;

	protected function setUp(): void {
		$GLOBALS['test_filters'] = array();
		$GLOBALS['test_options'] = array();
		$GLOBALS['test_users']   = array( self::USER => array( 'roles' => array( 'editor' ) ) );
		$this->stats_roles       = null;
	}

	/**
	 * @return array<string, array{0: string, 1: string[], 2: string[]}> Capability, what it maps to, and the same in offline mode.
	 */
	public function map(): array {
		$options = array( 'manage_options' );
		$nobody  = array( 'do_not_allow' );

		return array(
			'manage modules'     => array( 'jetpack_manage_modules', $options, $options ),
			'activate modules'   => array( 'jetpack_activate_modules', $options, $options ),
			'deactivate modules' => array( 'jetpack_deactivate_modules', $options, $options ),
			'configure modules'  => array( 'jetpack_configure_modules', $options, $options ),
			'autoupdates'        => array( 'jetpack_manage_autoupdates', array( 'manage_options', 'update_plugins' ), array( 'manage_options', 'update_plugins' ) ),
			'network page'       => array( 'jetpack_network_admin_page', array( 'manage_network_plugins' ), array( 'manage_network_plugins' ) ),
			'network sites'      => array( 'jetpack_network_sites_page', array( 'manage_sites' ), array( 'manage_sites' ) ),
			'the page'           => array( 'jetpack_admin_page', array( 'read' ), $options ),
			'connect'            => array( 'jetpack_connect', $options, $nobody ),
			'reconnect'          => array( 'jetpack_reconnect', $options, $nobody ),
			'disconnect'         => array( 'jetpack_disconnect', $options, $options ),
			'connect a user'     => array( 'jetpack_connect_user', $options, $nobody ),
			'anything else'      => array( 'edit_post', array( 'untouched' ), array( 'untouched' ) ),
		);
	}

	/**
	 * @dataProvider map
	 * @param string[] $online  Maps to.
	 * @param string[] $offline Maps to in offline mode.
	 */
	public function test_maps_capabilities( string $capability, array $online, array $offline ): void {
		$this->assertSame( $online, $this->capabilities()->map( array( 'untouched' ), $capability, self::USER ) );

		add_filter( 'jetpack_offline_mode', static fn() => true );

		$this->assertSame( $offline, $this->capabilities()->map( array( 'untouched' ), $capability, self::USER ) );
	}

	public function test_every_user_may_link_an_account_once_there_is_an_owner(): void {
		add_filter( 'jetpack_dashboard_account_service_url', static fn() => 'https://accounts.example.net' );
		$GLOBALS['test_users'][ self::OWNER ]                    = array( Connection_Store::TOKENS => array( 'access_token' => 'x' ) );
		$GLOBALS['test_options'][ Connection_Store::CONNECTION ] = array(
			'site_id'  => 7,
			'owner_id' => self::OWNER,
		);

		$this->assertSame( array( 'read' ), $this->capabilities()->map( array(), 'jetpack_connect_user', self::USER ) );
	}

	public function test_a_site_can_name_another_capability_for_disconnecting(): void {
		add_filter( 'jetpack_disconnect_cap', static fn() => 'manage_network' );

		foreach ( array( 'jetpack_disconnect', 'jetpack_connect', 'jetpack_reconnect' ) as $capability ) {
			$this->assertSame( array( 'manage_network' ), $this->capabilities()->map( array(), $capability, self::USER ) );
		}
	}

	public function test_a_selected_role_can_view_statistics(): void {
		$this->stats_roles = array( 'administrator', 'editor' );

		$this->assertSame( array( 'read' ), $this->capabilities()->map_view_stats( array( 'view_stats' ), 'view_stats', self::USER ) );
	}

	public function test_other_roles_cannot_view_statistics(): void {
		$this->stats_roles = array( 'administrator' );

		$this->assertSame( array( 'view_stats' ), $this->capabilities()->map_view_stats( array( 'view_stats' ), 'view_stats', self::USER ) );
	}

	public function test_nobody_can_view_statistics_while_the_module_is_inactive(): void {
		$this->assertSame( array( 'view_stats' ), $this->capabilities()->map_view_stats( array( 'view_stats' ), 'view_stats', self::USER ) );
	}

	public function test_only_the_first_role_counts(): void {
		$this->stats_roles                             = array( 'editor' );
		$GLOBALS['test_users'][ self::USER ]['roles'] = array( 'subscriber', 'editor' );

		$this->assertSame( array( 'view_stats' ), $this->capabilities()->map_view_stats( array( 'view_stats' ), 'view_stats', self::USER ) );
	}

	private function capabilities(): Capabilities {
		$modules = $this->createStub( Module_Registry::class );
		$modules->method( 'is_active' )->willReturn( null !== $this->stats_roles );
		$settings = $this->createStub( Settings_Store::class );
		$settings->method( 'get' )->willReturn( $this->stats_roles );

		return new Capabilities( new Connection_Status( new Connection_Store(), new Account_Service(), new Offline_Mode() ), $modules, $settings );
	}
}
