<?php
/**
 * Tests features that depend on users' links: the tracking preference, and plugins that use the connection.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Connection;

use Jetpack_Dashboard\Connection\Connected_Plugins;
use Jetpack_Dashboard\Connection\Tracking_Preference;
use Jetpack_Dashboard\Provider\Connection_Store;


require_once __DIR__ . '/Linked_Users_Case.php';

final class Connected_PluginsTest extends Linked_Users_Case {

	public function test_linked_users_have_a_tracking_preference(): void {
		$tracking = $this->services->get( Tracking_Preference::class );

		$this->assertFalse( $tracking->is_opted_out( self::LINKED ) );
		$tracking->set( self::LINKED, true );
		$this->assertTrue( $tracking->is_opted_out( self::LINKED ) );
		$this->assertFalse( $tracking->is_opted_out( self::OWNER ) );
		$tracking->set( self::LINKED, false );
		$this->assertFalse( $tracking->is_opted_out( self::LINKED ) );
	}

	public function test_unlinked_users_are_never_tracked(): void {
		$this->services->get( Connection_Store::class )->forget_user( self::EDITOR );
		$before = $GLOBALS['test_users'][ self::EDITOR ];
		$this->services->get( Tracking_Preference::class )->set( self::EDITOR, false );

		$this->assertTrue( $this->services->get( Tracking_Preference::class )->is_opted_out( self::EDITOR ) );
		$this->assertSame( $before, $GLOBALS['test_users'][ self::EDITOR ] );
	}

	public function test_plugins_join_the_connection_through_the_filter(): void {
		add_filter(
			'jetpack_dashboard_connected_plugins',
			static fn( $plugins ) => array_merge(
				$plugins,
				array(
					'some-backup' => array( 'name' => '<b>Some Backup</b>' ),
					'jetpack'     => array( 'name' => 'Not us' ),
					'nameless'    => array(),
					'text'        => 'Text',
					'Bad/Slug'    => array( 'name' => 'Slug' ),
				)
			)
		);

		$this->assertSame(
			array(
				'jetpack'     => array( 'name' => 'Jetpack' ),
				'some-backup' => array( 'name' => 'Some Backup' ),
				'badslug'     => array( 'name' => 'Slug' ),
			),
			$this->services->get( Connected_Plugins::class )->all()
		);
	}

	public function test_a_filter_that_breaks_the_list_leaves_this_plugin(): void {
		add_filter( 'jetpack_dashboard_connected_plugins', static fn() => false );

		$this->assertSame( array( 'jetpack' => array( 'name' => 'Jetpack' ) ), $this->services->get( Connected_Plugins::class )->all() );
	}
}
