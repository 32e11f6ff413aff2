<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon_Cdn;

defined( 'ABSPATH' ) || exit;

/** Decides whether a script or stylesheet works from another address, and what its copy contains. */
final class Contents {

	/** Larger files are left alone. */
	public const MAX_BYTES = 2097152;

	/** Some servers run PHP in every file. */
	private const PHP = '~<\?(?:php|=)~i';

	/**
	 * What makes a script depend on its own address: looking itself up among the page's scripts, and modules, whose relative imports
	 * start at that address. A script that only contains such words is left alone as well.
	 */
	private const DEPENDENT = '~
		currentScript
		| document\s*\.\s*scripts\b
		| getElementsByTagName\(\s*["\']script
		| getElementById\(\s*["\'][\w-]+-js["\']
		| querySelector(?:All)?\(\s*["\'`][^"\'`]*\bscript\b
		| \bscript\[
		| (?:\$|jQuery)\(\s*["\']script\b
		| __webpack_public_path__
		| \bimportScripts\b
		| \bimport\s*\(
		| \bimport\s*\.\s*meta\b
		| (?:^|[;}])\s*(?:import|export)\b\s*["\'{*\w$]
	~mx';

	/**
	 * The content of a copy.
	 *
	 * @param string $path   Path of the original, for its type.
	 * @param string $folder Address of the original's folder.
	 * @return string|null Null if the original must keep its address.
	 */
	public static function of( string $path, string $text, string $folder ): ?string {
		if ( '' === $text || strlen( $text ) > self::MAX_BYTES || preg_match( self::PHP, $text ) ) {
			return null;
		}

		$addresses = new Css_Addresses( $folder );
		if ( '.css' === substr( $path, -4 ) ) {
			return $addresses->rewrite( $text );
		}

		// An error of the regular expression counts as a match.
		return 0 === preg_match( self::DEPENDENT, $text ) ? $addresses->rewrite_source_map( $text ) : null;
	}
}
