<?php
/**
 * Tests of which files may have copies.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Photon_Cdn;

use Jetpack_Dashboard\Features\Photon_Cdn\Sources;
use PHPUnit\Framework\TestCase;

final class SourcesTest extends TestCase {

	private string $root;
	private Sources $sources;

	protected function setUp(): void {
		$this->root = sys_get_temp_dir() . '/static-' . bin2hex( random_bytes( 6 ) );
		mkdir( "$this->root/plugins/example/.hidden", 0700, true );
		foreach ( array( 'plugins/example/a.js', 'plugins/example/a.php', 'plugins/example/b.php.js', 'plugins/example/.hidden/a.js', 'secret.js' ) as $name ) {
			file_put_contents( "$this->root/$name", 'text' );
		}
		symlink( "$this->root/secret.js", "$this->root/plugins/example/link.js" );
		symlink( "$this->root/plugins/example/a.php", "$this->root/plugins/example/code.js" );
		$this->sources = new Sources(
			array(
				'plugins'     => array(
					'folder' => "$this->root/plugins",
					'url'    => 'https://example.org/blog/wp-content/plugins',
				),
				'wp-includes' => array(
					'folder' => "$this->root/wp-includes",
					'url'    => 'https://example.org/blog/wp-includes',
				),
			)
		);
	}

	protected function tearDown(): void {
		$items = new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $this->root, \FilesystemIterator::SKIP_DOTS ), \RecursiveIteratorIterator::CHILD_FIRST );
		foreach ( $items as $item ) {
			$item->isDir() && ! $item->isLink() ? rmdir( $item->getPathname() ) : unlink( $item->getPathname() );
		}
		rmdir( $this->root );
	}

	/** @return array<int, array{string, string|null}> */
	public static function addresses(): array {
		$base = '://example.org/blog/wp-content/plugins/example';

		return array(
			array( "https$base/a.js?ver=1.0", 'plugins/example/a.js' ),
			array( "http$base/a.js", 'plugins/example/a.js' ),
			array( '//example.org/blog/wp-includes/css/a.min.css', 'wp-includes/css/a.min.css' ),
			array( '/blog/wp-includes/css/a.css', 'wp-includes/css/a.css' ),
			array( "https$base/a.js?ver=1&x=2", null ),
			array( "https$base/a.js?x=2", null ),
			array( "https$base/a.js#x", null ),
			array( "https$base/a.php", null ),
			array( "https$base/a.php?ver=a.js", null ),
			array( "https$base/b.php.js", null ),
			array( "https$base/../../../wp-config.js", null ),
			array( "https$base/%2e%2e/a.js", null ),
			array( "https$base//a.js", null ),
			array( "https$base/.hidden/a.js", null ),
			array( "https$base/a.js/", null ),
			array( "https$base/a.js\n", null ),
			array( 'https://example.org/blog/wp-content/uploads/a.js', null ),
			array( 'https://example.org.evil.example/blog/wp-includes/a.js', null ),
			array( 'https://evil.example/blog/wp-includes/a.js', null ),
			array( "https$base/" . str_repeat( 'a', 200 ) . '.js', null ),
		);
	}

	/** @dataProvider addresses */
	public function test_knows_the_scripts_and_styles_of_the_site( string $url, ?string $path ): void {
		$this->assertSame( $path, $this->sources->path_of( $url ) );
	}

	public function test_opens_only_scripts_and_styles_below_their_folder(): void {
		$this->assertSame( realpath( "$this->root/plugins/example/a.js" ), $this->sources->file( 'plugins/example/a.js' ) );
		foreach ( array( 'link.js', 'code.js', 'a.php', 'b.php.js', '../../secret.js', '.hidden/a.js', 'missing.js', "a.js\0.css" ) as $name ) {
			$this->assertNull( $this->sources->file( "plugins/example/$name" ), $name );
		}
		foreach ( array( '', 'secret.js', 'uploads/a.js', '/etc/passwd.js' ) as $path ) {
			$this->assertNull( $this->sources->file( $path ), $path );
		}
	}

	public function test_gives_the_addresses_of_a_file_and_its_folder(): void {
		$path = 'plugins/example/a.js';

		$this->assertSame( 'https://example.org/blog/wp-content/plugins/example/a.js', $this->sources->url( $path ) );
		$this->assertSame( '/blog/wp-content/plugins/example', $this->sources->folder_url( $path, false ) );
		$this->assertSame( '//example.org/blog/wp-content/plugins/example', $this->sources->folder_url( $path, true ) );
	}

	public function test_has_a_version_that_changes_with_the_file(): void {
		$file  = "$this->root/plugins/example/a.js";
		$first = Sources::version( $file );
		file_put_contents( $file, 'longer text' );
		clearstatcache();

		$this->assertNotSame( $first, Sources::version( $file ) );
		$this->assertSame( '', Sources::version( "$this->root/missing.js" ) );
	}
}
