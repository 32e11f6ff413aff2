<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Rest;

use WP_Error;
use WP_REST_Controller;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** Base class of REST controllers, one per resource of docs/contract/rest.md. All changes use POST. */
abstract class Controller extends WP_REST_Controller {

	public const ROUTE_NAMESPACE = 'jetpack/v4';

	/** Keys that the client or WordPress adds to bodies. */
	private const NO_KEYS_OF_OURS = array( 'slug', 'context', 'rest_route', '_locale', '_cacheBuster', '_method', '_envelope', '_fields', '_embed', '_jsonp', '_wpnonce' );

	/**
	 * Registered paths, so that a second method doesn't replace the first.
	 *
	 * @var array<string, true>
	 */
	private static array $registered = array();

	/** @var string */
	protected $namespace = self::ROUTE_NAMESPACE;

	/**
	 * Whether a controller of the plugin handles the route. Not for `/jetpack/v4`, the list of routes, which WordPress handles.
	 *
	 * @param string $route As in WP_REST_Request: `/jetpack/v4/settings`.
	 */
	final public static function is_own_route( string $route ): bool {
		return 0 === strpos( $route, '/' . self::ROUTE_NAMESPACE . '/' );
	}

	/**
	 * @param non-falsy-string                    $path
	 * @param array<string, array<string, mixed>> $args
	 */
	protected function register_get( string $path, callable $callback, callable $permission, array $args = array() ): void {
		$this->register( $path, WP_REST_Server::READABLE, $callback, $permission, $args );
	}

	/**
	 * @param non-falsy-string                    $path
	 * @param array<string, array<string, mixed>> $args
	 */
	protected function register_post( string $path, callable $callback, callable $permission, array $args = array() ): void {
		$this->register( $path, WP_REST_Server::CREATABLE, $callback, $permission, $args );
	}

	/**
	 * A permission callback.
	 *
	 * @param string $code Error code; '' for WordPress's.
	 * @return callable(): (true|WP_Error)
	 */
	protected function permission( string $capability, string $code = '' ): callable {
		return function () use ( $capability, $code ) {
			return $this->allowed_if( current_user_can( $capability ), $code );
		};
	}

	/**
	 * @param string $code Error code; '' for WordPress's.
	 * @return true|WP_Error 401 if logged out, else 403.
	 */
	protected function allowed_if( bool $is_allowed, string $code = '' ) {
		return $is_allowed ? true : new WP_Error(
			'' === $code ? 'rest_forbidden' : $code,
			is_user_logged_in()
				? __( 'Sorry, you are not allowed to do that.', 'jetpack-dashboard' )
				: __( 'Please log in to do that.', 'jetpack-dashboard' ),
			array( 'status' => rest_authorization_required_code() )
		);
	}

	/**
	 * Returns `{code, message}`.
	 *
	 * @param array<string, mixed> $more Additional keys.
	 */
	protected function success( string $message, array $more = array() ): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'code'    => 'success',
				'message' => $message,
			) + $more
		);
	}

	/** @return array<string, mixed> The body's own keys. Skips numeric keys. */
	protected function body( WP_REST_Request $request ): array {
		$sent = $request->is_json_content_type() ? $request->get_json_params() : $request->get_body_params();
		$body = array();

		foreach ( is_array( $sent ) ? $sent : array() as $key => $value ) {
			if ( is_string( $key ) && ! in_array( $key, self::NO_KEYS_OF_OURS, true ) ) {
				$body[ $key ] = $value;
			}
		}

		return $body;
	}

	/** @return array<string, mixed> An argument that must be true. */
	protected static function true_argument( string $description ): array {
		return self::exact_argument(
			$description,
			true,
			/* translators: %s: name of an argument. */
			__( '%s must be true.', 'jetpack-dashboard' )
		);
	}

	/** @return array<string, mixed> An argument that must be false. */
	protected static function false_argument( string $description ): array {
		return self::exact_argument(
			$description,
			false,
			/* translators: %s: name of an argument. */
			__( '%s must be false.', 'jetpack-dashboard' )
		);
	}

	/** @return array<string, mixed> An optional text. */
	protected static function text_argument( string $description ): array {
		return array(
			'description' => $description,
			'type'        => 'string',
			'default'     => '',
		);
	}

	/**
	 * Requires the exact boolean: WordPress's validation would accept 0 and "false".
	 *
	 * @param string $message Error message with a placeholder for the argument.
	 * @return array<string, mixed>
	 */
	private static function exact_argument( string $description, bool $value, string $message ): array {
		return array(
			'description'       => $description,
			'type'              => 'boolean',
			'required'          => true,
			'validate_callback' => static fn( $argument, $request, $param ) => $value === $argument ? true : new WP_Error( 'invalid_param', sprintf( $message, $param ) ),
		);
	}

	/**
	 * @param non-falsy-string                    $path
	 * @param array<string, array<string, mixed>> $args
	 */
	private function register( string $path, string $method, callable $callback, callable $permission, array $args ): void {
		$is_first = ! isset( self::$registered[ $path ] );

		self::$registered[ $path ] = true;

		register_rest_route(
			self::ROUTE_NAMESPACE,
			$path,
			array(
				array(
					'methods'             => $method,
					'callback'            => $callback,
					'permission_callback' => $permission,
					'args'                => $args,
				),
				'schema' => array( $this, 'get_public_item_schema' ),
			),
			// Overrides routes of bundled connection libraries (Conflict_Guard).
			$is_first
		);
	}

	/** @return array<string, mixed> Whether to bypass the cache. */
	protected static function refresh_argument(): array {
		return array(
			'description' => __( 'Whether to request new data from the account service even if the cache is valid.', 'jetpack-dashboard' ),
			'type'        => 'boolean',
			'default'     => false,
		);
	}
}
