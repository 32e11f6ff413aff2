<?php
/**
 * Tests that people learn what was found.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Scanner;

use Jetpack_Dashboard\Features\Scanner\Threat_Texts;
use PHPUnit\Framework\TestCase;

final class Threat_TextsTest extends TestCase {

	/** What is found otherwise than by a signature. */
	private const CODES = array( 'changed-published', 'unknown-in-core', 'unknown-in-plugin', 'changed-since', 'added-since', 'php-in-uploads', 'php-in-picture', 'too-large', 'too-complex', 'other-site', 'config-writable', 'debug-log', 'file-editor', 'outdated-core', 'outdated-plugin', 'outdated-theme', 'new-administrator' );

	public function test_whatever_is_no_signature_has_a_title(): void {
		$this->assertSame( array(), array_values( array_filter( self::CODES, static fn( string $code ): bool => Threat_Texts::title( 'no-such-code' ) === Threat_Texts::title( $code ) ) ) );
	}
}
