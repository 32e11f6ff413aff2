<?php
/**
 * Downtime monitoring.
 *
 * Sort Order: 28
 * Recommendation Order: 10
 * First Introduced: 2.6
 * Requires Connection: Yes
 * Requires User Connection: Yes
 * Auto Activate: No
 * Module Tags: Recommended
 * Feature: Security
 * Works Locally: No
 * On The Site: Self-check with emails, a ping and an address for other monitoring services
 * By The Service: Watching the site, and the emails
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Monitor;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Kind;
use Jetpack_Dashboard\Settings\Rules;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Downtime monitoring', 'jetpack-dashboard' ),
			'description'      => __( 'Alerts you when your site is down.', 'jetpack-dashboard' ),
			'long_description' => __( 'Checks your site regularly and sends an email when it is down and when it is back.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn how downtime is detected', 'jetpack-dashboard' ),
			'search_terms'     => __( 'monitor, uptime, downtime, offline, outage, alert, site down, notification, availability, site is down, server down, ping, crash', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			Kind::boolean( 'monitor_receive_notifications', false )
				->described( static fn(): string => __( 'Send me an email', 'jetpack-dashboard' ) ),
			Kind::independent_boolean( Self_Check::SETTING, Monitor::SLUG )
				->described( static fn(): string => __( 'Check how long this site takes to answer', 'jetpack-dashboard' ) ),
			Kind::boolean( Alerts::SETTING, false )
				->described( static fn(): string => __( 'Email me about problems', 'jetpack-dashboard' ) ),
			Kind::text( Ping::SETTING, array( Rules::class, 'web_address' ), 'esc_url_raw' )->secret()
				->described( static fn(): string => __( 'Address of a monitoring service that expects requests', 'jetpack-dashboard' ) ),
			Kind::choice( Health_Address::SETTING, array( 'noop', 'create', 'regenerate', 'delete' ) )->as_action( true )->secret()
				->shown_as( static fn(): string => Health_Address::url() )
				->written_by( static fn( $action ): array => Health_Address::change( (string) $action ) )
				->described( static fn(): string => __( 'Health address for monitoring services', 'jetpack-dashboard' ) )
				->labeled(
					static fn(): array => array(
						'noop'       => __( 'Keep the address', 'jetpack-dashboard' ),
						'create'     => __( 'Create an address', 'jetpack-dashboard' ),
						'regenerate' => __( 'Regenerate the address', 'jetpack-dashboard' ),
						'delete'     => __( 'Delete the address', 'jetpack-dashboard' ),
					)
				),
		);
	}

	public function boot( Container $services ): void {
		// Lazy: most pages neither switch nor save.
		$monitor = $services->lazy( Monitor::class );

		Backend_Hooks::add(
			static function () use ( $monitor ): void {
				add_filter( 'jetpack_dashboard_switch_module_monitor', static fn( $allowed, $is_on ) => $monitor()->set_monitoring( $allowed, (bool) $is_on ), 10, 2 );
				add_action(
					'jetpack_activate_module',
					static function ( $slug, $is_stored ) use ( $monitor ): void {
						if ( Monitor::SLUG === $slug && ! $is_stored ) {
							$monitor()->stop_monitoring();
						}
					},
					10,
					2
				);
				add_filter( 'jetpack_dashboard_pre_store_monitor_receive_notifications', static fn( $problem, $value ) => $monitor()->save_email_preference( $problem, (bool) $value ), 10, 2 );
			}
		);

		if ( $services->get( Settings_Store::class )->get( Self_Check::SETTING ) ) {
			$this->boot_inactive( $services );
		}
	}

	/** The self-check doesn't need the account service, so it works while the module is off. */
	public function boot_inactive( Container $services ): void {
		$services->get( Self_Check::class )->register();
	}

	public function health_tests(): array {
		return array(
			Disk_Health::ID        => Disk_Health::class,
			Certificate_Health::ID => Certificate_Health::class,
			Php_Error_Health::ID   => Php_Error_Health::class,
		);
	}

	public function extra(): array {
		return array( 'self_check' => Self_Check_Log::summary() );
	}

	public function controllers(): array {
		return array( Monitor_Controller::class );
	}
};
