<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Limits\Rate_Limiter;
use Jetpack_Dashboard\Kernel\Spam\Signed_Time;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/**
 * The token of a comment form. The form's script fetches it when a visitor starts to write, so that it also has the right time on cached
 * pages. It belongs to one post, and is good for a few comments within a day.
 */
class Form_Token {

	private const MIN_SECONDS = 3;
	private const NONCE       = 10;
	private const LIFETIME_S  = 86400;

	/** A visitor may get an error and send again. */
	private const USES = 3;

	private Clock $clock;
	private Rate_Limiter $limiter;

	/**
	 * Uses by token, since WordPress checks a comment more than once per request.
	 *
	 * @var array<string, int>
	 */
	private array $uses = array();

	public function __construct( Clock $clock, Rate_Limiter $limiter ) {
		$this->clock   = $clock;
		$this->limiter = $limiter;
	}

	public function create( int $post_id ): string {
		$nonce = strtolower( wp_generate_password( self::NONCE, false ) );

		return $nonce . '-' . Signed_Time::sign( "comment $post_id $nonce", $this->clock->now() );
	}

	public function rate( string $token, int $post_id, Verdict $verdict ): void {
		$parts = explode( '-', $token, 2 );
		$age   = self::NONCE === strlen( $parts[0] ) ? Signed_Time::age( "comment $post_id $parts[0]", $parts[1] ?? '', $this->clock->now() ) : null;
		if ( '' === $token || ( null !== $age && $age > self::LIFETIME_S ) ) {
			$verdict->add( 'no-token', 1.0 );
		} elseif ( null === $age || $age < 0 ) {
			$verdict->add( 'token-wrong', 3.0 );
		} elseif ( $age < self::MIN_SECONDS ) {
			$verdict->add( 'too-fast', 5.0 );
		} elseif ( $this->uses( $token ) > self::USES ) {
			$verdict->add( 'token-used', 3.0 );
		}
	}

	private function uses( string $token ): int {
		try {
			$this->uses[ $token ] = $this->uses[ $token ] ?? $this->limiter->hit( 'spam_token', $token, DAY_IN_SECONDS );

			return $this->uses[ $token ];
		} catch ( Storage_Error $error ) {
			return 0;
		}
	}
}
