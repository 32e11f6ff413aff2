<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

defined( 'ABSPATH' ) || exit;

/**
 * Application passwords and XML-RPC logins identify the user only after WordPress has checked the password, which must not happen
 * twice. A matching body is then checked again when WordPress knows the user, before the body is used, and refused unless the user may
 * publish. PHP parses neither JSON nor XML by itself, so plugins can't find such a body in `$_POST` meanwhile.
 */
final class Deferred_Check {

	/** XML-RPC methods that write content. They log in, run the action `xmlrpc_call`, and then write. */
	private const METHODS = array( 'metaWeblog.newPost', 'metaWeblog.editPost', 'blogger.newPost', 'blogger.editPost', 'wp.newPost', 'wp.editPost', 'wp.newPage', 'wp.editPage', 'wp.newComment', 'wp.editComment', 'wp.newTerm', 'wp.editTerm', 'wp.editProfile' );

	/** Parameters allowed in deferred REST requests, besides those with an underscore. Others may trigger a plugin that runs earlier. */
	private const PARAMETERS = '/^(?:_\w*|rest_route|context|force)$/';

	/**
	 * @param array<string, mixed>     $server
	 * @param array<int|string, mixed> $query
	 * @param array<int|string, mixed> $post
	 * @param string                   $method XML-RPC method of the body.
	 */
	public static function applies( array $server, array $query, array $post, string $method ): bool {
		if ( $post ) {
			return false;
		}
		if ( 'xmlrpc.php' === basename( (string) ( $server['SCRIPT_NAME'] ?? '' ) ) ) {
			return in_array( $method, self::METHODS, true );
		}

		return Editor_Request::is_rest( $server, $query )
			// On a PCRE error, the list is shorter.
			&& count( $query ) === count( (array) preg_grep( self::PARAMETERS, array_map( 'strval', array_keys( $query ) ) ) )
			&& 0 === stripos( (string) ( $server['CONTENT_TYPE'] ?? '' ), 'application/json' )
			&& isset( $server['PHP_AUTH_USER'], $server['PHP_AUTH_PW'] );
	}

	/** @param callable(): void $refuse Logs the request, and exits. */
	public static function defer( callable $refuse ): void {
		$check = static function ( $value = null ) use ( $refuse ) {
			if ( ! Editor_Request::may_publish( get_current_user_id() ) ) {
				$refuse();
			}

			return $value;
		};
		// Runs after REST has found the user, and before it looks for a route.
		add_filter( 'rest_authentication_errors', $check, PHP_INT_MAX );
		add_action( 'xmlrpc_call', $check, PHP_INT_MIN );
	}
}
