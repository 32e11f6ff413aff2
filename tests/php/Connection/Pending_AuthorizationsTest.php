<?php
/**
 * Tests of pending authorizations.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Connection;

use Jetpack_Dashboard\Connection\Pending_Authorizations;
use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Provider\Connection_Store;
use PHPUnit\Framework\TestCase;

final class Pending_AuthorizationsTest extends TestCase {

	private const USER  = 3;
	private const OTHER = 4;
	private const NOW   = 1700000000;

	/**
	 * @var int
	 */
	private $now;

	protected function setUp(): void {
		$this->now                 = self::NOW;
		$GLOBALS['test_filters']   = array();
		$GLOBALS['test_meta_rows'] = array();
		$GLOBALS['test_options']   = array( 'session_token' => 'session-1' );
		add_filter( 'jetpack_dashboard_now', fn() => $this->now );
	}

	public function test_an_authorization_is_consumed_once(): void {
		$begun = $this->pending()->start( self::USER, 'https://example.com/wp-admin/index.php', true );

		$this->assertSame(
			array(
				'nonce'      => $begun['nonce'],
				'verifier'   => $begun['verifier'],
				'redirect'   => 'https://example.com/wp-admin/index.php',
				'is_renewal' => true,
				'replaces'   => '',
			),
			$this->pending()->consume( self::USER, $begun['state'] )
		);
		$this->assertSame( 'invalid_state', $this->refusal( self::USER, $begun['state'] ) );
	}

	public function test_secrets_are_long_and_random(): void {
		$first   = $this->pending()->start( self::USER, '', false );
		$second  = $this->pending()->start( self::USER, '', false );
		$secrets = array_merge( array_values( $first ), array_values( $second ) );

		$this->assertCount( 6, array_unique( $secrets ) );
		foreach ( $secrets as $secret ) {
			$this->assertMatchesRegularExpression( '/^(3\.)?[A-Za-z0-9_-]{43}$/', $secret );
		}
	}

	public function test_state_and_session_are_stored_as_hashes(): void {
		$begun  = $this->pending()->start( self::USER, '', false );
		$stored = serialize( $GLOBALS['test_meta_rows'] );

		$this->assertStringNotContainsString( $begun['state'], $stored );
		$this->assertStringNotContainsString( 'session-1', $stored );
	}

	public function test_another_user_is_rejected_and_consumes_nothing(): void {
		$begun = $this->pending()->start( self::USER, '', false );

		$this->assertSame( 'wrong_state', $this->refusal( self::OTHER, $begun['state'] ) );
		$this->assertIsArray( $this->pending()->consume( self::USER, $begun['state'] ) );
	}

	public function test_another_session_is_rejected_and_consumes_nothing(): void {
		$begun = $this->pending()->start( self::USER, '', false );

		foreach ( array( 'session-2', '' ) as $session ) {
			$GLOBALS['test_options']['session_token'] = $session;
			$this->assertSame( 'wrong_state', $this->refusal( self::USER, $begun['state'] ) );
		}
		$GLOBALS['test_options']['session_token'] = 'session-1';
		$this->assertIsArray( $this->pending()->consume( self::USER, $begun['state'] ) );
	}

	public function test_a_state_with_another_users_id_is_invalid(): void {
		$begun  = $this->pending()->start( self::USER, '', false );
		$forged = self::OTHER . strstr( $begun['state'], '.' );

		$this->assertSame( 'invalid_state', $this->refusal( self::OTHER, $forged ) );
		$this->assertSame( 'wrong_state', $this->refusal( self::USER, $forged ) );
	}

	public function test_expires_after_ten_minutes(): void {
		$in_time  = $this->pending()->start( self::USER, '', false );
		$too_late = $this->pending()->start( self::USER, '', false );

		$this->now = self::NOW + 599;
		$this->assertIsArray( $this->pending()->consume( self::USER, $in_time['state'] ) );
		$this->now = self::NOW + 600;
		$this->assertSame( 'invalid_grant', $this->refusal( self::USER, $too_late['state'] ) );
		$this->assertSame( 'invalid_state', $this->refusal( self::USER, $too_late['state'] ) );
	}

	public function test_missing_and_malformed_states_are_rejected(): void {
		$this->pending()->start( self::USER, '', false );

		$this->assertSame( 'no_state', $this->refusal( self::USER, '' ) );
		$this->assertSame( 'invalid_state', $this->refusal( self::USER, self::USER . '.nonsense' ) );
		$this->assertSame( 'invalid_state', $this->refusal( self::USER, 'nonsense' ) );
	}

	public function test_the_sixth_replaces_the_oldest(): void {
		$states = array();
		for ( $number = 0; $number < 6; $number++ ) {
			$states[] = $this->pending()->start( self::USER, '', false )['state'];
		}

		$this->assertSame( 'invalid_state', $this->refusal( self::USER, $states[0] ) );
		foreach ( array_slice( $states, 1 ) as $state ) {
			$this->assertIsArray( $this->pending()->consume( self::USER, $state ) );
		}
	}

	public function test_expired_ones_are_removed_with_the_next(): void {
		$this->pending()->start( self::USER, '', false );
		$this->now = self::NOW + 600;
		$this->pending()->start( self::USER, '', false );

		$this->assertCount( 1, $GLOBALS['test_meta_rows'][ self::USER ][ Connection_Store::PENDING ] );
	}

	private function pending(): Pending_Authorizations {
		return new Pending_Authorizations( new Clock() );
	}

	private function refusal( int $user_id, string $state ): string {
		$result = $this->pending()->consume( $user_id, $state );

		return is_wp_error( $result ) ? $result->get_error_code() : 'none';
	}
}
