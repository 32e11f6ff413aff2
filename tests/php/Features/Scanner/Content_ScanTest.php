<?php
/**
 * Tests of the search for scripts in posts and options.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Scanner;

use Jetpack_Dashboard\Features\Scanner\Content_Scan;
use Jetpack_Dashboard\Features\Scanner\Crash_Guard;
use Jetpack_Dashboard\Features\Scanner\Scan_State;
use Jetpack_Dashboard\Features\Scanner\Threats;
use PHPUnit\Framework\TestCase;

final class Content_ScanTest extends TestCase {

	/**
	 * The connection of other tests.
	 *
	 * @var mixed
	 */
	private $wpdb;

	protected function setUp(): void {
		$this->wpdb      = $GLOBALS['wpdb'] ?? null;
		$GLOBALS['wpdb'] = new class() {

			public string $posts      = 'wp_posts';
			public string $options    = 'wp_options';
			public string $last_error = '';

			/**
			 * Statements that search texts.
			 *
			 * @var string[]
			 */
			public array $searches = array();

			/**
			 * What get_var() returns, in turn.
			 *
			 * @var array<int, string|null>
			 */
			public array $last_ids = array();

			public function esc_like( string $text ): string {
				return $text;
			}

			/** @param mixed ...$values */
			public function prepare( string $sql, ...$values ): string {
				return vsprintf( $sql, is_array( $values[0] ) ? $values[0] : $values );
			}

			public function get_var(): ?string {
				return array_shift( $this->last_ids );
			}

			/** @return array<int, array<string, string>> */
			public function get_results( string $sql ): array {
				$this->searches[] = $sql;

				return array();
			}
		};
	}

	protected function tearDown(): void {
		$GLOBALS['wpdb'] = $this->wpdb;
	}

	/** @return array<string, array{string, string}> */
	public function tables(): array {
		return array(
			'posts'   => array( 'posts', 'ID' ),
			'options' => array( 'options', 'option_id' ),
		);
	}

	/** @dataProvider tables */
	public function test_searches_a_large_table_in_parts( string $method, string $id ): void {
		$GLOBALS['wpdb']->last_ids = array( '700', null );
		$scan                      = new Content_Scan( $this->createStub( Threats::class ), $this->createStub( Crash_Guard::class ) );
		$state                     = new Scan_State();

		$this->assertFalse( $scan->$method( $state, 0.0 ) );
		$this->assertSame( 700, $state->cursor );
		$this->assertTrue( $scan->$method( $state, 0.0 ) );
		$this->assertStringContainsString( "$id > 0 AND $id <= 700", $GLOBALS['wpdb']->searches[0] );
		$this->assertStringContainsString( "$id > 700 AND", $GLOBALS['wpdb']->searches[1] );
	}
}
