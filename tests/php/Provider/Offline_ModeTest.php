<?php
/**
 * Tests how offline mode is determined.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Provider;

use Jetpack_Dashboard\Provider\Offline_Mode;
use PHPUnit\Framework\TestCase;

final class Offline_ModeTest extends TestCase {

	protected function setUp(): void {
		$GLOBALS['test_filters'] = array();
		$GLOBALS['test_options'] = array();
	}

	/**
	 * @return array<string, array{0: string, 1: bool}>
	 */
	public function addresses(): array {
		return array(
			'a public site'                     => array( 'https://example.com', false ),
			'an address is not local by itself' => array( 'http://127.0.0.1:9400', false ),
			'no dot at all'                     => array( 'http://localhost:8080', true ),
			'.local'                            => array( 'https://shop.local', true ),
			'.localhost'                        => array( 'https://shop.localhost', true ),
			'.test'                             => array( 'https://shop.test/blog', true ),
			'.docksal'                          => array( 'https://shop.docksal', true ),
			'.docksal.site'                     => array( 'https://shop.docksal.site', true ),
			'.dev.cc'                           => array( 'https://shop.dev.cc', true ),
			'.lndo.site'                        => array( 'https://shop.lndo.site', true ),
			'upper case'                        => array( 'https://SHOP.TEST', true ),
			'the ending within the name'        => array( 'https://shop.test.example.com', false ),
			'the ending in the path'            => array( 'https://example.com/shop.test', false ),
		);
	}

	/**
	 * @dataProvider addresses
	 */
	public function test_reads_the_address( string $url, bool $is_local ): void {
		$GLOBALS['test_options']['siteurl'] = $url;

		$this->assertSame( $is_local, ( new Offline_Mode() )->is_active() );
		$this->assertSame( $is_local, ( new Offline_Mode() )->to_array()['url'] );
	}

	public function test_a_local_environment_is_offline(): void {
		$GLOBALS['test_options']['environment_type'] = 'local';

		$this->assertTrue( ( new Offline_Mode() )->is_active() );
	}

	public function test_the_filter_has_the_last_word_and_is_given_as_a_reason(): void {
		add_filter( 'jetpack_offline_mode', static fn() => true );

		$this->assertSame(
			array(
				'isActive'        => true,
				'constant'        => false,
				'url'             => false,
				'filter'          => true,
				'wpLocalConstant' => false,
			),
			( new Offline_Mode() )->to_array()
		);
	}

	public function test_the_filter_can_bring_a_local_site_online(): void {
		$GLOBALS['test_options']['siteurl'] = 'https://shop.test';
		add_filter( 'jetpack_offline_mode', static fn() => false );

		$this->assertFalse( ( new Offline_Mode() )->is_active() );
	}

	public function test_the_old_filter_still_counts(): void {
		add_filter( 'jetpack_development_mode', static fn() => true );

		$this->assertTrue( ( new Offline_Mode() )->is_active() );
	}

	public function test_a_site_can_say_that_its_address_is_not_local(): void {
		$GLOBALS['test_options']['siteurl'] = 'https://shop.test';
		add_filter( 'jetpack_is_local_site', static fn() => false );

		$this->assertFalse( ( new Offline_Mode() )->is_active() );
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_the_constant_decides_before_the_other_constant_and_the_address(): void {
		define( 'JETPACK_DEV_DEBUG', false );
		define( 'WP_LOCAL_DEV', true );
		$GLOBALS['test_options']['siteurl'] = 'https://shop.test';

		$offline = ( new Offline_Mode() )->to_array();

		$this->assertFalse( $offline['isActive'] );
		$this->assertFalse( $offline['constant'] );
		$this->assertTrue( $offline['wpLocalConstant'] );
	}

	/**
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_the_second_constant_decides_before_the_address(): void {
		define( 'WP_LOCAL_DEV', true );

		$this->assertTrue( ( new Offline_Mode() )->is_active() );
	}
}
