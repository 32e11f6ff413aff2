<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sharedaddy;

use Jetpack_Dashboard\Settings\Own_Sharing_Services;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The settings that add and remove custom sharing services. */
final class Service_Actions {

	public const ADD    = 'custom';
	public const REMOVE = 'sharing_delete_service';

	/**
	 * @param array{sharing_name: string, sharing_url: string, sharing_icon: string} $value Validated.
	 * @return array<string, mixed>|WP_Error
	 */
	public static function add( array $value ) {
		$service = Own_Sharing_Services::add( $value );
		if ( is_wp_error( $service ) ) {
			return $service;
		}
		Settings_Store::announce( self::ADD, '', $service['name'] );

		return array( self::ADD => $service );
	}

	/**
	 * @param string $id Of an existing service.
	 * @return array{}
	 */
	public static function remove( string $id ): array {
		$name = Own_Sharing_Services::all()[ $id ]['name'];
		Own_Sharing_Services::remove( $id );
		Settings_Store::announce( self::REMOVE, $name, '' );

		return array();
	}
}
