<?php
/**
 * Which searches are counted, and in which form.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Search;

use Jetpack_Dashboard\Features\Search\Counted_Query;
use PHPUnit\Framework\TestCase;

final class Counted_QueryTest extends TestCase {

	/** @return array<string, array{string, string}> */
	public function queries(): array {
		return array(
			'spaces and case'                       => array( "  Red \t SHOES\n", 'red shoes' ),
			'accents stay'                          => array( 'CAFÉ', 'café' ),
			'HTML is text'                          => array( '<b>shoes</b>', '<b>shoes</b>' ),
			'another script'                        => array( '赤い靴', '赤い靴' ),
			'invisible characters'                  => array( "sho\u{202E}es\u{200B}", 'sho es' ),
			'the longest text'                      => array( str_repeat( 'é', 60 ), str_repeat( 'é', 60 ) ),
			'a longer one'                          => array( str_repeat( 'é', 61 ), '' ),
			'nothing'                               => array( '', '' ),
			'punctuation'                           => array( '?! …', '' ),
			'invalid UTF-8'                         => array( "shoes\xff", '' ),
			'a year'                                => array( 'best of 2026', 'best of 2026' ),
			'six digits'                            => array( 'part 123 456', 'part 123 456' ),
			'two numbers with words between them'   => array( '1234 to 5678', '1234 to 5678' ),
			'an email address'                      => array( 'mail jane@example.com', '' ),
			'an encoded email address'              => array( 'jane%40example.com', '' ),
			'an email address with full-width sign' => array( 'jane＠example.com', '' ),
			'a phone number'                        => array( 'call +49 (0)171 234-5678', '' ),
			'a card number'                         => array( '4111 1111 1111 1111', '' ),
			'a bank account'                        => array( 'DE89 3704 0044 0532 0130 00', '' ),
			'a number in another script'            => array( '٠١٢٣٤٥٦٧', '' ),
		);
	}

	/** @dataProvider queries */
	public function test_normalize( string $text, string $expected ): void {
		$this->assertSame( $expected, Counted_Query::normalize( $text ) );
	}
}
