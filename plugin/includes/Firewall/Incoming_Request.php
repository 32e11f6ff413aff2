<?php
/**
 * What a request says.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Firewall;

/**
 * The parts of a request that rules look at, as whoever sent it meant them to be read: decoded, however often that takes.
 * Bodies are not among them: what people write to a site may look like anything.
 */
final class Incoming_Request {

	/** How often a text is decoded; nobody honest encodes more often. */
	private const DECODINGS = 3;

	/** Bytes of one text that are looked at: more than web servers take of a whole address. */
	private const LONGEST = 16384;

	/** Texts to search the site for, which may look like anything, too. */
	private const SEARCHES = array( 's', 'search' );

	/**
	 * The address's path.
	 *
	 * @var string
	 */
	public $path;

	/**
	 * Names of the query's parameters, those of lists and maps each by itself.
	 *
	 * @var string[]
	 */
	public $names = array();

	/**
	 * Values of the query's parameters.
	 *
	 * @var string[]
	 */
	public $values = array();

	/**
	 * Values of the headers.
	 *
	 * @var string[]
	 */
	public $headers = array();

	/**
	 * What the program calls itself that sends the request.
	 *
	 * @var string
	 */
	public $agent;

	/**
	 * Names of the files that come with it.
	 *
	 * @var string[]
	 */
	public $files = array();

	/**
	 * Takes the request before WordPress adds slashes to it.
	 *
	 * @param array<string, mixed>     $server $_SERVER.
	 * @param array<int|string, mixed> $query  $_GET.
	 * @param array<int|string, mixed> $files  $_FILES.
	 */
	public function __construct( array $server, array $query, array $files ) {
		$address     = is_string( $server['REQUEST_URI'] ?? null ) ? $server['REQUEST_URI'] : '';
		$this->path  = self::decoded( (string) strtok( $address, '?' ) );
		$this->agent = is_string( $server['HTTP_USER_AGENT'] ?? null ) ? $server['HTTP_USER_AGENT'] : '';

		foreach ( $server as $name => $value ) {
			if ( 0 === strpos( (string) $name, 'HTTP_' ) && is_string( $value ) ) {
				$this->headers[] = substr( $value, 0, self::LONGEST );
			}
		}

		$this->read_query( array_diff_key( $query, array_flip( self::SEARCHES ) ) );

		array_walk_recursive(
			$files,
			function ( $value, $key ): void {
				// A list of files has its names under numbers.
				if ( is_string( $value ) && ( 'name' === $key || is_int( $key ) ) ) {
					$this->files[] = $value;
				}
			}
		);
	}

	/**
	 * Collects names and values.
	 *
	 * @param array<int|string, mixed> $parameters Parameters, maybe nested.
	 */
	private function read_query( array $parameters ): void {
		foreach ( $parameters as $name => $value ) {
			$this->names[] = self::decoded( (string) $name );
			if ( is_array( $value ) ) {
				$this->read_query( $value );
			} elseif ( is_string( $value ) ) {
				$this->values[] = self::decoded( $value );
			}
		}
	}

	/**
	 * A text as it is meant: without percent signs, entities and the comments by which SQL's words are pulled apart.
	 *
	 * @param string $text Text.
	 */
	private static function decoded( string $text ): string {
		$text = substr( $text, 0, self::LONGEST );
		for ( $round = 0; $round < self::DECODINGS; $round++ ) {
			$before = $text;
			$text   = rawurldecode( $before );
			if ( $text === $before ) {
				break;
			}
		}

		return (string) preg_replace( '#/\*.*?\*/#s', ' ', html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
