<?php
/**
 * Tests how the JSON of backups is decoded.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Backup;

use Jetpack_Dashboard\Backup\Backup_Json;
use PHPUnit\Framework\TestCase;

/** JSON that would take much memory isn't decoded. */
final class Backup_JsonTest extends TestCase {

	public function test_decodes_what_backups_have(): void {
		self::assertSame( array( 'a' => array( 1, 'b' ) ), Backup_Json::decode( '{"a":[1,"b"]}' ) );
		// The pieces of a file of a terabyte.
		self::assertCount( 250000, Backup_Json::decode( '["' . implode( '","', array_fill( 0, 250000, str_repeat( 'a', 60 ) ) ) . '"]' ) );
	}

	/** @return array<string, array{string}> */
	public static function refused(): array {
		return array(
			'no array'    => array( '"text"' ),
			'no JSON'     => array( '{' ),
			'many arrays' => array( '[' . str_repeat( '[],', 100000 ) . '[]]' ),
			'many values' => array( '[' . str_repeat( '1,', 500001 ) . '1]' ),
			'too long'    => array( '["' . str_repeat( 'a', Backup_Json::MAX_BYTES ) . '"]' ),
		);
	}

	/** @dataProvider refused */
	public function test_refuses( string $json ): void {
		self::assertSame( array(), Backup_Json::decode( $json ) );
	}
}
