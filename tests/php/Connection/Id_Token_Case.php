<?php
/**
 * Base class of tests of ID tokens and their keys.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Connection;

use Jetpack_Dashboard\Connection\Id_Token;
use Jetpack_Dashboard\Kernel\Container;
use PHPUnit\Framework\TestCase;
use WP_Error;

require_once __DIR__ . '/Fake_Provider.php';

/**
 * A provider that signs tokens, and a clock that can be moved.
 */
abstract class Id_Token_Case extends TestCase {

	protected const NOW    = 1700000000;
	protected const CLAIMS = array(
		'iss'   => 'https://accounts.example.net',
		'aud'   => 'client-1',
		'exp'   => self::NOW + 3600,
		'iat'   => self::NOW,
		'nonce' => 'nonce-1',
		'sub'   => '90210',
	);

	/**
	 * The account service.
	 *
	 * @var Fake_Provider
	 */
	protected $provider;

	/**
	 * The plugin's connection, as in a single request.
	 *
	 * @var Container
	 */
	protected $services;

	/**
	 * The time.
	 *
	 * @var int
	 */
	protected $now = self::NOW;

	/**
	 * Starts the account service.
	 */
	protected function setUp(): void {
		$GLOBALS['test_filters'] = array();
		$GLOBALS['test_options'] = array();
		$this->provider          = Fake_Provider::start();
		add_filter( 'jetpack_dashboard_now', fn() => $this->now );
		$this->next_request();
	}

	/**
	 * Replaces the published keys.
	 *
	 * @param mixed ...$keys Keys.
	 */
	protected function publish( ...$keys ): void {
		$this->provider->responses['/jwks'] = array( 200, array( 'keys' => $keys ) );
	}

	/**
	 * How often the keys were fetched.
	 */
	protected function fetches(): int {
		return count( $this->provider->forms( '/jwks' ) );
	}

	/**
	 * Clears everything that is kept for one request only.
	 */
	protected function next_request(): void {
		$this->services = new Container();
	}

	/**
	 * Verifies a token.
	 *
	 * @param string $token Token.
	 * @return string|WP_Error Its subject.
	 */
	protected function subject( string $token ) {
		$claims = $this->services->get( Id_Token::class )->claims( $token, 'client-1', 'nonce-1' );

		return $claims instanceof WP_Error ? $claims : $claims['sub'];
	}

	/**
	 * Signs a token.
	 *
	 * @param array<string, mixed> $claims Claims; null leaves one out.
	 */
	protected static function token( array $claims ): string {
		return Test_Key::of( 'first' )->sign( array_filter( $claims, static fn( $claim ) => null !== $claim ) );
	}
}
