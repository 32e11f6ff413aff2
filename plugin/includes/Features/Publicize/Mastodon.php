<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Publishes on a Mastodon server with an OAuth token (https://docs.joinmastodon.org/methods/statuses/). */
class Mastodon implements Network {

	public const ID = 'mastodon';

	public const DEFAULT_LIMIT = 500;

	/** Mastodon counts any link as this many characters. */
	private const LINK_LENGTH = 23;

	/** Servers remember an Idempotency-Key for an hour. */
	private const REMEMBERED_S = 50 * MINUTE_IN_SECONDS;

	private Outgoing $outgoing;

	public function __construct( Outgoing $outgoing ) {
		$this->outgoing = $outgoing;
	}

	public function name(): string {
		return 'Mastodon';
	}

	public function limit( Connection $connection ): int {
		return (int) ( $connection->facts['limit'] ?? 0 ) ?: self::DEFAULT_LIMIT;
	}

	public function link_length(): int {
		return self::LINK_LENGTH;
	}

	public function recognizes_repeats( int $age_s ): bool {
		return $age_s < self::REMEMBERED_S;
	}

	public function send( Connection $connection, array $secrets, WP_Post $post, string $message, array $job ): Outcome {
		$response = $this->outgoing->post(
			( $connection->facts['server'] ?? '' ) . '/api/v1/statuses',
			(string) wp_json_encode( array( 'status' => $message ) ),
			self::access( $secrets ) + array( 'Idempotency-Key' => $job['token'] )
		);

		return $response->is_success() ? Outcome::sent( $response->text( 'url' ) ) : Outcome::of_error( $response );
	}

	public function test( Connection $connection, array $secrets ): Outcome {
		$response = $this->account( $connection->facts['server'] ?? '', $secrets );

		return $response->is_success() ? Outcome::sent() : Outcome::of_error( $response );
	}

	/** @param array<string, string> $secrets */
	public function account( string $server, array $secrets ): Response {
		return $this->outgoing->get( "$server/api/v1/accounts/verify_credentials", self::access( $secrets ) );
	}

	/**
	 * Withdraws the access. An error is ignored, since the token is deleted here anyway.
	 *
	 * @param array<string, string> $secrets
	 */
	public function revoke( Connection $connection, array $secrets ): void {
		$this->outgoing->post(
			( $connection->facts['server'] ?? '' ) . '/oauth/revoke',
			(string) wp_json_encode(
				array(
					'client_id'     => $secrets['client_id'] ?? '',
					'client_secret' => $secrets['client_secret'] ?? '',
					'token'         => $secrets['token'] ?? '',
				)
			)
		);
	}

	/**
	 * @param array<string, string> $secrets
	 * @return array<string, string>
	 */
	private static function access( array $secrets ): array {
		return array( 'Authorization' => 'Bearer ' . ( $secrets['token'] ?? '' ) );
	}
}
