<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

defined( 'ABSPATH' ) || exit;

/** What the site uses of a provider's discovery document. Properties are read-only. */
final class Provider_Document {

	private const ENDPOINTS = array( 'authorization_endpoint', 'token_endpoint', 'jwks_uri', 'userinfo_endpoint' );
	private const OPTIONAL  = array( 'userinfo_endpoint' );

	/** Name of the endpoint for logging out. An invalid one counts as missing, since logins don't need it. */
	public const LOGOUT = 'end_session_endpoint';

	/** Exactly as tokens name it. */
	public string $issuer;

	/**
	 * URLs by name; '' for those that it doesn't have.
	 *
	 * @var array<string, string>
	 */
	public array $endpoints;

	/** Whether responses to the login must have `iss` (RFC 9207). */
	public bool $sends_issuer;

	/** Whether the client secret is sent in the body instead of a header. */
	public bool $is_secret_in_body;

	/** @param array<string, mixed> $values Of from_response(). */
	public function __construct( array $values ) {
		$this->issuer            = (string) $values['issuer'];
		$this->endpoints         = array_map( 'strval', (array) $values['endpoints'] ) + array( self::LOGOUT => '' );
		$this->sends_issuer      = (bool) $values['sends_issuer'];
		$this->is_secret_in_body = (bool) $values['is_secret_in_body'];
	}

	/**
	 * An endpoint with a query.
	 *
	 * @param array<string, string> $query
	 */
	public function url( string $endpoint, array $query ): string {
		$url = $this->endpoints[ $endpoint ];

		return $url . ( false === strpos( $url, '?' ) ? '?' : '&' ) . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 );
	}

	/**
	 * Validates a response. The endpoints of some providers are on several hosts, so their own addresses are checked.
	 *
	 * @param array<mixed> $response
	 * @param string       $issuer   As configured.
	 * @return array<string, mixed>|string The values; or why they can't be used.
	 */
	public static function from_response( array $response, string $issuer ) {
		$problem = self::issuer_problem( $response, $issuer );
		$problem = '' === $problem ? self::endpoint_problem( $response ) : $problem;
		if ( '' !== $problem ) {
			return $problem;
		}

		$endpoints = array();
		foreach ( self::ENDPOINTS as $name ) {
			$endpoints[ $name ] = (string) ( $response[ $name ] ?? '' );
		}

		$endpoints[ self::LOGOUT ] = self::logout_endpoint( $response );

		$methods = $response['token_endpoint_auth_methods_supported'] ?? array( 'client_secret_basic' );

		return array(
			'issuer'            => (string) $response['issuer'],
			'endpoints'         => $endpoints,
			'sends_issuer'      => true === ( $response['authorization_response_iss_parameter_supported'] ?? false ),
			'is_secret_in_body' => is_array( $methods ) && ! in_array( 'client_secret_basic', $methods, true ) && in_array( 'client_secret_post', $methods, true ),
		);
	}

	/**
	 * @param array<mixed> $response
	 * @param string       $issuer   As configured.
	 * @return string Why the document isn't the issuer's; '' if it is.
	 */
	public static function issuer_problem( array $response, string $issuer ): string {
		$named = $response['issuer'] ?? null;
		if ( is_string( $named ) && untrailingslashit( $named ) === $issuer ) {
			return '';
		}

		/* translators: %s: URL. */
		return sprintf( __( 'The provider names another issuer: %s', 'jetpack-dashboard' ), is_string( $named ) ? mb_substr( sanitize_text_field( $named ), 0, Own_Provider::MAX_URL, 'UTF-8' ) : '–' );
	}

	/**
	 * @param array<mixed> $response
	 * @return string Which endpoint is missing or not allowed; '' if none is.
	 */
	public static function endpoint_problem( array $response ): string {
		foreach ( self::ENDPOINTS as $name ) {
			$url = $response[ $name ] ?? '';
			if ( ! is_string( $url ) || ( '' === $url ? ! in_array( $name, self::OPTIONAL, true ) : ! Provider_Http::is_allowed( $url ) ) ) {
				/* translators: %s: name of an endpoint, such as token_endpoint. */
				return sprintf( __( 'The provider’s document has no valid “%s”.', 'jetpack-dashboard' ), $name );
			}
		}

		return '';
	}

	/**
	 * @param array<mixed> $response
	 * @return string '' if it is missing or not allowed.
	 */
	public static function logout_endpoint( array $response ): string {
		$url = $response[ self::LOGOUT ] ?? '';

		return is_string( $url ) && Provider_Http::is_allowed( $url ) ? $url : '';
	}
}
