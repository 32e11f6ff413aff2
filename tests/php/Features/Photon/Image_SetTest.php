<?php
/**
 * Tests of where images come from, and of the attributes that name their copies.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Photon;

use Jetpack_Dashboard\Features\Photon\Copies;
use Jetpack_Dashboard\Features\Photon\Image_Set;
use Jetpack_Dashboard\Features\Photon\Sources;
use PHPUnit\Framework\TestCase;

final class Image_SetTest extends TestCase {

	private const URL = 'https://example.org/wp-content/uploads';

	private string $root;
	private string $uploads;
	private Sources $sources;
	private Copies $copies;

	protected function setUp(): void {
		$GLOBALS['test_filters'] = array();

		$this->root    = sys_get_temp_dir() . '/set-' . bin2hex( random_bytes( 6 ) );
		$this->uploads = "$this->root/uploads";
		$this->sources = new Sources( $this->uploads, self::URL );
		$this->copies  = new Copies( "$this->uploads/" . Copies::FOLDER );
		mkdir( "$this->uploads/2026", 0700, true );
		mkdir( "$this->uploads/jetpack-dashboard", 0700 );

		foreach ( array( '2026/a.jpg', '2026/a b.PNG', '2026/small.jpg', '2026/moving.gif', '2026/x.svg', '2026/x.php', 'jetpack-dashboard/a.jpg', '../secret.jpg' ) as $name ) {
			file_put_contents( "$this->uploads/$name", 'bytes' );
		}
		symlink( "$this->root/secret.jpg", "$this->uploads/2026/link.jpg" );
		$this->complete( '2026/a.jpg', 1600, array( 150, 320, 480, 640, 800, 1024, 1440, 1600 ) );
		$this->complete( '2026/small.jpg', 300, array( 150 ) );
	}

	protected function tearDown(): void {
		$items = new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $this->root, \FilesystemIterator::SKIP_DOTS ), \RecursiveIteratorIterator::CHILD_FIRST );
		foreach ( $items as $item ) {
			$item->isDir() && ! $item->isLink() ? rmdir( $item->getPathname() ) : unlink( $item->getPathname() );
		}
		rmdir( $this->root );
	}

	private function complete( string $path, int $width, array $widths ): void {
		$this->copies->complete( $path, $this->sources->of_path( $path )['version'], $width, $widths );
	}

	private function set(): Image_Set {
		return new Image_Set( $this->sources, $this->copies, static fn( string $path, string $version, int $width ): string => basename( $path ) . "@$width" );
	}

	public function urls(): array {
		return array(
			'of the site'            => array( self::URL . '/2026/a.jpg', '2026/a.jpg' ),
			'over HTTP'              => array( 'http://example.org/wp-content/uploads/2026/a.jpg', '2026/a.jpg' ),
			'without a scheme'       => array( '//example.org/wp-content/uploads/2026/a.jpg', '2026/a.jpg' ),
			'without a host'         => array( '/wp-content/uploads/2026/a.jpg', '2026/a.jpg' ),
			'encoded'                => array( self::URL . '/2026/a%20b.PNG', '2026/a b.PNG' ),
			'with a query'           => array( self::URL . '/2026/a.jpg?w=2', null ),
			'of another site'        => array( 'https://example.com/wp-content/uploads/2026/a.jpg', null ),
			'of a longer name'       => array( 'https://example.org/wp-content/uploads-2/2026/a.jpg', null ),
			'a GIF'                  => array( self::URL . '/2026/moving.gif', null ),
			'an SVG'                 => array( self::URL . '/2026/x.svg', null ),
			'a script'               => array( self::URL . '/2026/x.php', null ),
			'missing'                => array( self::URL . '/2026/none.jpg', null ),
			'a folder'               => array( self::URL . '/2026', null ),
			'up'                     => array( self::URL . '/../secret.jpg', null ),
			'up, encoded'            => array( self::URL . '/2026/%2e%2e/%2E%2E/secret.jpg', null ),
			'up, with backslashes'   => array( self::URL . '/2026\\..\\..\\secret.jpg', null ),
			'within the folder'      => array( self::URL . '/2026/../2026/a.jpg', null ),
			'a null byte'            => array( self::URL . '/2026/a.jpg%00.jpg', null ),
			'a link to the outside'  => array( self::URL . '/2026/link.jpg', null ),
			'a file of the plugin'   => array( self::URL . '/jetpack-dashboard/a.jpg', null ),
			'a stream'               => array( 'php://filter/resource=a.jpg', null ),
			'inline'                 => array( 'data:image/png;base64,AA', null ),
			'empty'                  => array( '', null ),
		);
	}

	/** @dataProvider urls */
	public function test_only_images_below_the_uploads_folder_are_sources( string $url, ?string $expected ): void {
		$this->assertSame( $expected, $this->sources->of_url( $url )['path'] ?? null );
	}

	public function test_images_in_closed_folders_are_no_sources(): void {
		mkdir( "$this->uploads/closed/below", 0700, true );
		mkdir( "$this->uploads/closed-not" );
		foreach ( array( 'closed/a.jpg', 'closed/below/a.jpg', 'closed-not/a.jpg' ) as $name ) {
			file_put_contents( "$this->uploads/$name", 'bytes' );
		}
		file_put_contents( "$this->uploads/.htaccess", 'Options -Indexes' );
		file_put_contents( "$this->uploads/closed/.htaccess", 'deny from all' );
		symlink( "$this->uploads/closed/a.jpg", "$this->uploads/2026/closed.jpg" );
		symlink( "$this->uploads/closed/below", "$this->uploads/2026/linked" );

		$open = fn( string $path ): bool => null !== $this->sources->file( $path );

		$this->assertFalse( $open( 'closed/a.jpg' ) );
		$this->assertFalse( $open( 'closed/below/a.jpg' ) );
		$this->assertFalse( $open( '2026/closed.jpg' ) );
		$this->assertFalse( $open( '2026/linked/a.jpg' ) );
		$this->assertTrue( $open( 'closed-not/a.jpg' ) );
		$this->assertTrue( $open( '2026/a.jpg' ) );
	}

	public function test_a_filter_closes_folders_of_servers_without_htaccess(): void {
		add_filter( 'jetpack_dashboard_image_is_public', static fn( bool $is_public, string $path ): bool => $is_public && 0 !== strpos( $path, '2026/small' ), 10, 2 );

		$this->assertNull( $this->sources->of_url( self::URL . '/2026/small.jpg' ) );
		$this->assertNotNull( $this->sources->of_url( self::URL . '/2026/a.jpg' ) );
	}

	public function test_a_changed_file_has_another_version(): void {
		$before = $this->sources->of_path( '2026/a.jpg' )['version'];
		file_put_contents( "$this->uploads/2026/a.jpg", 'other bytes' );
		clearstatcache();

		$this->assertNotSame( $before, $this->sources->of_path( '2026/a.jpg' )['version'] );
	}

	public function images(): array {
		$a     = self::URL . '/2026/a.jpg';
		$small = self::URL . '/2026/small.jpg';
		$all   = 'a.jpg@150 150w, a.jpg@320 320w, a.jpg@480 480w, a.jpg@640 640w, a.jpg@800 800w, a.jpg@1024 1024w, a.jpg@1440 1440w, a.jpg@1600 1600w';

		return array(
			'no width'                            => array( array( 'src' => $a ), array( 'a.jpg@1600', $all, '(max-width: 1600px) 100vw, 1600px' ) ),
			'a width'                             => array( array( 'src' => $a, 'width' => '500' ), array( 'a.jpg@640', $all, '(max-width: 500px) 100vw, 500px' ) ),
			'lazy'                                => array( array( 'src' => $a, 'width' => '500', 'loading' => 'lazy' ), array( 'a.jpg@640', $all, 'auto, (max-width: 500px) 100vw, 500px' ) ),
			'a width above the original'          => array( array( 'src' => $a, 'width' => '5000' ), array( 'a.jpg@1600', $all, '(max-width: 1600px) 100vw, 1600px' ) ),
			'the theme’s sizes'                   => array( array( 'src' => $a, 'srcset' => "$small 300w, $a 1600w", 'sizes' => '50vw' ), array( 'a.jpg@1600', $all, '50vw' ) ),
			'no more than WordPress offered'      => array( array( 'src' => $a, 'srcset' => "$small 300w, $a 480w", 'sizes' => '50vw', 'width' => '400' ), array( 'a.jpg@480', 'a.jpg@150 150w, a.jpg@320 320w, a.jpg@480 480w', '50vw' ) ),
			'the original, if no copy is smaller' => array( array( 'src' => $small ), array( $small, "small.jpg@150 150w, $small 300w", '(max-width: 300px) 100vw, 300px' ) ),
			'densities'                           => array( array( 'src' => $a, 'srcset' => "$a 1x, $a 2x", 'width' => '96' ), array( 'a.jpg@150', 'a.jpg@150 1x, a.jpg@320 2x', null ) ),
			'densities without a width'           => array( array( 'src' => $a, 'srcset' => "$a 2x" ), array() ),
			'another site'                        => array( array( 'src' => 'https://example.com/a.jpg' ), array() ),
			'no source'                           => array( array(), array() ),
		);
	}

	/** @dataProvider images */
	public function test_attributes( array $source, array $expected ): void {
		$this->assertSame( array_filter( array_combine( array( 'src', 'srcset', 'sizes' ), array_pad( $expected, 3, null ) ) ), $this->set()->attributes( $source ) );
	}

	public function test_what_has_no_copies_is_missing_and_left_alone(): void {
		$set = $this->set();

		$this->assertSame( array(), $set->attributes( array( 'src' => self::URL . '/2026/a%20b.PNG' ) ) );
		$this->assertSame( array( '2026/a b.PNG' ), array_column( $set->missing(), 'path' ) );
	}
}
