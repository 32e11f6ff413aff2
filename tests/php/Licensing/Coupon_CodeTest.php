<?php
/**
 * Tests of the codes of partner coupons.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Licensing;

use Jetpack_Dashboard\Licensing\Coupon_Code;
use Jetpack_Dashboard\Licensing\Coupon_Presets;
use PHPUnit\Framework\TestCase;

/**
 * Valid and invalid codes, and their parts.
 */
final class Coupon_CodeTest extends TestCase {

	public function test_a_code_has_prefix_and_preset(): void {
		$code = Coupon_Code::of( 'IONOS_IONA_a1-B2_3' );

		$this->assertSame( array( 'IONOS_IONA_a1-B2_3', 'IONOS', 'IONA' ), array( $code->code(), $code->prefix(), $code->preset() ) );
	}

	/**
	 * @return array<string, array{0: mixed}>
	 */
	public function no_codes(): array {
		return array(
			'nothing'        => array( '' ),
			'two parts'      => array( 'IONOS_IONA' ),
			'six parts'      => array( 'A_B_C_D_E_F' ),
			'an empty part'  => array( 'IONOS__X' ),
			'a long part'    => array( 'IONOS_IONA_' . str_repeat( 'x', 65 ) ),
			'a line end'     => array( "IONOS_IONA_X\n" ),
			'a slash'        => array( 'IONOS_IONA_X/Y' ),
			'dots'           => array( 'IONOS_IONA_..' ),
			'a percent sign' => array( 'IONOS_IONA_%2e' ),
			'markup'         => array( 'IONOS_IONA_<b>' ),
			'other letters'  => array( 'IONOS_IONA_é' ),
			'a list'         => array( array( 'IONOS_IONA_X' ) ),
			'no text'        => array( null ),
		);
	}

	/**
	 * @dataProvider no_codes
	 *
	 * @param mixed $value
	 */
	public function test_anything_else_is_not_a_code( $value ): void {
		$this->assertNull( Coupon_Code::of( $value ) );
	}

	public function test_prefix_and_preset_of_a_known_code_determine_partner_and_product(): void {
		$coupon = Coupon_Presets::coupon( Coupon_Code::of( 'IONOS_IONA_X' ) );

		$this->assertSame( 'IONOS', $coupon['partner']['name'] );
		$this->assertSame( 'jetpack_backup_daily', $coupon['product']['slug'] );
		$this->assertNull( Coupon_Presets::coupon( Coupon_Code::of( 'ACME_IONA_X' ) ) );
		$this->assertNull( Coupon_Presets::coupon( Coupon_Code::of( 'IONOS_ACME_X' ) ) );
	}
}
