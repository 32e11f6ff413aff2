<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use Jetpack_Dashboard\Connection\Id_Token;
use Jetpack_Dashboard\Connection\Token_Endpoint;
use Jetpack_Dashboard\Kernel\Base64_Url;
use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Provider\Client;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;
use Jetpack_Dashboard\Provider\Discovery;
use Jetpack_Dashboard\Provider\Redirect_Uri;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Error;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** OpenID Connect code flow with PKCE, with the same redirect URI as linking. Tokens are not stored: they only identify the user. */
final class Account_Login {

	private const SCOPE = 'openid email';

	/** The provider's values for a login with a second factor (claim `amr`, RFC 8176). */
	private const TWO_STEPS = 'mfa';

	private Connection_Status $status;
	private Connection_Store $store;
	private Client $client;
	private Discovery $discovery;
	private Token_Endpoint $tokens;
	private Id_Token $id_token;
	private Settings_Store $settings;
	private Own_Provider_Store $own_provider;
	private Module_Registry $modules;

	public function __construct( Connection_Status $status, Connection_Store $store, Client $client, Discovery $discovery, Token_Endpoint $tokens, Id_Token $id_token, Settings_Store $settings, Own_Provider_Store $own_provider, Module_Registry $modules ) {
		$this->status    = $status;
		$this->store     = $store;
		$this->client    = $client;
		$this->discovery = $discovery;
		$this->tokens    = $tokens;
		$this->id_token  = $id_token;
		$this->settings  = $settings;

		$this->own_provider = $own_provider;
		$this->modules      = $modules;
	}

	/**
	 * Whether the site is registered with an account service. If the module is on because of the owner's own provider, it also needs what
	 * turning it on needs otherwise.
	 */
	public function is_possible(): bool {
		$status = $this->status;

		return $status->is_registered() && ! $status->is_offline()
			&& ( ! $this->own_provider->get() || false === $this->modules->unavailable_reason( 'sso', $this->modules->availability()->without_own_services() ) );
	}

	/** Purpose of Login_Attempt. */
	public function purpose(): string {
		return 'account|' . $this->client_id();
	}

	/**
	 * @param array{state: string, nonce: string, verifier: string} $attempt From Login_Attempt::start().
	 * @return string|WP_Error
	 */
	public function url( array $attempt ) {
		$blocked_error = $this->client->blocked_reason();
		$endpoint      = $blocked_error ?? $this->discovery->endpoint( 'authorization_endpoint' );
		if ( is_wp_error( $endpoint ) ) {
			return $endpoint;
		}

		$query = array(
			'response_type'         => 'code',
			'client_id'             => $this->client_id(),
			'redirect_uri'          => Redirect_Uri::url(),
			'scope'                 => self::SCOPE,
			'state'                 => $attempt['state'],
			'nonce'                 => $attempt['nonce'],
			'code_challenge'        => Base64_Url::encode( hash( 'sha256', $attempt['verifier'], true ) ),
			'code_challenge_method' => 'S256',
		);

		return $endpoint . ( false === strpos( $endpoint, '?' ) ? '?' : '&' ) . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 );
	}

	/**
	 * @param array{nonce: string, verifier: string, redirect: string} $attempt
	 * @return WP_User|WP_Error Error codes: two_step, no_user, and the provider's.
	 */
	public function user( string $code, array $attempt ) {
		$tokens = $this->tokens->exchange( $code, $attempt['verifier'] );
		if ( is_wp_error( $tokens ) ) {
			return $tokens;
		}

		$claims = $this->id_token->claims( $tokens['id_token'], $this->client_id(), $attempt['nonce'] );
		if ( is_wp_error( $claims ) ) {
			return $claims;
		}
		if ( $this->settings->get( 'jetpack_sso_require_two_step' ) && ! in_array( self::TWO_STEPS, (array) ( $claims['amr'] ?? array() ), true ) ) {
			return new WP_Error( 'two_step' );
		}

		$user_id = $this->linked_to( (string) $claims['sub'] );
		if ( ! $user_id && $this->settings->get( 'jetpack_sso_match_by_email' ) ) {
			$user_id = $this->find_by_email( $tokens['access_token'], (string) $claims['sub'] );
		}

		$user = $user_id ? get_userdata( $user_id ) : false;

		return $user && ( ! is_multisite() || is_user_member_of_blog( $user_id ) || is_super_admin( $user_id ) ) ? $user : new WP_Error( 'no_user' );
	}

	/**
	 * The user who is linked to the account.
	 *
	 * @return int User id; 0 if there is none.
	 */
	private function linked_to( string $subject ): int {
		$store = $this->store;
		foreach ( $store->linked_user_ids() as $user_id ) {
			if ( self::subject_of( $store->account( $user_id ) ) === $subject ) {
				return $user_id;
			}
		}

		return 0;
	}

	/**
	 * The user with the account's verified email address, unless linked to another account.
	 *
	 * @return int User id; 0 if there is none.
	 */
	private function find_by_email( string $access_token, string $subject ): int {
		$info  = $this->discovery->call( 'GET', 'userinfo_endpoint', array( 'token' => $access_token ) );
		$email = is_array( $info ) && ( $info['sub'] ?? null ) === $subject && true === ( $info['email_verified'] ?? null ) ? ( $info['email'] ?? '' ) : '';
		$user  = is_string( $email ) && is_email( $email ) ? get_user_by( 'email', $email ) : false;

		return $user && ! $this->store->has_tokens( $user->ID ) ? $user->ID : 0;
	}

	/** @param array<string, int|string> $account As stored. */
	private static function subject_of( array $account ): string {
		return (string) ( $account['sub'] ?? $account['ID'] ?? '' );
	}

	private function client_id(): string {
		return $this->store->credentials()['client_id'] ?? '';
	}
}
