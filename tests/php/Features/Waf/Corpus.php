<?php
/**
 * Requests to test the firewall with.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Waf;

use Jetpack_Dashboard\Features\Waf\Incoming_Request;
use Jetpack_Dashboard\Features\Waf\Request_Body;
use Jetpack_Dashboard\Features\Waf\Rules;

/**
 * Reads corpus/{attacks,harmless}/*.tsv. A line is a kind, a target and what is sent, separated by tabs. ⏎, ␍ and ␀ stand for
 * the characters that a line can't hold.
 *
 * Kinds: get, form (an encoded body), field (name, value), json, xml, multipart (a body of another method than POST, with the
 * boundary B), cookie, header, file (name, content). Those that begin
 * with `trusted-` are sent with a valid nonce to an editor route, so that their bodies are not checked.
 */
final class Corpus {

	/**
	 * The lines of a part, by file name.
	 *
	 * @param string $part attacks, harmless or held-out/….
	 * @return array<string, string[]>
	 */
	public static function lines( string $part ): array {
		$lines = array();
		foreach ( glob( __DIR__ . "/corpus/$part/*.tsv" ) ?: array() as $file ) {
			$lines[ basename( $file, '.tsv' ) ] = array_values( array_filter( explode( "\n", (string) file_get_contents( $file ) ) ) );
		}
		return $lines;
	}

	/**
	 * The rule that blocks a line.
	 *
	 * @param string $line Line of a file.
	 */
	public static function rule_of( string $line ): string {
		list( $kind, $target, $first, $second ) = array_pad(
			explode(
				"\t",
				strtr(
					$line,
					array(
						'⏎' => "\n",
						'␍' => "\r",
						'␀' => "\0",
					)
				),
				4
			),
			4,
			''
		);

		$is_trusted = 0 === strpos( $kind, 'trusted-' );
		$kind       = str_replace( 'trusted-', '', $kind );
		$server     = array( 'REQUEST_URI' => $target );
		$cookies    = array();
		$post       = array();
		$files      = array();
		$raw        = '';

		parse_str( (string) substr( (string) strstr( $target, '?' ), 1 ), $query );
		if ( 'header' === $kind ) {
			list( $name, $value ) = explode( ': ', $first, 2 );
			$server[ 'HTTP_' . strtoupper( str_replace( '-', '_', $name ) ) ] = $value;
		} elseif ( 'cookie' === $kind ) {
			list( $name, $value ) = explode( '=', $first, 2 );
			$cookies[ $name ]     = urldecode( $value );
		} elseif ( 'form' === $kind ) {
			parse_str( $first, $post );
		} elseif ( 'field' === $kind ) {
			$post = array( $first => $second );
		} elseif ( 'file' === $kind ) {
			$path = (string) tempnam( sys_get_temp_dir(), 'corpus' );
			file_put_contents( $path, $second );
			$files = array(
				'file' => array(
					'name'     => $first,
					'type'     => 'x',
					'tmp_name' => $path,
				),
			);
		} elseif ( 'get' !== $kind ) {
			$raw = $first;
		}

		$rule = Rules::broken_by( ( new Incoming_Request( $server, $query, $cookies, $files ) )->texts() );
		if ( isset( $path ) ) {
			unlink( $path );
		}
		if ( '' === $rule && ! $is_trusted ) {
			$rule = ( new Request_Body( $post, self::stream( $raw ), 'multipart' === $kind ? 'multipart/form-data; boundary=B' : '' ) )->broken_rule();
		}
		return $rule;
	}

	/**
	 * A body as PHP parses it.
	 *
	 * @param string $body Body.
	 * @return resource
	 */
	public static function stream( string $body ) {
		$stream = fopen( 'php://memory', 'w+b' );
		fwrite( $stream, $body );
		rewind( $stream );
		return $stream;
	}
}
