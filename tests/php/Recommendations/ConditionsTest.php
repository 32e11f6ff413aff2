<?php
/**
 * Tests of the conditions of recommendations.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Recommendations;

use Jetpack_Dashboard\Recommendations\Conditions;
use PHPUnit\Framework\TestCase;

final class ConditionsTest extends TestCase {

	/** A connected site on the free plan, with both modules off. */
	private const SITE = array(
		'is_registered'  => true,
		'is_free_plan'   => true,
		'has_scan'       => false,
		'has_backup'     => false,
		'has_antispam'   => false,
		'has_videopress' => false,
		'modules'        => array( 'publicize', 'videopress' ),
	);

	private const EVERYTHING = array(
		'has_scan'     => true,
		'has_backup'   => true,
		'has_antispam' => true,
	);

	/**
	 * @return array<string, array{0: array<string, mixed>, 1: string[]}>
	 */
	public function sites(): array {
		return array(
			'a connected site on the free plan' => array( array(), array( 'publicize', 'security-plan', 'anti-spam', 'videopress' ) ),
			'no connection'                     => array( array( 'is_registered' => false ), array( 'publicize' ) ),
			'both modules are on'               => array( array( 'modules' => array() ), array( 'security-plan', 'anti-spam' ) ),
			'a paid plan'                       => array( array( 'is_free_plan' => false ), array( 'publicize', 'security-plan', 'anti-spam' ) ),
			'the video product'                 => array( array( 'has_videopress' => true ), array( 'publicize', 'security-plan', 'anti-spam' ) ),
			'a spam filter'                     => array( array( 'has_antispam' => true ), array( 'publicize', 'security-plan', 'videopress' ) ),
			'scan and backup, no spam filter'   => array( array( 'has_antispam' => false ) + self::EVERYTHING, array( 'publicize', 'security-plan', 'anti-spam', 'videopress' ) ),
			'scan, backup and a spam filter'    => array( self::EVERYTHING, array( 'publicize', 'videopress' ) ),
		);
	}

	/**
	 * @dataProvider sites
	 *
	 * @param array<string, mixed> $differences What differs from SITE.
	 * @param string[]             $expected    Recommendations that are of use.
	 */
	public function test_which_recommendations_apply( array $differences, array $expected ): void {
		$conditions = new Conditions( $differences + self::SITE );

		$this->assertSame( $expected, array_values( array_filter( Conditions::SLUGS, array( $conditions, 'apply_to' ) ) ) );
	}

	public function test_unknown_recommendations_never_apply(): void {
		$this->assertFalse( ( new Conditions( self::SITE ) )->apply_to( 'summary' ) );
	}
}
