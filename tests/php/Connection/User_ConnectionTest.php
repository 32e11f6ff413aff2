<?php
/**
 * Tests of unlinking users.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Connection;

use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;


require_once __DIR__ . '/Linked_Users_Case.php';

final class User_ConnectionTest extends Linked_Users_Case {

	public function test_unlinking_revokes_and_forgets(): void {
		$this->assertTrue( $this->users()->unlink( self::LINKED ) );

		$this->assertSame(
			array(
				array(
					'token'           => 'refresh-2',
					'token_type_hint' => 'refresh_token',
				),
			),
			$this->provider->forms( '/revoke' )
		);
		$this->assertSame( array(), $this->services->get( Connection_Store::class )->tokens( self::LINKED ) );
		$this->assertSame( array(), $this->services->get( Connection_Store::class )->account( self::LINKED ) );
		$this->assertTrue( $this->services->get( Connection_Status::class )->is_user_connected( self::EDITOR ) );
	}

	public function test_an_owner_without_the_capability_is_told_who_can_help(): void {
		$this->assertStringContainsString( 'Ask an administrator', $this->users()->unlink( self::OWNER )->get_error_message() );

		$GLOBALS['test_users'][ self::OWNER ]['capabilities'] = array( 'jetpack_disconnect' );
		$this->assertStringContainsString( 'Disconnect the site instead', $this->users()->unlink( self::OWNER )->get_error_message() );
	}

	public function test_the_owner_and_who_is_not_linked_cannot_unlink(): void {
		$this->services->get( Connection_Store::class )->forget_user( self::EDITOR );

		foreach ( array( self::OWNER, self::EDITOR ) as $user_id ) {
			$error = $this->users()->unlink( $user_id );
			$this->assertSame( 'unlink_user_failed', $error->get_error_code() );
			$this->assertSame( 400, $error->get_error_data()['status'] );
		}
		$this->assertSame( array(), $this->provider->calls );
		$this->assertTrue( $this->services->get( Connection_Status::class )->is_user_connected( self::OWNER ) );
	}

	public function test_a_failed_revocation_keeps_the_link(): void {
		$this->provider->responses['/revoke'] = array( 502, '' );

		$this->assertSame( 'wpcom_5??', $this->users()->unlink( self::LINKED )->get_error_code() );
		$this->assertTrue( $this->services->get( Connection_Status::class )->is_user_connected( self::LINKED ) );
	}

	public function test_unknown_tokens_need_no_revocation(): void {
		$this->provider->responses['/revoke'] = array( 401, array( 'error' => 'invalid_client' ) );

		$this->assertTrue( $this->users()->unlink( self::LINKED ) );
		$this->assertFalse( $this->services->get( Connection_Status::class )->is_user_connected( self::LINKED ) );
	}

	public function test_a_removed_user_is_unlinked_even_if_the_provider_is_down(): void {
		$this->provider->responses['/revoke'] = array( 502, '' );
		$this->users()->unlink_removed_user( self::LINKED );

		$this->assertFalse( $this->services->get( Connection_Status::class )->is_user_connected( self::LINKED ) );
		$this->assertCount( 1, $this->provider->forms( '/revoke' ) );
		$this->assertSame( self::OWNER, $this->services->get( Connection_Status::class )->owner_id() );
	}

	public function test_a_removed_owner_is_succeeded_by_a_linked_administrator(): void {
		$younger               = array( 9 => array( 'capabilities' => array( 'manage_options' ) ) );
		$GLOBALS['test_users'] = $younger + $GLOBALS['test_users'];
		$this->services->get( Connection_Store::class )->save_user( 9, array( 'ID' => 9009 ), self::tokens( 3600, '9' ) );

		$this->users()->unlink_removed_user( self::OWNER );
		$this->assertSame( self::LINKED, $this->services->get( Connection_Status::class )->owner_id() );

		$this->users()->unlink_removed_user( self::LINKED );
		$this->users()->unlink_removed_user( 9 );
		$this->assertSame( 0, $this->services->get( Connection_Store::class )->owner_id() );
		$this->assertTrue( $this->services->get( Connection_Status::class )->is_user_connected( self::EDITOR ) );
	}

	public function test_removing_an_unlinked_user_sends_no_request(): void {
		$this->users()->unlink_removed_user( 99 );

		$this->assertSame( array(), $this->provider->calls );
	}
}
