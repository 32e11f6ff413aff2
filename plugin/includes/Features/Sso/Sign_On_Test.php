<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

use Jetpack_Dashboard\Provider\Key_Set;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Tests the stored provider without logging anybody in. Sends three requests at most, and uses no cache. Never returns the client secret.
 *
 * @phpstan-type Step array{id: string, label: string, status: string, text: string}
 */
class Sign_On_Test {

	public const PASSED  = 'passed';
	public const FAILED  = 'failed';
	public const UNKNOWN = 'unknown';
	public const SKIPPED = 'skipped';

	/** Characters that PKCE requires of a verifier (RFC 7636, section 4.1). */
	private const VERIFIER_LENGTH = 43;

	private Own_Provider_Store $store;
	private Provider_Http $http;

	public function __construct( Own_Provider_Store $store, Provider_Http $http ) {
		$this->store = $store;
		$this->http  = $http;
	}

	/** @return array<int, Step> In the order of a login. */
	public function run( Own_Provider $provider ): array {
		$response = $this->http->request( Own_Discovery::url( $provider ) );
		$values   = is_wp_error( $response ) ? '' : Provider_Document::from_response( $response, $provider->issuer );
		$is_read  = ! is_wp_error( $response ) && '' === Provider_Document::issuer_problem( $response, $provider->issuer );
		$document = is_array( $values ) ? new Provider_Document( $values ) : null;
		$address  = self::address( $provider, $response );

		$steps = array(
			self::step( 'address', __( 'Issuer address', 'jetpack-dashboard' ), $address ),
			self::step( 'document', __( 'Discovery document', 'jetpack-dashboard' ), self::PASSED === $address[0] ? self::document( $provider, $response ) : null ),
			self::step( 'endpoints', __( 'Endpoints', 'jetpack-dashboard' ), $is_read ? self::endpoints( $response ) : null ),
			self::step( 'pkce', __( 'PKCE', 'jetpack-dashboard' ), $is_read ? self::pkce( $response ) : null ),
			self::step( 'keys', __( 'Signing keys', 'jetpack-dashboard' ), $document ? $this->keys( $document ) : null ),
			self::step( 'client', __( 'Client ID and secret', 'jetpack-dashboard' ), $document ? $this->client( $provider, $document ) : null ),
		);
		if ( '' !== $provider->acr ) {
			$steps[] = self::step( 'two_step', __( 'Two-step authentication', 'jetpack-dashboard' ), $is_read ? self::two_step( $provider, $response ) : null );
		}

		if ( $provider->logs_out ) {
			$steps[] = self::step( 'logout', __( 'Logging out', 'jetpack-dashboard' ), $is_read ? self::logout( $provider, $response ) : null );
		}

		return $steps;
	}

	/** @return array<string, string> Labels of the statuses. */
	public static function statuses(): array {
		return array(
			self::PASSED  => __( 'Passed', 'jetpack-dashboard' ),
			self::FAILED  => __( 'Failed', 'jetpack-dashboard' ),
			self::UNKNOWN => __( 'Unknown', 'jetpack-dashboard' ),
			self::SKIPPED => __( 'Not tested', 'jetpack-dashboard' ),
		);
	}

	/**
	 * @param array{string, string}|null $result Status and text; null if an earlier step failed.
	 * @return Step
	 */
	private static function step( string $id, string $label, ?array $result ): array {
		return array(
			'id'     => $id,
			'label'  => $label,
			'status' => $result[0] ?? self::SKIPPED,
			'text'   => $result[1] ?? __( 'An earlier step failed.', 'jetpack-dashboard' ),
		);
	}

	/**
	 * @param array<mixed>|WP_Error $response
	 * @return array{string, string}
	 */
	private static function address( Own_Provider $provider, $response ): array {
		if ( is_wp_error( $response ) && in_array( $response->get_error_code(), array( 'address', 'unreachable' ), true ) ) {
			/* translators: %s: an error message. */
			return array( self::FAILED, sprintf( __( 'This server can’t reach the provider: %s Check the issuer. If the provider is in your own network, allow its host with the filter http_request_host_is_external.', 'jetpack-dashboard' ), self::sentence( $response ) ) );
		}

		/* translators: %s: host name, with a port. */
		return array( self::PASSED, sprintf( __( '%s answers.', 'jetpack-dashboard' ), $provider->host() ) );
	}

