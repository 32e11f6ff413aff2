<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

defined( 'ABSPATH' ) || exit;

/** Texts of a request by place, which decides the rules to apply. */
final class Request_Texts {

	/** Bytes to check per file. */
	public const FILE_BYTES = 8192;

	/** Search parameters: people search for anything. */
	private const SEARCHES = array( 's', 'search' );

	/** Parameters that contain a URL. */
	private const LINK = '/^(?:redirect(?:_?(?:to|url|uri))?|return(?:_?(?:to|url|path|uri))?|next|back|goto|continue|dest(?:ination)?|ref(?:erer|errer)?|_wp_http_referer|url|uri|link|href|website|callback|(?:success|cancel|callback)_url)$/i';

	private const PASSWORD = '/pass(?:word|wd|phrase|code)?[-_]?\d?(?:[-_]?text)?$|^(?:pwd|pass\w*|password\w*)$/i';

	/** Parameters that vulnerable code includes as a file. */
	private const INCLUDED = '/^(?:\w{0,40}abspath|mosconfig_absolute_path|\w{0,40}_root|file(?:name)?|page|include|inc|template|tpl|path|load|module|view|conf|config|doc|document|lang|theme|skin|layout|style)$/i';

	/** @var array<string, string[]> */
	private array $by_place = array();

	public function add( string $place, string $text ): void {
		if ( '' !== $text ) {
			$this->by_place[ $place ][] = $text;
		}
	}

	public function add_field( string $name, string $text ): void {
		if ( 1 === preg_match( self::PASSWORD, $name ) ) {
			$this->add( 'password', $text );
		} elseif ( in_array( $name, self::SEARCHES, true ) || Prose::matches( $text ) ) {
			$this->add( 'text', $text );
		} else {
			$this->add_named( $name, $text, 'field' );
		}
	}

	/**
	 * An uploaded file.
	 *
	 * @param string $name    File name from the client.
	 * @param string $content Only its start is checked.
	 */
	public function add_file( string $name, string $content ): void {
		$this->add( 'file', $name );
		$this->add( 'upload', strtolower( pathinfo( $name, PATHINFO_EXTENSION ) ) . "\n" . substr( $content, 0, self::FILE_BYTES ) );
	}

	/** A query parameter or cookie. */
	public function add_value( string $name, string $text ): void {
		if ( in_array( $name, self::SEARCHES, true ) ) {
			$this->add( 'text', $text );
		} else {
			$this->add_named( $name, $text, 'value' );
		}
	}

	/**
	 * Adds names and values recursively.
	 *
	 * @param array<int|string, mixed> $parameters
	 * @param string                   $parent Name of the containing parameter.
	 */
	public function add_all( array $parameters, bool $is_body, string $parent = '' ): void {
		foreach ( $parameters as $key => $value ) {
			$name = is_string( $key ) ? $key : $parent;
			if ( is_string( $key ) ) {
				$this->add( 'name', $key );
			}
			if ( is_array( $value ) ) {
				$this->add_all( $value, $is_body, $name );
			} elseif ( is_string( $value ) ) {
				if ( $is_body ) {
					$this->add_field( $name, $value );
				} else {
					$this->add_value( $name, $value );
				}
			}
		}
	}

	/**
	 * Adds parameters whose values are checked as prose.
	 *
	 * @param array<int|string, mixed> $parameters
	 */
	public function add_prose( array $parameters ): void {
		foreach ( $parameters as $key => $value ) {
			if ( is_string( $key ) ) {
				$this->add( 'name', $key );
			}
			if ( is_array( $value ) ) {
				$this->add_prose( $value );
			} elseif ( is_string( $value ) ) {
				$this->add( 'text', $value );
			}
		}
	}

	/**
	 * Adds the search terms in the Referer. Each click on a page of search results sends them.
	 *
	 * @return string The address without them.
	 */
	public function add_searches_of( string $address ): string {
		return preg_replace_callback(
			'/([?&](?:' . implode( '|', self::SEARCHES ) . ')=)([^&#]*)/',
			function ( array $found ): string {
				$this->add( 'text', urldecode( $found[2] ) );

				return $found[1];
			},
			$address
		) ?? $address;
	}

	/** @return array<string, string[]> */
	public function all(): array {
		return $this->by_place;
	}

	/**
	 * Picks the place by the parameter's name.
	 *
	 * @param string $place Default place.
	 */
	private function add_named( string $name, string $text, string $place ): void {
		$this->add( 1 === preg_match( self::LINK, $name ) ? 'link' : $place, $text );
		if ( false !== strpos( $text, '://' ) && 0 !== preg_match( self::INCLUDED, $name ) ) {
			$this->add( 'included', $name . '=' . $text );
		}
	}
}
