<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Notes\Note;
use Jetpack_Dashboard\Kernel\Notes\Note_Source;

defined( 'ABSPATH' ) || exit;

/** Notifications about posts that were shared, or couldn't be: administrators see all, authors those of their posts. */
final class Share_Notes implements Note_Source {

	public const ID = 'shares';

	/** Users who see all. */
	public const MANAGE = 'manage_options';

	private Jobs $jobs;

	public function __construct( Jobs $jobs ) {
		$this->jobs = $jobs;
	}

	public function capability(): string {
		return 'publish_posts';
	}

	public function newest( int $since, int $limit ): array {
		$rows = $this->jobs->finished( $since, $limit, current_user_can( self::MANAGE ) ? null : get_current_user_id() );
		_prime_post_caches( array_map( 'intval', array_column( $rows, 'post' ) ), false, false );

		return array_map( array( self::class, 'note' ), $rows );
	}

	/** @param array<string, string> $row */
	private static function note( array $row ): Note {
		if ( Jobs::SENT === $row['state'] ) {
			/* translators: 1: title of a post, 2: name of an account, such as @jonas@example.social. */
			$text = __( '“%1$s” was shared to %2$s', 'jetpack-dashboard' );
		} elseif ( Jobs::UNKNOWN === $row['state'] ) {
			/* translators: 1: title of a post, 2: name of an account, such as @jonas@example.social. */
			$text = __( '“%1$s” may not have been shared to %2$s', 'jetpack-dashboard' );
		} else {
			/* translators: 1: title of a post, 2: name of an account, such as @jonas@example.social. */
			$text = __( '“%1$s” couldn’t be shared to %2$s', 'jetpack-dashboard' );
		}
		$is_sent = Jobs::SENT === $row['state'];

		return new Note(
			sprintf( $text, Note::title( (int) $row['post'] ), $row['label'] ),
			$is_sent && '' !== $row['url'] ? $row['url'] : Subpage::url( Connections_Page::SLUG ),
			(int) $row['changed'],
			$is_sent ? '' : $row['error']
		);
	}
}
