<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup\Offsite;

use Jetpack_Dashboard\Backup\Backup_Error;

defined( 'ABSPATH' ) || exit;

/** A folder of a WebDAV server. Folders below it are created when they are needed. */
final class Webdav_Storage implements Storage {

	private const PROPERTIES = '<?xml version="1.0" encoding="utf-8"?><propfind xmlns="DAV:"><prop><getcontentlength/><resourcetype/></prop></propfind>';

	private Storage_Http $http;

	/** Address of the folder, with a slash at its end. */
	private string $root;

	/** @var array<string, string> */
	private array $headers;

	public function __construct( Storage_Http $http, Place $place ) {
		$this->http    = $http;
		$this->root    = "$place->url/";
		$this->headers = array( 'Authorization' => 'Basic ' . base64_encode( "$place->user:$place->secret" ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- HTTP authentication.
	}

	public function put( string $name, string $bytes ): void {
		$created = array( 200, 201, 204 );
		// 404 and 409: the folder doesn't exist.
		if ( in_array( $this->send( 'PUT', $name, array(), $bytes, array( 200, 201, 204, 404, 409 ) )['status'], $created, true ) ) {
			return;
		}
		$folder = '';
		$this->make( '' );
		foreach ( explode( '/', dirname( $name ) ) as $part ) {
			if ( '.' !== $part ) {
				$folder .= "$part/";
				$this->make( $folder );
			}
		}
		$this->send( 'PUT', $name, array(), $bytes, $created );
	}

	public function get( string $name ): ?string {
		$response = $this->send( 'GET', $name, array(), '', array( 200, 404 ) );

		return 200 === $response['status'] ? $response['body'] : null;
	}

	public function delete( string $name ): void {
		$this->send( 'DELETE', $name, array(), '', array( 200, 204, 404 ) );
	}

	public function sizes( string ...$folders ): array {
		return array_merge( array(), ...array_map( array( $this, 'sizes_in' ), $folders ) );
	}

	/**
	 * @return array<string, int> As sizes().
	 * @throws Backup_Error
	 */
	private function sizes_in( string $folder ): array {
		$headers  = array(
			'Depth'        => '1',
			'Content-Type' => 'application/xml; charset=utf-8',
		);
		$response = $this->send( 'PROPFIND', "$folder/", $headers, self::PROPERTIES, array( 207, 404 ), Storage_Http::MAX_LIST_BYTES );
		$sizes    = array();
		if ( 404 === $response['status'] ) {
			return $sizes;
		}
		foreach ( Storage_Xml::parse( $response['body'], 'multistatus' )->response as $file ) {
			$name = basename( rawurldecode( (string) wp_parse_url( (string) $file->href, PHP_URL_PATH ) ) );
			foreach ( $file->propstat as $found ) {
				if ( 1 === preg_match( self::NAME, $name ) && isset( $found->prop->getcontentlength ) && ! isset( $found->prop->resourcetype->collection ) && '' !== (string) $found->prop->getcontentlength ) {
					$sizes[ $name ] = max( 0, (int) $found->prop->getcontentlength );
				}
			}
		}

		return $sizes;
	}

	/** @param string $folder With a slash at its end; '' for the folder of all files. */
	private function make( string $folder ): void {
		// 301 and 405: it exists.
		$this->send( 'MKCOL', $folder, array(), '', array( 200, 201, 301, 405 ) );
	}

	/**
	 * @param array<string, string> $headers
	 * @param int[]                 $accepted
	 * @return array{status: int, body: string}
	 * @throws Backup_Error
	 */
	private function send( string $method, string $name, array $headers, string $body, array $accepted, int $max_bytes = Storage_Http::MAX_BYTES ): array {
		return $this->http->send( $method, $this->root . $name, $this->headers + $headers, $body, $accepted, $max_bytes );
	}
}
