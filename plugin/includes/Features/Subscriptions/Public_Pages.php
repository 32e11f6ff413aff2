<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/**
 * The pages that forms and emails lead to, at `/?jetpack_follow=…`. Opening a link changes nothing, since email clients prefetch
 * links: the page shows a button. A POST request to the unsubscribe link needs no button (RFC 8058).
 */
class Public_Pages {

	private Followers $followers;
	private Sign_Up $sign_up;

	public function __construct( Followers $followers, Sign_Up $sign_up ) {
		$this->followers = $followers;
		$this->sign_up   = $sign_up;
	}

	/** Handles wp_loaded. Exits if the request is for one of the pages. */
	public function serve(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Visitors have none; links are signed, and an address has to be confirmed. The method is only compared.
		$action  = self::text( $_GET, Subscriptions::PARAMETER );
		$item    = self::text( $_GET, 'item' );
		$key     = self::text( $_GET, 'key' );
		$is_post = 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' );
		// phpcs:enable

		try {
			if ( Links::SUBSCRIBE === $action ) {
				$is_post ? $this->subscribe() : $this->show_form( '' );
			} elseif ( in_array( $action, array( Links::CONFIRM, Links::UNSUBSCRIBE, Links::MANAGE ), true ) ) {
				$this->open( $action, $item, $key, $is_post );
			}
		} catch ( Storage_Error $error ) {
			Page::show( __( 'Something went wrong', 'jetpack-dashboard' ), Page::paragraph( __( 'A database error occurred. Try again in a few minutes.', 'jetpack-dashboard' ) ), 503 );
		}
	}

	private function subscribe(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Missing -- See serve().
		$email = self::text( $_POST, Subscribe_Form::EMAIL );
		$trap  = self::text( $_POST, Subscribe_Form::TRAP );
		// phpcs:enable
		$result = '' === $trap ? $this->sign_up->request( $email, array( Followers::SITE ) ) : Sign_Up::SENT;

		if ( Sign_Up::INVALID === $result ) {
			$this->show_form( __( 'Enter a valid email address.', 'jetpack-dashboard' ), 400 );
		} elseif ( Sign_Up::LIMITED === $result ) {
			$this->show_form( __( 'There were too many requests. Try again in an hour.', 'jetpack-dashboard' ), 429 );
		}
		Page::show(
			__( 'Check your email', 'jetpack-dashboard' ),
			Page::paragraph( __( 'We have sent you an email with a link. Open it to confirm your subscription. It can take a few minutes to arrive.', 'jetpack-dashboard' ) )
		);
	}

	/** @param string $error '' for none. */
	private function show_form( string $error, int $status = 200 ): void {
		Page::show(
			__( 'Subscribe to new posts', 'jetpack-dashboard' ),
			( '' === $error ? '' : '<p role="alert">' . esc_html( $error ) . '</p>' ) . Subscribe_Form::html(),
			$status
		);
	}

	private function open( string $action, string $item, string $key, bool $is_post ): void {
		$parts    = Links::parse( $item );
		$follower = $parts ? $this->followers->find( $parts['follower'] ) : null;

		if ( ! $parts || ! $follower || ! Links::is_valid( $action, $item, $key, $follower ) ) {
			Page::show(
				__( 'Link not valid', 'jetpack-dashboard' ),
				Page::paragraph( __( 'This link is incomplete or has expired. If you still get emails from this site, use the link in the latest one.', 'jetpack-dashboard' ) ),
				403
			);
		}

		$url = home_url( '/' ) . '?' . http_build_query(
			array(
				Subscriptions::PARAMETER => $action,
				'item'                   => $item,
				'key'                    => $key,
			)
		);
		if ( Links::MANAGE === $action ) {
			$this->manage( $follower, $url, $is_post );
		} elseif ( Links::CONFIRM === $action ) {
			$this->confirm( $follower, $parts['follows'], $url, $is_post );
		} else {
			$this->unsubscribe( $follower, $parts['follows'], $url, $is_post );
		}
	}

	/**
	 * @param array<string, string> $follower
	 * @param int[]                 $follows
	 */
	private function confirm( array $follower, array $follows, string $url, bool $is_post ): void {
		$names = $this->names( $follower, $follows );

		if ( ! $names ) {
			Page::show( __( 'Link not valid', 'jetpack-dashboard' ), Page::paragraph( __( 'This link has expired. You can subscribe again.', 'jetpack-dashboard' ) ), 403 );
		}
		if ( $is_post ) {
			$this->sign_up->confirm( $follower, $follows );
			Page::show(
				__( 'You are subscribed', 'jetpack-dashboard' ),
				Page::paragraph( __( 'You will get these emails:', 'jetpack-dashboard' ) ) . self::bullets( $names )
				. '<p><a href="' . esc_url( Links::url( Links::MANAGE, $follower ) ) . '">' . esc_html__( 'Change your subscriptions', 'jetpack-dashboard' ) . '</a></p>'
			);
		}
		Page::show(
			__( 'Confirm your subscription', 'jetpack-dashboard' ),
			Page::paragraph( __( 'You asked to get these emails:', 'jetpack-dashboard' ) ) . self::bullets( $names ) . Page::form( $url, Page::button( __( 'Confirm', 'jetpack-dashboard' ) ) )
		);
	}

