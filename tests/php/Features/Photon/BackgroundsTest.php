<?php
/**
 * Tests of background images, which differ by screen.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Photon;

use Jetpack_Dashboard\Features\Photon\Backgrounds;
use Jetpack_Dashboard\Features\Photon\Copies;
use Jetpack_Dashboard\Features\Photon\Image_Set;
use Jetpack_Dashboard\Features\Photon\Sources;
use PHPUnit\Framework\TestCase;

final class BackgroundsTest extends TestCase {

	private const URL = 'https://example.org/wp-content/uploads';

	private string $folder;

	protected function setUp(): void {
		$GLOBALS['test_filters'] = array();

		$this->folder = sys_get_temp_dir() . '/backgrounds-' . bin2hex( random_bytes( 6 ) );
		mkdir( $this->folder, 0700 );
		foreach ( array( 'a.jpg', 'small.jpg', 'waiting.jpg' ) as $name ) {
			file_put_contents( "$this->folder/$name", 'bytes' );
		}
	}

	protected function tearDown(): void {
		$items = new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $this->folder, \FilesystemIterator::SKIP_DOTS ), \RecursiveIteratorIterator::CHILD_FIRST );
		foreach ( $items as $item ) {
			$item->isDir() ? rmdir( $item->getPathname() ) : unlink( $item->getPathname() );
		}
		rmdir( $this->folder );
	}

	private function style( string $style ): string {
		$sources = new Sources( $this->folder, self::URL );
		$copies  = new Copies( "$this->folder/" . Copies::FOLDER );
		foreach ( array(
			'a.jpg'     => array( 1600, array( 150, 320, 480, 640, 800, 1024, 1440, 1600 ) ),
			'small.jpg' => array( 300, array( 150, 300 ) ),
		) as $name => list( $width, $widths ) ) {
			$copies->complete( $name, $sources->of_path( $name )['version'], $width, $widths );
		}

		return Backgrounds::style( $style, new Image_Set( $sources, $copies, static fn( string $path, string $version, int $width ): string => "$path@$width" ) );
	}

	public function styles(): array {
		$a      = self::URL . '/a.jpg';
		$small  = 'image-set(url("a.jpg@640") 1x,url("a.jpg@1024") 2x)';
		$medium = 'image-set(url("a.jpg@1024") 1x,url("a.jpg@1440") 2x)';
		$all    = ";--jp-background-small:$small;--jp-background-medium:$medium";

		return array(
			'unquoted'         => array( "background-image:url($a)", 'background-image:url("a.jpg@1440")' . $all ),
			'with others'      => array( "color:red; background-image: url( '$a' ) ;width:1px;", 'color:red; background-image: url("a.jpg@1440") ;width:1px' . $all ),
			'a small original' => array( 'background-image:url(' . self::URL . '/small.jpg)', 'background-image:url("small.jpg@300");--jp-background-small:image-set(url("small.jpg@300") 1x,url("small.jpg@300") 2x);--jp-background-medium:image-set(url("small.jpg@300") 1x,url("small.jpg@300") 2x)' ),
			'two'              => array( "background-image:url($a),url(https://example.com/b.png)", "background-image:url(\"a.jpg@1440\"),url(https://example.com/b.png);--jp-background-small:$small,url(https://example.com/b.png);--jp-background-medium:$medium,url(https://example.com/b.png)" ),
			'in a shorthand'   => array( "background:url( '$a' ) center", 'background:url("a.jpg@1440") center' ),
			'with a gradient'  => array( "background-image:linear-gradient(red,blue),url($a)", 'background-image:linear-gradient(red,blue),url("a.jpg@1440")' ),
			'without copies'   => array( 'background-image:url(' . self::URL . '/waiting.jpg)', 'background-image:url(' . self::URL . '/waiting.jpg)' ),
			'another site'     => array( 'background-image:url(https://example.com/a.jpg)', 'background-image:url(https://example.com/a.jpg)' ),
			'inline'           => array( 'background-image:url("data:image/png;base64,AA")', 'background-image:url("data:image/png;base64,AA")' ),
		);
	}

	/** @dataProvider styles */
	public function test_styles( string $source, string $expected ): void {
		$this->assertSame( $expected, $this->style( $source ) );
	}

	public function test_the_rules_are_the_same_for_all_pages_and_contain_no_address(): void {
		ob_start();
		Backgrounds::print_rules();
		$rules = (string) ob_get_clean();

		$this->assertStringContainsString( '(min-width:0px) and (max-width:480px){[style*="--jp-background-small:"]{background-image:var(--jp-background-small)!important}}', $rules );
		$this->assertStringContainsString( '(min-width:481px) and (max-width:800px){[style*="--jp-background-medium:"]', $rules );
		$this->assertStringNotContainsString( 'url(', $rules );
	}
}
