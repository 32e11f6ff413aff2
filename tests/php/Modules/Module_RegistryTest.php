<?php
/**
 * Tests of switching modules.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Modules;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature_Files;
use Jetpack_Dashboard\Modules\Module_Catalog;
use Jetpack_Dashboard\Modules\Module_Defaults;
use Jetpack_Dashboard\Modules\Module_Loader;
use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Modules\Module_Switches;
use Jetpack_Dashboard\Modules\Own_Services;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Settings\Setting_Source;
use PHPUnit\Framework\TestCase;
use WP_Error;

/**
 * The rules of docs/contract/modules.md#activation, with the test's own modules.
 */
final class Module_RegistryTest extends TestCase {

	/** @var string */
	private $folder;

	/** @var string[] */
	private $fired = array();

	protected function setUp(): void {
		$GLOBALS['test_filters'] = array();
		$GLOBALS['test_options'] = array( 'blog_public' => '1' );

		$this->folder = sys_get_temp_dir() . '/modules-' . getmypid();
		is_dir( $this->folder ) || mkdir( $this->folder );

		$this->write( 'plain', 'Auto Activate: Yes', "\$GLOBALS['test_options']['ran'] = 1 + ( \$GLOBALS['test_options']['ran'] ?? 0 );" );
		$this->write( 'empty', "Behavior: No\n * Auto Activate: Yes", '' );
		$this->write( 'public', 'Auto Activate: Public', '' );
		$this->write( 'fixed', 'Deactivate: No', '' );
		$this->write( 'broken', 'Sort Order: 5', "throw new \\RuntimeException( 'out of order' );" );
	}

	protected function tearDown(): void {
		array_map( 'unlink', (array) glob( $this->folder . '/*/*.php' ) );
		array_map( 'rmdir', (array) glob( $this->folder . '/*' ) );
		rmdir( $this->folder );
	}

	public function test_activation_boots_the_module_and_then_fires_the_hooks(): void {
		$this->listen( 'jetpack_pre_activate_module', 'jetpack_activate_module', 'jetpack_activate_module_plain' );

		$this->assertTrue( $this->registry()->activate( 'plain' ) );
		$this->assertSame( array( 'jetpack_pre_activate_module', 'jetpack_activate_module', 'jetpack_activate_module_plain' ), $this->fired );
		$this->assertSame( 1, $GLOBALS['test_options']['ran'] );
		$this->assertSame( '1', $GLOBALS['test_options']['jetpack_dashboard_module_plain'] );
		$this->assertTrue( $GLOBALS['test_autoloads']['jetpack_dashboard_module_plain'] );
		$this->assertTrue( $this->registry()->is_active( 'plain' ) );
	}

	public function test_activating_twice_is_a_no_op(): void {
		$registry = $this->registry();
		$registry->activate( 'plain' );
		$this->listen( 'jetpack_activate_module' );

		$this->assertTrue( $registry->activate( 'plain' ) );
		$this->assertSame( array(), $this->fired );
		$this->assertSame( 1, $GLOBALS['test_options']['ran'] );
	}

	public function test_deactivation_fires_the_hooks(): void {
		$this->registry()->activate( 'plain' );
		$this->listen( 'jetpack_pre_deactivate_module', 'jetpack_deactivate_module', 'jetpack_deactivate_module_plain' );

		$this->assertTrue( $this->registry()->deactivate( 'plain' ) );
		$this->assertSame( array( 'jetpack_pre_deactivate_module', 'jetpack_deactivate_module', 'jetpack_deactivate_module_plain' ), $this->fired );
		$this->assertFalse( $this->registry()->is_active( 'plain' ) );
	}

	public function refusals(): array {
		return array(
			'unknown module'          => array( 'activate', 'nothing', 'not_found', 404 ),
			'module without a file'   => array( 'deactivate', '../plain', 'not_found', 404 ),
			'nothing to switch on'    => array( 'activate', 'empty', 'not_supported', 424 ),
			'a file that fails'       => array( 'activate', 'broken', 'activation_failed', 424 ),
			'off already'             => array( 'deactivate', 'plain', 'already_inactive', 409 ),
			'may not be switched off' => array( 'deactivate', 'fixed', 'deactivation_failed', 400 ),
		);
	}

	/** @dataProvider refusals */
	public function test_refusals( string $verb, string $slug, string $code, int $status ): void {
		$this->registry()->activate( 'fixed' );

		$error = $this->registry()->$verb( $slug );

		$this->assertSame( array( $code, $status ), array( $error->get_error_code(), $error->get_error_data()['status'] ) );
		$this->assertNotSame( '', $error->get_error_message() );
	}

