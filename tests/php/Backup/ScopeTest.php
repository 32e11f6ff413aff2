<?php
/**
 * Tests of which files a backup has, and of how its manifest says so.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Backup;

use Jetpack_Dashboard\Backup\Manifest;
use Jetpack_Dashboard\Backup\Scope;
use Jetpack_Dashboard\Backup\Site_Keys;
use PHPUnit\Framework\TestCase;

final class ScopeTest extends TestCase {

	/** @return array<string, mixed> */
	private static function manifest(): array {
		return array_fill_keys( array( 'id', 'reason', 'prefix', 'address', 'list' ), 'manual' ) + array_fill_keys( array( 'time', 'files', 'skipped', 'size', 'stored' ), 1 ) + array(
			'sqlite' => true,
			'tables' => array(),
		);
	}

	/** @return array<string, mixed>|null */
	private static function decoded( string $json ): ?array {
		return Manifest::decode( $json, 'manual', new Site_Keys() );
	}

	/** @return array<string, array{string, bool}> */
	public static function paths(): array {
		return array(
			'the folder itself'           => array( 'uploads', true ),
			'a file in it'                => array( 'uploads/2026/a.jpg', true ),
			'a folder in it'              => array( 'uploads/2026/', true ),
			'a nested folder'             => array( 'app/media/a.jpg', true ),
			'a folder around it'          => array( 'app/', true ),
			'a file around it'            => array( 'app', false ),
			'a file beside it'            => array( 'app/other.txt', false ),
			'a folder beside it'          => array( 'app/media-2/', false ),
			'a file with a similar name'  => array( 'uploads.txt', false ),
			'a folder with a longer name' => array( 'uploads-2/a.jpg', false ),
			'a drop-in'                   => array( 'object-cache.php', false ),
			'languages'                   => array( 'languages/de.mo', false ),
			'another case'                => array( 'Uploads/a.jpg', false ),
		);
	}

	/** @dataProvider paths */
	public function test_covers( string $path, bool $is_covered ): void {
		$scope = Scope::of_manifest( array( 'folders' => array( 'app/media', 'uploads' ) ) );
		self::assertSame( $is_covered, $scope->covers( $path ) );
		self::assertTrue( Scope::all()->covers( $path ) );
		self::assertFalse( Scope::of_manifest( array( 'folders' => array() ) )->covers( $path ) );
	}

	public function test_the_manifest_records_it(): void {
		$folders = array( 'app/media', 'pläne', 'uploads' );
		$scoped  = self::decoded( Manifest::encode( self::manifest() + array( 'folders' => $folders ), null ) );
		self::assertNotNull( $scoped );
		self::assertSame( $folders, Scope::of_manifest( $scoped )->folders() );
		self::assertSame( Scope::MAIN, Scope::of_manifest( $scoped )->name() );
		self::assertNotSame( '', Scope::of_manifest( $scoped )->id() );
		$older = self::decoded( Manifest::encode( self::manifest(), null ) );
		self::assertNotNull( $older );
		self::assertSame( Scope::ALL, Scope::of_manifest( $older )->name() );
		self::assertSame( '', Scope::of_manifest( $older )->id() );
	}

	/** A restore of everything would delete what the backup doesn't have. */
	public function test_a_changed_manifest_is_damaged(): void {
		$json   = Manifest::encode( self::manifest() + array( 'folders' => array( 'plugins', 'uploads' ) ), null );
		$stored = json_decode( $json, true );
		self::assertNotNull( self::decoded( $json ) );
		$without = $stored;
		unset( $without['folders'], $without['tables_hash'] );
		self::assertNull( self::decoded( (string) json_encode( $without ) ) );
		self::assertNull( self::decoded( (string) json_encode( array( 'format' => 1 ) + $stored ) ) );
		self::assertNull( self::decoded( (string) json_encode( array( 'folders' => null ) + $stored ) ) );
		self::assertNull( self::decoded( (string) json_encode( array( 'folders' => array( 'plugins' ) ) + $stored ) ) );
		unset( $stored['tables_hash'] );
		self::assertNull( self::decoded( (string) json_encode( $stored ) ) );
	}

	/** @return array<string, array{mixed}> */
	public static function refused(): array {
		return array(
			'a text'             => array( 'uploads' ),
			'a number'           => array( array( 1 ) ),
			'names'              => array( array( 'a' => 'uploads' ) ),
			'no name'            => array( array( '' ) ),
			'a full path'        => array( array( '/uploads' ) ),
			'a slash at the end' => array( array( 'uploads/' ) ),
			'a folder above'     => array( array( 'uploads/../../other' ) ),
			'this folder'        => array( array( '.' ) ),
			'two slashes'        => array( array( 'app//media' ) ),
			'a null byte'        => array( array( "up\0loads" ) ),
			'bytes'              => array( array( "up\xffloads" ) ),
			'too many'           => array( array_fill( 0, 101, 'uploads' ) ),
		);
	}

	/**
	 * @dataProvider refused
	 * @param mixed $folders
	 */
	public function test_refuses_folders_that_are( $folders ): void {
		self::assertFalse( Scope::are_folders( $folders ) );
	}

	public function test_accepts_names_that_begin_with_dots(): void {
		self::assertTrue( Scope::are_folders( array( '.media', '..media', '...', 'app/.media' ) ) );
	}
}
