<?php
/**
 * Tests of a user's licenses.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Licensing;

use Jetpack_Dashboard\Licensing\User_Licenses;
use PHPUnit\Framework\TestCase;

/**
 * Validation and sanitizing of the response.
 */
final class User_LicensesTest extends TestCase {

	private const COUNTS = array(
		'attached' => 2,
		'detached' => 1,
		'revoked'  => 4,
	);

	public function test_counts(): void {
		$this->assertSame( self::COUNTS + array( 'not_revoked' => 3 ), User_Licenses::counts( self::COUNTS + array( 'items' => array() ) ) );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>}>
	 */
	public function no_counts(): array {
		return array(
			'a missing one' => array( array( 'attached' => 1 ) ),
			'a negative'    => array( array( 'detached' => -1 ) + self::COUNTS ),
			'a text'        => array( array( 'detached' => '1' ) + self::COUNTS ),
		);
	}

	/**
	 * @dataProvider no_counts
	 *
	 * @param array<string, mixed> $body Body.
	 */
	public function test_other_types_are_invalid_counts( array $body ): void {
		$this->assertNull( User_Licenses::counts( $body ) );
	}

	public function test_a_page_has_the_documented_keys_sanitized(): void {
		$page = User_Licenses::page(
			array(
				'total_items' => 70,
				'items'       => array(
					array(
						'license_key' => 'key-1',
						'license_id'  => 11,
						'product_id'  => '2112',
						'product'     => '<b>Backup</b>',
						'siteurl'     => array( 'https://example.com' ),
						'secret'      => 'x',
					),
				),
			)
		);

		$this->assertSame( 70, $page['total_items'] );
		$this->assertSame( 1, $page['current_items'] );
		$this->assertSame(
			array(
				'license_key' => 'key-1',
				'license_id'  => 11,
				'product_id'  => null,
				'user_id'     => null,
				'blog_id'     => null,
				'product'     => 'Backup',
				'username'    => null,
				'siteurl'     => null,
				'issued_at'   => null,
				'attached_at' => null,
				'revoked_at'  => null,
			),
			$page['items'][0]
		);
	}

	public function test_a_page_has_a_maximum_length(): void {
		$this->assertCount( 100, User_Licenses::page( array( 'items' => array_fill( 0, 1000, array( 'license_key' => 'k' ) ) ) )['items'] );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>}>
	 */
	public function no_pages(): array {
		return array(
			'no list'           => array( array( 'items' => array( 'a' => array() ) ) ),
			'nothing'           => array( array() ),
			'other things'      => array( array( 'items' => array( 42 ) ) ),
			'one without a key' => array( array( 'items' => array( array( 'license_id' => 1 ) ) ) ),
		);
	}

	/**
	 * @dataProvider no_pages
	 *
	 * @param array<string, mixed> $body Body.
	 */
	public function test_other_responses_are_not_a_page( array $body ): void {
		$this->assertNull( User_Licenses::page( $body ) );
	}
}
