<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Post_By_Email;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Notes\Note;
use Jetpack_Dashboard\Kernel\Notes\Note_Source;

defined( 'ABSPATH' ) || exit;

/** Notifications about emails that were posted or refused: administrators see all, authors those to their own address. */
final class Email_Notes implements Note_Source {

	public const ID = 'emailed-posts';

	/** Users who see all. */
	public const MANAGE = 'manage_options';

	private Message_Log $log;

	public function __construct( Message_Log $log ) {
		$this->log = $log;
	}

	public function capability(): string {
		return 'edit_posts';
	}

	public function newest( int $since, int $limit ): array {
		$rows = $this->log->finished( $since, $limit, current_user_can( self::MANAGE ) ? null : get_current_user_id() );
		_prime_post_caches( array_filter( array_map( 'intval', array_column( $rows, 'post' ) ) ), false, false );

		return array_map( array( self::class, 'note' ), $rows );
	}

	/** @param array<string, string> $row */
	private static function note( array $row ): Note {
		$post = (int) $row['post'];
		if ( Message_Log::POSTED === $row['state'] ) {
			return new Note(
				/* translators: %s: title of a post. */
				sprintf( __( '“%s” was posted by email', 'jetpack-dashboard' ), Note::title( $post ) ),
				admin_url( "post.php?post=$post&action=edit" ),
				(int) $row['seen_at']
			);
		}

		return new Note(
			'' === $row['subject']
				? __( 'An email was not posted', 'jetpack-dashboard' )
				/* translators: %s: subject of an email. */
				: sprintf( __( 'The email “%s” was not posted', 'jetpack-dashboard' ), $row['subject'] ),
			// Authors can't open the page of the mailbox.
			current_user_can( self::MANAGE ) ? Subpage::url( Mailbox_Page::SLUG ) : admin_url( 'edit.php' ),
			(int) $row['seen_at'],
			Refusal::text( $row['reason'] )
		);
	}
}
