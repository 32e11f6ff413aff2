<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Post_By_Email;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** Why a mailbox could not be read. Its message is one of the constants; its code is cURL's, or 0. */
final class Mailbox_Error extends RuntimeException {

	public const NO_CURL      = 'no_curl';
	public const NO_PROTOCOL  = 'no_protocol';
	public const NO_CHARSETS  = 'no_charsets';
	public const PASSWORD     = 'password';
	public const ADDRESS      = 'address';
	public const BUSY         = 'busy';
	public const DATABASE     = 'database';
	private const UNREACHABLE = 'unreachable';
	private const TIMEOUT     = 'timeout';
	private const TLS         = 'tls';
	private const LOGIN       = 'login';
	private const OTHER       = 'other';

	private const BY_CURL_CODE = array(
		5  => self::UNREACHABLE,
		6  => self::UNREACHABLE,
		7  => self::UNREACHABLE,
		28 => self::TIMEOUT,
		35 => self::TLS,
		51 => self::TLS,
		58 => self::TLS,
		60 => self::TLS,
		67 => self::LOGIN,
		77 => self::TLS,
	);

	public static function of_curl( int $code ): self {
		return new self( self::BY_CURL_CODE[ $code ] ?? self::OTHER, $code );
	}

	/** What happened and what to do. Never quotes the server, whose replies may contain the login. */
	public static function text( string $reason, int $code ): string {
		switch ( $reason ) {
			case self::NO_CURL:
				return __( 'PHP’s cURL extension is missing, so this site can’t read a mailbox. Ask your host to install it.', 'jetpack-dashboard' );
			case self::NO_PROTOCOL:
				return __( 'PHP’s cURL extension on this server doesn’t support this protocol. Choose the other one, or ask your host.', 'jetpack-dashboard' );
			case self::NO_CHARSETS:
				return __( 'PHP’s extensions mbstring and iconv are missing, so this site can’t read emails. Ask your host to install them.', 'jetpack-dashboard' );
			case self::PASSWORD:
				return __( 'The stored password can’t be decrypted, because the security keys in wp-config.php have changed. Enter it again.', 'jetpack-dashboard' );
			case self::ADDRESS:
				return __( 'The mail server wasn’t found on the internet. Check the server name. If the server is in your own network, allow its host with the filter http_request_host_is_external.', 'jetpack-dashboard' );
			case self::BUSY:
				return __( 'The mailbox is being checked already. Try again in a minute.', 'jetpack-dashboard' );
			case self::DATABASE:
				return __( 'The site’s database refused a change. No emails were lost. The next check tries again.', 'jetpack-dashboard' );
			case self::UNREACHABLE:
				/* translators: %d: error code. */
				return sprintf( __( 'The mail server can’t be reached. Check the server name and the port. (%d)', 'jetpack-dashboard' ), $code );
			case self::TIMEOUT:
				/* translators: %d: error code. */
				return sprintf( __( 'The mail server didn’t respond in time. The next check tries again. (%d)', 'jetpack-dashboard' ), $code );
			case self::TLS:
				/* translators: %d: error code. */
				return sprintf( __( 'The connection isn’t secure: the mail server’s certificate is invalid or doesn’t match the server name, or the port doesn’t use TLS. (%d)', 'jetpack-dashboard' ), $code );
			case self::LOGIN:
				/* translators: %d: error code. */
				return sprintf( __( 'The mail server refused the username or password. Some providers need an app password. (%d)', 'jetpack-dashboard' ), $code );
			default:
				/* translators: %d: error code. */
				return sprintf( __( 'The mail server sent an unexpected reply. Check the protocol and the port. (%d)', 'jetpack-dashboard' ), $code );
		}
	}
}
