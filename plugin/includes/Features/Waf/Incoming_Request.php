<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

defined( 'ABSPATH' ) || exit;

/** Path, query, headers, cookies and uploads. Checked for every user, since a link can make any browser send them. */
final class Incoming_Request {

	/** Headers that are checked elsewhere, or are secrets. */
	private const SKIPPED_HEADERS = array( 'HTTP_COOKIE', 'HTTP_AUTHORIZATION', 'HTTP_X_WP_NONCE' );

	private Request_Texts $texts;

	/**
	 * @param array<string, mixed>     $server
	 * @param array<int|string, mixed> $query
	 * @param array<int|string, mixed> $cookies
	 * @param array<int|string, mixed> $files
	 * @param bool                     $is_query_prose Whether to check the values of the query as prose.
	 */
	public function __construct( array $server, array $query, array $cookies, array $files, bool $is_query_prose = false ) {
		$this->texts = new Request_Texts();

		$address = is_string( $server['REQUEST_URI'] ?? null ) ? $server['REQUEST_URI'] : '';
		$this->texts->add( 'path', rawurldecode( (string) strtok( $address, '?' ) ) );
		if ( $is_query_prose ) {
			$this->texts->add_prose( $query );
		} else {
			$this->texts->add_all( $query, false );
		}
		if ( ! $query && false !== strpos( $address, '?' ) ) {
			// `/?-d+…`, which PHP doesn't parse as a parameter.
			$this->texts->add( 'value', urldecode( (string) strstr( $address, '?' ) ) );
		}
		$this->texts->add_all( $cookies, false );

		foreach ( $server as $name => $value ) {
			if ( is_string( $value ) && 0 === strpos( (string) $name, 'HTTP_' ) && ! in_array( $name, self::SKIPPED_HEADERS, true ) ) {
				$text = 'HTTP_REFERER' === $name ? $this->texts->add_searches_of( $value ) : $value;
				$this->texts->add( self::place_of_header( (string) $name ), $text );
			}
		}

		foreach ( array(
			'CONTENT_TYPE'  => 'header',
			// From the header Authorization. Login protection stores it.
			'PHP_AUTH_USER' => 'value',
		) as $name => $place ) {
			if ( is_string( $server[ $name ] ?? null ) ) {
				$this->texts->add( $place, $server[ $name ] );
			}
		}

		foreach ( $files as $field => $file ) {
			if ( is_array( $file ) ) {
				$this->texts->add( 'name', (string) $field );
				$this->texts->add_all( array( $file['type'] ?? '' ), false );
				$this->add_upload( $file['name'] ?? '', $file['tmp_name'] ?? '' );
			}
		}
	}

	/** @return array<string, string[]> By place. */
	public function texts(): array {
		return $this->texts->all();
	}

	/** Plugins store IP addresses and programs as they come. Other headers may quote what people search for. */
	private static function place_of_header( string $name ): string {
		if ( false !== strpos( $name, 'FORWARDED' ) || '_IP' === substr( $name, -3 ) ) {
			return 'value';
		}

		return 'HTTP_USER_AGENT' === $name ? 'agent' : 'header';
	}

	/**
	 * @param mixed $name File name from the client, or a list.
	 * @param mixed $path Temporary path, or a list.
	 */
	private function add_upload( $name, $path ): void {
		if ( is_array( $name ) ) {
			foreach ( $name as $key => $one ) {
				$this->add_upload( $one, is_array( $path ) ? ( $path[ $key ] ?? '' ) : '' );
			}
		} elseif ( is_string( $name ) && '' !== $name ) {
			$is_file = is_string( $path ) && is_file( $path );
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- A local file; the other function needs wp-admin.
			$this->texts->add_file( $name, $is_file ? (string) file_get_contents( $path, false, null, 0, Request_Texts::FILE_BYTES ) : '' );
		}
	}
}
