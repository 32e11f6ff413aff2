<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Kernel\Net\Visit;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Whose searches are counted: those of the visitors whose views the statistics count. Uses the settings of the statistics. */
final class Counted_Visitors {

	private Settings_Store $settings;

	public function __construct( Settings_Store $settings ) {
		$this->settings = $settings;
	}

	/** Whether the current user is logged out, or has a counted role. */
	public function counts_user(): bool {
		$user  = wp_get_current_user();
		$roles = array_values( $user->roles );

		return ! $user->exists() || ( array() !== $roles && in_array( $roles[0], (array) $this->settings->get( 'count_roles' ), true ) );
	}

	/**
	 * Not bots, prefetching, requests from other sites' pages, and visitors who ask not to be tracked.
	 *
	 * @param array<string, mixed> $server $_SERVER.
	 */
	public function counts_request( array $server ): bool {
		$is_refused = '1' === ( $server['HTTP_DNT'] ?? '' ) || '1' === ( $server['HTTP_SEC_GPC'] ?? '' );

		return Visit::is_seen( $server ) && ! ( $is_refused && $this->settings->get( 'do_not_track' ) );
	}
}
