<?php
/**
 * Runs our rules for PHP_CodeSniffer.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Lint;

/**
 * Runs PHP_CodeSniffer in a separate process, since it defines the same constants as PHPUnit's coverage.
 */
trait Sniffs {

	/**
	 * Checks code with one standard.
	 *
	 * @param string $code     A file's content.
	 * @param string $standard What --standard gets.
	 * @param string $sniff    The only rule to check; '' for all of them.
	 * @return string[] The messages.
	 */
	private function sniff( string $code, string $standard, string $sniff = '' ): array {
		$root    = dirname( __DIR__, 3 );
		$pipes   = array();
		$command = array_merge(
			array( PHP_BINARY, '-d', 'error_reporting=8191', 'vendor/bin/phpcs', '-q', '--standard=' . $standard, '--report=json' ),
			'' === $sniff ? array() : array( '--sniffs=' . $sniff ),
			array( '-' )
		);
		$process = proc_open( $command, array( array( 'pipe', 'r' ), array( 'pipe', 'w' ) ), $pipes, $root );

		fwrite( $pipes[0], $code );
		fclose( $pipes[0] );
		$output = (string) stream_get_contents( $pipes[1] );
		proc_close( $process );
		$report = json_decode( substr( $output, (int) strpos( $output, '{' ) ), true );

		$this->assertIsArray( $report, $output );
		return array_column( array_values( $report['files'] )[0]['messages'], 'message' );
	}
}
