<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

use Jetpack_Dashboard\Kernel\Net\Client_Address;
use Jetpack_Dashboard\Kernel\Net\Ip_List;
use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Modules\Write_Check;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Refuses settings with which the firewall would block the current user's address. */
final class Self_Block implements Write_Check {

	public const CODE = 'self_block';

	/** Settings that affect blocking. */
	private const KEYS = array( 'waf', 'jetpack_waf_ip_list', 'jetpack_waf_ip_block_list', 'jetpack_waf_ip_allow_list', 'jetpack_protect_global_whitelist' );

	private Client_Address $client;
	private Settings_Store $settings;
	private Module_Registry $modules;

	public function __construct( Client_Address $client, Settings_Store $settings, Module_Registry $modules ) {
		$this->client   = $client;
		$this->settings = $settings;
		$this->modules  = $modules;
	}

	/**
	 * @param array<string, mixed> $values New values by key, modules included; validated.
	 * @return WP_Error|null self_block (409).
	 */
	public function problem( array $values ): ?WP_Error {
		if ( ! array_intersect( self::KEYS, array_keys( $values ) ) ) {
			return null;
		}
		$address = $this->client->ip();
		$after   = fn( string $key ) => $values[ $key ] ?? $this->settings->get( $key );
		$is_on   = ( $values['waf'] ?? $this->modules->is_active( 'waf' ) ) && $after( 'jetpack_waf_ip_list' );
		if ( ! $address || ! $is_on || ! Ip_List::of_stored( $after( 'jetpack_waf_ip_block_list' ) )->covers( $address ) ) {
			return null;
		}
		foreach ( array( 'jetpack_waf_ip_allow_list', 'jetpack_protect_global_whitelist' ) as $allowed ) {
			if ( Ip_List::of_stored( $after( $allowed ) )->covers( $address ) ) {
				return null;
			}
		}

		return new WP_Error(
			self::CODE,
			sprintf(
				/* translators: %s: an IP address. */
				__( 'Your own IP address, %s, is on the block list. You would be locked out of this site until JETPACK_DASHBOARD_FIREWALL_DISABLED is defined as true in its wp-config.php.', 'jetpack-dashboard' ),
				$address->to_string()
			),
			array(
				'status'  => 409,
				'address' => $address->to_string(),
			)
		);
	}
}
