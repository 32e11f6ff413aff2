<?php
/**
 * Tests of users' tokens.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Connection;

use Jetpack_Dashboard\Clock;
use Jetpack_Dashboard\Connection\Parts;
use Jetpack_Dashboard\Connection\User_Connection;
use Jetpack_Dashboard\Connection\User_Tokens;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/Fake_Provider.php';
require_once __DIR__ . '/Memory_Lock.php';

/**
 * Renewing, revoking, unlinking, and what is told of a refusal.
 */
final class User_TokensTest extends TestCase {

	private const OWNER  = 1;
	private const LINKED = 2;
	private const EDITOR = 3;
	private const NOW    = 1700000000;
	private const LOCK   = 'user_tokens_2';

	/**
	 * @var Fake_Provider
	 */
	private $provider;

	/**
	 * @var Parts
	 */
	private $parts;

	/**
	 * @var Memory_Lock
	 */
	private $lock;

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
		$this->parts    = new Parts( new Clock() );
		$this->lock     = new Memory_Lock( new Clock() );
		$store          = $this->parts->store();
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

	public function test_a_token_that_lasts_is_given_without_a_call(): void {
		$this->ends_in( 61 );

		$this->assertSame( 'access-2', $this->user_tokens()->access_token( self::LINKED ) );
		$this->assertSame( array(), $this->provider->calls );
	}

