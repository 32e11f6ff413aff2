<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

use Jetpack_Dashboard\Kernel\Clock;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Publishes with an app password (https://atproto.com/specs/record-key). */
class Bluesky implements Network {

	public const ID = 'bluesky';

	public const SERVER = 'https://bsky.social';

	private const COLLECTION = 'app.bsky.feed.post';

	private const LIMIT = 300;

	/** Of record keys that sort by time. */
	private const DIGITS = '234567abcdefghijklmnopqrstuvwxyz';

	private Outgoing $outgoing;
	private Clock $clock;

	public function __construct( Outgoing $outgoing, Clock $clock ) {
		$this->outgoing = $outgoing;
		$this->clock    = $clock;
	}

	public function name(): string {
		return 'Bluesky';
	}

	public function limit( Connection $connection ): int {
		return self::LIMIT;
	}

	public function link_length(): int {
		return 0;
	}

	/** The record's key follows from the job, and send() looks for it before it repeats. */
	public function recognizes_repeats( int $age_s ): bool {
		return true;
	}

	public function send( Connection $connection, array $secrets, WP_Post $post, string $message, array $job ): Outcome {
		$session = $this->session( $connection->facts['server'] ?? '', $secrets['identifier'] ?? '', $secrets['password'] ?? '' );
		if ( ! $session->is_success() ) {
			// Nothing was published yet, so a session without a response can be repeated.
			return Outcome::of_error( $session );
		}

		$server = $connection->facts['server'];
		$did    = $session->text( 'did' );
		$key    = self::record_key( $job );
		$url    = 'https://bsky.app/profile/' . rawurlencode( $session->text( 'handle' ) ) . "/post/$key";
		$access = array( 'Authorization' => 'Bearer ' . $session->text( 'accessJwt' ) );

		if ( (int) $job['attempts'] > 0 ) {
			$query    = array_map(
				'rawurlencode',
				array(
					'repo'       => $did,
					'collection' => self::COLLECTION,
					'rkey'       => $key,
				)
			);
			$existing = $this->outgoing->get( add_query_arg( $query, "$server/xrpc/com.atproto.repo.getRecord" ), $access );
			if ( $existing->is_success() ) {
				return Outcome::sent( $url );
			}
			// The server responds with 400 if there is no such record.
			if ( Outcome::FAILED !== $existing->error_kind() ) {
				return Outcome::of_error( $existing );
			}
		}

		$response = $this->outgoing->post(
			"$server/xrpc/com.atproto.repo.createRecord",
			(string) wp_json_encode(
				array(
					'repo'       => $did,
					'collection' => self::COLLECTION,
					'rkey'       => $key,
					'record'     => $this->record( $post, $message ),
				)
			),
			$access
		);

		return $response->is_success() ? Outcome::sent( $url ) : Outcome::of_error( $response );
	}

	public function test( Connection $connection, array $secrets ): Outcome {
		$session = $this->session( $connection->facts['server'] ?? '', $secrets['identifier'] ?? '', $secrets['password'] ?? '' );

		return $session->is_success() ? Outcome::sent() : Outcome::of_error( $session );
	}

	public function session( string $server, string $identifier, string $password ): Response {
		return $this->outgoing->post(
			"$server/xrpc/com.atproto.server.createSession",
			(string) wp_json_encode(
				array(
					'identifier' => $identifier,
					'password'   => $password,
				)
			)
		);
	}

	/** @return array<string, mixed> */
	private function record( WP_Post $post, string $message ): array {
		$record = array(
			'$type'     => self::COLLECTION,
			'text'      => $message,
			'createdAt' => gmdate( 'Y-m-d\TH:i:s\Z', $this->clock->now() ),
			'langs'     => array( str_replace( '_', '-', get_locale() ) ),
			'embed'     => array(
				'$type'    => 'app.bsky.embed.external',
				'external' => array(
					'uri'         => (string) get_permalink( $post ),
					'title'       => Message::title( $post ),
					'description' => Message::excerpt( $post ),
				),
			),
		);
		$facets = self::facets( $message );

		return $facets ? $record + array( 'facets' => $facets ) : $record;
	}

	/**
	 * Marks links and hashtags, which Bluesky doesn't find by itself. Positions are in bytes of UTF-8.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	private static function facets( string $message ): array {
		$facets = array();
		preg_match_all( '~https?://[^\s<>"]+[^\s<>".,;:!?)]|(?<=\s|^)#[\p{L}\p{N}_]{1,64}~u', $message, $found, PREG_OFFSET_CAPTURE );

		foreach ( $found[0] as list( $text, $start ) ) {
			$facets[] = array(
				'index'    => array(
					'byteStart' => $start,
					'byteEnd'   => $start + strlen( $text ),
				),
				'features' => array(
					'#' === $text[0]
						? array(
							'$type' => 'app.bsky.richtext.facet#tag',
							'tag'   => substr( $text, 1 ),
						)
						: array(
							'$type' => 'app.bsky.richtext.facet#link',
							'uri'   => $text,
						),
				),
			);
		}

		return $facets;
	}

	/**
	 * The record's key: the job's time in microseconds and a number, in base 32. A job always has the same.
	 *
	 * @param array<string, string> $job
	 */
	private static function record_key( array $job ): string {
		$random = (int) hexdec( substr( hash( 'sha256', $job['token'] ), 0, 8 ) );
		$number = ( (int) $job['created'] * 1000000 + $random % 1000000 ) * 1024 + intdiv( $random, 1000000 ) % 1024;
		$key    = '';
		for ( $digit = 0; $digit < 13; $digit++ ) {
			$key    = self::DIGITS[ $number % 32 ] . $key;
			$number = intdiv( $number, 32 );
		}

		return $key;
	}
}
