<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

defined( 'ABSPATH' ) || exit;

/** Logs that an account was linked or unlinked, and emails the user. */
class Link_Events {

	private Own_Provider_Store $store;
	private Sign_On_Log $log;
	private Link_Mail $mail;

	public function __construct( Own_Provider_Store $store, Sign_On_Log $log, Link_Mail $mail ) {
		$this->store = $store;
		$this->log   = $log;
		$this->mail  = $mail;
	}

	/**
	 * @param string $issuer  Of the account.
	 * @param string $account Its email address; '' if unknown.
	 */
	public function changed( int $user_id, string $issuer, string $account, bool $is_linked ): void {
		$user = get_userdata( $user_id );
		if ( ! $user ) {
			return;
		}

		$provider = $this->store->get();
		$linked   = new Own_Provider( array( 'issuer' => $issuer ) );
		$name     = $provider && $provider->issuer === $linked->issuer ? $provider->label() : $linked->host();
		$by       = get_current_user_id();

		$this->log->link_changed( $user, $name, $is_linked, $by );
		$this->mail->send( $user, $name, $account, $is_linked, get_userdata( $by ) ?: null );
	}
}
