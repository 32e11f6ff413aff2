<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Loads the overlay's script on the site. Its styles are loaded when it opens. */
final class Instant_Search {

	private const HANDLE = 'jetpack-dashboard-instant-search';

	private Settings_Store $settings;
	private Counted_Visitors $visitors;

	/** With a trailing slash. */
	private string $assets_url;

	public function __construct( Settings_Store $settings, Counted_Visitors $visitors, Plugin_Files $files ) {
		$this->settings   = $settings;
		$this->visitors   = $visitors;
		$this->assets_url = $files->url( 'includes/Features/Search/assets/' );
	}

	public function register(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ) );
	}

	public function enqueue(): void {
		if ( ! $this->settings->get( 'instant_search_enabled' ) ) {
			return;
		}

		wp_enqueue_script(
			self::HANDLE,
			$this->assets_url . 'instant-search.js',
			array(),
			JETPACK_DASHBOARD_VERSION,
			array(
				'in_footer' => true,
				'strategy'  => 'defer',
			)
		);
		wp_add_inline_script( self::HANDLE, 'window.jpInstantSearch = ' . wp_json_encode( $this->config(), JSON_HEX_TAG | JSON_HEX_AMP ) . ';', 'before' );
	}

	/** @return array<string, mixed> */
	private function config(): array {
		// Without pretty permalinks, too, the route is at the end.
		$route = rest_url( Controller::ROUTE_NAMESPACE . '/search/' );

		return array(
			'url'     => $route . 'results',
			'maximum' => Search_Query::maximum(),
			// The route can't know the user, since pages have no nonce.
			'count'   => $this->visitors->counts_user() ? $route . 'count' : '',
			'styles'  => $this->assets_url . 'instant-search.css?ver=' . JETPACK_DASHBOARD_VERSION,
			'home'    => home_url( '/' ),
			'texts'   => array(
				'search'   => __( 'Search', 'jetpack-dashboard' ),
				'close'    => __( 'Close search', 'jetpack-dashboard' ),
				'type'     => __( 'Type', 'jetpack-dashboard' ),
				'category' => __( 'Category', 'jetpack-dashboard' ),
				'period'   => __( 'Date', 'jetpack-dashboard' ),
				'all'      => __( 'All', 'jetpack-dashboard' ),
				'week'     => __( 'Last 7 days', 'jetpack-dashboard' ),
				'month'    => __( 'Last month', 'jetpack-dashboard' ),
				'year'     => __( 'Last year', 'jetpack-dashboard' ),
				'loading'  => __( 'Searching…', 'jetpack-dashboard' ),
				'none'     => __( 'No results found.', 'jetpack-dashboard' ),
				'one'      => __( '1 result', 'jetpack-dashboard' ),
				/* translators: %d: number of results. */
				'many'     => __( '%d results', 'jetpack-dashboard' ),
				/* translators: %d: number of results. */
				'maximum'  => __( '%d results or more', 'jetpack-dashboard' ),
				'more'     => __( 'Load more results', 'jetpack-dashboard' ),
				'failed'   => __( 'Could not load results. Press Enter to open the search page.', 'jetpack-dashboard' ),
			),
		);
	}
}
