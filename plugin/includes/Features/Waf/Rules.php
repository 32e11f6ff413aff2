<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

defined( 'ABSPATH' ) || exit;

/** Applies the rules. Text that PCRE can't search counts as an attack. */
final class Rules {

	/** Log entry if PCRE fails. */
	public const UNREADABLE = 'unreadable';

	/** Longer texts are searched in overlapping pieces; the overlap is longer than any match. */
	private const PIECE   = 8192;
	private const OVERLAP = 1024;

	/** Rules for values only match texts with one of these characters. */
	private const TELLING = '/[<>"\'`(){}\[\]|&$%\\\\=*;#^~\x00-\x08\x0a-\x1f]|\.\.|:\/\/|:(?=\S)|\.(?:php|ini|git|env|ht)|^\s{0,9}(?:Tzo|rO0AB|aced0005)|allow_url_include|auto_prepend_file|invokefunction|(?:_schema|mysql|pg_catalog)\.|sqlite_master|(?<![a-z])(?:union|select|or|and|xor|order|having|etc|proc|var|root|home|windows|php|waitfor|into|procedure|cat|wget|curl|rm|nc|sh|bash|ping|id_rsa|169\.254|metadata|com|org|javax?|ognl|sleep)(?![a-z])|\xa0|\xc0|\xe0\x80|\xef\xbc|\xe5\x98/i';

	/** Places that are always searched. */
	private const ALWAYS_SEARCHED = array( 'path', 'name', 'agent', 'file', 'upload', 'xml', 'included' );

	/**
	 * Rules by place, loaded once.
	 *
	 * @var array<int|string, array<int|string, string>>|null
	 */
	private static $rules;

	/**
	 * Words by pattern; texts without any of them can't match.
	 *
	 * @var array<string, string[]>
	 */
	private static array $keywords = array();

	/**
	 * Names of rules that PCRE can't compile.
	 *
	 * @var string[]
	 */
	private static array $unusable = array();

	/**
	 * @param array<string, string[]> $texts By place.
	 * @return string Rule name; '' for none.
	 */
	public static function broken_by( array $texts ): string {
		$rules = self::of_site();
		foreach ( $texts as $place => $list ) {
			foreach ( empty( $rules[ $place ] ) ? array() : array_unique( $list ) as $text ) {
				try {
					$broken = self::broken_in( $rules[ $place ], $place, $text );
				} catch ( Undecodable_Text $error ) {
					$broken = self::UNREADABLE;
				}
				if ( '' !== $broken ) {
					return $broken;
				}
			}
		}

		return '';
	}

	/** @return string[] Invalid rules added by a filter; the others still apply. */
	public static function unusable(): array {
		self::of_site();

		return self::$unusable;
	}

	/** For tests. */
	public static function reset(): void {
		self::$rules    = null;
		self::$unusable = array();
	}

	/**
	 * The first rule that matches.
	 *
	 * @param array<int|string, string> $rules Pattern by name.
	 */
	private static function broken_in( array $rules, string $place, string $text ): string {
		if ( ! in_array( $place, self::ALWAYS_SEARCHED, true ) && 0 === preg_match( self::TELLING, $text ) ) {
			return '';
		}
		if ( 'upload' === $place || 'xml' === $place ) {
			$readings = array( $text );
		} else {
			$is_prose = 'text' === $place || 'header' === $place;
			$readings = Normalizer::variants( 'text' === $place ? Prose::without_code( $text ) : $text, $is_prose );
		}

		foreach ( $readings as $reading ) {
			foreach ( self::pieces( $reading ) as $piece ) {
				$search = new Keyword_Search( $piece );
				foreach ( $rules as $name => $pattern ) {
					if ( ! $search->has_one_of( self::$keywords[ $pattern ] ?? array() ) ) {
						continue;
					}
					$is_broken = preg_match( $pattern, $piece );
					if ( 0 !== $is_broken ) {
						return false === $is_broken ? self::UNREADABLE : (string) $name;
					}
				}
			}
		}

		return '';
	}

	/** @return string[] */
	private static function pieces( string $text ): array {
		$pieces = array();
		for ( $start = 0, $length = strlen( $text ); 0 === $start || $start + self::OVERLAP < $length; $start += self::PIECE - self::OVERLAP ) {
			$pieces[] = substr( $text, $start, self::PIECE );
		}

		return $pieces;
	}

	/** @return array<int|string, array<int|string, string>> */
	private static function of_site(): array {
		if ( null === self::$rules ) {
			$own = array();
			foreach ( Database_Rules::ALL + Page_Rules::ALL as $name => $rule ) {
				list( $places, $pattern )   = $rule;
				self::$keywords[ $pattern ] = $rule[2] ?? array();
				foreach ( explode( ' ', $places ) as $place ) {
					$own[ $place ][ $name ] = $pattern;
				}
			}
			/**
			 * Filters the firewall's rules: pattern by name, by place (path, name, value, …; see docs/modules.md).
			 *
			 * @since 1.0.0
			 *
			 * @param array $rules
			 */
			$rules       = apply_filters( 'jetpack_dashboard_firewall_rules', $own );
			self::$rules = is_array( $rules ) ? self::usable( $rules, $own ) : $own;
		}

		return self::$rules;
	}

	/**
	 * Skips patterns that don't compile. Our own are tested.
	 *
	 * @param array<int|string, mixed>             $rules
	 * @param array<string, array<string, string>> $own
	 * @return array<int|string, array<int|string, string>>
	 */
	private static function usable( array $rules, array $own ): array {
		if ( $rules === $own ) {
			return $own;
		}

		$usable = array();
		foreach ( $rules as $place => $list ) {
			foreach ( is_array( $list ) ? $list : array() as $name => $pattern ) {
				$is_known = is_string( $pattern ) && ( $own[ $place ][ $name ] ?? null ) === $pattern;
				// Suppressed: an invalid pattern would write to the error log on every request.
				if ( $is_known || ( is_string( $pattern ) && false !== @preg_match( $pattern, '' ) ) ) { // phpcs:ignore WordPress.PHP.NoSilencedErrors
					$usable[ $place ][ $name ] = $pattern;
				} else {
					self::$unusable[] = (string) $name;
				}
			}
		}

		return $usable;
	}
}
