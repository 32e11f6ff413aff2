<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Post_By_Email;

use Jetpack_Dashboard\Kernel\Net\Public_Host;

defined( 'ABSPATH' ) || exit;

/** A session with a mail server on the internet. cURL keeps it open between commands. */
final class Mail_Connection {

	// phpcs:disable WordPress.WP.AlternativeFunctions -- WordPress's HTTP API speaks neither IMAP nor POP3.

	private const CONNECT_TIMEOUT_S = 10;

	/** Below the lifetime of the lock. */
	private const TIMEOUT_S = 45;

	/** Maximum bytes of a list. */
	private const MAX_LIST = 4194304;

	private Mailbox $mailbox;

	/** @var string[] Addresses of the server. */
	private array $ips;

	/** @var resource An object since PHP 8. */
	private $handle;

	/** @throws Mailbox_Error */
	public function __construct( Mailbox $mailbox ) {
		$missing = self::missing( $mailbox->protocol );
		if ( '' !== $missing ) {
			throw new Mailbox_Error( $missing ); // phpcs:ignore WordPress.Security.EscapeOutput -- A constant.
		}

		$this->mailbox = $mailbox;
		$this->ips     = Public_Host::resolve( $mailbox->host );
		// The same error for both: it would tell which names an internal network has.
		if ( array() === $this->ips || ! Public_Host::is_allowed( $mailbox->host, self::url( $mailbox ), $this->ips ) ) {
			throw new Mailbox_Error( Mailbox_Error::ADDRESS );
		}
		$this->handle = curl_init();
	}

	/** @return string Code of what PHP lacks for a protocol; '' if nothing. */
	public static function missing( string $protocol ): string {
		if ( ! function_exists( 'mb_convert_encoding' ) || ! function_exists( 'iconv' ) ) {
			return Mailbox_Error::NO_CHARSETS;
		}
		if ( ! function_exists( 'curl_init' ) ) {
			return Mailbox_Error::NO_CURL;
		}

		return in_array( $protocol . 's', (array) ( curl_version()['protocols'] ?? array() ), true ) ? '' : Mailbox_Error::NO_PROTOCOL;
	}

	/**
	 * @param string $path    Below the server's address.
	 * @param string $command Protocol command; '' for the protocol's own.
	 * @return string What the server listed.
	 * @throws Mailbox_Error
	 */
	public function listing( string $path, string $command = '' ): string {
		$text = '';
		$this->run(
			$path,
			'' === $command ? array() : array( CURLOPT_CUSTOMREQUEST => $command ),
			static function ( string $bytes ) use ( &$text ): bool {
				$text .= $bytes;
				return strlen( $text ) <= self::MAX_LIST;
			}
		);

		return $text;
	}

	/**
	 * Sends a command that has a single line as reply.
	 *
	 * @return string The reply.
	 * @throws Mailbox_Error
	 */
	public function line( string $path, string $command ): string {
		$reply = '';
		$this->run(
			$path,
			array(
				CURLOPT_CUSTOMREQUEST  => $command,
				CURLOPT_NOBODY         => true,
				CURLOPT_HEADERFUNCTION => static function ( $handle, string $bytes ) use ( &$reply ): int {
					$reply = substr( $bytes, 0, 1000 );
					return strlen( $bytes );
				},
			),
			static fn(): bool => true
		);

		return trim( $reply );
	}

	/**
	 * @param string   $path   Below the server's address.
	 * @param resource $stream Receives the message.
	 * @param int      $limit  Maximum bytes.
	 * @return bool False if it is larger.
	 * @throws Mailbox_Error
	 */
	public function read( string $path, $stream, int $limit ): bool {
		$length = 0;
		try {
			$this->run(
				$path,
				array(),
				static function ( string $bytes ) use ( &$length, $stream, $limit ): bool {
					$length += strlen( $bytes );
					return $length <= $limit && false !== fwrite( $stream, $bytes );
				}
			);
		} catch ( Mailbox_Error $error ) {
			if ( $length <= $limit ) {
				throw $error;
			}
			return false;
		}

		return true;
	}

	/**
	 * @param array<int, mixed>      $options
	 * @param callable(string): bool $receive Returns false to stop.
	 * @throws Mailbox_Error
	 */
	private function run( string $path, array $options, callable $receive ): void {
		$protocol = Mailbox::POP3 === $this->mailbox->protocol ? CURLPROTO_POP3S : CURLPROTO_IMAPS;

		// Keeps the connection.
		curl_reset( $this->handle );
		curl_setopt_array(
			$this->handle,
			$options + array(
				CURLOPT_URL            => self::url( $this->mailbox ) . $path,
				CURLOPT_USERNAME       => $this->mailbox->user,
				CURLOPT_PASSWORD       => $this->mailbox->password,
				CURLOPT_PROTOCOLS      => $protocol,
				CURLOPT_CAINFO         => self::certificates(),
				CURLOPT_SSL_VERIFYPEER => true,
				CURLOPT_SSL_VERIFYHOST => 2,
				CURLOPT_CONNECTTIMEOUT => self::CONNECT_TIMEOUT_S,
				CURLOPT_TIMEOUT        => self::TIMEOUT_S,
				CURLOPT_NOSIGNAL       => true,
				CURLOPT_HEADERFUNCTION => static fn( $handle, string $bytes ): int => strlen( $bytes ),
				CURLOPT_WRITEFUNCTION  => static fn( $handle, string $bytes ): int => $receive( $bytes ) ? strlen( $bytes ) : -1,
			)
		);
		Public_Host::pin( $this->handle, $this->mailbox->host, $this->mailbox->port, $this->ips );
		curl_exec( $this->handle );

		$code = curl_errno( $this->handle );
		if ( 0 !== $code ) {
			throw Mailbox_Error::of_curl( $code ); // phpcs:ignore WordPress.Security.EscapeOutput -- Numbers.
		}
	}

	private static function url( Mailbox $mailbox ): string {
		return "{$mailbox->protocol}s://$mailbox->host:$mailbox->port/";
	}

	/** WordPress's certificates, as for HTTPS. */
	private static function certificates(): string {
		/**
		 * Filters the file with the certificate authorities that mail servers are checked against, for servers with a private one.
		 *
		 * @since 1.0.0
		 *
		 * @param string $path File of certificate authorities, in PEM format.
		 */
		return (string) apply_filters( 'jetpack_dashboard_mail_certificates', ABSPATH . 'wp-includes/certificates/ca-bundle.crt' );
	}
}
