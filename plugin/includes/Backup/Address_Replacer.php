<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** Replaces the addresses of another site in values of the database: in text, in JSON, and in PHP's serialized data, whose objects are never created. */
final class Address_Replacer {

	private const MAX_DEPTH = 50;

	/** Matches an old address. Each group is one, in the order of $addresses. */
	private string $pattern;

	/** @var list<string> Addresses of this site. */
	private array $addresses = array();

	/** @param array<string, string> $addresses New addresses by old ones, without a slash at the end, such as 'http://example.org' => 'https://example.com/blog'. */
	public function __construct( array $addresses ) {
		// A longer address may begin with a shorter one.
		uksort( $addresses, static fn( string $a, string $b ): int => strlen( $b ) - strlen( $a ) );
		$groups = array();
		foreach ( $addresses as $old => $new ) {
			foreach ( array( '/', '\\/' ) as $slash ) {
				$groups[]          = '(' . preg_quote( str_replace( '/', $slash, (string) preg_replace( '~^https?:~i', '', $old ) ), '~' ) . ')';
				$this->addresses[] = str_replace( '/', $slash, $new );
			}
		}
		// Not example.org.uk, example.org:8080 or example.organic. In one pass: a new address may begin with an old one.
		$this->pattern = '~https?:(?:' . implode( '|', $groups ) . ')(?![a-z0-9-]|\.[a-z0-9]|:\d)~i';
	}

	/**
	 * @param array<string, mixed> $manifest Of a backup.
	 * @return self|null Null if the addresses are the same. http and https are: WP-CLI and cron may not know which one the site uses.
	 */
	public static function to_this_site( array $manifest ): ?self {
		$addresses = array();
		$differ    = false;
		// The home page's comes last: it is used if a backup has the same for both.
		foreach ( array(
			'address' => 'siteurl',
			'home'    => 'home',
		) as $name => $option ) {
			$old = untrailingslashit( is_string( $manifest[ $name ] ?? null ) ? $manifest[ $name ] : '' );
			$new = untrailingslashit( (string) get_option( $option ) );
			if ( '' !== $old ) {
				$addresses[ $old ] = $new;
				$differ            = $differ || set_url_scheme( $old, 'http' ) !== set_url_scheme( $new, 'http' );
			}
		}

		return $differ ? new self( $addresses ) : null;
	}

	public function replace( string $value, int $depth = 0 ): string {
		if ( $depth > self::MAX_DEPTH || 1 !== preg_match( $this->pattern, $value ) ) {
			return $value;
		}
		if ( 1 === preg_match( '/^[aOCs]:\d+:.*[;}]$/Ds', $value ) ) {
			$at       = 0;
			$replaced = $this->serialized( $value, $at, $depth );

			// A value that can't be read is left as it is, because other lengths would make it invalid.
			return null !== $replaced && strlen( $value ) === $at ? $replaced : $value;
		}

		// The last group is the one that matched.
		return preg_replace_callback( $this->pattern, fn( array $match ): string => $this->addresses[ count( $match ) - 2 ], $value ) ?? $value;
	}

	/**
	 * Replaces in one serialized value.
	 *
	 * @param int $at Position of the value; afterwards, of what follows it.
	 * @return string|null Null if it is not valid, or holds an object that serializes itself.
	 */
	private function serialized( string $text, int &$at, int $depth ): ?string {
		if ( 1 === preg_match( '/\G(?:N|[bidrR]:[^;{}"]*);/', $text, $match, 0, $at ) ) {
			$at += strlen( $match[0] );
			return $match[0];
		}
		if ( 1 === preg_match( '/\G([sE]):(\d+):"/', $text, $match, 0, $at ) ) {
			$start = $at + strlen( $match[0] );
			$bytes = (int) $match[2];
			if ( '";' !== substr( $text, $start + $bytes, 2 ) ) {
				return null;
			}
			$at    = $start + $bytes + 2;
			$value = substr( $text, $start, $bytes );
			$value = 's' === $match[1] ? $this->replace( $value, $depth + 1 ) : $value;

			return $match[1] . ':' . strlen( $value ) . ":\"$value\";";
		}
		if ( $depth < self::MAX_DEPTH && 1 === preg_match( '/\G(?:a|O:\d+:"[^"]*"):(\d+):\{/', $text, $match, 0, $at ) ) {
			$at    += strlen( $match[0] );
			$result = $match[0];
			for ( $left = 2 * (int) $match[1]; $left > 0; $left-- ) {
				$part = $this->serialized( $text, $at, $depth + 1 );
				if ( null === $part ) {
					return null;
				}
				$result .= $part;
			}
			if ( '}' !== substr( $text, $at, 1 ) ) {
				return null;
			}
			++$at;

			return $result . '}';
		}

		return null;
	}
}
