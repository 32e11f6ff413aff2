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
	 * @param string[] $keywords Lowercase.
	 */
	public function has_one_of( array $keywords ): bool {
		foreach ( $keywords as $keyword ) {
			if ( ! isset( $this->found[ $keyword ] ) ) {
				$this->found[ $keyword ] = false !== strpos( $this->text, $keyword );
			}
			if ( $this->found[ $keyword ] ) {
				return true;
			}
		}

		return ! $keywords;
	}
}
