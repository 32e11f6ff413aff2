<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Likes;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Net\Client_Address;
use Jetpack_Dashboard\Kernel\Statistics\Retention;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/**
 * The sender of a like who isn't logged in, by hashes of address and browser that change daily. Limits are counters in a fixed number of
 * rows, so that the table never grows.
 */
class Visitor {

	private const ROWS = 4096;

	private const PER_MINUTE = 20;

	/** Likes of one post or comment from one address, whose visitors have different browsers. */
	private const PER_SUBJECT = 10;

	/** How many visitors share a limit if their addresses are unknown, as behind a proxy that isn't configured. */
	private const UNKNOWN = 20;

	private Likes_Database $database;
	private Client_Address $client;
	private Clock $clock;

	public function __construct( Likes_Database $database, Client_Address $client, Clock $clock ) {
		$this->database = $database;
		$this->client   = $client;
		$this->clock    = $clock;
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
		$who = 0 === $user_id ? $this->address() : "user $user_id";

		return $this->hit( "minute $who", 0, intdiv( $this->clock->now(), MINUTE_IN_SECONDS ), self::PER_MINUTE );
	}

	/**
	 * Counts a visitor's like. Returns whether it is within the limit.
	 *
	 * @throws Storage_Error
	 */
	public function allows_like( Subject $subject, int $id ): bool {
		return $this->hit( "like {$subject->kind()} $id " . $this->address(), self::ROWS, $this->day(), self::PER_SUBJECT );
	}

	/** @return string The token of the visitor's like, 32 characters. */
	public function token( Subject $subject, int $id ): string {
		$agent = self::text( $_SERVER, 'HTTP_USER_AGENT' );

		return substr( $this->hash( "token {$subject->kind()} $id " . $this->address() . " $agent" ), 0, 32 );
	}

	/** @throws Storage_Error */
	private function hit( string $key, int $first_slot, int $period, int $limit ): bool {
		$slot = $first_slot + (int) hexdec( substr( $this->hash( $key ), 0, 7 ) ) % self::ROWS;
		$rows = $this->database->with_tables(
			function () use ( $slot, $period ): array {
				$this->database->run(
					'INSERT INTO {limits} (slot, period, hits) VALUES (%d, %d, 1)
					ON DUPLICATE KEY UPDATE hits = CASE WHEN period = VALUES(period) THEN hits + 1 ELSE 1 END, period = VALUES(period)',
					array( $slot, $period )
				);

				return $this->database->rows( 'SELECT hits FROM {limits} WHERE slot = %d', array( $slot ) );
			}
		);

		return (int) ( $rows[0]['hits'] ?? 0 ) <= ( $this->client->is_usable() ? $limit : $limit * self::UNKNOWN );
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
