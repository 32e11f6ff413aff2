<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Likes;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Limits\Rate_Limiter;
use Jetpack_Dashboard\Kernel\Net\Client_Address;
use Jetpack_Dashboard\Kernel\Statistics\Retention;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** The sender of a like who isn't logged in, by hashes of address and browser that change daily. */
class Visitor {

	private const PER_MINUTE = 20;

	/** Likes of one post or comment from one address, whose visitors have different browsers. */
	private const PER_SUBJECT = 10;

	/** Likes from one address, so that it can't use up those of all visitors (Like_Store). */
	private const PER_DAY = 200;

	private Rate_Limiter $limiter;
	private Client_Address $client;
	private Clock $clock;

	public function __construct( Rate_Limiter $limiter, Client_Address $client, Clock $clock ) {
		$this->limiter = $limiter;
		$this->client  = $client;
		$this->clock   = $clock;
	}

	/**
	 * Whether a form or script of this site sent the request. Other sites could send a like with the visitor's address, and so could an
	 * image in a post, since `_method=POST` turns its request into that of the REST route.
	 *
	 * @param array<string, mixed> $server $_SERVER.
	 */
	public static function is_from_this_site( array $server ): bool {
		$site   = self::text( $server, 'HTTP_SEC_FETCH_SITE' );
		$origin = self::text( $server, 'HTTP_ORIGIN' );
		if ( 'POST' !== self::text( $server, 'REQUEST_METHOD' ) ) {
			return false;
		}
		if ( 'same-origin' === $site || ( '' === $site && '' === $origin ) ) {
			return true;
		}

		// The addresses of the site and of WordPress may differ.
		$origins = array_map(
			static function ( string $url ): string {
				$parts = (array) wp_parse_url( $url );

				return ( $parts['scheme'] ?? '' ) . '://' . ( $parts['host'] ?? '' ) . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
			},
			array( home_url(), site_url() )
		);

		return in_array( $origin, $origins, true );
	}

	/**
	 * Counts a request. Returns whether it is within the limit.
	 *
	 * @param int $user_id 0 for visitors.
	 * @throws Storage_Error
	 */
	public function allows( int $user_id ): bool {
		return 0 === $user_id
			? $this->limiter->allows_visitor( 'likes', self::PER_MINUTE, MINUTE_IN_SECONDS )
			: $this->limiter->hit( 'likes', "user $user_id", MINUTE_IN_SECONDS ) <= self::PER_MINUTE;
	}

	/**
	 * Counts a visitor's like. Returns whether it is within the limit.
	 *
	 * @throws Storage_Error
	 */
	public function allows_like( Subject $subject, int $id ): bool {
		return $this->limiter->allows_visitor( 'likes of one', self::PER_SUBJECT, DAY_IN_SECONDS, "{$subject->kind()} $id" )
			&& $this->limiter->allows_visitor( 'likes a day', self::PER_DAY, DAY_IN_SECONDS );
	}

	/** @return string The token of the visitor's like, 32 characters. */
	public function token( Subject $subject, int $id ): string {
		$agent = self::text( $_SERVER, 'HTTP_USER_AGENT' );

		return substr( $this->hash( "token {$subject->kind()} $id " . $this->address() . " $agent" ), 0, 32 );
	}

	/** @return string '' if it is unknown. */
	private function address(): string {
		$address = $this->client->ip();

		return $address ? $address->bucket() : '';
	}

	private function hash( string $text ): string {
		return hash_hmac( 'sha256', "likes {$this->day()} $text", wp_salt() );
	}

	/** The day after which Like_Store deletes the tokens. Two different days would count a visitor twice. */
	private function day(): int {
		return Retention::day( $this->clock->now() );
	}

	/** @param array<string, mixed> $server */
	private static function text( array $server, string $key ): string {
		return isset( $server[ $key ] ) && is_string( $server[ $key ] ) ? wp_unslash( $server[ $key ] ) : '';
	}
}
