<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

use Jetpack_Dashboard\Kernel\Clock;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Sends the post as signed JSON to an address, for automation services and own programs. */
class Webhook implements Network {

	public const ID = 'webhook';

	private Outgoing $outgoing;
	private Clock $clock;

	public function __construct( Outgoing $outgoing, Clock $clock ) {
		$this->outgoing = $outgoing;
		$this->clock    = $clock;
	}

	public function name(): string {
		return __( 'Webhook', 'jetpack-dashboard' );
	}

	public function limit( Connection $connection ): int {
		return 0;
	}

	public function link_length(): int {
		return 0;
	}

	/** The receiver could compare the `delivery`, but nobody knows whether it does. */
	public function recognizes_repeats( int $age_s ): bool {
		return false;
	}

	public function send( Connection $connection, array $secrets, WP_Post $post, string $message, array $job ): Outcome {
		$image = get_the_post_thumbnail_url( $post, 'large' );

		return $this->deliver(
			$connection,
			$secrets,
			array(
				'event'    => 'post.published',
				'delivery' => $job['token'],
				'message'  => $message,
				'post'     => array(
					'id'      => $post->ID,
					'title'   => Message::title( $post ),
					'url'     => (string) get_permalink( $post ),
					'excerpt' => Message::excerpt( $post ),
					'author'  => Message::author( $post ),
					'date'    => (string) get_post_time( 'c', true, $post ),
					'image'   => false === $image ? null : $image,
					'tags'    => Message::tag_names( $post ),
				),
			)
		);
	}

	public function test( Connection $connection, array $secrets ): Outcome {
		return $this->deliver(
			$connection,
			$secrets,
			array(
				'event'    => 'test',
				'delivery' => wp_generate_password( 32, false ),
			)
		);
	}

	/**
	 * @param array<string, string> $secrets
	 * @param array<string, mixed>  $data
	 */
	private function deliver( Connection $connection, array $secrets, array $data ): Outcome {
		$data += array(
			'site' => array(
				'name' => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
				'url'  => home_url( '/' ),
			),
		);
		$body  = (string) wp_json_encode( $data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		$time  = (string) $this->clock->now();

		$response = $this->outgoing->post(
			$secrets['url'] ?? '',
			$body,
			array(
				'X-Jetpack-Event'     => $data['event'],
				'X-Jetpack-Delivery'  => $data['delivery'],
				'X-Jetpack-Timestamp' => $time,
				// With the time, so that a receiver can refuse old requests that are sent again.
				'X-Jetpack-Signature' => 'sha256=' . hash_hmac( 'sha256', "$time.$body", $secrets['secret'] ?? '' ),
			)
		);

		return $response->is_success() ? Outcome::sent() : Outcome::of_error( $response );
	}
}
