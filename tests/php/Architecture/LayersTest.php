<?php
/**
 * Tests that classes use only lower layers.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Architecture;

use FilesystemIterator;
use PhpParser\Node;
use PhpParser\Node\Name\FullyQualified;
use PhpParser\Node\Stmt\GroupUse;
use PhpParser\Node\Stmt\Use_;
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
	private const LAYERS = array( 'Kernel', 'Provider', 'Connection', 'Plugins', 'Settings', 'Modules', 'Activity', 'Backup', 'Site_Data', 'Licensing', 'Recommendations', 'Features', 'Rest', 'Admin', 'Cli', '' );

	public function test_every_folder_is_a_layer(): void {
		$folders = array_map( 'basename', (array) glob( self::INCLUDES . '*', GLOB_ONLYDIR ) );

		$this->assertSame( array(), array_values( array_diff( $folders, self::LAYERS ) ) );
	}

	public function test_no_layer_uses_a_higher_one(): void {
		$this->assertSame( array(), self::upwards( $this->arrows() ) );
	}

	public function test_no_feature_uses_another(): void {
		$this->assertSame( array(), self::sideways( $this->arrows() ) );
	}

	public function test_folders_have_no_circular_dependencies(): void {
		$this->assertSame( array(), self::circles( $this->arrows() ) );
	}

	public function test_a_use_of_a_higher_layer_is_detected(): void {
		$arrows = array( array( 'Kernel\Clock', 'Rest\Routes' ), array( 'Rest\Routes', 'Kernel\Clock' ), array( 'Admin\Capabilities', 'Plugin' ) );

		$this->assertSame( array( 'Kernel\Clock uses Rest\Routes', 'Admin\Capabilities uses Plugin' ), self::upwards( $arrows ) );
	}

	public function test_a_use_of_another_feature_is_detected(): void {
		$arrows = array( array( 'Features\Stats\Data', 'Features\Likes\Likes' ), array( 'Features\Stats\Data', 'Features\Stats\Report' ), array( 'Features\Stats\Data', 'Kernel\Clock' ) );

		$this->assertSame( array( 'Features\Stats\Data uses Features\Likes\Likes' ), self::sideways( $arrows ) );
	}

	public function test_circular_dependencies_of_folders_are_detected(): void {
		$arrows = array(
			array( 'Kernel\Net\Ip', 'Kernel\Limits\Limiter' ),
			array( 'Kernel\Limits\Limiter', 'Kernel\Clock' ),
			array( 'Kernel\Lock', 'Kernel\Net\Cidr' ),
			array( 'Kernel\Rest\Controller', 'Kernel\Clock' ),
			// Within one folder.
			array( 'Kernel\Clock', 'Kernel\Lock' ),
			array( 'Kernel\Lock', 'Kernel\Clock' ),
		);

		$this->assertSame( array( 'Kernel, Kernel\Limits, Kernel\Net' ), self::circles( $arrows ) );
	}

	public function test_classes_are_found_in_code_and_use_statements(): void {
		$this->assertSame( array( 'Rest\Routes', 'Kernel\Clock' ), self::uses( '<?php namespace Jetpack_Dashboard\Provider; use Jetpack_Dashboard\Rest\Routes; use Jetpack_Dashboard\Kernel\{ Clock }; /** @param Routes $a */ function f( $a ) {}' ) );
		$this->assertSame( array( 'Kernel\Clock' ), self::uses( '<?php namespace Jetpack_Dashboard\Provider; use Jetpack_Dashboard\Kernel\Clock; new Clock();' ) );
		$this->assertSame( array( 'Provider\Client' ), self::uses( '<?php namespace Jetpack_Dashboard\Provider; new Client(); new \WP_Error(); new \Jetpack_Dashboard\Vendor\A();' ) );
	}

	/**
	 * @param array<int, array{0: string, 1: string}> $arrows Arrows.
	 * @return string[]
	 */
	private static function upwards( array $arrows ): array {
		return self::lines( array_filter( $arrows, static fn( array $arrow ): bool => self::height( $arrow[0] ) < self::height( $arrow[1] ) ) );
	}

	/**
	 * @param array<int, array{0: string, 1: string}> $arrows Arrows.
	 * @return string[]
	 */
	private static function sideways( array $arrows ): array {
		return self::lines(
			array_filter(
				$arrows,
				static fn( array $arrow ): bool => 'Features' === self::part( $arrow[0], 0 ) && 'Features' === self::part( $arrow[1], 0 ) && self::part( $arrow[0], 1 ) !== self::part( $arrow[1], 1 )
			)
		);
	}

	/**
	 * Sets of folders that use each other, directly or through others.
	 *
	 * @param array<int, array{0: string, 1: string}> $arrows Arrows.
	 * @return string[]
	 */
	private static function circles( array $arrows ): array {
		$reached = array();
		foreach ( $arrows as list( $from, $to ) ) {
			list( $from, $to ) = array( self::folder( $from ), self::folder( $to ) );
			if ( $from !== $to ) {
				$reached[ $from ][ $to ] = true;
			}
		}

		foreach ( array_keys( $reached ) as $middle ) {
			foreach ( $reached as $from => $targets ) {
				if ( isset( $targets[ $middle ] ) ) {
					$reached[ $from ] += $reached[ $middle ];
				}
			}
		}

		$circles = array();
		foreach ( $reached as $folder => $targets ) {
			if ( isset( $targets[ $folder ] ) ) {
				$circle = array_filter( array_keys( $targets ), static fn( string $other ): bool => isset( $reached[ $other ][ $folder ] ) );
				sort( $circle );
				$circles[] = implode( ', ', $circle );
			}
		}

		return array_values( array_unique( $circles ) );
	}

	/**
	 * All dependencies between classes of the plugin. All tests use the same list, because parsing takes seconds.
	 *
	 * @return array<int, array{0: string, 1: string}> Who uses, and what, both below the plugin's namespace.
	 */
	private function arrows(): array {
		static $arrows = array();
		if ( array() !== $arrows ) {
			return $arrows;
		}

		$files = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( self::INCLUDES, FilesystemIterator::SKIP_DOTS ) );

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
		$nodes  = $traverser->traverse( (array) ( new ParserFactory() )->createForNewestSupportedVersion()->parse( $code ) );
		$finder = new NodeFinder();
		$names  = array();

		foreach ( $finder->find( $nodes, static fn( Node $node ): bool => $node instanceof Use_ || $node instanceof GroupUse ) as $use ) {
			foreach ( $use->uses as $item ) {
				$names[] = ( $use instanceof GroupUse ? $use->prefix . '\\' : '' ) . $item->name;
			}
		}
		foreach ( $finder->findInstanceOf( $nodes, FullyQualified::class ) as $name ) {
			$names[] = $name->toString();
		}

		$ours = array();
		foreach ( array_unique( $names ) as $name ) {
			if ( 0 === strpos( $name, self::ROOT ) && 0 !== strpos( $name, self::ROOT . 'Vendor\\' ) ) {
				$ours[] = substr( $name, strlen( self::ROOT ) );
			}
		}

		return $ours;
	}

	private static function height( string $class_name ): int {
		$layer = false === strpos( $class_name, '\\' ) ? '' : self::part( $class_name, 0 );

		return (int) array_search( $layer, self::LAYERS, true );
	}

	private static function folder( string $class_name ): string {
		return implode( '\\', array_slice( explode( '\\', $class_name ), 0, -1 ) );
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
