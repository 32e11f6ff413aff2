<?php
/**
 * Tests the encryption of backups.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Backup;

use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Backup\Data_Key;
use Jetpack_Dashboard\Backup\List_Writer;
use Jetpack_Dashboard\Backup\Manifest;
use Jetpack_Dashboard\Backup\Sealed_List;
use Jetpack_Dashboard\Backup\Site_Keys;
use Jetpack_Dashboard\Backup\Wrapped_Key;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/passphrase-cost.php';

/** What is encrypted opens only with its key, its passphrase, and in its place. */
final class EncryptionTest extends TestCase {

	protected function setUp(): void {
		$GLOBALS['test_real_passphrase_cost'] = false;
	}

	protected function tearDown(): void {
		$GLOBALS['test_real_passphrase_cost'] = true;
	}

	public function test_content_opens_with_its_key_in_its_place(): void {
		$key    = Data_Key::create();
		$sealed = $key->seal( 'content', 'piece:a' );
		self::assertSame( 'content', $key->open( $sealed, 'piece:a' ) );
		self::assertSame( 'content', ( new Data_Key( $key->bytes() ) )->open( $sealed, 'piece:a' ) );
		self::assertNotSame( $sealed, $key->seal( 'content', 'piece:a' ) );
		self::assertNull( $key->open( $sealed, 'piece:b' ) );
		self::assertNull( Data_Key::create()->open( $sealed, 'piece:a' ) );
		foreach ( array_keys( str_split( $sealed ) ) as $length ) {
			self::assertNull( $key->open( substr( $sealed, 0, $length ), 'piece:a' ) );
			$changed            = $sealed;
			$changed[ $length ] = ~$changed[ $length ];
			self::assertNull( $key->open( $changed, 'piece:a' ) );
		}
	}

	public function test_names_depend_on_the_key(): void {
		$key = Data_Key::create();
		self::assertSame( $key->name( 'a' ), $key->name( 'a' ) );
		self::assertNotSame( $key->name( 'a' ), $key->name( 'b' ) );
		self::assertNotSame( $key->name( 'a' ), Data_Key::create()->name( 'a' ) );
		self::assertNotSame( $key->name( 'a' ), hash( 'sha256', 'a' ) );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{64}$/', $key->name( 'a' ) );
		self::assertMatchesRegularExpression( Data_Key::ID, $key->id() );
	}

	public function test_a_passphrase_opens_its_key(): void {
		$GLOBALS['test_real_passphrase_cost'] = true;

		$key     = Data_Key::create();
		$wrapped = Wrapped_Key::wrap( $key, 'pässword 🎈 sentence' );
		$json    = $wrapped->encode();
		$decoded = Wrapped_Key::decode( $json );
		self::assertNotNull( $decoded );
		self::assertSame( $key->id(), $decoded->id() );
		$opened = $decoded->unwrap( 'pässword 🎈 sentence' );
		self::assertNotNull( $opened );
		self::assertSame( $key->bytes(), $opened->bytes() );
		self::assertNull( $decoded->unwrap( 'pässword 🎈 sentencf' ) );
		self::assertNull( $decoded->unwrap( '' ) );
		self::assertStringNotContainsString( base64_encode( $key->bytes() ), $json );
		$again = Wrapped_Key::wrap( $key, 'pässword 🎈 sentence' );
		self::assertNotSame( $json, $again->encode() );
	}

	public function test_the_newer_passphrase_is_known_by_who_has_the_key(): void {
		$key   = Data_Key::create();
		$first = Wrapped_Key::wrap( $key, 'a long passphrase' );
		$next  = Wrapped_Key::wrap( $key, 'another passphrase', null, $first );
		self::assertTrue( $next->is_newer( $first ) );
		self::assertFalse( $first->is_newer( $next ) );
		self::assertTrue( $next->is_of( $key ) );
		self::assertFalse( $next->is_of( Data_Key::create() ) );
		foreach ( array(
			'time' => 9000000000,
			'key'  => json_decode( $first->encode(), true )['key'],
		) as $name => $value ) {
			$forged = Wrapped_Key::decode( (string) json_encode( array( $name => $value ) + json_decode( $next->encode(), true ) ) );
			self::assertNotNull( $forged );
			self::assertFalse( $forged->is_of( $key ) );
		}
	}

