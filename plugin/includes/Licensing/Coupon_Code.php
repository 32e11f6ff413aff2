<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Licensing;

defined( 'ABSPATH' ) || exit;

/**
 * A partner coupon's code: prefix, preset and one to three more parts, joined by underscores.
 *
 * Codes come from links, which can't contain a nonce, so the format is strict.
 */
final class Coupon_Code {

	private const PATTERN = '/^([A-Za-z0-9]{1,32})_([A-Za-z0-9]{1,32})(?:_[A-Za-z0-9-]{1,64}){1,3}$/D';

	private string $code;
	private string $prefix;
	private string $preset;

	private function __construct( string $code, string $prefix, string $preset ) {
		$this->code   = $code;
		$this->prefix = $prefix;
		$this->preset = $preset;
	}

	/**
	 * @param mixed $value
	 */
	public static function of( $value ): ?self {
		return is_string( $value ) && preg_match( self::PATTERN, $value, $parts ) ? new self( $value, $parts[1], $parts[2] ) : null;
	}

	public function code(): string {
		return $this->code;
	}

	/** Identifies the partner. */
	public function prefix(): string {
		return $this->prefix;
	}

	/** Identifies the offer. */
	public function preset(): string {
		return $this->preset;
	}
}
