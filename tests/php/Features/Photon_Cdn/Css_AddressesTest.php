<?php
/**
 * Tests of the addresses in copies of stylesheets.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Photon_Cdn;

use Jetpack_Dashboard\Features\Photon_Cdn\Css_Addresses;
use PHPUnit\Framework\TestCase;

final class Css_AddressesTest extends TestCase {

	private const FOLDER = '/wp-content/plugins/example/css';

	/**
	 * Original, and the copy if it differs.
	 *
	 * @return array<string, array{0: string, 1?: string}>
	 */
	public static function stylesheets(): array {
		return array(
			'next to it'              => array( 'a{background:url(a.png)}', 'a{background:url(/wp-content/plugins/example/css/a.png)}' ),
			'above it'                => array( 'a{background:url("../img/a.png")}', 'a{background:url("/wp-content/plugins/example/img/a.png")}' ),
			'above, with spaces'      => array( "a{background:URL( './../img/a b.png' )}", "a{background:URL( '/wp-content/plugins/example/img/a b.png' )}" ),
			'above the site'          => array( 'a{background:url(../../../../../../a.png)}', 'a{background:url(/a.png)}' ),
			'fonts'                   => array( "@font-face{src:url('f.eot?#iefix') format('embedded-opentype'),url(f.svg#f)}", "@font-face{src:url('/wp-content/plugins/example/css/f.eot?#iefix') format('embedded-opentype'),url(/wp-content/plugins/example/css/f.svg#f)}" ),
			'absolute'                => array( 'a{background:url(/a.png),url(//b.example/a.png),url(https://b.example/a.png)}' ),
			'data'                    => array( 'a{background:url(data:image/png;base64,AA==),url("data:image/svg+xml,<svg xmlns=\'x\'/>")}' ),
			'fragments'               => array( 'a{fill:url(#a);background:url("")}' ),
			'imports'                 => array( '@import "a.css" screen;@IMPORT \'../b.css\';@import url(c.css) layer(x);', '@import "/wp-content/plugins/example/css/a.css" screen;@IMPORT \'/wp-content/plugins/example/b.css\';@import url(/wp-content/plugins/example/css/c.css) layer(x);' ),
			'strings'                 => array( 'a:before{content:"url(a.png) \\" @import \'b.css\'"}' ),
			'comments'                => array( '/* url(a.png) " it\'s */a{color:red}' ),
			'names that end with url' => array( 'a{b:my-url(a.png)}' ),
			'source map'              => array( "a{}\n/*# sourceMappingURL=a.css.map */", "a{}\n/*# sourceMappingURL=/wp-content/plugins/example/css/a.css.map */" ),
			'image sets'              => array( 'a{background:image-set(url(a.png) 1x,url("b.png") 2x)}', 'a{background:image-set(url(/wp-content/plugins/example/css/a.png) 1x,url("/wp-content/plugins/example/css/b.png") 2x)}' ),
			'modifiers'               => array( '.a--b:hover{background:url(a.png)}', '.a--b:hover{background:url(/wp-content/plugins/example/css/a.png)}' ),
			'data in properties'      => array( ':root{--icon:url(data:image/png;base64,AA==)}' ),
			'other encodings'         => array( "a:before{content:'\xe4'}" ),
			'a large one'             => array( 'a{background:url("data:image/png;base64,' . str_repeat( 'A', 1000000 ) . '")}' . str_repeat( '/**/', 100000 ) ),
		);
	}

	/** @dataProvider stylesheets */
	public function test_makes_relative_addresses_absolute( string $css, string $expected = '' ): void {
		$this->assertSame( '' === $expected ? $css : $expected, ( new Css_Addresses( self::FOLDER ) )->rewrite( $css ) );
	}

	/** @return array<string, array{string}> */
	public static function doubtful(): array {
		return array(
			'escaped characters'      => array( 'a{background:url(a\\)b.png)}' ),
			'escaped in a string'     => array( 'a{background:url("a\\"b.png")}' ),
			'the stylesheet itself'   => array( 'a{background:url(?a)}' ),
			'comment in an import'    => array( '@import/**/"a.css";' ),
			'strings in image sets'   => array( 'a{background:image-set("a.png" 1x)}' ),
			'further strings'         => array( 'a{background:-webkit-image-set(url(a.png) 1x, "b.png" 2x)}' ),
			'src()'                   => array( 'a{background:src("a.png")}' ),
			'custom properties'       => array( ':root{--icon:url(a.png)}' ),
			'unclosed strings'        => array( "a{content:\"b\n}a{background:url(a.png)}" ),
			'unclosed comments'       => array( 'a{background:url(a.png)}/* the end' ),
			'unclosed addresses'      => array( 'a{background:url(a.png' ),
			'parentheses in a path'   => array( 'a{background:url(a(1).png)}' ),
		);
	}

	/** @dataProvider doubtful */
	public function test_leaves_stylesheets_alone_that_may_be_read_differently( string $css ): void {
		$this->assertNull( ( new Css_Addresses( self::FOLDER ) )->rewrite( $css ) );
	}

	public function test_adds_the_host_if_copies_may_be_on_another(): void {
		$addresses = new Css_Addresses( '//example.org:8080/blog/wp-includes/css' );

		$this->assertSame(
			'a{background:url(//example.org:8080/blog/wp-includes/images/a.png),url(//example.org:8080/b.png),url(#c)}',
			$addresses->rewrite( 'a{background:url(../images/a.png),url(/b.png),url(#c)}' )
		);
	}

	public function test_refuses_folders_whose_address_would_need_quotes(): void {
		$this->assertNull( ( new Css_Addresses( '/a b/(c)' ) )->rewrite( 'a{}' ) );
	}

	public function test_changes_the_source_map_of_a_script_only_in_its_last_line(): void {
		$addresses = new Css_Addresses( self::FOLDER );
		$text      = "a=`\n//# sourceMappingURL=b.map\n`;\n";

		$this->assertSame( $text, $addresses->rewrite_source_map( $text ) );
		$this->assertSame( "$text//# sourceMappingURL=" . self::FOLDER . "/c.map\n", $addresses->rewrite_source_map( "$text//# sourceMappingURL=c.map\n" ) );
		$this->assertSame( 'a();//# sourceMappingURL=c.map', $addresses->rewrite_source_map( 'a();//# sourceMappingURL=c.map' ) );
	}
}