	/** @return array<string, array{array<string, mixed>}> */
	public static function refused(): array {
		return array(
			'a newer format'   => array( array( 'format' => 2 ) ),
			'another function' => array( array( 'kdf' => 'scrypt' ) ),
			'much memory'      => array( array( 'memory' => 4294967296 ) ),
			'many passes'      => array( array( 'passes' => 1000000 ) ),
			'no passes'        => array( array( 'passes' => 0 ) ),
			'a short salt'     => array( array( 'salt' => 'YQ==' ) ),
			'a path'           => array( array( 'id' => '../../owner' ) ),
			'text for numbers' => array( array( 'memory' => '67108864' ) ),
			'no key'           => array( array( 'key' => null ) ),
			'a long key'       => array( array( 'key' => str_repeat( 'YWFh', 1000 ) ) ),
			'no time'          => array( array( 'time' => null ) ),
			'no proof'         => array( array( 'proof' => '' ) ),
		);
	}

	/**
	 * @dataProvider refused
	 * @param array<string, mixed> $changes Of the file.
	 */
	public function test_refuses_a_file_with( array $changes ): void {
		static $json = null;
		$json        = $json ?? Wrapped_Key::wrap( Data_Key::create(), 'a long passphrase' )->encode();
		self::assertNotNull( Wrapped_Key::decode( $json ) );
		self::assertNull( Wrapped_Key::decode( (string) json_encode( $changes + json_decode( $json, true ) ) ) );
	}

	/** A storage could add one. */
	public function test_refuses_a_manifest_whose_reason_is_a_text(): void {
		$manifest = array_fill_keys( array( 'id', 'reason', 'prefix', 'address', 'list' ), 'manual' ) + array_fill_keys( array( 'time', 'files', 'skipped', 'size', 'stored' ), 1 ) + array(
			'sqlite' => true,
			'tables' => array(),
		);
		self::assertNotNull( Manifest::decode( Manifest::encode( $manifest, null ), 'manual', new Site_Keys() ) );
		$manifest['reason'] = 'Enter your passphrase at evil.example';
		self::assertNull( Manifest::decode( Manifest::encode( $manifest, null ), 'manual', new Site_Keys() ) );
	}

	public function test_a_list_goes_on_where_it_was_flushed(): void {
		$file = tempnam( sys_get_temp_dir(), 'list' );
		$key  = Data_Key::create();
		self::assertIsString( $file );
		$lines = array();
		for ( $i = 0; $i < 3000; $i++ ) {
			$lines[] = "{$i} " . bin2hex( random_bytes( 100 ) );
		}
		// A file of 40 GB.
		$lines[] = 'long ' . str_repeat( 'abc', 300000 );
		$lines[] = 'last';
		$bytes   = 0;
		foreach ( array_chunk( $lines, 700 ) as $part ) {
			$writer = new List_Writer( $file, $bytes, 'an-id', $key );
			foreach ( $part as $line ) {
				$writer->add( "$line\n" );
			}
			$bytes = $writer->flush();
			// Killed after that.
			$writer->add( str_repeat( "lost\n", 100000 ) );
			unset( $writer );
		}
		( new List_Writer( $file, $bytes, 'an-id', $key ) )->close();
		self::assertSame( $lines, iterator_to_array( Sealed_List::lines( $file, 'an-id', $key ), false ) );
		self::assertSame( $key->id(), Sealed_List::key_id( $file ) );
		self::assertStringNotContainsString( 'abcabc', (string) file_get_contents( $file ) );

		foreach ( array( array( 'another-id', $key ), array( 'an-id', Data_Key::create() ) ) as list( $id, $other ) ) {
			self::assertSame( 'damaged', self::read( $file, $id, $other ) );
		}
		$content = (string) file_get_contents( $file );
		file_put_contents( $file, substr( $content, 0, -1 ) );
		self::assertSame( 'damaged', self::read( $file, 'an-id', $key ) );
		$content[50] = ~$content[50];
		file_put_contents( $file, $content );
		self::assertSame( 'damaged', self::read( $file, 'an-id', $key ) );
		unlink( $file );
	}

	public function test_chunks_of_a_list_cannot_be_swapped(): void {
		$key    = Data_Key::create();
		$writer = new Sealed_List( 'an-id', $key );
		$start  = $writer->add( '', 0, false );
		$first  = $writer->add( "first\n", 100, true );
		$second = $writer->add( "other\n", 100 + strlen( $first ), true );
		$file   = (string) tempnam( sys_get_temp_dir(), 'list' );
		file_put_contents( $file, $start . $second . $first );
		self::assertSame( 'damaged', self::read( $file, 'an-id', $key ) );
		unlink( $file );
	}

	private static function read( string $file, string $id, Data_Key $key ): string {
		try {
			return implode( "\n", iterator_to_array( Sealed_List::lines( $file, $id, $key ), false ) );
		} catch ( Backup_Error $error ) {
			return 'damaged';
		}
	}
}
