<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Debugger;

use Jetpack_Dashboard\Features\Protect\Lockouts;
use Jetpack_Dashboard\Kernel\Cron_Events;
use Jetpack_Dashboard\Kernel\Net\Client_Address;
use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Provider\Account_Service;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Connection_Store;

defined( 'ABSPATH' ) || exit;

/** Version, modules, connection, cron and brute force protection. Contains no tokens, accounts or names. */
final class Plugin_Section implements Report_Section {

	private Module_Registry $modules;
	private Connection_Status $status;
	private Account_Service $account_service;
	private Connection_Store $store;
	private Client_Address $client_address;
	private Lockouts $lockouts;
	private Cron_Events $cron;

	public function __construct( Module_Registry $modules, Connection_Status $status, Account_Service $account_service, Connection_Store $store, Client_Address $client_address, Lockouts $lockouts, Cron_Events $cron ) {
		$this->modules         = $modules;
		$this->status          = $status;
		$this->account_service = $account_service;
		$this->store           = $store;
		$this->client_address  = $client_address;
		$this->lockouts        = $lockouts;
		$this->cron            = $cron;
	}

	public function fields(): array {
		return array(
			'Jetpack Dashboard' => array( 'Version' => JETPACK_DASHBOARD_VERSION ),
			'Modules'           => $this->modules( $this->modules ),
			'Connection'        => $this->connection( $this->status, $this->account_service, $this->store ),
			'Scheduled work'    => $this->cron(),
			'Protection'        => $this->protection( $this->modules->is_active( 'protect' ), $this->client_address ),
		);
	}

	/** @return array<string, string> State by slug. */
	private function modules( Module_Registry $modules ): array {
		$fields = array();

		foreach ( array_keys( $modules->all() ) as $slug ) {
			$slug     = (string) $slug;
			$override = $modules->override( $slug );
			$reason   = $modules->unavailable_reason( $slug );

			$fields[ $slug ] = implode(
				', ',
				array_filter(
					array(
						$modules->is_active( $slug ) ? 'on' : 'off',
						false === $override ? '' : "forced $override",
						false === $reason ? '' : trim( 'unavailable. ' . $reason ),
					)
				)
			);
		}

		return $fields;
	}

	/** @return array<string, bool|int|string> */
	private function connection( Connection_Status $status, Account_Service $account_service, Connection_Store $store ): array {
		$offline = array_keys( array_filter( $status->offline_mode() ) );

		return array(
			'Account service'    => $account_service->is_configured() ? $account_service->host() : trim( 'none ' . $account_service->fault() ),
			'Offline mode'       => $offline ? implode( ', ', array_diff( $offline, array( 'isActive' ) ) ) : 'no',
			'Registered'         => $status->is_registered(),
			'Site id'            => $status->site_id(),
			'Registered address' => $store->registered_url(),
			'Connected owner'    => $status->has_connected_owner(),
			'Linked users'       => count( $store->linked_user_ids() ),
			'Identity crisis'    => $status->is_in_identity_crisis(),
		);
	}

	/** @return array<string, bool|int|string> */
	private function cron(): array {
		$due = array_map( static fn( int $seconds ): string => sprintf( 'due in %d s', $seconds ), $this->cron->own() );

		return array(
			'By WordPress itself' => Cron_Events::run_on_visits(),
			'Late events'         => $this->cron->count_late( 10 * MINUTE_IN_SECONDS ),
		) + $due;
	}

	/**
	 * Leaves out IP addresses, which are personal data.
	 *
	 * @return array<string, bool|int|string>
	 */
	private function protection( bool $is_on, Client_Address $address ): array {
		$fields = array(
			'On'                      => $is_on,
			'Visitors told apart'     => $address->is_usable(),
			'Behind a declared proxy' => $address->is_via_proxy(),
			'Hint'                    => $address->hint() ?? 'none',
		);

		return $is_on ? $fields + array( 'Refused logins' => (int) $this->lockouts->blocked_count() ) : $fields;
	}
}
