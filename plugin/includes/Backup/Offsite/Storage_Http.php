<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup\Offsite;

use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Kernel\Net\Owner_Request;

defined( 'ABSPATH' ) || exit;

/** Requests to a storage, and what the owner reads if one fails. No message contains what was sent. */
class Storage_Http {

	/** For up to 4 MiB on a slow line. */
	private const TIMEOUT_S = 60;

	/** The list of files of a very large site. */
	public const MAX_BYTES = 67108864;

	/** A list of the files in a folder. Reading it takes several times as much memory. */
	public const MAX_LIST_BYTES = 16777216;

	private const HEADERS = array(
		'Content-Type'    => 'application/octet-stream',
		// The length of compressed responses says nothing about what is in them.
		'Accept-Encoding' => 'identity',
	);

	private const FULL = array( 'QuotaExceeded', 'XMinioStorageFull', 'EntityTooLarge' );

	private Owner_Request $request;

	/** Seconds, as hrtime(), until which requests may wait. */
	private float $deadline = INF;

	public function __construct( Owner_Request $request ) {
		$this->request = $request;
	}

	/** The same, for requests that take at most this many seconds together. */
	public function within( float $seconds ): self {
		$limited           = clone $this;
		$limited->deadline = min( $this->deadline, hrtime( true ) / 1e9 + $seconds );

		return $limited;
	}

	/**
	 * @param array<string, string> $headers
	 * @param int[]                 $accepted Statuses that are no failure.
	 * @return array{status: int, body: string}
	 * @throws Backup_Error
	 */
	public function send( string $method, string $url, array $headers, string $body, array $accepted, int $max_bytes = self::MAX_BYTES ): array {
		if ( ! Owner_Request::is_allowed( $url ) ) {
			throw new Backup_Error( __( 'The address of the storage must begin with https://.', 'jetpack-dashboard' ) );
		}
		$left = ceil( $this->deadline - hrtime( true ) / 1e9 );
		if ( $left <= 0 ) {
			throw new Backup_Error( __( 'The storage takes too long to respond.', 'jetpack-dashboard' ) );
		}
		// Some proxies refuse WordPress's default, 1.0.
		$version = static fn(): string => '1.1';
		add_filter( 'http_request_version', $version );
		try {
			$response = $this->request->send( $method, $url, $headers + self::HEADERS, $body, $max_bytes, (int) min( $left, self::TIMEOUT_S ) );
		} finally {
			remove_filter( 'http_request_version', $version );
		}
		if ( is_wp_error( $response ) ) {
			/* translators: %s: an error message. */
			throw new Backup_Error( sprintf( __( 'The storage doesn’t respond. Check its address, and whether it is running. (%s)', 'jetpack-dashboard' ), mb_substr( sanitize_text_field( $response->get_error_message() ), 0, 200, 'UTF-8' ) ) );
		}
		$status = (int) wp_remote_retrieve_response_code( $response );
		$text   = (string) wp_remote_retrieve_body( $response );
		if ( ! in_array( $status, $accepted, true ) ) {
			throw new Backup_Error( self::refusal( $status, $text ) );
		}
		$length = wp_remote_retrieve_header( $response, 'content-length' );
		if ( is_numeric( $length ) && 'HEAD' !== $method && strlen( $text ) < (int) $length ) {
			throw new Backup_Error( __( 'The response of the storage was cut off.', 'jetpack-dashboard' ) );
		}

		return array(
			'status' => $status,
			'body'   => $text,
		);
	}

	private static function refusal( int $status, string $body ): string {
		$code = 1 === preg_match( '~<Code>([A-Za-z0-9]{1,60})</Code>~', $body, $match ) ? $match[1] : '';
		$end  = ' (' . trim( "$status $code" ) . ')';
		if ( 507 === $status || 413 === $status || in_array( $code, self::FULL, true ) ) {
			return __( 'The storage is full. Delete something there, or get more space.', 'jetpack-dashboard' ) . $end;
		}
		if ( 'RequestTimeTooSkewed' === $code ) {
			return __( 'The clock of this server is wrong, so the storage refuses its requests. Ask your host to set the clock.', 'jetpack-dashboard' ) . $end;
		}
		if ( 401 === $status || 403 === $status || 'InvalidAccessKeyId' === $code ) {
			return __( 'The storage refused the login. Check the user or access key, the password or secret, and whether this user may read, write, list and delete files there.', 'jetpack-dashboard' ) . $end;
		}
		if ( 404 === $status ) {
			return __( 'The storage has no such bucket or folder. Create it there, or check its name.', 'jetpack-dashboard' ) . $end;
		}
		if ( $status >= 300 && $status < 400 ) {
			return __( 'The storage redirects to another address. Check the address and the region.', 'jetpack-dashboard' ) . $end;
		}

		return $status >= 500 || 429 === $status
			? __( 'The storage has a problem or is overloaded.', 'jetpack-dashboard' ) . $end
			: __( 'The storage refused the request. Check its address.', 'jetpack-dashboard' ) . $end;
	}
}
