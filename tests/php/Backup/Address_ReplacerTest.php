<?php
/**
 * Tests of replacing addresses in the values of a database.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Backup;

use Jetpack_Dashboard\Backup\Address_Replacer;
use PHPUnit\Framework\TestCase;

final class Address_ReplacerTest extends TestCase {

	private static function replace( string $value ): string {
		return ( new Address_Replacer(
			array(
				'http://old.example'      => 'https://new.example/blog',
				'http://old.example/core' => 'https://new.example/blog/wp',
			)
		) )->replace( $value );
	}

	/** @dataProvider texts */
	public function test_addresses_in_text( string $before, string $after ): void {
		$this->assertSame( $after, self::replace( $before ) );
	}

	/** @return array<string, array{string, string}> */
	public static function texts(): array {
		return array(
			'the address'               => array( 'http://old.example', 'https://new.example/blog' ),
			'https'                     => array( 'https://OLD.example/?p=1', 'https://new.example/blog/?p=1' ),
			'in HTML'                   => array( '<a href="http://old.example/a">http://old.example.</a>', '<a href="https://new.example/blog/a">https://new.example/blog.</a>' ),
			'the longer one first'      => array( 'http://old.example/core/wp-login.php', 'https://new.example/blog/wp/wp-login.php' ),
			'a longer name of a folder' => array( 'http://old.example/core-files', 'https://new.example/blog/core-files' ),
			'in JSON'                   => array( '{"url":"http:\/\/old.example\/a"}', '{"url":"https:\/\/new.example\/blog\/a"}' ),
			'another host'              => array( 'http://old.example.org http://old.example-shop http://old.example:8080', 'http://old.example.org http://old.example-shop http://old.example:8080' ),
			'only the host'             => array( 'me@old.example', 'me@old.example' ),
			'a dollar and a backslash'  => array( 'http://old.example/$1\\2', 'https://new.example/blog/$1\\2' ),
		);
	}

	public function test_a_new_address_that_begins_with_an_old_one_is_not_replaced_again(): void {
		$replacer = new Address_Replacer(
			array(
				'http://old.example'    => 'http://old.example/blog',
				'http://old.example/wp' => 'http://old.example/blog/wp',
			)
		);
		$this->assertSame( 'http://old.example/blog/wp/a http:\/\/old.example\/blog\/b', $replacer->replace( 'http://old.example/wp/a http:\/\/old.example\/b' ) );
	}

	public function test_serialized_data_stays_readable_and_creates_no_object(): void {
		$value  = array(
			'http://old.example/key' => 'é http://old.example/a',
			'nested'                 => serialize( array( 'http://old.example', 1, 1.5, null, true ) ),
			'json'                   => '{"a":"http:\/\/old.example"}',
			'object'                 => (object) array( 'url' => 'http://old.example' ),
		);
		$result = unserialize( self::replace( serialize( $value ) ) );

		$this->assertSame( 'é https://new.example/blog/a', $result['https://new.example/blog/key'] );
		$this->assertSame( array( 'https://new.example/blog', 1, 1.5, null, true ), unserialize( $result['nested'] ) );
		$this->assertSame( '{"a":"https:\/\/new.example\/blog"}', $result['json'] );
		$this->assertSame( 'https://new.example/blog', $result['object']->url );
		$this->assertSame( 'O:7:"Missing":1:{s:3:"url";s:24:"https://new.example/blog";}', self::replace( 'O:7:"Missing":1:{s:3:"url";s:18:"http://old.example";}' ) );
	}

	/** @dataProvider unreadable_values */
	public function test_serialized_data_that_cannot_be_read_stays_as_it_is( string $value ): void {
		$this->assertSame( $value, self::replace( $value ) );
	}

	/** @return array<string, array{string}> */
	public static function unreadable_values(): array {
		return array(
			'a wrong length'                   => array( 'a:1:{i:0;s:3:"http://old.example";}' ),
			'too few entries'                  => array( 'a:2:{i:0;s:18:"http://old.example";}' ),
			'an object that serializes itself' => array( 'C:3:"Own":18:{http://old.example}' ),
		);
	}

	public function test_values_that_are_nested_very_deeply_do_not_end_the_restore(): void {
		$value = 'http://old.example';
		for ( $depth = 0; $depth < 200; $depth++ ) {
			$value = array( $value );
		}
		$this->assertSame( serialize( $value ), self::replace( serialize( $value ) ) );
	}
}
