<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

defined( 'ABSPATH' ) || exit;

/** Texts by the place that they were sent in, which decides the rules they have to pass. */
final class Request_Texts {

	/** Parameters by which WordPress and its REST API are searched: people search for anything. */
	private const SEARCHES = array( 's', 'search' );

	/** Parameters that hold an address to go to. */
	private const LINK = '/^(?:redirect(?:_?(?:to|url|uri))?|return(?:_?(?:to|url|path|uri))?|next|back|goto|continue|dest(?:ination)?|ref(?:erer|errer)?|_wp_http_referer|url|uri|link|href|website|callback|(?:success|cancel|callback)_url)$/i';

	private const PASSWORD = '/pass(?:word|wd|phrase|code)?[-_]?\d?(?:[-_]?text)?$|^(?:pwd|pass\w*|password\w*)$/i';

	/** Parameters that careless code opens as a file. */
	private const INCLUDED = '/^(?:\w*abspath|mosconfig_absolute_path|\w*_root|file(?:name)?|page|include|inc|template|tpl|path|load|module|view|conf|config|doc|document|lang|theme|skin|layout|style)$/i';

	/**
	 * The texts.
	 *
	 * @var array<string, string[]>
	 */
	private array $by_place = array();

	/** Adds a text. */
	public function add( string $place, string $text ): void {
		if ( '' !== $text ) {
			$this->by_place[ $place ][] = $text;
		}
	}

	/** Adds a text of a body. */
	public function add_field( string $name, string $text ): void {
		if ( 1 === preg_match( self::PASSWORD, $name ) ) {
			$this->add( 'password', $text );
		} elseif ( in_array( $name, self::SEARCHES, true ) || Prose::matches( $text ) ) {
			$this->add( 'text', $text );
		} else {
			$this->add_named( $name, $text, 'field' );
		}
	}

	/** Adds a parameter of the query, or a cookie. */
	public function add_value( string $name, string $text ): void {
		if ( in_array( $name, self::SEARCHES, true ) ) {
			$this->add( 'text', $text );
		} else {
			$this->add_named( $name, $text, 'value' );
		}
	}

	/**
	 * Adds names and values, nested ones each by themselves.
	 *
	 * @param array<int|string, mixed> $parameters
	 * @param bool                     $is_body    Whether they are a body's.
	 * @param string                   $parent     Name of the list or map that holds them.
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
	 * The texts by place.
	 *
	 * @return array<string, string[]>
	 */
	public function all(): array {
		return $this->by_place;
	}

	/**
	 * Adds a text whose name says what it is for.
	 *
	 * @param string $place Where it belongs if the name says nothing.
	 */
	private function add_named( string $name, string $text, string $place ): void {
		$this->add( 1 === preg_match( self::LINK, $name ) ? 'link' : $place, $text );
		if ( false !== strpos( $text, '://' ) && 1 === preg_match( self::INCLUDED, $name ) ) {
			$this->add( 'included', $name . '=' . $text );
		}
	}
}