	public function test_a_token_that_ends_is_renewed_and_kept(): void {
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
			$this->parts->store()->tokens( self::LINKED )
		);
		$this->assertSame( array(), $this->lock->taken );
	}

	public function test_a_refresh_token_that_is_not_replaced_stays(): void {
		$this->ends_in( 0 );
		$this->renews_to( 'access-new', null );
		$this->user_tokens()->access_token( self::LINKED );

		$this->assertSame( 'refresh-2', $this->parts->store()->tokens( self::LINKED )['refresh_token'] );
	}

	public function test_a_link_that_is_taken_away_during_the_renewal_stays_away(): void {
		$this->ends_in( 0 );
		$this->renews_to( 'access-new', 'refresh-new' );
		$this->provider->on_call = fn() => $this->parts->store()->forget_user( self::LINKED );

		$this->assertSame( 'no_token_for_user', $this->user_tokens()->access_token( self::LINKED )->get_error_code() );
		$this->assertFalse( $this->parts->store()->has_tokens( self::LINKED ) );
	}

	public function test_waits_for_the_request_that_renews(): void {
		$this->ends_in( 0 );
		$this->lock->taken[ self::LOCK ] = true;
		$this->lock->on_wait             = fn() => $this->parts->store()->save_tokens( self::LINKED, self::tokens( 3600, 'theirs' ) );

		$this->assertSame( 'access-theirs', $this->user_tokens()->access_token( self::LINKED ) );
		$this->assertSame( array(), $this->provider->calls );
	}

	public function test_a_refusal_is_told_until_a_token_is_accepted(): void {
		$this->ends_in( 0 );
		$this->provider->answers['/token'] = array( 400, array( 'error' => 'invalid_grant' ) );

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
			$this->parts->errors()->to_array()
		);
		$this->assertSame( array(), $this->lock->taken );

		$this->renews_to( 'access-new', 'refresh-new' );
		$this->user_tokens()->access_token( self::LINKED );
		$this->assertSame( array(), $this->parts->errors()->to_array() );
	}

	public function test_the_owners_refusal_is_told_to_others_and_another_users_is_not(): void {
		$refused = new \WP_Error( 'unknown_token', '', array( 'api_http_code' => 401 ) );

		$this->parts->errors()->report( $refused, self::EDITOR );
		$this->assertSame( array(), $this->parts->errors()->to_array() );

		$this->parts->errors()->report( $refused, self::OWNER );
		$this->assertCount( 1, $this->parts->errors()->to_array() );
		$this->parts->errors()->report( $refused );
		$this->assertCount( 1, $this->parts->errors()->to_array() );
		$this->assertFalse( $GLOBALS['test_autoloads']['jetpack_dashboard_connection_errors'] );
	}

	public function test_a_refusal_under_another_name_is_one_by_its_status(): void {
		$this->parts->errors()->report( new \WP_Error( 'not_today', '', array( 'api_http_code' => 404 ) ) );
		$this->assertSame( array(), $this->parts->errors()->to_array() );

		$this->parts->errors()->report( new \WP_Error( 'wpcom_bad_response', '', array( 'api_http_code' => 403 ) ) );
		$this->assertSame( array(), $this->parts->errors()->to_array() );

		$this->parts->errors()->report( new \WP_Error( 'not_today', '', array( 'api_http_code' => 403 ) ) );
		$this->assertSame( 403, $this->parts->errors()->to_array()[0]['data']['api_http_code'] );
		$this->parts->errors()->clear();
		$this->assertSame( array(), $this->parts->errors()->to_array() );
	}

	public function test_a_provider_in_trouble_refuses_nothing(): void {
		$this->ends_in( 0 );
		$this->provider->answers['/token'] = array( 500, '' );

		$this->assertSame( 'wpcom_5??', $this->user_tokens()->access_token( self::LINKED )->get_error_code() );
		$this->assertSame( array(), $this->parts->errors()->to_array() );
		$this->assertSame( 'refresh-2', $this->parts->store()->tokens( self::LINKED )['refresh_token'] );
	}

	public function test_who_is_not_linked_has_no_token(): void {
		$this->parts->store()->forget_user( self::LINKED );

		$this->assertSame( 'no_token_for_user', $this->user_tokens()->access_token( self::LINKED )->get_error_code() );
	}

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
		$this->assertSame( array(), $this->parts->store()->tokens( self::LINKED ) );
		$this->assertSame( array(), $this->parts->store()->account( self::LINKED ) );
		$this->assertTrue( $this->parts->status()->is_user_connected( self::EDITOR ) );
	}

	public function test_an_owner_who_can_disconnect_no_more_is_told_who_can_help(): void {
		$this->assertStringContainsString( 'Ask an administrator', $this->users()->unlink( self::OWNER )->get_error_message() );

		$GLOBALS['test_users'][ self::OWNER ]['capabilities'] = array( 'jetpack_disconnect' );
		$this->assertStringContainsString( 'Disconnect the site instead', $this->users()->unlink( self::OWNER )->get_error_message() );
	}

	public function test_the_owner_and_who_is_not_linked_cannot_unlink(): void {
		$this->parts->store()->forget_user( self::EDITOR );

		foreach ( array( self::OWNER, self::EDITOR ) as $user_id ) {
			$error = $this->users()->unlink( $user_id );
			$this->assertSame( 'unlink_user_failed', $error->get_error_code() );
			$this->assertSame( 400, $error->get_error_data()['status'] );
		}
		$this->assertSame( array(), $this->provider->calls );
		$this->assertTrue( $this->parts->status()->is_user_connected( self::OWNER ) );
	}

	public function test_what_could_not_be_revoked_stays_linked(): void {
		$this->provider->answers['/revoke'] = array( 502, '' );

		$this->assertSame( 'wpcom_5??', $this->users()->unlink( self::LINKED )->get_error_code() );
		$this->assertTrue( $this->parts->status()->is_user_connected( self::LINKED ) );
	}

	public function test_what_the_provider_does_not_know_needs_no_revoking(): void {
		$this->provider->answers['/revoke'] = array( 401, array( 'error' => 'invalid_client' ) );

		$this->assertTrue( $this->users()->unlink( self::LINKED ) );
		$this->assertFalse( $this->parts->status()->is_user_connected( self::LINKED ) );
	}

	public function test_a_user_who_goes_is_forgotten_even_if_the_provider_is_away(): void {
		$this->provider->answers['/revoke'] = array( 502, '' );
		$this->users()->forget_leaving( self::LINKED );

		$this->assertFalse( $this->parts->status()->is_user_connected( self::LINKED ) );
		$this->assertCount( 1, $this->provider->forms( '/revoke' ) );
		$this->assertSame( self::OWNER, $this->parts->status()->owner_id() );
	}

	public function test_the_owner_who_goes_is_followed_by_a_linked_administrator(): void {
		$younger                = array( 9 => array( 'capabilities' => array( 'manage_options' ) ) );
		$GLOBALS['test_users'] = $younger + $GLOBALS['test_users'];
		$this->parts->store()->save_user( 9, array( 'ID' => 9009 ), self::tokens( 3600, '9' ) );

		$this->users()->forget_leaving( self::OWNER );
		$this->assertSame( self::LINKED, $this->parts->status()->owner_id() );

		$this->users()->forget_leaving( self::LINKED );
		$this->users()->forget_leaving( 9 );
		$this->assertSame( 0, $this->parts->store()->owner_id() );
		$this->assertTrue( $this->parts->status()->is_user_connected( self::EDITOR ) );
	}

	public function test_nobody_is_told_of_a_user_who_was_not_linked(): void {
		$this->users()->forget_leaving( 99 );

		$this->assertSame( array(), $this->provider->calls );
	}

	public function test_the_tracking_preference_is_a_linked_users_own(): void {
		$tracking = $this->parts->tracking();

		$this->assertFalse( $tracking->is_opted_out( self::LINKED ) );
		$tracking->set( self::LINKED, true );
		$this->assertTrue( $tracking->is_opted_out( self::LINKED ) );
		$this->assertFalse( $tracking->is_opted_out( self::OWNER ) );
		$tracking->set( self::LINKED, false );
		$this->assertFalse( $tracking->is_opted_out( self::LINKED ) );
	}

	public function test_who_is_not_linked_is_never_counted_and_nothing_is_kept(): void {
		$this->parts->store()->forget_user( self::EDITOR );
		$before = $GLOBALS['test_users'][ self::EDITOR ];
		$this->parts->tracking()->set( self::EDITOR, false );

		$this->assertTrue( $this->parts->tracking()->is_opted_out( self::EDITOR ) );
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
			$this->parts->connected_plugins()->all()
		);
	}

	public function test_a_filter_that_breaks_the_list_leaves_this_plugin(): void {
		add_filter( 'jetpack_dashboard_connected_plugins', static fn() => false );

		$this->assertSame( array( 'jetpack' => array( 'name' => 'Jetpack' ) ), $this->parts->connected_plugins()->all() );
	}

	private function user_tokens(): User_Tokens {
		return new User_Tokens( $this->parts->store(), $this->parts->token_endpoint(), $this->parts->errors(), $this->lock, $this->parts->time_budget(), new Clock() );
	}

	private function users(): User_Connection {
		return new User_Connection( $this->parts->status(), $this->parts->store(), $this->user_tokens(), $this->parts->errors() );
	}

	private function ends_in( int $seconds ): void {
		$this->parts->store()->save_tokens( self::LINKED, self::tokens( $seconds, (string) self::LINKED ) );
	}

	private function renews_to( string $access_token, ?string $refresh_token ): void {
		$this->provider->answers['/token'] = array(
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
	private static function tokens( int $seconds, string $name ): array {
		return array(
			'access_token'  => 'access-' . $name,
			'refresh_token' => 'refresh-' . $name,
			'expires_at'    => self::NOW + $seconds,
		);
	}
}
