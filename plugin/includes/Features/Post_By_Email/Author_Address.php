<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Post_By_Email;

use Jetpack_Dashboard\Provider\Connection_Status;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The address that an author sees: in the site's mailbox if there is one, otherwise at the account service. */
final class Author_Address {

	private const KEY = 'post_by_email_address';

	private Mailbox_Store $mailboxes;
	private Secret_Address $secret;
	private Address $remote;
	private Connection_Status $connection;

	public function __construct( Mailbox_Store $mailboxes, Secret_Address $secret, Address $remote, Connection_Status $connection ) {
		$this->mailboxes  = $mailboxes;
		$this->secret     = $secret;
		$this->remote     = $remote;
		$this->connection = $connection;
	}

	public function of( int $user_id ): ?string {
		$mailbox = $this->mailboxes->mailbox();

		return $mailbox ? $this->secret->of( $user_id, $mailbox ) : $this->remote->of( $user_id );
	}

	/**
	 * @param string $action 'create', 'regenerate' or 'delete'.
	 * @return array<string, string|null>|WP_Error The setting's new value.
	 */
	public function change( string $action, int $user_id ) {
		$mailbox = $this->mailboxes->mailbox();
		if ( ! $mailbox && ! $this->connection->is_local() ) {
			return $this->remote->change( $action, $user_id );
		}
		if ( 'delete' === $action ) {
			Secret_Address::delete( $user_id );

			return array( self::KEY => null );
		}
		if ( ! $mailbox ) {
			return new WP_Error(
				'no_mailbox',
				current_user_can( 'manage_options' )
					? __( 'Set up a mailbox first. The link is on the card of Post by email.', 'jetpack-dashboard' )
					: __( 'This site has no mailbox for posts yet. Ask an administrator to set one up.', 'jetpack-dashboard' ),
				array( 'status' => 400 )
			);
		}

		return array( self::KEY => $this->secret->create( $user_id, $mailbox ) );
	}
}
