<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

use Jetpack_Dashboard\Kernel\Notes\Note;
use Jetpack_Dashboard\Kernel\Notes\Note_Source;

defined( 'ABSPATH' ) || exit;

/** Notifications about posts that all followers got. There would be too many about comments. */
final class Mailing_Notes implements Note_Source {

	public const ID         = 'mailings';
	public const CAPABILITY = 'manage_options';

	private Mailings $mailings;

	public function __construct( Mailings $mailings ) {
		$this->mailings = $mailings;
	}

	public function capability(): string {
		return self::CAPABILITY;
	}

	public function newest( int $since, int $limit ): array {
		return array_map( array( self::class, 'note' ), $this->mailings->finished_posts( $since, $limit ) );
	}

	/** @param array<string, string> $row */
	private static function note( array $row ): Note {
		$sent   = (int) $row['sent'];
		$failed = (int) $row['failed'];
		$post   = (int) $row['object'];

		return new Note(
			sprintf(
				/* translators: 1: title of a post, 2: number of followers. */
				_n( '“%1$s” was emailed to %2$s follower', '“%1$s” was emailed to %2$s followers', $sent, 'jetpack-dashboard' ),
				Note::title( $post ),
				number_format_i18n( $sent )
			),
			(string) get_permalink( $post ),
			(int) $row['finished'],
			/* translators: %s: number of emails. */
			$failed > 0 ? sprintf( _n( '%s email could not be sent.', '%s emails could not be sent.', $failed, 'jetpack-dashboard' ), number_format_i18n( $failed ) ) : ''
		);
	}
}
