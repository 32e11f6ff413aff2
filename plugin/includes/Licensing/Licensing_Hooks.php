<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Licensing;

use Jetpack_Dashboard\Kernel\Container;

defined( 'ABSPATH' ) || exit;

final class Licensing_Hooks {

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		foreach ( array( 'jetpack_site_disconnected', 'jetpack_site_registered' ) as $hook ) {
			add_action( $hook, fn() => $this->services->get( Licensing_Store::class )->clear() );
		}
	}
}
