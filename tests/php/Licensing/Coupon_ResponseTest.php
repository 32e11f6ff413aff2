<?php
/**
 * Tests of the account service's response about a partner coupon.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Licensing;

use Jetpack_Dashboard\Licensing\Coupon_Response;
use Jetpack_Dashboard\Licensing\Coupon_Code;
use PHPUnit\Framework\TestCase;

/**
 * Validation and sanitizing.
 */
final class Coupon_ResponseTest extends TestCase {

	private const CODE = 'IONOS_IONA_X';

	private const GOOD = array(
		'coupon_code' => self::CODE,
		'available'   => true,
		'partner'     => array(
			'name'   => 'IONOS',
			'prefix' => 'OTHER',
			'logo'   => array(
				'src'    => 'https://accounts.example.net/logo.svg',
				'width'  => 119,
				'height' => 32,
			),
		),
		'product'     => array(
			'slug'        => 'jetpack_backup_daily',
			'title'       => 'Backup',
			'description' => 'Daily.',
			'features'    => array( 'One', 'Two' ),
		),
	);

	/**
	 * @param array<string, mixed> $body Body.
	 */
	private static function read( array $body ): ?Coupon_Response {
		return Coupon_Response::of( Coupon_Code::of( self::CODE ), $body, static fn( string $url ): bool => 0 === strpos( $url, 'https://accounts.example.net/' ) );
	}

	/**
	 * @param array<string, mixed> $partner Changes.
	 * @param array<string, mixed> $product Changes.
	 * @return array<string, mixed>
	 */
	private static function changed( array $partner, array $product = array() ): array {
		return array(
			'partner' => $partner + self::GOOD['partner'],
			'product' => $product + self::GOOD['product'],
		) + self::GOOD;
	}

	public function test_reads_partner_and_product(): void {
		$result = self::read( self::GOOD );

		$this->assertSame( Coupon_Response::AVAILABLE, $result->status() );
		$this->assertEquals(
			array(
				'coupon_code' => self::CODE,
				'preset'      => 'IONA',
				// From the code, not from the response.
				'partner'     => array( 'prefix' => 'IONOS' ) + self::GOOD['partner'],
				'product'     => self::GOOD['product'],
			),
			$result->coupon()
		);
	}

	public function test_texts_are_sanitized_and_truncated(): void {
		$coupon = self::read(
			self::changed(
				array( 'name' => '<script>1</script><b>Our partner</b> ' . str_repeat( 'x', 200 ) ),
				array(
					'title'       => array( 'no text' ),
					'description' => '<i>' . str_repeat( 'y', 400 ) . '</i>',
					'features'    => array_merge( array( '<b>', 5, '<u>One</u>' ), array_fill( 0, 50, 'More' ) ),
				)
			)
		)->coupon();

		$this->assertSame( 100, mb_strlen( $coupon['partner']['name'] ) );
		$this->assertStringNotContainsString( '<', (string) json_encode( $coupon ) );
		$this->assertSame( '', $coupon['product']['title'] );
		$this->assertSame( str_repeat( 'y', 300 ), $coupon['product']['description'] );
		$this->assertSame( array_merge( array( 'One' ), array_fill( 0, 7, 'More' ) ), $coupon['product']['features'] );
	}

	/**
	 * @return array<string, array{0: mixed}>
	 */
	public function no_logos(): array {
		$logo = self::GOOD['partner']['logo'];

		return array(
			'none'           => array( null ),
			'a text'         => array( 'https://accounts.example.net/logo.svg' ),
			'another host'   => array( array( 'src' => 'https://evil.example/logo.svg' ) + $logo ),
			'a script'       => array( array( 'src' => 'javascript:alert(1)' ) + $logo ),
			'too long'       => array( array( 'src' => 'https://accounts.example.net/' . str_repeat( 'x', 2000 ) ) + $logo ),
			'no width'       => array( array( 'width' => 0 ) + $logo ),
			'a large height' => array( array( 'height' => 100000 ) + $logo ),
			'a size in text' => array( array( 'height' => '32' ) + $logo ),
		);
	}

	/**
	 * @dataProvider no_logos
	 *
	 * @param mixed $logo Logo.
	 */
	public function test_an_invalid_logo_is_ignored( $logo ): void {
		$this->assertNull( self::read( self::changed( array( 'logo' => $logo ) ) )->coupon()['partner']['logo'] );
	}

	/**
	 * @return array<string, array{0: mixed, 1: string}>
	 */
	public function reasons(): array {
		return array(
			'expired'    => array( 'expired', 'expired' ),
			'used'       => array( 'used', 'used' ),
			'unknown'    => array( 'unknown', 'unknown' ),
			'foreign'    => array( 'foreign', 'foreign' ),
			'another'    => array( '<b>', 'unknown' ),
			'no text'    => array( array(), 'unknown' ),
			'not a pass' => array( 'available', 'unknown' ),
		);
	}

	/**
	 * @dataProvider reasons
	 *
	 * @param mixed $reason Reason.
	 */
	public function test_a_coupon_that_is_not_available_has_a_reason( $reason, string $status ): void {
		$result = self::read(
			array(
				'available' => false,
				'reason'    => $reason,
			) + self::GOOD
		);

		$this->assertSame( $status, $result->status() );
		$this->assertSame( array(), $result->coupon() );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>}>
	 */
	public function invalid_responses(): array {
		return array(
			'nothing'              => array( array() ),
			'about another coupon' => array( array( 'coupon_code' => 'IONOS_IONA_Y' ) + self::GOOD ),
			'no verdict'           => array( array( 'available' => 'yes' ) + self::GOOD ),
			'no partner'           => array( array( 'partner' => 'IONOS' ) + self::GOOD ),
			'a partner of markup'  => array( self::changed( array( 'name' => '<b></b>' ) ) ),
			'no product'           => array( array( 'product' => null ) + self::GOOD ),
			'a slug of markup'     => array( self::changed( array(), array( 'slug' => '<b>' ) ) ),
		);
	}

	/**
	 * @dataProvider invalid_responses
	 *
	 * @param array<string, mixed> $body Body.
	 */
	public function test_other_responses_are_invalid( array $body ): void {
		$this->assertNull( self::read( $body ) );
	}
}
