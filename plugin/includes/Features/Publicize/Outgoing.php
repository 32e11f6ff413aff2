<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

use Jetpack_Dashboard\Kernel\Net\Public_Request;

defined( 'ABSPATH' ) || exit;

/** Requests to networks, whose servers authors enter. */
class Outgoing {

	private Public_Request $request;

	public function __construct( Public_Request $request ) {
		$this->request = $request;
	}

	/** @param array<string, string> $headers */
	public function get( string $url, array $headers = array() ): Response {
		return $this->send( 'GET', $url, $headers );
	}

	/**
	 * @param string                $body    JSON.
	 * @param array<string, string> $headers
	 */
	public function post( string $url, string $body, array $headers = array() ): Response {
		return $this->send( 'POST', $url, $headers + array( 'Content-Type' => 'application/json' ), $body );
	}

	/**
	 * The address `https://host` of what a user entered; '' if it isn't a host name.
	 *
	 * @param string $text A host name or an address.
	 */
	public static function origin( string $text ): string {
		$host = strtolower( (string) preg_replace( '#^https://|/+$#i', '', trim( $text ) ) );

		return 1 === preg_match( '/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/D', $host ) ? "https://$host" : '';
	}

	/** @param array<string, string> $headers */
	private function send( string $method, string $url, array $headers, string $body = '' ): Response {
		return new Response( $this->request->send( $method, $url, $headers + array( 'Accept' => 'application/json' ), $body ) );
	}
}
