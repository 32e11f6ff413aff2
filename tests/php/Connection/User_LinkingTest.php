<?php
/**
 * Tests linking a user, from the authorization URL to the stored link.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Connection;

use Jetpack_Dashboard\Connection\Authorization;
use Jetpack_Dashboard\Connection\Pending_Authorizations;
use Jetpack_Dashboard\Connection\User_Linking;
use Jetpack_Dashboard\Kernel\Base64_Url;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;

require_once __DIR__ . '/Linking_Case.php';

final class User_LinkingTest extends Linking_Case {

	public function test_asks_the_provider_with_pkce_and_a_nonce(): void {
		$url = $this->services->get( Authorization::class )->url( self::ADMIN, 'plugins.php' );
		parse_str( (string) parse_url( $url, PHP_URL_QUERY ), $query );

		$this->assertStringStartsWith( Fake_Provider::URL . '/authorize?', $url );
		$this->assertSame(
			array(
				'response_type' => 'code',
				'client_id'     => 'client-1',
				'redirect_uri'  => 'https://example.com/wp-admin/admin.php?page=jetpack&action=authorize',
				'scope'         => 'openid profile email user offline_access',
				'prompt'        => 'consent',
			),
			array_slice( $query, 0, 5 )
		);
		$this->assertSame( 'S256', $query['code_challenge_method'] );

		$pending = $this->services->get( Pending_Authorizations::class )->consume( self::ADMIN, $query['state'] );
		$this->assertSame( $pending['nonce'], $query['nonce'] );
		$this->assertSame( Base64_Url::encode( hash( 'sha256', $pending['verifier'], true ) ), $query['code_challenge'] );
		$this->assertSame( 'https://example.com/wp-admin/plugins.php', $pending['redirect'] );
		$this->assertStringNotContainsString( $pending['verifier'], $url );
	}

	public function test_the_first_user_becomes_the_owner(): void {
		$this->assertSame( 'authorized', $this->link( self::ADMIN ) );

		$this->assertSame( self::ADMIN, $this->services->get( Connection_Status::class )->owner_id() );
		$this->assertSame(
			array(
				'sub'          => '90210',
				'ID'           => 90210,
				'login'        => 'marta',
				'email'        => 'marta@example.org',
				'display_name' => 'marta',
				'avatar'       => Fake_Provider::URL . '/avatars/90210.svg',
			),
			$this->services->get( Connection_Store::class )->account( self::ADMIN )
		);
		$this->assertSame( array( 'access_token', 'refresh_token', 'expires_at' ), array_keys( $this->services->get( Connection_Store::class )->tokens( self::ADMIN ) ) );
	}

	public function test_sends_the_code_with_its_verifier_and_the_sites_secret(): void {
		$this->link( self::ADMIN );
		$calls = array_values( array_filter( $this->provider->calls, static fn( $call ) => '/token' === $call['path'] ) );

		$this->assertSame( 'Basic ' . base64_encode( 'client-1:secret-1' ), $calls[0]['authorization'] );
		$this->assertSame( 'code-1', $calls[0]['form']['code'] );
		$this->assertSame( 43, strlen( $calls[0]['form']['code_verifier'] ) );
		$this->assertSame( 'https://example.com/wp-admin/admin.php?page=jetpack&action=authorize', $calls[0]['form']['redirect_uri'] );
	}

	public function test_the_second_user_is_linked_but_is_not_the_owner(): void {
		$this->link( self::ADMIN );
		$this->say_who( '90211' );

		$this->assertSame( 'linked', $this->link( self::OTHER, array( 'sub' => '90211' ) ) );
		$this->assertSame( self::ADMIN, $this->services->get( Connection_Status::class )->owner_id() );
	}

	public function test_an_account_of_another_user_is_refused_and_its_tokens_are_revoked(): void {
		$this->link( self::ADMIN );
		$error = $this->link( self::OTHER );

		$this->assertSame( 'account_already_linked', $error->get_error_code() );
		$this->assertFalse( $this->services->get( Connection_Status::class )->is_user_connected( self::OTHER ) );
		$this->assertSame( 'refresh-1', $this->provider->forms( '/revoke' )[0]['token'] );
	}

	public function test_a_linked_user_cannot_link_again(): void {
		$second_tab = $this->start( self::ADMIN );
		$this->link( self::ADMIN );
		$calls = count( $this->provider->calls );

		$this->assertSame( 'already_authorized', $this->services->get( Authorization::class )->url( self::ADMIN )->get_error_code() );
		$this->assertSame( 'already_authorized', $this->services->get( User_Linking::class )->link( self::ADMIN, $second_tab, 'code-2' ) );
		$this->assertCount( $calls, $this->provider->calls );
	}

	public function test_a_renewal_links_again(): void {
		$this->link( self::ADMIN );
		parse_str( (string) parse_url( $this->services->get( Authorization::class )->renewal_url( self::ADMIN ), PHP_URL_QUERY ), $query );
		$pending = $this->services->get( Pending_Authorizations::class )->consume( self::ADMIN, $query['state'] );
		$this->provider->give_tokens( $pending['nonce'] );

		$this->assertSame( 'reconnection_completed', $this->services->get( User_Linking::class )->link( self::ADMIN, $pending, 'code-2' ) );
		$this->assertSame( self::ADMIN, $this->services->get( Connection_Status::class )->owner_id() );
	}

	public function test_a_linked_user_can_become_the_owner_if_there_is_none(): void {
		$this->link( self::ADMIN );
		$this->services->get( Connection_Store::class )->set_owner_id( 0 );

		$this->link( self::ADMIN );
		$this->assertSame( self::ADMIN, $this->services->get( Connection_Status::class )->owner_id() );
	}

	/**
	 * @return array<string, array{0: string, 1: string, 2: array{0: int, 1: mixed}}>
	 */
	public function faults(): array {
		$tokens = array(
			'access_token' => 'access-1',
			'token_type'   => 'Bearer',
			'expires_in'   => 3600,
			'id_token'     => 'a.b.c',
		);

		return array(
			'a code that is used'             => array( 'invalid_grant', '/token', array( 400, array( 'error' => 'invalid_grant' ) ) ),
			'a site that is unknown'          => array( 'invalid_client', '/token', array( 401, array( 'error' => 'invalid_client' ) ) ),
			'a page instead of tokens'        => array( 'wpcom_bad_response', '/token', array( 200, '<html>' ) ),
			'no access token'                 => array( 'wpcom_bad_response', '/token', array( 200, array( 'access_token' => null ) + $tokens ) ),
			'an access token of another type' => array( 'wpcom_bad_response', '/token', array( 200, array( 'access_token' => array( 'a' ) ) + $tokens ) ),
			'a token that could end a header' => array( 'wpcom_bad_response', '/token', array( 200, array( 'access_token' => "a\r\nX: y" ) + $tokens ) ),
			'tokens of another kind'          => array( 'wpcom_bad_response', '/token', array( 200, array( 'token_type' => 'mac' ) + $tokens ) ),
			'no ID token'                     => array( 'wpcom_bad_response', '/token', array( 200, array( 'id_token' => null ) + $tokens ) ),
			'nonsense as an ID token'         => array( 'id_token_malformed', '/token', array( 200, $tokens ) ),
			'somebody else’s profile'         => array( 'sub_mismatch', '/userinfo', array( 200, array( 'sub' => '90211' ) ) ),
			'a profile of nobody'             => array( 'sub_mismatch', '/userinfo', array( 200, array() ) ),
			'no profile'                      => array( 'wpcom_5??', '/userinfo', array( 500, '' ) ),
		);
	}

	/**
	 * @dataProvider faults
	 * @param array{0: int, 1: mixed} $result What the provider says.
	 */
	public function test_a_failed_link_stores_nothing( string $code, string $path, array $result ): void {
		$pending = $this->start( self::ADMIN );
		$this->provider->give_tokens( $pending['nonce'] );
		$this->provider->responses[ $path ] = $result;
		$error                              = $this->services->get( User_Linking::class )->link( self::ADMIN, $pending, 'code-1' );

		$this->assertSame( $code, $error->get_error_code() );
		$this->assertSame( array( 'capabilities' => array( 'manage_options' ) ), $GLOBALS['test_users'][ self::ADMIN ] );
		$this->assertSame( 0, $this->services->get( Connection_Status::class )->owner_id() );
		$this->assertStringNotContainsString( 'access-1', $error->get_error_message() );
		$this->assertStringNotContainsString( 'secret-1', $error->get_error_message() );
	}

	public function test_a_site_that_is_disconnected_meanwhile_keeps_no_tokens(): void {
		$pending = $this->start( self::ADMIN );
		$this->provider->give_tokens( $pending['nonce'] );
		$this->provider->on_call = fn( $path ) => '/userinfo' === $path ? $this->services->get( Connection_Store::class )->clear() : null;

		$this->assertSame( 'not_registered', $this->services->get( User_Linking::class )->link( self::ADMIN, $pending, 'code-1' )->get_error_code() );
		$this->assertFalse( $this->services->get( Connection_Store::class )->has_tokens( self::ADMIN ) );
	}

	public function test_an_account_that_another_user_links_meanwhile_is_refused(): void {
		$pending = $this->start( self::ADMIN );
		$this->provider->give_tokens( $pending['nonce'] );
		$other                   = array( 'sub' => '90210' );
		$this->provider->on_call = fn( $path ) => '/userinfo' === $path ? $this->services->get( Connection_Store::class )->save_user( self::OTHER, $other, array( 'access_token' => 'theirs' ) ) : null;

		$this->assertSame( 'account_already_linked', $this->services->get( User_Linking::class )->link( self::ADMIN, $pending, 'code-1' )->get_error_code() );
		$this->assertFalse( $this->services->get( Connection_Store::class )->has_tokens( self::ADMIN ) );
		$this->assertSame( 'refresh-1', $this->provider->forms( '/revoke' )[0]['token'] );
	}

	public function test_a_user_whom_another_tab_links_meanwhile_keeps_that_link(): void {
		$pending = $this->start( self::ADMIN );
		$this->provider->give_tokens( $pending['nonce'] );
		$this->provider->on_call = fn( $path ) => '/userinfo' === $path ? $this->services->get( Connection_Store::class )->save_user( self::ADMIN, array( 'sub' => '90210' ), array( 'access_token' => 'first' ) ) : null;

		$this->assertSame( 'already_authorized', $this->services->get( User_Linking::class )->link( self::ADMIN, $pending, 'code-1' ) );
		$this->assertSame( 'first', $this->services->get( Connection_Store::class )->tokens( self::ADMIN )['access_token'] );
		$this->assertSame( 'refresh-1', $this->provider->forms( '/revoke' )[0]['token'] );
	}

	public function test_nobody_but_an_administrator_becomes_the_owner_when_the_owner_goes_meanwhile(): void {
		$this->link( self::ADMIN );
		$pending = $this->start( self::OTHER );
		$this->provider->give_tokens( $pending['nonce'], array( 'sub' => '90211' ) );
		$this->say_who( '90211' );
		$this->provider->on_call                              = fn( $path ) => '/token' === $path ? $this->services->get( Connection_Store::class )->forget_user( self::ADMIN ) : null;
		$GLOBALS['test_users'][ self::OTHER ]['capabilities'] = array( 'edit_posts' );

		$this->assertSame( 'no_cap', $this->services->get( User_Linking::class )->link( self::OTHER, $pending, 'code-1' )->get_error_code() );
		$this->assertSame( 0, $this->services->get( Connection_Store::class )->owner_id() );
		$this->assertFalse( $this->services->get( Connection_Store::class )->has_tokens( self::OTHER ) );
		$this->assertSame( 'refresh-1', $this->provider->forms( '/revoke' )[0]['token'] );
	}

	public function test_an_id_token_with_another_nonce_is_rejected(): void {
		$pending = $this->start( self::ADMIN );
		$this->provider->give_tokens( 'another-nonce' );

		$this->assertSame( 'nonce_mismatch', $this->services->get( User_Linking::class )->link( self::ADMIN, $pending, 'code-1' )->get_error_code() );
		$this->assertSame( array( 'capabilities' => array( 'manage_options' ) ), $GLOBALS['test_users'][ self::ADMIN ] );
		$this->assertSame( 'refresh-1', $this->provider->forms( '/revoke' )[0]['token'] );
	}

	public function test_there_is_no_address_in_an_identity_crisis_offline_or_without_a_registration(): void {
		$this->services->get( Connection_Store::class )->save_registered_url( 'https://original.example.org' );
		$this->assertSame( 'identity_crisis', $this->services->get( Authorization::class )->url( self::ADMIN )->get_error_code() );

		$this->services->get( Connection_Store::class )->clear();
		$this->assertSame( 'site_not_registered', $this->services->get( Authorization::class )->url( self::ADMIN )->get_error_code() );

		add_filter( 'jetpack_offline_mode', static fn() => true );
		$this->assertSame( 'offline', $this->services->get( Authorization::class )->url( self::ADMIN )->get_error_code() );
		$this->assertSame( array(), $GLOBALS['test_meta_rows'][ self::ADMIN ][ Connection_Store::PENDING ] ?? array() );
		$this->assertSame( array(), $this->provider->calls );
	}
}
