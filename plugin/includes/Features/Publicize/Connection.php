<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

defined( 'ABSPATH' ) || exit;

/** An account at a network. Properties are read-only. */
final class Connection {

	public int $id;

	/** A user, or 0 for the site. */
	public int $owner;

	public string $network;

	/** Name for users: an account or a name that they entered. */
	public string $label;

	/**
	 * What isn't secret, such as the server.
	 *
	 * @var array<string, string>
	 */
	public array $facts;

	public int $created;

	private string $encrypted;

	/** @param array<string, string> $row */
	public function __construct( array $row ) {
		$facts = json_decode( $row['facts'], true );

		$this->id        = (int) $row['id'];
		$this->owner     = (int) $row['owner'];
		$this->network   = $row['network'];
		$this->label     = $row['label'];
		$this->facts     = is_array( $facts ) ? array_map( 'strval', $facts ) : array();
		$this->created   = (int) $row['created'];
		$this->encrypted = $row['secret'];
	}

	/** @return array<string, string>|null Null if they can't be decrypted any more. */
	public function secrets( Secrets $secrets ): ?array {
		return $secrets->decrypt( $this->encrypted );
	}

	/** Whether the current user may test and remove it. */
	public function is_editable(): bool {
		return current_user_can( 'manage_options' ) || ( $this->owner > 0 && get_current_user_id() === $this->owner && current_user_can( 'publish_posts' ) );
	}
}