	public function test_a_file_that_fails_leaves_the_module_off(): void {
		$this->registry()->activate( 'broken' );

		$this->assertFalse( $this->registry()->is_active( 'broken' ) );
	}

	public function test_a_filter_can_prevent_activation(): void {
		add_filter( 'jetpack_dashboard_pre_activate_module', static fn( $allowed, $slug ) => 'plain' === $slug ? new WP_Error( 'activation_failed', 'No.' ) : $allowed, 10, 2 );

		$this->assertSame( 'No.', $this->registry()->activate( 'plain' )->get_error_message() );
		$this->assertFalse( $this->registry()->is_active( 'plain' ) );
	}

	public function test_a_filter_forces_a_module_on(): void {
		add_filter( 'jetpack_active_modules', static fn( $slugs ) => array_merge( $slugs, array( 'plain' ) ) );

		$this->assertSame( 'active', $this->registry()->override( 'plain' ) );
		$this->assertFalse( $this->registry()->override( 'fixed' ) );
		$this->assertTrue( $this->registry()->is_active( 'plain' ) );
		$this->assertSame( 'deactivation_failed', $this->registry()->deactivate( 'plain' )->get_error_code() );
	}

	public function test_a_filter_forces_a_module_off(): void {
		$this->registry()->activate( 'plain' );
		add_filter( 'jetpack_active_modules', static fn( $slugs ) => array_diff( $slugs, array( 'plain' ) ) );

		$this->assertSame( 'inactive', $this->registry()->override( 'plain' ) );
		$this->assertFalse( $this->registry()->is_active( 'plain' ) );
		$this->assertSame( 'activation_failed', $this->registry()->activate( 'plain' )->get_error_code() );
	}

	public function test_a_module_removed_by_a_filter_does_not_exist(): void {
		$this->registry()->activate( 'plain' );
		add_filter( 'jetpack_get_available_modules', static fn( $versions ) => array_diff_key( $versions, array( 'plain' => true ) ) );

		$this->assertNull( $this->registry()->get( 'plain' ) );
		$this->assertFalse( $this->registry()->is_active( 'plain' ) );
	}

	public function test_only_active_modules_are_booted(): void {
		update_option( 'jetpack_dashboard_module_plain', '1' );
		update_option( 'jetpack_dashboard_module_broken', '0' );
		update_option( 'jetpack_dashboard_module_gone', '1' );

		$registry = $this->registry();
		$registry->load_active();
		$registry->load_active();

		$this->assertSame( 1, $GLOBALS['test_options']['ran'] );
	}

	public function test_defaults_follow_the_header_and_what_can_be_used(): void {
		$defaults = new Module_Defaults( $this->registry() );
		$this->assertSame( array( 'plain', 'public' ), $defaults->slugs() );

		$GLOBALS['test_options']['blog_public'] = '0';
		$this->assertSame( array( 'plain' ), $defaults->slugs() );
	}

	public function test_reset_to_defaults(): void {
		$this->registry()->activate( 'public' );
		$GLOBALS['test_options']['blog_public'] = '0';

		( new Module_Defaults( $this->registry() ) )->apply();

		$this->assertSame( array( 'plain' ), $this->registry()->active_slugs() );
	}

	/**
	 * The modules of the test, on a connected site.
	 */
	private function registry(): Module_Registry {
		$connection = $this->createStub( Connection_Status::class );
		$connection->method( 'is_registered' )->willReturn( true );
		$connection->method( 'has_connected_owner' )->willReturn( true );
		$features = new Feature_Files( $this->folder );
		$services = new Container();
		$services->set( Setting_Source::class, static fn() => $features );

		return new Module_Registry( new Module_Catalog( $features, 'dev' ), new Module_Switches( $features ), $connection, new Module_Loader( $features, $services ), new Own_Services( $features ) );
	}

	/**
	 * Writes a feature.php.
	 */
	private function write( string $slug, string $header, string $code ): void {
		$folder = $this->folder . '/' . ucfirst( $slug );
		is_dir( $folder ) || mkdir( $folder );
		file_put_contents(
			"$folder/feature.php",
			"<?php\n/**\n * {$header}\n */\nreturn new class() extends \\Jetpack_Dashboard\\Modules\\Feature {\n"
			. "public function texts(): array { return array(); }\n"
			. 'public function boot( \Jetpack_Dashboard\Kernel\Container $services ): void {' . "\n{$code}\n}\n};\n"
		);
	}

	/**
	 * Records which actions fire.
	 */
	private function listen( string ...$actions ): void {
		foreach ( $actions as $action ) {
			add_action(
				$action,
				function ( $first ) use ( $action ) {
					$this->fired[] = $action;
					return $first;
				}
			);
		}
	}
}
