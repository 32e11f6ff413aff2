<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Connection;

use Jetpack_Dashboard\Kernel\Privacy\Person;
use Jetpack_Dashboard\Kernel\Privacy\Personal_Data;
use Jetpack_Dashboard\Kernel\Privacy\Results;
use Jetpack_Dashboard\Provider\Account_Service;
use Jetpack_Dashboard\Provider\Connection_Store;

defined( 'ABSPATH' ) || exit;

/**
 * The profile of the linked account, and related user settings. Tokens are secrets and never exported. Erasing unlinks the account.
 * A person is found by their email address on the site or at the account service.
 */
final class Account_Personal_Data implements Personal_Data {

	private const META = array( Connection_Store::ACCOUNT, Connection_Store::TOKENS, Connection_Store::PENDING, Tracking_Preference::OPT_OUT, Login_Mail::SENT_META );

	private Connection_Store $store;
	private User_Connection $links;
	private Account_Service $account_service;

	public function __construct( Connection_Store $store, User_Connection $links, Account_Service $account_service ) {
		$this->store           = $store;
		$this->links           = $links;
		$this->account_service = $account_service;
	}

	public function label(): string {
		return __( 'Jetpack: linked account', 'jetpack-dashboard' );
	}

	/**
	 * One page: hardly anyone has more than one user.
	 *
	 * @return array{data: array<int, array<string, mixed>>, done: bool}
	 */
	public function export( Person $person, int $page ): array {
		$items = array();

		foreach ( $this->user_ids( $person ) as $user_id ) {
			$account = array_map( 'strval', $this->store->account( $user_id ) );
			$opt_out = get_user_meta( $user_id, Connection_Store::user_key( Tracking_Preference::OPT_OUT ), true );
			$mails   = array_filter( array_map( 'intval', (array) get_user_meta( $user_id, Connection_Store::user_key( Login_Mail::SENT_META ), true ) ) );
			$item    = Results::item(
				'account',
				__( 'Linked account', 'jetpack-dashboard' ),
				(string) $user_id,
				array(
					__( 'Account service', 'jetpack-dashboard' ) => $account ? $this->account_service->host() : '',
					__( 'Account ID', 'jetpack-dashboard' ) => $account['sub'] ?? $account['ID'] ?? '',
					__( 'Username', 'jetpack-dashboard' ) => $account['login'] ?? '',
					__( 'Display name', 'jetpack-dashboard' ) => $account['display_name'] ?? '',
					__( 'Email address', 'jetpack-dashboard' ) => $account['email'] ?? '',
					__( 'Picture', 'jetpack-dashboard' )  => $account['avatar'] ?? '',
					__( 'Owns the site’s connection', 'jetpack-dashboard' ) => $this->store->owner_id() === $user_id ? __( 'Yes', 'jetpack-dashboard' ) : '',
					__( 'Usage tracking', 'jetpack-dashboard' ) => '' === $opt_out ? '' : ( '1' === $opt_out ? __( 'Off', 'jetpack-dashboard' ) : __( 'On', 'jetpack-dashboard' ) ),
					__( 'Login emails requested', 'jetpack-dashboard' ) => implode( ', ', array_map( array( Results::class, 'date' ), $mails ) ),
				)
			);

			if ( $item['data'] ) {
				$items[] = $item;
			}
		}

		return Results::exported( $items );
	}

	/**
	 * Unlinks the account, at the account service if possible, and deletes the stored data.
	 *
	 * @return array{items_removed: bool, items_retained: bool, messages: string[], done: bool}
	 */
	public function erase( Person $person ): array {
		$is_removed = false;

		foreach ( $this->user_ids( $person ) as $user_id ) {
			$this->links->unlink_removed_user( $user_id );

			// May be left over from an account that was unlinked.
			foreach ( self::META as $key ) {
				delete_user_meta( $user_id, Connection_Store::user_key( $key ) );
			}
			$is_removed = true;
		}

		return Results::erased( $is_removed );
	}

	/** @return int[] Matching users with stored data. */
	private function user_ids( Person $person ): array {
		$user_ids = $person->user_id && $this->has_data( $person->user_id ) ? array( $person->user_id ) : array();

		foreach ( $this->store->linked_user_ids() as $user_id ) {
			if ( 0 === strcasecmp( (string) ( $this->store->account( $user_id )['email'] ?? '' ), $person->email ) ) {
				$user_ids[] = $user_id;
			}
		}

		return array_values( array_unique( $user_ids ) );
	}

	private function has_data( int $user_id ): bool {
		foreach ( self::META as $key ) {
			if ( metadata_exists( 'user', $user_id, Connection_Store::user_key( $key ) ) ) {
				return true;
			}
		}

		return false;
	}
}
