<?php
/**
 * Tests of users' tokens.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Connection;

use Jetpack_Dashboard\Provider\Connection_Errors;
use Jetpack_Dashboard\Provider\Connection_Store;


require_once __DIR__ . '/Linked_Users_Case.php';

final class User_TokensTest extends Linked_Users_Case {

	public function test_a_fresh_token_needs_no_request(): void {
		$this->ends_in( 61 );

		$this->assertSame( 'access-2', $this->user_tokens()->access_token( self::LINKED ) );
		$this->assertSame( array(), $this->provider->calls );
	}

	public function test_an_expiring_token_is_refreshed_and_stored(): void {
		$this->ends_in( 60 );
		$this->renews_to( 'access-new', 'refresh-new' );

		$this->assertSame( 'access-new', $this->user_tokens()->access_token( self::LINKED ) );
		$this->assertSame(
			array(
				'grant_type'    => 'refresh_token',
				'refresh_token' => 'refresh-2',
			),
			$this->provider->forms( '/token' )[0]
		);
		$this->assertSame(
			array(
				'access_token'  => 'access-new',
				'refresh_token' => 'refresh-new',
				'expires_at'    => self::NOW + 3600,
			),
			$this->services->get( Connection_Store::class )->tokens( self::LINKED )
		);
		$this->assertSame( array(), $this->lock->taken );
	}

	public function test_a_token_that_the_service_refused_is_renewed_once(): void {
		$this->ends_in( 3000 );
		$this->renews_to( 'access-new', 'refresh-new' );

		$this->assertSame( 'access-new', $this->user_tokens()->access_token( self::LINKED, 'access-2' ) );
		$this->assertSame( 'access-new', $this->user_tokens()->access_token( self::LINKED, 'access-2' ) );
		$this->assertCount( 1, $this->provider->forms( '/token' ) );
	}

	public function test_a_refresh_token_that_is_not_replaced_stays(): void {
		$this->ends_in( 0 );
		$this->renews_to( 'access-new', null );
		$this->user_tokens()->access_token( self::LINKED );

		$this->assertSame( 'refresh-2', $this->services->get( Connection_Store::class )->tokens( self::LINKED )['refresh_token'] );
	}

	public function test_a_user_unlinked_during_the_refresh_stays_unlinked(): void {
		$this->ends_in( 0 );
		$this->renews_to( 'access-new', 'refresh-new' );
		$this->provider->on_call = fn() => $this->services->get( Connection_Store::class )->forget_user( self::LINKED );

		$this->assertSame( 'no_token_for_user', $this->user_tokens()->access_token( self::LINKED )->get_error_code() );
		$this->assertFalse( $this->services->get( Connection_Store::class )->has_tokens( self::LINKED ) );
	}

	public function test_waits_for_a_concurrent_refresh(): void {
		$this->ends_in( 0 );
		$this->lock->taken[ self::LOCK ] = true;
		$this->lock->on_wait             = fn() => $this->services->get( Connection_Store::class )->save_tokens( self::LINKED, self::tokens( 3600, 'theirs' ) );

		$this->assertSame( 'access-theirs', $this->user_tokens()->access_token( self::LINKED ) );
		$this->assertSame( array(), $this->provider->calls );
	}

	public function test_a_rejected_token_is_reported_until_one_is_accepted(): void {
		$this->ends_in( 0 );
		$this->provider->responses['/token'] = array( 400, array( 'error' => 'invalid_grant' ) );

		$this->assertSame( 'invalid_grant', $this->user_tokens()->access_token( self::LINKED )->get_error_code() );
		$this->assertSame(
			array(
				array(
					'code'    => 'token_refused',
					'message' => 'There seems to be a problem with your connection to accounts.example.net. If the problem persists, try reconnecting.',
					'action'  => 'reconnect',
					'data'    => array(
						'api_error_code' => 'invalid_grant',
						'api_http_code'  => 400,
					),
				),
			),
			$this->services->get( Connection_Errors::class )->to_array()
		);
		$this->assertSame( array(), $this->lock->taken );

		$this->renews_to( 'access-new', 'refresh-new' );
		$this->user_tokens()->access_token( self::LINKED );
		$this->assertSame( array(), $this->services->get( Connection_Errors::class )->to_array() );
	}

	public function test_others_see_the_owners_error_but_not_other_users_errors(): void {
		$refused = new \WP_Error( 'unknown_token', '', array( 'api_http_code' => 401 ) );

		$this->services->get( Connection_Errors::class )->report( $refused, self::EDITOR );
		$this->assertSame( array(), $this->services->get( Connection_Errors::class )->to_array() );

		$this->services->get( Connection_Errors::class )->report( $refused, self::OWNER );
		$this->assertCount( 1, $this->services->get( Connection_Errors::class )->to_array() );
		$this->services->get( Connection_Errors::class )->report( $refused );
		$this->assertCount( 1, $this->services->get( Connection_Errors::class )->to_array() );
		$this->assertFalse( $GLOBALS['test_autoloads']['jetpack_dashboard_connection_errors'] );
	}

	public function test_an_unknown_code_counts_as_a_rejection_by_its_status(): void {
		$this->services->get( Connection_Errors::class )->report( new \WP_Error( 'not_today', '', array( 'api_http_code' => 404 ) ) );
		$this->assertSame( array(), $this->services->get( Connection_Errors::class )->to_array() );

		$this->services->get( Connection_Errors::class )->report( new \WP_Error( 'wpcom_bad_response', '', array( 'api_http_code' => 403 ) ) );
		$this->assertSame( array(), $this->services->get( Connection_Errors::class )->to_array() );

		$this->services->get( Connection_Errors::class )->report( new \WP_Error( 'not_today', '', array( 'api_http_code' => 403 ) ) );
		$this->assertSame( 403, $this->services->get( Connection_Errors::class )->to_array()[0]['data']['api_http_code'] );
		$this->services->get( Connection_Errors::class )->clear();
		$this->assertSame( array(), $this->services->get( Connection_Errors::class )->to_array() );
	}

	public function test_a_server_error_is_not_a_rejection(): void {
		$this->ends_in( 0 );
		$this->provider->responses['/token'] = array( 500, '' );

		$this->assertSame( 'wpcom_5??', $this->user_tokens()->access_token( self::LINKED )->get_error_code() );
		$this->assertSame( array(), $this->services->get( Connection_Errors::class )->to_array() );
		$this->assertSame( 'refresh-2', $this->services->get( Connection_Store::class )->tokens( self::LINKED )['refresh_token'] );
	}

	public function test_unlinked_users_have_no_token(): void {
		$this->services->get( Connection_Store::class )->forget_user( self::LINKED );

		$this->assertSame( 'no_token_for_user', $this->user_tokens()->access_token( self::LINKED )->get_error_code() );
	}
}
