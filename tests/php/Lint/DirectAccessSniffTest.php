<?php
/**
 * Tests the lint rule for files that must not run when a browser requests them.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Lint;

use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/Sniffs.php';

final class DirectAccessSniffTest extends TestCase {

	use Sniffs;

	/**
	 * The guard must be the first statement.
	 *
	 * @dataProvider files
	 * @param string $code     What follows the opening tag.
	 * @param bool   $is_clean Whether the rule accepts it.
	 */
	public function test_requires_the_guard_as_the_first_statement( string $code, bool $is_clean ): void {
		$messages = $this->sniff( "<?php\n" . $code, 'phpcs.xml.dist', 'JetpackDashboard.Files.DirectAccess' );

		$this->assertSame( $is_clean ? 0 : 1, count( $messages ) );
	}

	/**
	 * @return array<string, array{string, bool}>
	 */
	public function files(): array {
		$guard = "defined( 'ABSPATH' ) || exit;\n";

		return array(
			'a class with the guard'          => array( "declare( strict_types=1 );\nnamespace A;\nuse B\C;\nuse function D;\n{$guard}class E extends C {}", true ),
			'a script with the guard'         => array( $guard . 'return array();', true ),
			'the uninstaller'                 => array( "defined( 'WP_UNINSTALL_PLUGIN' ) || exit;", true ),
			'a class that a script loads too' => array( "defined( 'ABSPATH' ) || defined( 'JETPACK_DASHBOARD_STATS_VIEW' ) || exit;", true ),
			'no guard'                        => array( "namespace A;\nclass B extends C {}", false ),
			'the guard after other code'      => array( "do_something();\n{$guard}", false ),
			'the guard after a class'         => array( "class A extends B {}\n{$guard}", false ),
			'a condition that lets all pass'  => array( "defined( 'ABSPATH' ) || defined( 'PHP_VERSION' ) || exit;", false ),
			'nothing at all'                  => array( '', false ),
		);
	}
}
