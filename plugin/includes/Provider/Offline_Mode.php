<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Provider;

defined( 'ABSPATH' ) || exit;

/** Determined by constants, then the site's URL, and then filters, which have the last word. */
class Offline_Mode {

	private const LOCAL_HOST_ENDINGS = array( '.local', '.localhost', '.test', '.docksal', '.docksal.site', '.dev.cc', '.lndo.site' );

	public function is_active(): bool {
		if ( defined( 'JETPACK_DEV_DEBUG' ) ) {
			$is_active = (bool) constant( 'JETPACK_DEV_DEBUG' );
		} elseif ( defined( 'WP_LOCAL_DEV' ) ) {
			$is_active = (bool) constant( 'WP_LOCAL_DEV' );
		} else {
			$is_active = $this->is_local_site();
		}

		return $this->filtered( $is_active );
	}

	/** @return array{isActive: bool, constant: bool, url: bool, filter: bool, wpLocalConstant: bool} With reasons, for REST and the page. */
	public function to_array(): array {
		return array(
			'isActive'        => $this->is_active(),
			'constant'        => defined( 'JETPACK_DEV_DEBUG' ) && constant( 'JETPACK_DEV_DEBUG' ),
			'url'             => $this->is_local_site(),
			'filter'          => $this->filtered( false ),
			'wpLocalConstant' => defined( 'WP_LOCAL_DEV' ) && constant( 'WP_LOCAL_DEV' ),
		);
	}

	/** Whether the URL or the environment type is local. */
	private function is_local_site(): bool {
		$site_url = site_url();
		$host     = strtolower( (string) wp_parse_url( $site_url, PHP_URL_HOST ) );
		$is_local = false === strpos( $site_url, '.' ) || 'local' === wp_get_environment_type();

		foreach ( self::LOCAL_HOST_ENDINGS as $ending ) {
			$is_local = $is_local || substr( $host, -strlen( $ending ) ) === $ending;
		}

		/**
		 * Filters whether the site's URL is local.
		 *
		 * @since 1.0.0
		 *
		 * @param bool $is_local
		 */
		return (bool) apply_filters( 'jetpack_is_local_site', $is_local );
	}

	/** Applies the old filter, then the new one. */
	private function filtered( bool $is_active ): bool {
		/**
		 * Filters whether offline mode is on. The old name of `jetpack_offline_mode`, applied before it.
		 *
		 * @since 1.0.0
		 *
		 * @param bool $is_active
		 */
		$is_active = (bool) apply_filters( 'jetpack_development_mode', $is_active );

		/**
		 * Filters whether offline mode is on.
		 *
		 * @since 1.0.0
		 *
		 * @param bool $is_active
		 */
		return (bool) apply_filters( 'jetpack_offline_mode', $is_active );
	}
}
