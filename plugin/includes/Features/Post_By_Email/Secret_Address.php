<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Post_By_Email;

use Jetpack_Dashboard\Kernel\Secret_Box;
use Jetpack_Dashboard\Provider\Connection_Store;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** An author's address in the site's own mailbox. The token is stored encrypted, to show it, and as a hash, to find its author. */
final class Secret_Address {

	private const TOKEN = '_jetpack_dashboard_post_by_email_token';
	private const HASH  = '_jetpack_dashboard_post_by_email_hash';

	private const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

	private Secret_Box $box;

	public function __construct( Secret_Box $box ) {
		$this->box = $box;
	}

	public function of( int $user_id, Mailbox $mailbox ): ?string {
		$token = $this->box->open( (string) get_user_meta( $user_id, self::token_key(), true ) );

		return null === $token ? null : $mailbox->address_with( $token );
	}

	/** Creates or replaces the address. */
	public function create( int $user_id, Mailbox $mailbox ): string {
		$token = '';
		for ( $index = 0; $index < Mailbox::TOKEN_LENGTH; $index++ ) {
			$token .= self::CHARACTERS[ random_int( 0, strlen( self::CHARACTERS ) - 1 ) ];
		}

		update_user_meta( $user_id, self::hash_key(), self::hash( $token ) );
		update_user_meta( $user_id, self::token_key(), $this->box->seal( $token ) );

		return $mailbox->address_with( $token );
	}

	public static function delete( int $user_id ): void {
		delete_user_meta( $user_id, self::hash_key() );
		delete_user_meta( $user_id, self::token_key() );
	}

	public static function exists( int $user_id ): bool {
		return metadata_exists( 'user', $user_id, self::token_key() );
	}

	/** @param string[] $tokens Of the recipients of an email. */
	public static function author( array $tokens ): ?WP_User {
		foreach ( $tokens as $token ) {
			$users = get_users(
				array(
					'meta_key'   => self::hash_key(), // phpcs:ignore WordPress.DB.SlowDBQuery -- In the background; the key is indexed.
					'meta_value' => self::hash( $token ), // phpcs:ignore WordPress.DB.SlowDBQuery -- As above.
					'number'     => 1,
				)
			);
			if ( $users ) {
				return $users[0];
			}
		}

		return null;
	}

	private static function hash( string $token ): string {
		return hash_hmac( 'sha256', "post by email $token", wp_salt() );
	}

	/** Users belong to the network, addresses to a site. */
	private static function token_key(): string {
		return Connection_Store::user_key( self::TOKEN );
	}

	private static function hash_key(): string {
		return Connection_Store::user_key( self::HASH );
	}
}
