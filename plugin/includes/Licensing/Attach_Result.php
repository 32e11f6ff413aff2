<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Licensing;

defined( 'ABSPATH' ) || exit;

/** Result of attaching one license key. */
final class Attach_Result {

	/** 0 if the key was refused. */
	private int $product_id;
	private string $code;
	private string $message;

	private function __construct( int $product_id, string $code, string $message ) {
		$this->product_id = $product_id;
		$this->code       = $code;
		$this->message    = $message;
	}

	public static function attached( int $product_id ): self {
		return new self( $product_id, '', '' );
	}

	public static function refused( string $code, string $message ): self {
		return new self( 0, $code, $message );
	}

	/** For text that isn't a license key. It is not sent to the account service. */
	public static function malformed(): self {
		return self::refused( Attach_Results::INVALID, __( 'This is not a valid license key. Please try again.', 'jetpack-dashboard' ) );
	}

	public function is_attached(): bool {
		return $this->product_id > 0;
	}

	/** Error code of the account service, or Attach_Results::INVALID. */
	public function code(): string {
		return $this->code;
	}

	/** Error message of the account service, or ''. */
	public function message(): string {
		return $this->message;
	}

	/**
	 * As returned by `licensing/attach-licenses`.
	 *
	 * @return array<mixed>
	 */
	public function to_array(): array {
		return $this->is_attached()
			? array( array( 'activatedProductId' => $this->product_id ) )
			: array(
				'errors'     => array( $this->code => '' === $this->message ? array() : array( $this->message ) ),
				'error_data' => array(),
			);
	}
}
