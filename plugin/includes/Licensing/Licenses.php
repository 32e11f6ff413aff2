<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Licensing;

use Jetpack_Dashboard\Connection\User_Api;
use Jetpack_Dashboard\Provider\Failure;
use Jetpack_Dashboard\Provider\Response_Reader;
use Jetpack_Dashboard\Provider\Site_Api;
use Jetpack_Dashboard\Site_Data\Site_Data;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Attaches license keys to the site, and loads a user's licenses. */
class Licenses {

	private Site_Api $site_api;
	private User_Api $user_api;
	private Failure $failure;
	private Site_Data $site_data;
	private Licensing_Store $store;

	public function __construct( Site_Api $site_api, User_Api $user_api, Failure $failure, Site_Data $site_data, Licensing_Store $store ) {
		$this->site_api  = $site_api;
		$this->user_api  = $user_api;
		$this->failure   = $failure;
		$this->site_data = $site_data;
		$this->store     = $store;
	}

	/**
	 * Malformed keys are not sent, and duplicates are sent once.
	 *
	 * @param string[] $entered Keys as entered.
	 * @return Attach_Result[]|WP_Error One for each key, in the same order.
	 */
	public function attach( array $entered ) {
		$keys    = array_map( array( License_Key::class, 'clean' ), $entered );
		$sent    = array_values( array_unique( array_filter( $keys, static fn( string $key ): bool => '' !== $key ) ) );
		$results = $sent ? $this->send( $sent ) : array();

		return is_wp_error( $results ) ? $results : array_map( static fn( string $key ): Attach_Result => $results[ $key ] ?? Attach_Result::malformed(), array_values( $keys ) );
	}

	/**
	 * @return array<string, int>|WP_Error
	 */
	public function counts( int $user_id ) {
		$counts = $this->read( $user_id, array( User_Licenses::class, 'counts' ) );

		if ( ! is_wp_error( $counts ) ) {
			$this->store->set_counts( $counts );
		}

		return $counts;
	}

	/**
	 * @return array<string, mixed>|WP_Error
	 */
	public function of_user( int $user_id ) {
		return $this->read( $user_id, array( User_Licenses::class, 'page' ) );
	}

	/**
	 * @param string[] $keys
	 * @return array<string, Attach_Result>|WP_Error By key.
	 */
	private function send( array $keys ) {
		$response = $this->site_api->post( '/sites/{id}/licenses/attach', array( 'licenses' => $keys ) );
		$results  = is_wp_error( $response ) ? null : Attach_Results::of( $keys, $response );

		// A failed call may still have succeeded on the server. Errors below 500 are the site's own; the call wasn't made.
		if ( ! is_wp_error( $response ) || ( $response->get_error_data()['status'] ?? 0 ) >= 500 ) {
			$this->site_data->invalidate();
			$this->store->delete_counts();
		}

		return is_wp_error( $response ) ? $response : $results ?? $this->failure->bad_response( 200 );
	}

	/**
	 * @param callable(array<mixed>): (array<string, mixed>|null) $validate
	 * @return array<string, mixed>|WP_Error
	 */
	private function read( int $user_id, callable $validate ) {
		$response = $this->user_api->get( $user_id, '/users/me/licenses', Response_Reader::AN_OBJECT );

		return is_wp_error( $response ) ? $response : $validate( $response ) ?? $this->failure->bad_response( 200 );
	}
}
