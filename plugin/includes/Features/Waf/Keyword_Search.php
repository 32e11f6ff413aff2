<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

defined( 'ABSPATH' ) || exit;

/** To look for a word takes a microsecond, to apply a rule a hundred: rules are applied only where their words occur. */
final class Keyword_Search {

	/** The text in lower case. */
	private string $text;

	/**
	 * Whether words occur.
	 *
	 * @var array<string, bool>
	 */
	private array $found = array();

	public function __construct( string $text ) {
		$this->text = strtolower( $text );
	}

	/**
	 * Whether one of the words occurs, or there is none to look for.
	 *
	 * @param string[] $words In lower case.
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
