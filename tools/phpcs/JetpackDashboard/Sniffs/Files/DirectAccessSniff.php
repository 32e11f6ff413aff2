<?php
/**
 * A file of the plugin that is opened by its address must end before it needs WordPress.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace JetpackDashboard\Sniffs\Files;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;
use PHP_CodeSniffer\Util\Tokens;

/**
 * The first statement after `declare`, `namespace` and `use` must be `defined( 'ABSPATH' ) || exit;`.
 *
 * uninstall.php may ask for WP_UNINSTALL_PLUGIN instead. A class that also runs without WordPress may name one more constant,
 * which its caller defines.
 */
class DirectAccessSniff implements Sniff {

	private const GUARD = "/^defined\('(ABSPATH|WP_UNINSTALL_PLUGIN)'\)(\|\|defined\('JETPACK_DASHBOARD_\w+'\))?\|\|exit;$/";

	private const BEFORE_GUARD = array( T_DECLARE, T_NAMESPACE, T_USE );

	/**
	 * Looks at each file once, at its opening tag.
	 *
	 * @return array<int|string>
	 */
	public function register() {
		return array( T_OPEN_TAG );
	}

	/**
	 * Reports a file whose first statement is something else.
	 *
	 * @param File $file  File.
	 * @param int  $start Position of the opening tag.
	 * @return int Where to go on: after the file's end.
	 */
	public function process( File $file, $start ) {
		$tokens = $file->getTokens();
		$first  = $file->findNext( Tokens::$emptyTokens, $start + 1, null, true );

		while ( false !== $first && in_array( $tokens[ $first ]['code'], self::BEFORE_GUARD, true ) ) {
			$end   = $file->findNext( T_SEMICOLON, $first );
			$first = false === $end ? false : $file->findNext( Tokens::$emptyTokens, $end + 1, null, true );
		}

		$end       = false === $first ? false : $file->findNext( T_SEMICOLON, $first );
		$statement = false === $end ? '' : $file->getTokensAsString( $first, $end - $first + 1 );

		if ( 1 !== preg_match( self::GUARD, (string) preg_replace( '/\s+/', '', $statement ) ) ) {
			$file->addError( "The first statement must be defined( 'ABSPATH' ) || exit; so that the file does nothing when it is opened by its address.", false === $first ? $start : $first, 'Missing' );
		}

		return $file->numTokens;
	}
}