	/**
	 * @param array<string, string> $follower
	 * @param int[]                 $follows
	 */
	private function unsubscribe( array $follower, array $follows, string $url, bool $is_post ): void {
		$names = $this->names( $follower, $follows );

		if ( $is_post && $names && $follows ) {
			$this->followers->unfollow( (int) $follower['id'], $follows );
		}
		if ( $is_post || ! $names ) {
			Page::show( __( 'You are unsubscribed', 'jetpack-dashboard' ), Page::paragraph( __( 'You won’t get these emails anymore.', 'jetpack-dashboard' ) ) );
		}
		Page::show(
			__( 'Unsubscribe', 'jetpack-dashboard' ),
			Page::paragraph( __( 'Stop these emails:', 'jetpack-dashboard' ) ) . self::bullets( $names ) . Page::form( $url, Page::button( __( 'Unsubscribe', 'jetpack-dashboard' ) ) )
			. '<p><a href="' . esc_url( Links::url( Links::MANAGE, $follower ) ) . '">' . esc_html__( 'Change your subscriptions', 'jetpack-dashboard' ) . '</a></p>'
		);
	}

	/** @param array<string, string> $follower */
	private function manage( array $follower, string $url, bool $is_post ): void {
		$id    = (int) $follower['id'];
		$shown = array_filter( $this->followers->follows_of( $id ), static fn( array $follow ): bool => '1' === $follow['confirmed'] );
		$saved = '';

		if ( $is_post ) {
			// phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- The link is signed; converted to integers.
			$chosen = array_map( 'intval', array_filter( (array) ( $_POST['follows'] ?? array() ), 'is_string' ) );
			$all    = isset( $_POST['all'] );
			// phpcs:enable
			$ended = array_filter( $shown, static fn( array $follow ): bool => $all || ! in_array( (int) $follow['id'], $chosen, true ) );
			if ( $ended ) {
				$this->followers->unfollow( $id, $all ? array() : array_map( 'intval', array_column( $ended, 'id' ) ) );
			}
			$shown = array_diff_key( $shown, $ended );
			$saved = '<p role="status">' . esc_html__( 'Your changes are saved.', 'jetpack-dashboard' ) . '</p>';
		}

		$boxes = '';
		foreach ( $shown as $follow ) {
			$boxes .= '<li><label><input type="checkbox" name="follows[]" value="' . (int) $follow['id'] . '" checked> ' . esc_html( Emails::name_of( (int) $follow['post'] ) ) . '</label></li>';
		}
		Page::show(
			__( 'Your subscriptions', 'jetpack-dashboard' ),
			$saved . ( '' === $boxes
				? Page::paragraph( __( 'You don’t get any emails from this site.', 'jetpack-dashboard' ) )
				/* translators: %s: email address. */
				: Page::paragraph( sprintf( __( 'Emails to %s:', 'jetpack-dashboard' ), $follower['email'] ) )
					. Page::form( $url, '<ul class="boxes">' . $boxes . '</ul>' . Page::button( __( 'Save', 'jetpack-dashboard' ) ) . Page::button( __( 'Stop all emails', 'jetpack-dashboard' ), 'all' ) ) )
		);
	}

	/**
	 * @param array<string, string> $follower
	 * @param int[]                 $follows
	 * @return string[]
	 */
	private function names( array $follower, array $follows ): array {
		$names = array();
		foreach ( $this->followers->follows_of( (int) $follower['id'] ) as $follow ) {
			if ( in_array( (int) $follow['id'], $follows, true ) ) {
				$names[] = Emails::name_of( (int) $follow['post'] );
			}
		}

		return $names;
	}

	/** @param string[] $texts */
	private static function bullets( array $texts ): string {
		return '<ul><li>' . implode( '</li><li>', array_map( 'esc_html', $texts ) ) . '</li></ul>';
	}

	/** @param array<mixed> $source $_GET or $_POST. */
	private static function text( array $source, string $key ): string {
		$value = $source[ $key ] ?? '';

		return is_string( $value ) ? sanitize_text_field( wp_unslash( $value ) ) : '';
	}
}
