<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Monitor;

use Jetpack_Dashboard\Kernel\Net\Public_Request;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Requests an address of a monitoring service, which sends an alert when the requests stop (a "dead man's switch"). */
final class Ping {

	public const SETTING = 'monitor_ping_address';

	private Settings_Store $settings;
	private Public_Request $request;

	public function __construct( Settings_Store $settings, Public_Request $request ) {
		$this->settings = $settings;
		$this->request  = $request;
	}

	/** @return int|null HTTP status, 0 if there was no response; null if there is no address. */
	public function send(): ?int {
		$address = (string) $this->settings->get( self::SETTING );
		if ( '' === $address ) {
			return null;
		}
		$response = $this->request->send( 'GET', $address );

		return is_wp_error( $response ) ? 0 : (int) wp_remote_retrieve_response_code( $response );
	}
}
