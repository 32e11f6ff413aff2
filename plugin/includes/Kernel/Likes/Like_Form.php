<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Likes;

use Jetpack_Dashboard\Kernel\Container;

defined( 'ABSPATH' ) || exit;

/** Receives likes from browsers without JavaScript: the button is a form that posts to its page. */
final class Like_Form {

	/** The field of users who take their like back. */
	public const REMOVE_FIELD = 'jetpack_dashboard_unlike';

	public const NONCE = 'jetpack_dashboard_like_nonce';

	/** The parameter of the page that thanks. */
	public const THANKS = 'liked';

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function receive(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- Visitors have no nonce, since pages may be cached. Users need theirs.
		if ( ! isset( $_POST[ Like_Hooks::FIELD ] ) || 1 !== preg_match( '/^(post|comment)-([1-9]\d{0,17})$/', sanitize_key( wp_unslash( $_POST[ Like_Hooks::FIELD ] ) ), $match ) ) {
			return;
		}
		list( $name, $type, $id ) = $match;

		$is_liked = ! isset( $_POST[ self::REMOVE_FIELD ] );
		// phpcs:enable WordPress.Security.NonceVerification
		if ( is_user_logged_in() && ! wp_verify_nonce( sanitize_key( wp_unslash( $_POST[ self::NONCE ] ?? '' ) ), self::NONCE ) ) {
			wp_die(
				esc_html__( 'The page is outdated. Go back, reload it and try again.', 'jetpack-dashboard' ),
				'',
				array(
					'response'  => 403,
					'back_link' => true,
				)
			);
		}

		$result = $this->services->get( Likes::class )->set( $type, (int) $id, $is_liked );
		if ( is_wp_error( $result ) ) {
			wp_die(
				esc_html( $result->get_error_message() ),
				'',
				array(
					'response'  => (int) $result->get_error_data()['status'],
					'back_link' => true,
				)
			);
		}

		$subject = $this->services->get( Subjects::class )->get( $type );
		$url     = $subject ? $subject->url( (int) $id ) : home_url( '/' );
		$url     = (string) strtok( $url, '#' );
		wp_safe_redirect( ( $is_liked ? add_query_arg( self::THANKS, $name, $url ) : $url ) . "#jp-like-$name", 303 );
		exit;
	}

	/** Whether the page thanks for this like, by its URL. */
	public static function thanks_for( string $name ): bool {
		return isset( $_GET[ self::THANKS ] ) && $_GET[ self::THANKS ] === $name; // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Compared only.
	}
}
