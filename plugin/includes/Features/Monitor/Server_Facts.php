<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Monitor;

defined( 'ABSPATH' ) || exit;

/** What PHP can find out about the server that it runs on. */
class Server_Facts {

	private const TIMEOUT_S = 5;

	private const BYTES_PER_MB = 1048576;

	/** A block of most disks: fewer bytes might fit into one that is in use. */
	private const PROBE_BYTES = 4096;

	/** Always the same name, so that a process that is killed leaves one file at most. */
	private const PROBE_NAME = 'jetpack-dashboard-disk-check.tmp';

	/** Free bytes of the disk that a folder is on; null if the host doesn't tell. */
	public function free_bytes( string $folder ): ?float {
		// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- Hosts that limit PHP to some folders make it warn.
		$bytes = function_exists( 'disk_free_space' ) ? @disk_free_space( $folder ) : false;

		return false === $bytes ? null : $bytes;
	}

	/** @return array{left: int, allowed: int}|null Bytes that a site of a network may use for uploads; null without such a limit. */
	public function upload_space(): ?array {
		return is_multisite() && ! get_site_option( 'upload_space_check_disabled' ) ? array(
			'left'    => (int) get_upload_space_available(),
			'allowed' => (int) get_space_allowed() * self::BYTES_PER_MB,
		) : null;
	}

	/**
	 * Whether a small file can be stored in a folder: a hosting account whose quota is used up has a disk with free space, and stores
	 * nothing. Null if PHP may not write there anyway.
	 */
	public function can_store( string $folder ): ?bool {
		if ( wp_is_stream( $folder ) || ! is_dir( $folder ) || ! wp_is_writable( $folder ) ) {
			return null;
		}
		$file = "$folder/" . self::PROBE_NAME;
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- A full disk makes it warn.
		$is_stored = @file_put_contents( $file, random_bytes( self::PROBE_BYTES ) ) === self::PROBE_BYTES;
		@unlink( $file );
		// phpcs:enable

		return $is_stored;
	}

	/** When the certificate of an HTTPS server ends, as a timestamp; null if it can't be read. Connects to the server. */
	public function certificate_end( string $host, int $port ): ?int {
		if ( ! extension_loaded( 'openssl' ) ) {
			return null;
		}
		// Also of a certificate that browsers refuse, since it may have ended.
		$options = array(
			'capture_peer_cert' => true,
			'verify_peer'       => false,
			'verify_peer_name'  => false,
			'peer_name'         => $host,
		);
		$context = stream_context_create( array( 'ssl' => $options ) );
		// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- A server that can't be reached makes it warn.
		$socket = @stream_socket_client( "ssl://$host:$port", $code, $message, self::TIMEOUT_S, STREAM_CLIENT_CONNECT, $context );
		if ( false === $socket ) {
			return null;
		}
		$facts = openssl_x509_parse( stream_context_get_params( $socket )['options']['ssl']['peer_certificate'] ?? '' );
		fclose( $socket ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A socket.

		return isset( $facts['validTo_time_t'] ) ? (int) $facts['validTo_time_t'] : null;
	}
}