	/**
	 * @param array<mixed>|WP_Error $response
	 * @return array{string, string}
	 */
	private static function document( Own_Provider $provider, $response ): array {
		if ( is_wp_error( $response ) ) {
			/* translators: 1: an error message. 2: URL. */
			return array( self::FAILED, sprintf( __( '%1$s Check the issuer: the document must be at %2$s', 'jetpack-dashboard' ), self::sentence( $response ), Own_Discovery::url( $provider ) ) );
		}

		$problem = Provider_Document::issuer_problem( $response, $provider->issuer );

		return '' === $problem
			? array( self::PASSED, __( 'It names the issuer that you entered.', 'jetpack-dashboard' ) )
			/* translators: %s: 'The provider names another issuer:', with a URL. */
			: array( self::FAILED, sprintf( __( '%s. Enter this issuer if it is your provider’s.', 'jetpack-dashboard' ), $problem ) );
	}

	/**
	 * @param array<mixed> $response
	 * @return array{string, string}
	 */
	private static function endpoints( array $response ): array {
		$problem = Provider_Document::endpoint_problem( $response );

		return '' === $problem
			? array( self::PASSED, __( 'The endpoints for login, tokens and keys are there.', 'jetpack-dashboard' ) )
			/* translators: %s: 'The provider’s document has no valid “token_endpoint”.' */
			: array( self::FAILED, sprintf( __( '%s It must be an address that begins with https://.', 'jetpack-dashboard' ), $problem ) );
	}

	/**
	 * @param array<mixed> $response
	 * @return array{string, string}
	 */
	private static function pkce( array $response ): array {
		$methods = $response['code_challenge_methods_supported'] ?? null;
		if ( ! is_array( $methods ) ) {
			return array( self::UNKNOWN, __( 'The provider doesn’t say whether it supports PKCE with S256. Logins use it; most providers accept that.', 'jetpack-dashboard' ) );
		}

		return in_array( 'S256', $methods, true )
			? array( self::PASSED, __( 'The provider supports S256.', 'jetpack-dashboard' ) )
			: array( self::FAILED, __( 'The provider doesn’t offer S256, which logins use. Turn it on for this client at the provider.', 'jetpack-dashboard' ) );
	}

	/**
	 * @param array<mixed> $response
	 * @return array{string, string}
	 */
	private static function two_step( Own_Provider $provider, array $response ): array {
		$supported = $response['acr_values_supported'] ?? null;
		if ( ! is_array( $supported ) ) {
			return array( self::UNKNOWN, __( 'The provider doesn’t say which values of “acr” it has. To be sure, log in with the provider in a private window.', 'jetpack-dashboard' ) );
		}

		$missing = array_diff( $provider->two_step_values(), array_filter( $supported, 'is_string' ) );

		return array() === $missing
			? array( self::PASSED, __( 'The provider has the values that you entered.', 'jetpack-dashboard' ) )
			/* translators: %s: values, separated by spaces. */
			: array( self::UNKNOWN, sprintf( __( 'The provider’s document doesn’t list these values of “acr”: %s. Check how the provider spells them. To be sure, log in with the provider in a private window.', 'jetpack-dashboard' ), implode( ' ', $missing ) ) );
	}

	/**
	 * @param array<mixed> $response
	 * @return array{string, string}
	 */
	private static function logout( Own_Provider $provider, array $response ): array {
		return '' === Provider_Document::logout_endpoint( $response )
			? array( self::FAILED, __( 'The provider’s document has no valid “end_session_endpoint”, so users stay logged in there. Turn off logging out of the provider.', 'jetpack-dashboard' ) )
			/* translators: %s: URL. */
			: array( self::SKIPPED, sprintf( __( 'The provider offers it; it was not tried. Some providers ask users to confirm it, and some need the ID token, which this site doesn’t send. To be sure, log out once after a login with the provider. This post-logout redirect URI must be registered there: %s', 'jetpack-dashboard' ), Own_Logout::redirect_uri( $provider ) ) );
	}

