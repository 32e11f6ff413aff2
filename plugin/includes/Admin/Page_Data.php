<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Kernel\Plugin_Files;

defined( 'ABSPATH' ) || exit;

/** Builds `window.JetpackDashboard`: initial state, REST URL and nonce, preloaded responses, and URLs of chunks and translations. */
class Page_Data {

	private Initial_State $initial_state;

	/**
	 * Callbacks that return REST responses, by path.
	 *
	 * @var array<string, callable(): (\WP_REST_Response|\WP_Error)>
	 */
	private $preloaded;

	private Plugin_Files $files;

	/** @param array<string, callable(): (\WP_REST_Response|\WP_Error)> $preloaded Callbacks that return REST responses, by path. */
	public function __construct( Initial_State $initial_state, array $preloaded, Plugin_Files $files ) {
		$this->initial_state = $initial_state;
		$this->preloaded     = $preloaded;
		$this->files         = $files;
	}

	/** The inline script. The JSON is percent-encoded, so that it can't end the script element or the string. */
	public function to_script(): string {
		return sprintf(
			"window.JetpackDashboard=JSON.parse(decodeURIComponent('%s'));"
			. '(function(l){l.promise=new Promise(function(r){l.resolve=r;});window.JetpackDashboardLate=l;})({});',
			rawurlencode( (string) wp_json_encode( $this->to_array(), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) )
		);
	}

	/** @return array<string, mixed> initialState, api, preload, assets. */
	public function to_array(): array {
		return array(
			'initialState' => $this->initial_state->to_array(),
			'api'          => array(
				'root'   => esc_url_raw( rest_url() ),
				'nonce'  => wp_create_nonce( 'wp_rest' ),
				'userId' => get_current_user_id(),
			),
			'preload'      => (object) $this->preload(),
			'assets'       => array(
				'buildUrl'     => $this->files->url( 'build/' ),
				'translations' => (object) ( new Chunk_Translations( $this->files ) )->urls(),
			),
		);
	}

	/**
	 * REST responses that the first screen needs, produced within this request. Errors are left out.
	 *
	 * @return array<string, array{body: mixed}> By path.
	 */
	private function preload(): array {
		$responses = array();

		foreach ( $this->preloaded as $path => $fetch ) {
			$response = $fetch();

			if ( ! is_wp_error( $response ) ) {
				$responses[ $path ] = array( 'body' => $response->get_data() );
			}
		}

		return $responses;
	}
}
