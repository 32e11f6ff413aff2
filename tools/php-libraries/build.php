<?php
/**
 * Builds plugin/vendor-prefixed from the libraries that Composer fetched; called by tools/php-libraries.ts.
 *
 *   php build.php <target>           builds there
 *   php build.php <target> --accept  and accepts sources whose checksum is new
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tools;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use RuntimeException;

require_once dirname( __DIR__, 2 ) . '/vendor/autoload.php';
require_once __DIR__ . '/Source_File.php';

const MANIFEST = __DIR__ . '/libraries.json';

/**
 * PHP files below a folder, in one fixed order.
 *
 * @param string $folder Folder.
 * @return string[]
 */
function php_files( string $folder ): array {
	$files = array();
	foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
		if ( 'php' === $file->getExtension() ) {
			$files[] = $file->getPathname();
		}
	}
	sort( $files );

	return $files;
}

/**
 * A digest of sources and license.
 *
 * @param string   $folder The library's folder.
 * @param string[] $files  Files.
 */
function checksum( string $folder, array $files ): string {
	$context = hash_init( 'sha256' );
	foreach ( $files as $file ) {
		hash_update( $context, substr( $file, strlen( $folder ) ) . "\0" . hash_file( 'sha256', $file ) . "\n" );
	}

	return hash_final( $context );
}

/**
 * Writes a file, with the folders that it needs.
 *
 * @param string $file    File.
 * @param string $content Content.
 */
function write( string $file, string $content ): void {
	if ( ! is_dir( dirname( $file ) ) ) {
		mkdir( dirname( $file ), 0777, true );
	}
	file_put_contents( $file, $content );
}

/**
 * The names of classes, each after those that it consists of, because PHP declares the classes of a file from top to bottom.
 *
 * @param array<string, array{parents: string[]}> $classes Classes by name.
 * @return string[]
 */
function in_order_of_declaration( array $classes ): array {
	$ordered = array();
	$add     = static function ( string $name ) use ( &$add, &$ordered, $classes ): void {
		if ( ! isset( $classes[ $name ] ) || isset( $ordered[ $name ] ) ) {
			return;
		}
		foreach ( $classes[ $name ]['parents'] as $before ) {
			$add( $before );
		}
		$ordered[ $name ] = $name;
	};
	foreach ( array_keys( $classes ) as $name ) {
		$add( $name );
	}

	return array_values( $ordered );
}

/**
 * One file for each library: hundreds of small files compress badly, and have long names. The autoloader knows that the first two parts
 * of a class name are the file.
 *
 * @param array<string, array{code: string, parents: string[]}> $classes Classes by name.
 * @return array<string, string> Code by file, without extension.
 */
function bundles( array $classes ): array {
	$files = array();
	foreach ( in_order_of_declaration( $classes ) as $name ) {
		$files[ implode( '/', array_slice( explode( '\\', $name ), 0, 2 ) ) ][] = $classes[ $name ]['code'];
	}

	return array_map(
		static function ( array $codes ): string {
			$parts     = preg_replace( '/^<\?php\s+(?:declare\s*\(\s*strict_types\s*=\s*1\s*\)\s*;\s*)?/', '', $codes );
			$is_strict = ! preg_grep( '/^<\?php\s+declare\b/', $codes, PREG_GREP_INVERT );
			foreach ( $parts as $index => $part ) {
				$parts[ $index ] = $index > 0 ? str_replace( Source_File::GUARD, "\n", $part ) : $part;
			}

			return ( $is_strict ? "<?php\ndeclare(strict_types=1);\n\n" : "<?php\n\n" ) . implode( "\n", $parts );
		},
		$files
	);
}

/**
 * Reads all libraries, checks them against the manifest and writes the classes that the entries reach.
 *
 * @param string $target    Folder.
 * @param bool   $is_accepted Whether new checksums go into the manifest.
 */
function build( string $target, bool $is_accepted ): void {
	$manifest = json_decode( (string) file_get_contents( MANIFEST ), true );
	$roots    = array_values( array_unique( array_map( static fn( string $entry ): string => explode( '\\', $entry )[0], $manifest['entries'] ) ) );
	$roots    = array_merge( $roots, $manifest['namespaces'] );
	$classes  = array();

	foreach ( $manifest['packages'] as $package => $library ) {
		$folder = __DIR__ . "/vendor/$package";
		$files  = php_files( "$folder/{$library['sources']}" );
		$sum    = checksum( $folder, array_merge( $files, array( "$folder/{$library['license']}" ) ) );
		if ( $sum !== $library['sha256'] ) {
			if ( ! $is_accepted ) {
				throw new RuntimeException( "$package is not what libraries.json has the checksum of. After a change of version: npm run php-libraries -- --accept" );
			}
			$manifest['packages'][ $package ]['sha256'] = $sum;
		}
		foreach ( $files as $file ) {
			foreach ( ( new Source_File( $file, $manifest['namespace'], $roots ) )->classes() as $name => $class ) {
				$classes[ $name ] = $class + array( 'package' => $package );
			}
		}
	}

	$queue   = $manifest['entries'];
	$reached = array();
	while ( $queue ) {
		$name = array_pop( $queue );
		if ( isset( $reached[ $name ] ) ) {
			continue;
		}
		if ( in_array( $name, Source_File::STAND_INS, true ) ) {
			write( "$target/$name.php", (string) file_get_contents( __DIR__ . "/$name.php" ) );
		} elseif ( isset( $classes[ $name ] ) ) {
			$reached[ $name ] = true;
			$queue            = array_merge( $queue, $classes[ $name ]['uses'] );
		} elseif ( in_array( $name, $manifest['entries'], true ) ) {
			throw new RuntimeException( "No library has the class $name." );
		}
	}

	$reached = array_intersect_key( $classes, $reached );
	ksort( $reached );
	foreach ( bundles( $reached ) as $bundle => $code ) {
		write( "$target/$bundle.php", $code );
	}

	$packages = array_unique( array_column( $reached, 'package' ) );
	sort( $packages );
	$licenses = '';
	foreach ( $packages as $package ) {
		$license   = __DIR__ . "/vendor/$package/" . $manifest['packages'][ $package ]['license'];
		$licenses .= "== $package ==\n\n" . trim( (string) file_get_contents( $license ) ) . "\n\n";
	}
	write( "$target/licenses.txt", trim( $licenses ) . "\n" );
	if ( $is_accepted ) {
		$json = (string) json_encode( $manifest, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES );
		file_put_contents( MANIFEST, str_replace( '    ', "\t", $json ) . "\n" );
	}
}

try {
	build( (string) $argv[1], in_array( '--accept', $argv, true ) );
} catch ( RuntimeException $error ) {
	fwrite( STDERR, $error->getMessage() . "\n" );
	exit( 1 );
}
