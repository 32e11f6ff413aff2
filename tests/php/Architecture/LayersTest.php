<?php
/**
 * Tests that classes use only lower layers.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Architecture;

use FilesystemIterator;
use PhpParser\Node\Name\FullyQualified;
use PhpParser\NodeFinder;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitor\NameResolver;
use PhpParser\ParserFactory;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

/**
 * The layers of `plugin/includes` (docs/decisions/035).
 */
final class LayersTest extends TestCase {

	private const INCLUDES = __DIR__ . '/../../../plugin/includes/';

	private const ROOT = 'Jetpack_Dashboard\\';

	/** Each layer may use those before it. Files directly in `includes` are the last layer. */
	private const LAYERS = array( 'Kernel', 'Provider', 'Connection', 'Plugins', 'Settings', 'Modules', 'Change_Log', 'Site_Data', 'Licensing', 'Recommendations', 'Features', 'Rest', 'Admin', '' );

	public function test_every_folder_is_a_layer(): void {
		$folders = array_map( 'basename', (array) glob( self::INCLUDES . '*', GLOB_ONLYDIR ) );

		$this->assertSame( array(), array_values( array_diff( $folders, self::LAYERS ) ) );
	}

	public function test_no_layer_uses_a_higher_one(): void {
		$upwards = array_filter( $this->arrows(), static fn( array $arrow ): bool => self::height( $arrow[0] ) < self::height( $arrow[1] ) );

		$this->assertSame( array(), self::lines( $upwards ) );
	}

	public function test_no_feature_uses_another(): void {
		$sideways = array_filter(
			$this->arrows(),
			static fn( array $arrow ): bool => 'Features' === self::part( $arrow[0], 0 ) && 'Features' === self::part( $arrow[1], 0 ) && self::part( $arrow[0], 1 ) !== self::part( $arrow[1], 1 )
		);

		$this->assertSame( array(), self::lines( $sideways ) );
	}

	public function test_a_forbidden_import_is_detected(): void {
		$this->assertSame( array( 'Kernel\Clock' ), self::uses( '<?php namespace Jetpack_Dashboard\Provider; use Jetpack_Dashboard\Kernel\Clock; new Clock();' ) );
		$this->assertLessThan( self::height( 'Rest\Routes' ), self::height( 'Kernel\Clock' ) );
		$this->assertLessThan( self::height( 'Plugin' ), self::height( 'Admin\Capabilities' ) );
	}

	/**
	 * All dependencies between classes of the plugin.
	 *
	 * @return array<int, array{0: string, 1: string}> Who uses, and what, both below the plugin's namespace.
	 */
	private function arrows(): array {
		$arrows = array();
		$files  = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( self::INCLUDES, FilesystemIterator::SKIP_DOTS ) );

		foreach ( $files as $file ) {
			if ( 'php' === $file->getExtension() ) {
				$from = str_replace( '/', '\\', substr( $file->getPathname(), strlen( self::INCLUDES ), -4 ) );
				foreach ( self::uses( (string) file_get_contents( $file->getPathname() ) ) as $to ) {
					$arrows[] = array( $from, $to );
				}
			}
		}

		$this->assertNotEmpty( $arrows );

		return $arrows;
	}

	/**
	 * The plugin's classes that a file mentions, in code and in `use` statements.
	 *
	 * @return string[] Below the plugin's namespace; bundled libraries left out.
	 */
	private static function uses( string $code ): array {
		$traverser = new NodeTraverser();
		$traverser->addVisitor( new NameResolver() );
		$nodes = $traverser->traverse( (array) ( new ParserFactory() )->createForNewestSupportedVersion()->parse( $code ) );
		$names = array();

		foreach ( ( new NodeFinder() )->findInstanceOf( $nodes, FullyQualified::class ) as $name ) {
			if ( 0 === strpos( $name->toString(), self::ROOT ) ) {
				$names[] = substr( $name->toString(), strlen( self::ROOT ) );
			}
		}

		return array_values( array_filter( array_unique( $names ), static fn( string $name ): bool => 'Vendor' !== self::part( $name, 0 ) ) );
	}

	private static function height( string $class_name ): int {
		$layer = false === strpos( $class_name, '\\' ) ? '' : self::part( $class_name, 0 );

		return (int) array_search( $layer, self::LAYERS, true );
	}

	private static function part( string $class_name, int $index ): string {
		return explode( '\\', $class_name )[ $index ] ?? '';
	}

	/**
	 * Dependencies as lines of text.
	 *
	 * @param array<int, array{0: string, 1: string}> $arrows Arrows.
	 * @return string[]
	 */
	private static function lines( array $arrows ): array {
		return array_values( array_map( static fn( array $arrow ): string => implode( ' uses ', $arrow ), $arrows ) );
	}
}
