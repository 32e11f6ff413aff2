<?php
/**
 * Tests of which scripts and styles may have another address.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Photon_Cdn;

use Jetpack_Dashboard\Features\Photon_Cdn\Contents;
use PHPUnit\Framework\TestCase;

final class ContentsTest extends TestCase {

	/** @return array<string, array{string}> */
	public static function dependent(): array {
		return array(
			'its own tag'       => array( 'var a = document.currentScript.src;' ),
			'all scripts'       => array( 'var a = document.scripts[ 0 ];' ),
			'by name'           => array( "document.getElementsByTagName( 'script' )" ),
			'by id'             => array( 'document.getElementById("example-js").src' ),
			'by selector'       => array( "document.querySelector( 'head script[src]' )" ),
			'with jQuery'       => array( "\$( 'script[src*=\"a.js\"]' )" ),
			'webpack'           => array( '__webpack_public_path__ = "x";' ),
			'dynamic imports'   => array( 'a = () => import("./b.js");' ),
			'module facts'      => array( 'fetch(new URL("a.json",import.meta.url))' ),
			'static imports'    => array( "a();import{b}from'./b.js';" ),
			'imports on a line' => array( "/* a */\nimport './b.js';" ),
			'exports'           => array( 'export default 1;' ),
			'PHP'               => array( 'a = "<?php echo 1; ?>";' ),
			'nothing'           => array( '' ),
			'too much'          => array( str_repeat( 'a', Contents::MAX_BYTES + 1 ) ),
		);
	}

	/** @dataProvider dependent */
	public function test_leaves_scripts_alone_that_need_their_address( string $script ): void {
		$this->assertNull( Contents::of( 'plugins/a/a.js', $script, '/a' ) );
	}

	public function test_copies_other_scripts_unchanged(): void {
		$script = "// Imports nothing.\nvar important = jQuery( '<script>' ), a = 'document';\n";

		$this->assertSame( $script, Contents::of( 'plugins/a/a.js', $script, '/a' ) );
		$this->assertSame( "a();\n//# sourceMappingURL=/b/a.js.map", Contents::of( 'plugins/a/a.js', "a();\n//# sourceMappingURL=a.js.map", '/b' ) );
	}

	public function test_rewrites_styles_and_refuses_php_in_them(): void {
		$this->assertSame( 'a{background:url(/b/a.png)}', Contents::of( 'plugins/a/a.css', 'a{background:url(a.png)}', '/b' ) );
		$this->assertNull( Contents::of( 'plugins/a/a.css', 'a{}<?= 1 ?>', '/b' ) );
	}
}
