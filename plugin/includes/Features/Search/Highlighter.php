<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

defined( 'ABSPATH' ) || exit;

/** Splits plain text into segments that match the query and segments that don't. Nothing here is HTML. */
final class Highlighter {

	/** Characters of an excerpt. */
	private const LENGTH = 180;

	/** Characters in which a match is looked for. */
	private const SEARCHED = 20000;

	/** Characters before the first match. */
	private const BEFORE = 40;

	private Analyzer $analyzer;

	/**
	 * Terms of the query as keys.
	 *
	 * @var array<int, mixed>
	 */
	private array $terms;

	/**
	 * Whether a word contains a term of the query, by word. Texts repeat words, and finding the stem takes most of the time.
	 *
	 * @var array<string|int, bool>
	 */
	private array $known = array();

	/** @param array<int, mixed> $terms Terms of the query as keys. */
	public function __construct( Analyzer $analyzer, array $terms ) {
		$this->analyzer = $analyzer;
		$this->terms    = $terms;
	}

	/** @return array<int, array{text: string, match: bool}> */
	public function segments( string $text ): array {
		$segments = array();
		$position = 0;
		foreach ( $this->matches( $text ) as list( $start, $length ) ) {
			if ( $start > $position ) {
				$segments[] = self::segment( substr( $text, $position, $start - $position ), false );
			}
			$segments[] = self::segment( substr( $text, $start, $length ), true );
			$position   = $start + $length;
		}
		if ( $position < strlen( $text ) ) {
			$segments[] = self::segment( substr( $text, $position ), false );
		}

		return $segments;
	}

	/** The part of the text around the first match, if that isn't too far down; else its beginning. */
	public function excerpt( string $text ): string {
		$text  = trim( (string) preg_replace( '/\s+/u', ' ', mb_substr( $text, 0, self::SEARCHED, 'UTF-8' ) ) );
		$first = 0;
		foreach ( $this->matches( $text ) as list( $offset ) ) {
			$first = $offset;
			break;
		}
		$start = max( 0, mb_strlen( substr( $text, 0, $first ), 'UTF-8' ) - self::BEFORE );
		$part  = mb_substr( $text, $start, self::LENGTH, 'UTF-8' );
		if ( $start > 0 ) {
			// Don't begin or end within a word.
			$part = '… ' . preg_replace( '/^\S{0,20}\s/u', '', $part );
		}

		return $start + self::LENGTH < mb_strlen( $text, 'UTF-8' ) ? preg_replace( '/\s\S{0,20}$/u', '', $part ) . ' …' : $part;
	}

	/** @return iterable<array{int, int}> Offset and length in bytes. Words are analyzed only as far as the caller reads. */
	private function matches( string $text ): iterable {
		preg_match_all( Analyzer::WORD, $text, $found, PREG_OFFSET_CAPTURE );
		foreach ( $found[0] ?? array() as list( $run, $offset ) ) {
			if ( Analyzer::has_no_spaces( $run ) ) {
				yield from $this->matches_in_run( $run, $offset );
				continue;
			}
			$this->known[ $run ] = $this->known[ $run ] ?? $this->contains_term( $run );
			if ( $this->known[ $run ] ) {
				yield array( $offset, strlen( $run ) );
			}
		}
	}

	/**
	 * Adjacent pairs are one match.
	 *
	 * @return array<int, array{int, int}>
	 */
	private function matches_in_run( string $run, int $offset ): array {
		$characters = Analyzer::characters( $run );
		$matches    = array();
		$start      = -1;
		$end        = -1;
		foreach ( $characters as $index => $character ) {
			$pair = $character . ( $characters[ $index + 1 ] ?? '' );
			if ( $this->is_term( $pair ) ) {
				if ( $end < $offset && $end >= 0 ) {
					$matches[] = array( $start, $end - $start );
				}
				$start = $end < $offset ? $offset : $start;
				$end   = $offset + strlen( $pair );
			}
			$offset += strlen( $character );
		}
		if ( $end >= 0 ) {
			$matches[] = array( $start, $end - $start );
		}

		return $matches;
	}

	private function contains_term( string $run ): bool {
		foreach ( $this->analyzer->words( $run ) as $word ) {
			if ( $this->is_term( $word ) ) {
				return true;
			}
		}

		return false;
	}

	private function is_term( string $word ): bool {
		return isset( $this->terms[ Analyzer::term( $this->analyzer->stem( $word ) ) ] );
	}

	/** @return array{text: string, match: bool} */
	private static function segment( string $text, bool $is_match ): array {
		return array(
			'text'  => $text,
			'match' => $is_match,
		);
	}
}
