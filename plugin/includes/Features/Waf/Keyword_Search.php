<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

defined( 'ABSPATH' ) || exit;

/** Searching for a word is a hundred times faster than applying a rule, so rules are applied only if their words occur. */
final class Keyword_Search {

	/** Lowercase. */
	private string $text;

	/**
	 * Results by word.
	 *
	 * @var array<string, bool>
	 */
	private array $found = array();

	public function __construct( string $text ) {
		$this->text = strtolower( $text );
	}

	/**
	 * True if there are no words.
	 *
	 * @param string[] $words Lowercase.
	 */
	public function has_one_of( array $words ): bool {
		foreach ( $words as $word ) {
			if ( ! isset( $this->found[ $word ] ) ) {
				$this->found[ $word ] = false !== strpos( $this->text, $word );
			}
			if ( $this->found[ $word ] ) {
				return true;
			}
		}

		return ! $words;
	}
}
