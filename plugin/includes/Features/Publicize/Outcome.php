<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

defined( 'ABSPATH' ) || exit;

/** The result of an attempt to send. Properties are read-only. */
final class Outcome {

	public const SENT = 'sent';

	/** It wasn't accepted and can be sent again, such as after an error of the server. */
	public const RETRY = 'retry';

	/** Sending it again would fail again. */
	public const FAILED = 'failed';

	/** There was no response, so it may have been accepted. */
	public const UNKNOWN = 'unknown';

	public string $kind;

	/** Address of the published message; '' if unknown. */
	public string $url;

	public string $error;

	/** Seconds that the server asks to wait; 0 if it doesn't. */
	public int $wait_s;

	private function __construct( string $kind, string $url, string $error, int $wait_s = 0 ) {
		$this->kind   = $kind;
		$this->url    = $url;
		$this->error  = $error;
		$this->wait_s = $wait_s;
	}

	public static function sent( string $url = '' ): self {
		return new self( self::SENT, $url, '' );
	}

	public static function failed( string $error ): self {
		return new self( self::FAILED, '', $error );
	}

	/** The outcome of a response that isn't a success. */
	public static function of_error( Response $response ): self {
		return new self( $response->error_kind(), '', $response->error(), $response->retry_after() );
	}
}
