<?php
/**
 * Tests the tables that are generated from the modules' headers.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Modules;

use Jetpack_Dashboard\Modules\Feature_Files;
use Jetpack_Dashboard\Modules\Module_Catalog;
use Jetpack_Dashboard\Tools\Module_Files;
use PHPUnit\Framework\TestCase;

require_once dirname( __DIR__, 3 ) . '/tools/module-files.php';

final class Module_FilesTest extends TestCase {

	/** Headers that only tools read. */
	private const OF_TOOLS = array( 'On The Site', 'By The Service', 'Reloads Page' );

	/** Values of headers that aren't texts, numbers or lists; any other value is read as the default. */
	private const VALUES = array(
		'Auto Activate'            => array( 'Yes', 'No', 'Public' ),
		'Behavior'                 => array( 'No' ),
		'Deactivate'               => array( 'No' ),
		'Free'                     => array( 'No' ),
		'Reloads Page'             => array( 'Yes' ),
		'Requires Client Address'  => array( 'Yes' ),
		'Requires Connection'      => array( 'Yes', 'No' ),
		'Requires User Connection' => array( 'Yes', 'No' ),
		'Requires WooCommerce'     => array( 'Yes' ),
		'Separate Plugin'          => array( 'Yes' ),
		'Visible To'               => array( 'Editors', 'Everyone' ),
		'Works Locally'            => array( 'Yes', 'No', 'Partly' ),
		'Works On Networks'        => array( 'Main Site', 'No' ),
	);

	/** Headers whose defaults would hide a module, or leave it without a description. */
	private const REQUIRED = array( 'Sort Order', 'First Introduced', 'Requires Connection', 'Requires User Connection', 'Works Locally', 'On The Site' );

	public function files(): array {
		$rows = array();
		foreach ( Module_Files::all() as $file => $contents ) {
			$rows[ $file ] = array( $file, $contents );
		}

		return $rows;
	}

	/** @dataProvider files */
	public function test_the_generated_tables_are_up_to_date( string $file, string $contents ): void {
		$this->assertStringEqualsFile( dirname( __DIR__, 3 ) . '/' . $file, $contents, 'Run npm run docs:tables.' );
	}

	public function test_every_header_is_known(): void {
		$problems = array();

		foreach ( Feature_Files::shipped()->files() as $file ) {
			// Below the title.
			preg_match( '~\n \*\n.*?\*/~s', (string) file_get_contents( $file ), $comment );
			preg_match_all( '/^ \* ([A-Z][\w ]*): (.*)$/m', $comment[0], $lines, PREG_SET_ORDER );
			$headers = array_column( $lines, 2, 1 );
			$place   = basename( dirname( $file ) ) . '/feature.php: ';

			foreach ( $headers as $name => $value ) {
				if ( ! in_array( $name, array_merge( Module_Catalog::HEADERS, self::OF_TOOLS ), true ) ) {
					$problems[] = $place . "unknown header “{$name}”.";
				}
				if ( isset( self::VALUES[ $name ] ) && ! in_array( $value, self::VALUES[ $name ], true ) ) {
					$problems[] = $place . "“{$name}” must be one of " . implode( ', ', self::VALUES[ $name ] ) . '.';
				}
			}
			foreach ( array_diff( self::REQUIRED, array_keys( $headers ) ) as $name ) {
				$problems[] = $place . "“{$name}” is missing.";
			}
		}

		$this->assertSame( array(), $problems );
	}
}
