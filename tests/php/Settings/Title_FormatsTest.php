<?php
/**
 * Tests of title formats.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Settings;

use Jetpack_Dashboard\Settings\Title_Formats;
use PHPUnit\Framework\TestCase;

/**
 * The rule `titles` of docs/contract/settings.md#rules.
 */
final class Title_FormatsTest extends TestCase {

	/**
	 * Page type, and its tokens in addition to the site's.
	 */
	public function tokens(): array {
		return array(
			array( 'front_page', array() ),
			array( 'posts', array( 'post_title' ) ),
			array( 'pages', array( 'page_title' ) ),
			array( 'groups', array( 'group_title' ) ),
			array( 'archives', array( 'date', 'archive_title' ) ),
		);
	}

	/** @dataProvider tokens */
	public function test_a_page_type_has_its_own_tokens_and_no_others( string $page_type, array $own ): void {
		$allowed = array_merge( array( 'site_name', 'tagline' ), $own );

		foreach ( array( 'site_name', 'tagline', 'post_title', 'page_title', 'group_title', 'date', 'archive_title', 'nothing' ) as $token ) {
			$problem = Title_Formats::problem_with( array( $page_type => array( self::token( $token ) ) ) );

			$this->assertSame( in_array( $token, $allowed, true ), null === $problem, "$page_type $token" );
		}
	}

	public function refused(): array {
		return array(
			'no map'              => array( 'site_name' ),
			'another page type'   => array( array( 'books' => array() ) ),
			'a text for a list'   => array( array( 'posts' => 'site_name' ) ),
			'a piece as text'     => array( array( 'posts' => array( 'site_name' ) ) ),
			'a piece of one half' => array( array( 'posts' => array( array( 'type' => 'token' ) ) ) ),
			'an empty text'       => array( array( 'posts' => array( self::text( '' ) ) ) ),
			'another type'        => array(
				array(
					'posts' => array(
						array(
							'type'  => 'code',
							'value' => 'a',
						),
					),
				),
			),
		);
	}

	/** @dataProvider refused */
	public function test_refuses( $value ): void {
		$this->assertSame( 'invalid_param', Title_Formats::problem_with( $value )->get_error_code() );
	}

	public function test_an_empty_text_is_an_empty_list_and_every_page_type_is_there(): void {
		$this->assertNull( Title_Formats::problem_with( array( 'posts' => '' ) ) );
		$this->assertSame( Title_Formats::DEFAULT, Title_Formats::sanitize( array( 'posts' => '' ) ) );
	}

	public function test_texts_lose_tags_and_repeated_spaces_but_keep_outer_spaces(): void {
		$clean = Title_Formats::sanitize( array( 'posts' => array( self::token( 'post_title' ), self::text( "  <b>A \t & B</b> " ), self::text( '<br>' ) ) ) );

		$this->assertSame( array( self::token( 'post_title' ), self::text( ' A & B ' ) ), $clean['posts'] );
	}

	public function test_a_bracket_that_starts_no_tag_is_kept(): void {
		$clean = Title_Formats::sanitize( array( 'posts' => array( self::text( 'Under <5 > 3 <3' ), self::text( '<<b>b>x<script>y</script>' ) ) ) );

		$this->assertSame( array( self::text( 'Under <5 > 3 <3' ), self::text( 'x' ) ), $clean['posts'] );
	}

	public function test_formats_have_a_maximum_length(): void {
		$this->assertNull( Title_Formats::problem_with( array( 'posts' => array( self::text( str_repeat( 'é', 500 ) ) ) ) ) );
		$this->assertNotNull( Title_Formats::problem_with( array( 'posts' => array( self::text( str_repeat( 'é', 500 ) ), self::text( 'x' ) ) ) ) );
		$this->assertNotNull( Title_Formats::problem_with( array( 'posts' => array_fill( 0, 101, self::token( 'site_name' ) ) ) ) );
	}

	private static function token( string $value ): array {
		return array(
			'type'  => 'token',
			'value' => $value,
		);
	}

	private static function text( string $value ): array {
		return array(
			'type'  => 'string',
			'value' => $value,
		);
	}
}
