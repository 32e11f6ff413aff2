<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Monitor;

use Jetpack_Dashboard\Provider\Client;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Failure;
use Jetpack_Dashboard\Provider\Site_Api;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Turns downtime monitoring at the provider on and off. The provider checks the site and sends emails. The module is active only if
 * the provider accepted it.
 */
class Monitor {

	public const SLUG = 'monitor';

	private const EMAILS = 'monitor_receive_notifications';
	private const PATH   = '/sites/{id}/monitor';

	/** Id of the site that the provider monitors. After a new registration it has to be sent again. */
	private const MONITORED_SITE = 'jetpack_dashboard_monitor_told';

	private Site_Api $api;
	private Client $client;
	private Failure $failure;
	private Connection_Status $connection;
	private Settings_Store $settings;

	public function __construct( Site_Api $api, Client $client, Failure $failure, Connection_Status $connection, Settings_Store $settings ) {
		$this->api        = $api;
		$this->client     = $client;
		$this->failure    = $failure;
		$this->connection = $connection;
		$this->settings   = $settings;
	}

	/**
	 * Runs when the module is switched.
	 *
	 * @param true|WP_Error $allowed Result of earlier filters.
	 * @return true|WP_Error Error codes activation_failed (424) and deactivation_failed (400), with the provider's message.
	 */
	public function set_monitoring( $allowed, bool $is_on ) {
		if ( is_wp_error( $allowed ) ) {
			return $allowed;
		}

		$problem = $this->send_state( $is_on );
		if ( null === $problem ) {
			return true;
		}

		return new WP_Error(
			$is_on ? 'activation_failed' : 'deactivation_failed',
			$problem->get_error_message(),
			array(
				'status' => $is_on ? 424 : 400,
				'reason' => $problem->get_error_code(),
			) + array_intersect_key( (array) $problem->get_error_data(), array( 'retryAfter' => 0 ) )
		);
	}

	/** Rolls back if the module's state could not be stored. */
	public function stop_monitoring(): void {
		$this->send_state( false );
	}

	/**
	 * Sends the preference before it is stored.
	 *
	 * @param WP_Error|null $problem Error of earlier filters.
	 */
	public function save_email_preference( $problem, bool $is_on ): ?WP_Error {
		return $problem ?? ( $this->can_call_provider() ? $this->send( array( 'receive_notifications' => $is_on ) ) : null );
	}

	/**
	 * Sends the state again after a new registration.
	 *
	 * @return WP_Error|null
	 */
	public function sync(): ?WP_Error {
		$is_monitored = (int) get_option( self::MONITORED_SITE ) === $this->connection->site_id();

		return $is_monitored || ! $this->can_call_provider() ? null : $this->send_state( true );
	}

	/** Otherwise there is nothing to send: an unregistered site isn't monitored. */
	private function can_call_provider(): bool {
		return null === $this->client->blocked_reason() && $this->connection->is_registered();
	}

	private function send_state( bool $is_on ): ?WP_Error {
		if ( ! $this->can_call_provider() ) {
			return null;
		}

		$problem = $this->send(
			$is_on
				? array(
					'active'                => true,
					'receive_notifications' => (bool) $this->settings->get( self::EMAILS ),
				)
				: array( 'active' => false )
		);

		if ( null === $problem ) {
			update_option( self::MONITORED_SITE, $is_on ? $this->connection->site_id() : 0, false );
		}

		return $problem;
	}

	/**
	 * Sends settings, and checks that the response confirms them.
	 *
	 * @param array<string, bool> $monitor_settings
	 */
	private function send( array $monitor_settings ): ?WP_Error {
		$response = $this->api->post( self::PATH, $monitor_settings );

		if ( is_wp_error( $response ) ) {
			return $response;
		}

		foreach ( $monitor_settings as $key => $value ) {
			if ( ( $response[ $key ] ?? null ) !== $value ) {
				return $this->failure->bad_response( 200 );
			}
		}

		return null;
	}
}
