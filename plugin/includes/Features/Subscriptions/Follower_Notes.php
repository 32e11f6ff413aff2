<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Notes\Note;
use Jetpack_Dashboard\Kernel\Notes\Note_Source;

defined( 'ABSPATH' ) || exit;

/** Notifications about new followers. */
final class Follower_Notes implements Note_Source {

	public const ID         = 'followers';
	public const CAPABILITY = 'manage_options';

	private Followers $followers;

	public function __construct( Followers $followers ) {
		$this->followers = $followers;
	}

	public function capability(): string {
		return self::CAPABILITY;
	}

	public function newest( int $since, int $limit ): array {
		return array_map(
			static function ( array $row ): Note {
				$text = '0' === $row['post']
					/* translators: %s: an email address. */
					? sprintf( __( '%s subscribed to new posts', 'jetpack-dashboard' ), $row['email'] )
					/* translators: 1: an email address, 2: title of a post. */
					: sprintf( __( '%1$s subscribed to comments on “%2$s”', 'jetpack-dashboard' ), $row['email'], Note::title( (int) $row['post'] ) );

				return new Note( $text, Subpage::url( Followers_Page::SLUG ), (int) $row['created'] );
			},
			$this->followers->newest( $since, $limit )
		);
	}
}
