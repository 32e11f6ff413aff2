<?php
/**
 * Tests which login attempts are refused.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Protect;

use Jetpack_Dashboard\Features\Protect\Attempt;
use Jetpack_Dashboard\Features\Protect\Limits;
use Jetpack_Dashboard\Features\Protect\Lockout_State;
use PHPUnit\Framework\TestCase;

/**
 * The limits of docs/spec/decisions.md#61, without a database.
 */
final class StandingTest extends TestCase {

	private const NOW = 1000000;

	/**
	 * The end of a lockout.
	 *
	 * @dataProvider situations
	 *
	 * @param int                               $expects Unix time; 0 when it is not.
	 * @param array<string, array<string, int>> $rows    By kind of subject.
	 * @param array<string, bool>               $flags   Of the attempt.
	 */
	public function test_refused_until( int $expects, array $rows, array $flags = array() ): void {
		$attempt = self::attempt( $flags );
		$by_key  = array();
		foreach ( $rows as $kind => $row ) {
			$by_key[ $attempt->{$kind . '_subject'}->key() ] = array_map( 'strval', $row );
		}

		$this->assertSame( $expects, ( new Lockout_State( $by_key, self::NOW ) )->refused_until( $attempt ) );
	}

	/**
	 * @return array<string, array<int, mixed>>
	 */
	public function situations(): array {
		$short = array( 'locked_until' => self::NOW + 60 );
		$long  = array( 'locked_until' => self::NOW + 600 );
		$over  = array( 'locked_until' => self::NOW );
		$pass  = array( 'pass_until' => self::NOW + 60 );

		return array(
			'nothing on record'               => array( 0, array() ),
			'a locked address'                => array( self::NOW + 60, array( 'address' => $short ) ),
			'a lock that is over'             => array( 0, array( 'address' => $over ) ),
			'a locked account'                => array( self::NOW + 60, array( 'account' => $short ) ),
			'both: the longer one'            => array(
				self::NOW + 600,
				array(
					'address' => $short,
					'account' => $long,
				),
			),
			'a known address, locked account' => array(
				0,
				array(
					'account' => $short,
					'known'   => array( 'seen_at' => 1 ),
				),
			),
			'a known address that is locked'  => array(
				self::NOW + 60,
				array(
					'address' => $short,
					'known'   => array( 'seen_at' => 1 ),
				),
			),
			'a known device, locked account'  => array( 0, array( 'account' => $short ), array( 'is_known_device' => true ) ),
			'a known device, locked address'  => array( self::NOW + 60, array( 'address' => $short ), array( 'is_known_device' => true ) ),
			'a known device, shared address'  => array(
				0,
				array( 'address' => $short ),
				array(
					'is_known_device'   => true,
					'is_shared_address' => true,
				),
			),
			'an unknown one, shared address'  => array( self::NOW + 60, array( 'address' => $short ), array( 'is_shared_address' => true ) ),
			'a pass'                          => array(
				0,
				array(
					'address' => $long,
					'account' => $long,
					'known'   => $pass,
				),
			),
			'a pass that is over'             => array(
				self::NOW + 60,
				array(
					'address' => $short,
					'known'   => array( 'pass_until' => self::NOW ),
				),
			),
			'an allowed address'              => array(
				0,
				array(
					'address' => $long,
					'account' => $long,
				),
				array( 'is_exempt' => true ),
			),
		);
	}

	/**
	 * Each lockout is twice as long as the last one, up to the limit.
	 */
	public function test_lock_seconds(): void {
		$limits = new Limits();

		$this->assertSame(
			array( 900, 1800, 3600, 7200, 14400, 28800, 57600, 86400, 86400 ),
			array_map( array( $limits, 'lock_seconds' ), range( 0, 8 ) )
		);
		$this->assertSame( 86400, $limits->lock_seconds( PHP_INT_MAX ) );
	}

	/**
	 * Every limit can be filtered; invalid values are corrected.
	 */
	public function test_limits_have_filters(): void {
		add_filter( 'jetpack_dashboard_protect_address_failures', array( $this, 'three' ) );
		add_filter( 'jetpack_dashboard_protect_account_failures', array( $this, 'minus_one' ) );
		$limits = new Limits();

		$this->assertSame( 3, $limits->get( 'address_failures' ) );
		$this->assertSame( 1, $limits->get( 'account_failures' ) );
		$this->assertSame( 900, $limits->get( 'address_window' ) );
	}

	/**
	 * A filter.
	 */
	public function three(): int {
		return 3;
	}

	/**
	 * A filter that returns an invalid value.
	 */
	public function minus_one(): int {
		return -1;
	}

	/**
	 * Usernames that are equal in the database's collation are different subjects.
	 */
	public function test_keys_tell_names_apart(): void {
		$keys = array();
		foreach ( array( 'jose', 'josé', 'jose ', str_repeat( 'x', 300 ), str_repeat( 'x', 301 ) ) as $account ) {
			$keys[] = ( new Attempt( '192.0.2.1', '192.0.2.1', $account, $account, Attempt::FORM ) )->account_subject->key();
		}

		$this->assertCount( 5, array_unique( $keys ) );
	}

	/**
	 * An attempt.
	 *
	 * @param array<string, bool> $flags Its flags.
	 */
	private static function attempt( array $flags ): Attempt {
		return new Attempt( '192.0.2.1', '192.0.2.1', 'admin', 'admin', Attempt::FORM, $flags );
	}
}
