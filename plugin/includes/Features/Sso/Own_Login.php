<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use Jetpack_Dashboard\Kernel\Base64_Url;
use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Provider\Failure;
use Jetpack_Dashboard\Provider\Key_Set;
use Jetpack_Dashboard\Provider\Token_Verifier;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The code flow with the owner's provider (OpenID Connect Core, PKCE). Tokens are not stored: they only identify the person. */
final class Own_Login {

	private const KEYS = 'jetpack_dashboard_sso_keys_';

	private const MAX_TOKEN_LENGTH = 32768;

	private Own_Provider_Store $store;
	private Own_Discovery $discovery;
	private Provider_Http $http;
	private Failure $failure;
	private Clock $clock;
	private Settings_Store $settings;

	public function __construct( Own_Provider_Store $store, Own_Discovery $discovery, Provider_Http $http, Failure $failure, Clock $clock, Settings_Store $settings ) {
		$this->store     = $store;
		$this->discovery = $discovery;
		$this->http      = $http;
		$this->failure   = $failure;
		$this->clock     = $clock;
		$this->settings  = $settings;
	}

	/** The redirect URI, which no account service has, so that responses can't be mixed up. */
	public static function redirect_uri( Own_Provider $provider ): string {
		return $provider->return_url( Own_Sign_On::CALLBACK );
	}

	/**
	 * @param array{state: string, nonce: string, verifier: string} $attempt From Login_Attempt::start().
	 * @return string|WP_Error
	 */
	public function url( Own_Provider $provider, array $attempt ) {
		$document = $this->discovery->document( $provider );
		if ( is_wp_error( $document ) ) {
			return $document;
		}

		$query = array(
			'response_type'         => 'code',
			'client_id'             => $provider->client_id,
			'redirect_uri'          => self::redirect_uri( $provider ),
			'scope'                 => $provider->scopes,
			'state'                 => $attempt['state'],
			'nonce'                 => $attempt['nonce'],
			'code_challenge'        => Base64_Url::encode( hash( 'sha256', $attempt['verifier'], true ) ),
			'code_challenge_method' => 'S256',
		);
		// A request only: the person can remove it from the address, so the ID token is checked.
		if ( '' !== $provider->acr && $this->settings->get( 'jetpack_sso_require_two_step' ) ) {
			$query['acr_values'] = $provider->acr;
		}

		return $document->url( 'authorization_endpoint', $query );
	}

	/**
	 * @param array{code: string, error: string, iss: string} $response Of the provider, from the URL.
	 * @param array{nonce: string, verifier: string}          $attempt
	 * @return Identity|WP_Error Error codes: discovery, issuer, access_denied, refused, secret, token, and those of Token_Verifier.
	 */
	public function identity( Own_Provider $provider, array $response, array $attempt ) {
		$document = $this->discovery->document( $provider );
		if ( is_wp_error( $document ) ) {
			return $document;
		}

		// RFC 9207: rejects responses of another provider.
		if ( '' === $response['iss'] ? $document->sends_issuer : $response['iss'] !== $document->issuer ) {
			return new WP_Error( 'issuer' );
		}
		if ( '' === $response['code'] ) {
			return new WP_Error( 'access_denied' === $response['error'] ? 'access_denied' : 'refused' );
		}

		$tokens = $this->exchange( $provider, $document, $response['code'], $attempt['verifier'] );
		if ( is_wp_error( $tokens ) ) {
			return $tokens;
		}

		$keys   = new Key_Set( self::KEYS . md5( $document->issuer ), $document->endpoints['jwks_uri'], fn() => $this->http->request( $document->endpoints['jwks_uri'] ), $this->failure, $this->clock, DAY_IN_SECONDS );
		$claims = ( new Token_Verifier( array( $keys, 'find' ), array( $document->issuer ), $this->clock ) )->claims( $tokens['id_token'], $provider->client_id, $attempt['nonce'] );

		return is_wp_error( $claims ) ? $claims : new Identity( $this->userinfo( $document, $tokens['access_token'], $claims ) + $claims, $provider->two_step_values() );
	}

	/** @return array{id_token: string, access_token: string}|WP_Error */
	private function exchange( Own_Provider $provider, Provider_Document $document, string $code, string $verifier ) {
		$secret = $this->store->secret();
		if ( null === $secret ) {
			return new WP_Error( 'secret' );
		}

		$response = ( new Own_Token_Endpoint( $this->http ) )->exchange( $provider, $document, $secret, $code, $verifier );
		if ( is_wp_error( $response ) ) {
			return new WP_Error( 'token', $response->get_error_message() );
		}

		$id_token     = $response['id_token'] ?? null;
		$access_token = $response['access_token'] ?? '';
		if ( ! self::is_token( $id_token ) ) {
			return new WP_Error( 'token', __( 'The provider sent no ID token. Check that the scopes contain “openid”.', 'jetpack-dashboard' ) );
		}

		return array(
			'id_token'     => $id_token,
			'access_token' => self::is_token( $access_token ) ? $access_token : '',
		);
	}

	/**
	 * The email address that the ID token lacks, if the provider has one. A login with a linked account needs none of them.
	 *
	 * @param array<string, mixed> $claims Of the ID token.
	 * @return array<string, mixed>
	 */
	private function userinfo( Provider_Document $document, string $access_token, array $claims ): array {
		if ( isset( $claims['email'] ) || '' === $access_token || '' === $document->endpoints['userinfo_endpoint'] ) {
			return array();
		}

		$info = $this->http->request( $document->endpoints['userinfo_endpoint'], array( 'Authorization' => 'Bearer ' . $access_token ) );

		// OpenID Connect Core, section 5.3.2: claims of another subject must not be used.
		if ( ! is_array( $info ) || ( $info['sub'] ?? null ) !== $claims['sub'] ) {
			return array();
		}

		// Both of the same response: the ID token's email_verified isn't about this address.
		return array(
			'email'          => $info['email'] ?? '',
			'email_verified' => $info['email_verified'] ?? false,
		) + array_intersect_key( $info, array_flip( array( 'preferred_username', 'name' ) ) );
	}

	/**
	 * Whether a value is made of visible characters and not too long.
	 *
	 * @param mixed $value
	 */
	private static function is_token( $value ): bool {
		return is_string( $value ) && strlen( $value ) <= self::MAX_TOKEN_LENGTH && preg_match( '/^[\x21-\x7e]+$/D', $value );
	}
}
