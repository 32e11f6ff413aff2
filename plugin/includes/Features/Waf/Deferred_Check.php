<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

defined( 'ABSPATH' ) || exit;

/**
 * An application password or an XML-RPC call proves who sent it only when WordPress has checked the password, which must not be
 * done twice. A body that breaks a rule then waits until WordPress knows the user, and is refused before it is used unless
 * that user may publish. PHP parses neither JSON nor XML by itself, so that no plugin finds such a body in `$_POST` meanwhile.
 */
final class Deferred_Check {

	/** XML-RPC methods that write content. Each of them logs in, then runs the action `xmlrpc_call`, then writes. */
	private const METHODS = array( 'metaWeblog.newPost', 'metaWeblog.editPost', 'blogger.newPost', 'blogger.editPost', 'wp.newPost', 'wp.editPost', 'wp.newPage', 'wp.editPage', 'wp.newComment', 'wp.editComment', 'wp.newTerm', 'wp.editTerm', 'wp.editProfile' );

	/** Parameters of REST requests that may wait, beside those with an underscore: others may address a plugin that acts sooner. */
	private const PARAMETERS = '/^(?:_\w*|rest_route|context|force)$/';

	/**
	 * Whether a body may wait.
	 *
	 * @param array<string, mixed>     $server
	 * @param array<int|string, mixed> $query  $_GET.
	 * @param array<int|string, mixed> $post
	 * @param string                   $method The method that it calls over XML-RPC.
	 */
	public static function applies( array $server, array $query, array $post, string $method ): bool {
		if ( $post ) {
			return false;
		}
		if ( 'xmlrpc.php' === basename( (string) ( $server['SCRIPT_NAME'] ?? '' ) ) ) {
			return in_array( $method, self::METHODS, true );
		}

		return Editor_Request::is_rest( $server, $query )
			&& ! preg_grep( self::PARAMETERS, array_map( 'strval', array_keys( $query ) ), PREG_GREP_INVERT )
			&& 0 === stripos( (string) ( $server['CONTENT_TYPE'] ?? '' ), 'application/json' )
			&& isset( $server['PHP_AUTH_USER'], $server['PHP_AUTH_PW'] );
	}

	/**
	 * Refuses later, unless the user turns out to be one who may publish.
	 *
	 * @param callable(): void $refuse Logs, and ends the request.
	 */
	public static function defer( callable $refuse ): void {
		$check = static function ( $value = null ) use ( $refuse ) {
			if ( ! Editor_Request::may_publish( get_current_user_id() ) ) {
				$refuse();
			}

			return $value;
		};
		// REST asks this filter when it has found out who the user is, and before it looks for a route.
		add_filter( 'rest_authentication_errors', $check, PHP_INT_MAX );
		add_action( 'xmlrpc_call', $check, PHP_INT_MIN );
	}
}
