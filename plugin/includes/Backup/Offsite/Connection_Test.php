<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup\Offsite;

use Jetpack_Dashboard\Backup\Backup_Error;

defined( 'ABSPATH' ) || exit;

/** Writes, lists, reads and deletes a small file. */
final class Connection_Test {

	/** Seconds for all steps, since somebody waits for the result. */
	public const MAX_S = 30;

	/** @return string What failed, and why; '' if nothing did. */
	public static function run( Storage $storage ): string {
		$name  = 'check-' . bin2hex( random_bytes( 8 ) ) . '.txt';
		$text  = bin2hex( random_bytes( 16 ) );
		$steps = array(
			/* translators: %s: why. */
			array( __( 'Writing a file failed: %s', 'jetpack-dashboard' ), static fn() => $storage->put( "check/$name", $text ) ),
			/* translators: %s: why. */
			array( __( 'Listing the files failed: %s', 'jetpack-dashboard' ), static fn() => self::expect( strlen( $text ) === ( $storage->sizes( 'check' )[ $name ] ?? -1 ) ) ),
			/* translators: %s: why. */
			array( __( 'Reading the file failed: %s', 'jetpack-dashboard' ), static fn() => self::expect( $storage->get( "check/$name" ) === $text ) ),
			/* translators: %s: why. */
			array( __( 'Deleting the file failed: %s', 'jetpack-dashboard' ), static fn() => $storage->delete( "check/$name" ) ),
			/* translators: %s: why. */
			array( __( 'Deleting the file failed: %s', 'jetpack-dashboard' ), static fn() => self::expect( null === $storage->get( "check/$name" ) ) ),
		);
		foreach ( $steps as list( $failure, $step ) ) {
			try {
				$step();
			} catch ( Backup_Error $error ) {
				return sprintf( $failure, $error->getMessage() );
			}
		}

		return '';
	}

	/** @throws Backup_Error */
	private static function expect( bool $is_as_expected ): void {
		if ( ! $is_as_expected ) {
			throw new Backup_Error( __( 'The file isn’t what was written. The storage may be full, or something between it and this server changes files.', 'jetpack-dashboard' ) );
		}
	}
}
