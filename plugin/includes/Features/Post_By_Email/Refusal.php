<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Post_By_Email;

use WP_User;

defined( 'ABSPATH' ) || exit;

/** Decides which emails are not posted. The sender gets no reply, because the address may be forged. */
final class Refusal {

	public const TOO_LARGE = 'too_large';
	public const UNKNOWN   = 'unknown';
	public const EMPTY     = 'empty';
	public const FAILED    = 'failed';
	public const REPEATED  = 'repeated';

	/** @return string A reason; '' if the email may be posted. */
	public static function of( Email $email, WP_User $user, Mailbox $mailbox ): string {
		if ( self::is_automatic( $email ) ) {
			return 'automatic';
		}
		if ( self::is_bulk( $email ) ) {
			return 'list';
		}
		if ( ! user_can( $user, 'edit_posts' ) ) {
			return 'not_allowed';
		}

		return self::authentication( $email->all( 'Authentication-Results' ), $mailbox->server_id );
	}

	/**
	 * Reads what the owner's mail server noted about the sender.
	 *
	 * @param string[] $results   Values of the headers, topmost first. The last server adds the topmost; the sender may have added others.
	 * @param string   $server_id Name of the server that is trusted; '' for the topmost.
	 * @return string 'dmarc', 'spf' or 'dkim' if that check failed; '' if none did.
	 */
	public static function authentication( array $results, string $server_id ): string {
		foreach ( $results as $result ) {
			// Comments may contain anything.
			$result = strtolower( (string) preg_replace( '/\([^()]*\)/', ' ', $result ) );
			$name   = (string) ( preg_split( '/[\s;]/', trim( $result ), 2 )[0] ?? '' );
			if ( '' !== $server_id && strtolower( $server_id ) !== $name ) {
				continue;
			}

			$found = array();
			preg_match_all( '/;\s*(dmarc|spf|dkim)\s*=\s*([a-z]+)/', $result, $matches, PREG_SET_ORDER );
			foreach ( $matches as $match ) {
				$found[ $match[1] ][] = $match[2];
			}

			return self::failed_check( $found );
		}

		return '';
	}

	/** @param array<string, string[]> $found Results by check. An email may have several DKIM signatures. */
	private static function failed_check( array $found ): string {
		$passes = static fn( string $check ): bool => in_array( 'pass', $found[ $check ] ?? array(), true );
		if ( $passes( 'dmarc' ) ) {
			return '';
		}

		foreach ( array( 'dmarc', 'spf', 'dkim' ) as $check ) {
			if ( ! $passes( $check ) && array_intersect( array( 'fail', 'softfail', 'hardfail', 'permerror' ), $found[ $check ] ?? array() ) ) {
				return $check;
			}
		}

		return '';
	}

	private static function is_automatic( Email $email ): bool {
		$submitted = strtolower( $email->first( 'Auto-Submitted' ) );

		return ( '' !== $submitted && 0 !== strpos( $submitted, 'no' ) )
			|| '<>' === $email->first( 'Return-Path' )
			|| array() !== $email->all( 'X-Autoreply' )
			|| array() !== $email->all( 'X-Autorespond' )
			|| 0 === stripos( $email->first( 'Content-Type' ), 'multipart/report' );
	}

	private static function is_bulk( Email $email ): bool {
		return in_array( strtolower( $email->first( 'Precedence' ) ), array( 'bulk', 'list', 'junk' ), true )
			|| array() !== $email->all( 'List-Id' )
			|| array() !== $email->all( 'List-Unsubscribe' );
	}

	/** @param string $reason As stored in the log. */
	public static function text( string $reason ): string {
		switch ( $reason ) {
			case 'automatic':
				return __( 'Automatic reply', 'jetpack-dashboard' );
			case 'list':
				return __( 'Sent by a mailing list', 'jetpack-dashboard' );
			case 'not_allowed':
				return __( 'The author can no longer write posts', 'jetpack-dashboard' );
			case 'dmarc':
			case 'spf':
			case 'dkim':
				/* translators: %s: name of a technique, such as SPF. */
				return sprintf( __( 'The sender’s address may be forged (%s failed)', 'jetpack-dashboard' ), strtoupper( $reason ) );
			case self::TOO_LARGE:
				/* translators: %s: size, such as "25 MB". */
				return sprintf( __( 'Larger than %s', 'jetpack-dashboard' ), size_format( Checker::MAX_BYTES ) );
			case self::UNKNOWN:
				return __( 'The secret address doesn’t exist or was replaced', 'jetpack-dashboard' );
			case self::EMPTY:
				return __( 'The email has no content', 'jetpack-dashboard' );
			case self::REPEATED:
				return __( 'The same email was posted before', 'jetpack-dashboard' );
			default:
				return __( 'It could not be processed, after several attempts', 'jetpack-dashboard' );
		}
	}
}