	/** @return array{string, string} */
	private function keys( Provider_Document $document ): array {
		$response = $this->http->request( $document->endpoints['jwks_uri'] );
		if ( is_wp_error( $response ) ) {
			/* translators: 1: URL. 2: an error message. */
			return array( self::FAILED, sprintf( __( 'Could not read the keys at %1$s: %2$s Try again. If it keeps failing, check the provider.', 'jetpack-dashboard' ), $document->endpoints['jwks_uri'], self::sentence( $response ) ) );
		}

		return Key_Set::has_usable_key( $response )
			? array( self::PASSED, __( 'The provider has a key that this site can use.', 'jetpack-dashboard' ) )
			: array( self::FAILED, __( 'The provider has no key that this site can use. Let it sign ID tokens with RS256 or ES256, and with RSA keys of at least 2048 bits.', 'jetpack-dashboard' ) );
	}

	/**
	 * Sends an invalid code: a provider checks the client before the code.
	 *
	 * @return array{string, string}
	 */
	private function client( Own_Provider $provider, Provider_Document $document ): array {
		$secret = $this->store->secret();
		if ( null === $secret ) {
			return array( self::FAILED, __( 'The stored client secret can’t be decrypted, because the salts in wp-config.php have changed. Enter it again.', 'jetpack-dashboard' ) );
		}

		$response = ( new Own_Token_Endpoint( $this->http ) )->exchange( $provider, $document, $secret, 'test-' . wp_generate_password( 24, false ), wp_generate_password( self::VERIFIER_LENGTH, false ) );
		$data     = is_wp_error( $response ) ? (array) $response->get_error_data() : array();
		$error    = (string) ( $data['error'] ?? '' );

		if ( 'invalid_grant' === $error ) {
			return array( self::PASSED, '' === $secret ? __( 'The provider accepts the client ID. There is no client secret.', 'jetpack-dashboard' ) : __( 'The provider accepts both.', 'jetpack-dashboard' ) );
		}
		if ( 'unauthorized_client' === $error ) {
			return array( self::FAILED, __( 'The provider refuses this client. Check the client ID and the client secret, and turn on the authorization code flow for it.', 'jetpack-dashboard' ) );
		}
		if ( 'redirect_uri_mismatch' === $error ) {
			return array( self::FAILED, __( 'The redirect URI below is not registered for this client. Add it at the provider.', 'jetpack-dashboard' ) );
		}
		if ( 'invalid_client' === $error || 401 === ( $data['status'] ?? 0 ) ) {
			return array(
				self::FAILED,
				'' === $secret
					? __( 'The provider refuses the client ID, or requires a client secret. Copy both from the provider, and save them.', 'jetpack-dashboard' )
					: __( 'The provider refuses the client ID or the client secret. Copy both from the provider again, and save them.', 'jetpack-dashboard' ),
			);
		}

		/* translators: %s: the response to the test. */
		return array( self::UNKNOWN, sprintf( __( 'Can’t tell whether the provider accepts them. %s To be sure, log in with the provider in a private window.', 'jetpack-dashboard' ), is_wp_error( $response ) ? self::without( $secret, self::sentence( $response ) ) : __( 'It accepted a code that it hadn’t issued.', 'jetpack-dashboard' ) ) );
	}

	private static function sentence( WP_Error $error ): string {
		return rtrim( $error->get_error_message(), '. ' ) . '.';
	}

	/** Removes the secret, which a provider may repeat in its error message. */
	private static function without( string $secret, string $text ): string {
		if ( '' === $secret ) {
			return $text;
		}

		return str_replace( array_unique( array( $secret, sanitize_text_field( $secret ), rawurlencode( $secret ), urlencode( $secret ) ) ), '…', $text ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.urlencode_urlencode -- As in the form that was sent.
	}
}
