<?php
/**
 * Syntax that PHP 7.4 doesn't parse.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace JetpackDashboard\Sniffs\PHP;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;
use PHP_CodeSniffer\Util\Tokens;

/**
 * Only what PHPStan, told that 7.4 is the oldest version, lets pass. PHPCompatibility's release for PHP_CodeSniffer 3 ends at 7.4.
 */
class NewerSyntaxSniff implements Sniff {

	/**
	 * What each kind of token can be a part of.
	 *
	 * @return array<int|string>
	 */
	public function register() {
		return array( T_NULLSAFE_OBJECT_OPERATOR, T_TYPE_INTERSECTION, T_LNUMBER, T_DOUBLE_COLON, T_FUNCTION, T_CLOSURE, T_FN, T_USE );
	}

	/**
	 * Reports syntax that came with 8.0 or later.
	 *
	 * @param File $file  File.
	 * @param int  $start Position of the token.
	 */
	public function process( File $file, $start ): void {
		$found = $this->name( $file, $start );

		if ( '' !== $found ) {
			$file->addError( '%s: PHP 7.4 does not parse this.', $start, 'Found', array( $found ) );
		}
	}

	/**
	 * What the syntax is called; '' where 7.4 knows it.
	 *
	 * @param File $file  File.
	 * @param int  $start Position of the token.
	 */
	private function name( File $file, int $start ): string {
		$token = $file->getTokens()[ $start ];

		switch ( $token['code'] ) {
			case T_NULLSAFE_OBJECT_OPERATOR:
				return 'Nullsafe operator';

			case T_TYPE_INTERSECTION:
				return 'Intersection type';

			case T_LNUMBER:
				return 0 === stripos( $token['content'], '0o' ) ? 'Octal number with 0o' : '';

			case T_DOUBLE_COLON:
				return $this->is_class_of_object( $file, $start ) ? '::class of an object' : '';

			default:
				return $this->has_trailing_comma( $file, $start ) ? 'Comma after the last parameter' : '';
		}
	}

	/**
	 * Whether this is `$thing::class`, `call()::class` or `$list[0]::class`.
	 *
	 * @param File $file  File.
	 * @param int  $colon Position of the double colon.
	 */
	private function is_class_of_object( File $file, int $colon ): bool {
		$tokens = $file->getTokens();
		$after  = $file->findNext( Tokens::$emptyTokens, $colon + 1, null, true );
		$before = $file->findPrevious( Tokens::$emptyTokens, $colon - 1, null, true );

		return false !== $after && 'class' === strtolower( $tokens[ $after ]['content'] )
			&& false !== $before && in_array( $tokens[ $before ]['code'], array( T_VARIABLE, T_CLOSE_PARENTHESIS, T_CLOSE_SQUARE_BRACKET ), true );
	}

	/**
	 * Whether a list of parameters, or of the variables that a closure uses, ends in a comma.
	 *
	 * @param File $file  File.
	 * @param int  $start Position of `function`, `fn` or `use`.
	 */
	private function has_trailing_comma( File $file, int $start ): bool {
		$tokens = $file->getTokens();
		$opener = T_USE === $tokens[ $start ]['code'] ? $file->findNext( Tokens::$emptyTokens, $start + 1, null, true ) : ( $tokens[ $start ]['parenthesis_opener'] ?? false );
		$closer = false === $opener ? null : ( $tokens[ $opener ]['parenthesis_closer'] ?? null );

		if ( null === $closer ) {
			return false;
		}

		$last = $file->findPrevious( Tokens::$emptyTokens, $closer - 1, null, true );

		return T_COMMA === $tokens[ $last ]['code'];
	}
}
