<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Request_Number;

defined( 'ABSPATH' ) || exit;

/** Finds the posts of a file by their URL on this site, or by their id. */
final class Import_Posts {

	/**
	 * Post ids by URL; null if there is none.
	 *
	 * @var array<string, int|null>
	 */
	private array $posts = array();

	/**
	 * Hosts of URLs other than the site's.
	 *
	 * @var array<string, true>
	 */
	private array $hosts = array();

	/** Number of posts that were looked up. */
	public function count(): int {
		return count( $this->posts );
	}

	/** Number of hosts other than the site's. */
	public function other_hosts(): int {
		return count( $this->hosts );
	}

	/** @return int|null 0 for the home page; null if there is no such post. */
	public function find( string $url, string $id ): ?int {
		$key = '' === $url ? "#$id" : $url;

		if ( ! array_key_exists( $key, $this->posts ) ) {
			$this->posts[ $key ] = '' === $url ? self::with_id( $id ) : $this->at( $url );
		}

		return $this->posts[ $key ];
	}

	private static function with_id( string $id ): ?int {
		$number = Request_Number::of( absint( $id ) );

		return '0' === $id || ( $number > 0 && get_post_status( $number ) ) ? $number : null;
	}

	private function at( string $url ): ?int {
		$host = strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) );
		$path = (string) wp_parse_url( $url, PHP_URL_PATH );
		$home = (string) wp_parse_url( home_url(), PHP_URL_PATH );
		if ( '' !== $host && strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) ) !== $host ) {
			$this->hosts[ (string) preg_replace( '/^www\./', '', $host ) ] = true;
		}

		// The site may have had another domain or scheme.
		$found = url_to_postid( home_url( substr( $path, strlen( $home ) ) . ( false === strpos( $url, '?' ) ? '' : '?' . wp_parse_url( $url, PHP_URL_QUERY ) ) ) );
		// WordPress doesn't check the id of an address such as /?p=12.
		if ( $found > 0 ) {
			return get_post_status( $found ) ? $found : null;
		}

		return '' === trim( $path, '/' ) && false === strpos( $url, '?' ) ? 0 : null;
	}
}
