<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup\Offsite;

use Jetpack_Dashboard\Backup\Backup_Error;

defined( 'ABSPATH' ) || exit;

/** A bucket of any S3-compatible storage, with one of the two kinds of addresses. Files are at most a few megabytes, so each is sent in one request. */
final class S3_Storage implements Storage {

	/** Each has up to 1,000 files, and a list a 16th of all pieces. */
	private const MAX_PAGES = 1000;
	private const MAX_FILES = 200000;

	/** Seconds for all pages of a list. */
	private const MAX_LIST_S = 120.0;

	private Storage_Http $http;
	private Aws_Signature $signature;

	/** Scheme and host, with the bucket if it belongs there. */
	private string $origin;

	/** Path of the bucket, encoded. */
	private string $bucket;

	/** Path of the prefix, encoded, with a slash at its end. */
	private string $root;

	/** With a slash at its end, unless it is empty. */
	private string $prefix;

	public function __construct( Storage_Http $http, Place $place ) {
		$this->http      = $http;
		$this->signature = new Aws_Signature( $place->user, $place->secret, $place->region );
		$is_host         = Place::HOST === $place->style;
		$this->origin    = $is_host ? str_replace( '://', "://$place->bucket.", $place->url ) : $place->url;
		$this->bucket    = $is_host ? '/' : '/' . rawurlencode( $place->bucket );
		$this->prefix    = '' === $place->prefix ? '' : "$place->prefix/";
		$this->root      = rtrim( $this->bucket, '/' ) . '/' . self::encode( $this->prefix );
	}

	public function put( string $name, string $bytes ): void {
		$this->send( 'PUT', $this->root . self::encode( $name ), array(), $bytes, array( 200 ) );
	}

	public function get( string $name ): ?string {
		$response = $this->send( 'GET', $this->root . self::encode( $name ), array(), '', array( 200, 404 ) );
		if ( 404 === $response['status'] && false !== strpos( $response['body'], 'NoSuchBucket' ) ) {
			throw new Backup_Error( __( 'The storage has no such bucket or folder. Create it there, or check its name.', 'jetpack-dashboard' ) );
		}

		return 200 === $response['status'] ? $response['body'] : null;
	}

	public function delete( string $name ): void {
		$this->send( 'DELETE', $this->root . self::encode( $name ), array(), '', array( 200, 204 ) );
	}

	/**
	 * Lists all files whose path begins as those of these folders do: with folders beside each other, that takes fewer requests than a list of each.
	 *
	 * @throws Backup_Error
	 */
	public function sizes( string ...$folders ): array {
		$sizes         = array();
		$limited       = clone $this;
		$limited->http = $this->http->within( self::MAX_LIST_S );
		$query         = array(
			'list-type' => '2',
			'prefix'    => $this->prefix . self::common_start( $folders ),
		);
		for ( $page = 0; $page < self::MAX_PAGES; $page++ ) {
			$list = Storage_Xml::parse( $limited->send( 'GET', $this->bucket, $query, '', array( 200 ), Storage_Http::MAX_LIST_BYTES )['body'], 'ListBucketResult' );
			foreach ( $list->Contents as $file ) { // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- S3's names.
				$path = substr( (string) $file->Key, strlen( $this->prefix ) ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- S3's names.
				if ( in_array( dirname( $path ), $folders, true ) && 1 === preg_match( self::NAME, basename( $path ) ) ) {
					$sizes[ basename( $path ) ] = max( 0, (int) $file->Size ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- S3's names.
				}
			}
			$next = (string) $list->NextContinuationToken; // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- S3's names.
			if ( '' === $next || ( $query['continuation-token'] ?? '' ) === $next ) {
				return $sizes;
			}
			if ( count( $sizes ) > self::MAX_FILES ) {
				break;
			}
			$query['continuation-token'] = $next;
		}

		throw new Backup_Error( __( 'The storage doesn’t list its files as expected. Check its address.', 'jetpack-dashboard' ) );
	}

	/** @param string[] $folders */
	private static function common_start( array $folders ): string {
		$start = "{$folders[0]}/";
		foreach ( $folders as $folder ) {
			while ( 0 !== strpos( "$folder/", $start ) ) {
				$start = substr( $start, 0, -1 );
			}
		}

		return $start;
	}

	private static function encode( string $name ): string {
		return implode( '/', array_map( 'rawurlencode', explode( '/', $name ) ) );
	}

	/**
	 * @param array<string, string> $query
	 * @param int[]                 $accepted
	 * @return array{status: int, body: string}
	 * @throws Backup_Error
	 */
	private function send( string $method, string $path, array $query, string $body, array $accepted, int $max_bytes = Storage_Http::MAX_BYTES ): array {
		$time    = gmdate( 'Ymd\THis\Z' );
		$hash    = hash( 'sha256', $body );
		$headers = array(
			'host'                 => (string) preg_replace( '~^https?://~', '', $this->origin ),
			'x-amz-content-sha256' => $hash,
			'x-amz-date'           => $time,
		);

		$headers['Authorization'] = $this->signature->authorization( $method, $path, $query, $headers, $hash, $time );
		// The HTTP client sends the host.
		unset( $headers['host'] );

		return $this->http->send( $method, $this->origin . $path . ( $query ? '?' . Aws_Signature::query( $query ) : '' ), $headers, $body, $accepted, $max_bytes );
	}
}
