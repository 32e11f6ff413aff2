<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** The number of followers and the progress of sending, as a text for the settings. */
final class Progress {

	public static function summary(): string {
		// Without a single sign-up there are no tables.
		if ( ! Links::has_secret() ) {
			return '';
		}

		try {
			$database = new Subscriptions_Database();
			$clock    = new Clock();
			$mailings = new Mailings( $database, $clock );
			$count    = ( new Followers( $database, $clock ) )->count();
			/* translators: %s: number of followers. */
			$text = sprintf( _n( '%s follower of new posts.', '%s followers of new posts.', $count, 'jetpack-dashboard' ), number_format_i18n( $count ) );

			return trim( $text . ' ' . self::mailing( $mailings ) );
		} catch ( Storage_Error $error ) {
			return '';
		}
	}

	private static function mailing( Mailings $mailings ): string {
		$current = $mailings->next( Mailings::POST );
		if ( $current ) {
			$left = $mailings->count_recipients( $current );
			return sprintf(
				/* translators: 1: title of a post, 2: number of emails, 3: number of emails. */
				__( 'Sending “%1$s”: %2$s of %3$s emails sent.', 'jetpack-dashboard' ),
				self::title( $current ),
				number_format_i18n( (int) $current['sent'] ),
				number_format_i18n( (int) $current['sent'] + (int) $current['failed'] + $left )
			);
		}

		$last = $mailings->last();
		if ( ! $last ) {
			return '';
		}
		/* translators: 1: title of a post, 2: number of emails. */
		$text = sprintf( _n( '“%1$s” was sent in %2$s email.', '“%1$s” was sent in %2$s emails.', (int) $last['sent'], 'jetpack-dashboard' ), self::title( $last ), number_format_i18n( (int) $last['sent'] ) );

		/* translators: %s: number of emails. */
		return $text . ( (int) $last['failed'] > 0 ? ' ' . sprintf( _n( '%s email could not be sent.', '%s emails could not be sent.', (int) $last['failed'], 'jetpack-dashboard' ), number_format_i18n( (int) $last['failed'] ) ) : '' );
	}

	/** @param array<string, string> $mailing Its row. */
	private static function title( array $mailing ): string {
		$post = get_post( (int) $mailing['object'] );

		return $post ? Emails::title( $post ) : __( 'a deleted post', 'jetpack-dashboard' );
	}
}
