<?php
/**
 * Tests of a site's own sharing services.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Settings;

use Jetpack_Dashboard\Settings\Own_Sharing_Services;
use Jetpack_Dashboard\Settings\Rules;
use Jetpack_Dashboard\Settings\Sharing_Services;
use PHPUnit\Framework\TestCase;

/**
 * The rules `custom` and `custom id` of docs/contract/settings.md#rules.
 */
final class Own_Sharing_ServicesTest extends TestCase {

	private const BOARD = array(
		'sharing_name' => 'Board',
		'sharing_url'  => 'https://board.example.test/?u=%post_url%',
		'sharing_icon' => '',
	);

	protected function setUp(): void {
		$GLOBALS['test_options'] = array();
	}

	public function test_custom_services_get_ids_and_are_listed(): void {
		$first  = Own_Sharing_Services::add( self::BOARD );
		$second = Own_Sharing_Services::add( self::BOARD );

		$this->assertSame( array( 'custom-1', 'custom-2' ), array( $first['id'], $second['id'] ) );
		$this->assertSame( 'https://board.example.test/?u=%post_url%', $first['url'] );
		$this->assertSame( 'Board', Sharing_Services::all()['custom-2'] );
	}

	public function test_a_removed_service_is_unknown(): void {
		Own_Sharing_Services::add( self::BOARD );
		$this->assertNull( Rules::custom_service_id( 'custom-1' ) );

		Own_Sharing_Services::remove( 'custom-1' );
		$this->assertSame( 'invalid_param', Rules::custom_service_id( 'custom-1' )->get_error_code() );
	}

	/**
	 * Changes to a valid service, and whether it is still valid.
	 */
	public function values(): array {
		return array(
			'as it is'           => array( array(), true ),
			'an icon'            => array( array( 'sharing_icon' => 'https://a.test/i.png' ), true ),
			'no name'            => array( array( 'sharing_name' => ' ' ), false ),
			'no address'         => array( array( 'sharing_url' => '' ), false ),
			'a script'           => array( array( 'sharing_url' => 'javascript:alert(1)' ), false ),
			'a script’s icon'    => array( array( 'sharing_icon' => 'data:text/html,x' ), false ),
			'a name of a number' => array( array( 'sharing_name' => 5 ), false ),
			'a key too many'     => array( array( 'id' => 'custom-9' ), false ),
		);
	}

	/** @dataProvider values */
	public function test_rule( array $changes, bool $is_good ): void {
		$this->assertSame( $is_good, null === Own_Sharing_Services::problem_with( $changes + self::BOARD ) );
	}

	public function test_all_empty_is_fine_and_another_type_is_not(): void {
		$this->assertNull( Own_Sharing_Services::problem_with( array_fill_keys( array_keys( self::BOARD ), '' ) ) );
		$this->assertSame( 'invalid_param', Own_Sharing_Services::problem_with( 'Board' )->get_error_code() );
	}
}
