<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

use Jetpack_Dashboard\Kernel\Secret_Box;

defined( 'ABSPATH' ) || exit;

/** Encrypts a connection's secrets as one text. */
class Secrets {

	private Secret_Box $box;

	public function __construct( Secret_Box $box ) {
		$this->box = $box;
	}

	/** @param array<string, string> $secrets */
	public function encrypt( array $secrets ): string {
		return $this->box->seal( (string) wp_json_encode( $secrets ) );
	}

	/** @return array<string, string>|null Null if the salts have changed since. */
	public function decrypt( string $encrypted ): ?array {
		$secrets = json_decode( (string) $this->box->open( $encrypted ), true );

		return is_array( $secrets ) ? array_map( 'strval', $secrets ) : null;
	}
}
