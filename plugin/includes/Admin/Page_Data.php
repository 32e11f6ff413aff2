<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Kernel\Plugin_Files;

defined( 'ABSPATH' ) || exit;

/** Builds `window.JetpackDashboard`: the initial state, the REST address with its nonce, preloaded answers, and where chunks and their translations are. */
class Page_Data {

	private Initial_State $initial_state;

	/**
	 * Give the answers of REST routes, by path.
	 *
	 * @var array<string, callable(): (\WP_REST_Response|\WP_Error)>
	 */
	private $preloaded;

	private Plugin_Files $files;

	/** @param array<string, callable(): (\WP_REST_Response|\WP_Error)> $preloaded Give the answers of REST routes, by path. */
	public function __construct( Initial_State $initial_state, array $preloaded, Plugin_Files $files ) {
		$this->initial_state = $initial_state;
		$this->preloaded     = $preloaded;
		$this->files         = $files;
	}

	/**
	 * The inline script that stands before the entry.
	 *
	 * The JSON is percent-encoded, so that nothing in it can end the script element or the string.
	 */
	public function to_script(): string {
		return sprintf(
			"window.JetpackDashboard=JSON.parse(decodeURIComponent('%s'));"
			. '(function(l){l.promise=new Promise(function(r){l.resolve=r;});window.JetpackDashboardLate=l;})({});',
			rawurlencode( (string) wp_json_encode( $this->to_array(), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) )
		);
	}

	/**
	 * The object itself.
	 *
	 * @return array<string, mixed> initialState, api, preload, assets.
	 */
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
	 * Answers of REST routes that the first screen reads and the initial state doesn't hold, asked within this request.
	 *
	 * A route that the user may not read, or whose module is off, answers with an error and is left out.
	 *
	 * @return array<string, array{body: mixed, headers: mixed}> By path.
	 */
	private function preload(): array {
		$answers = array();

		foreach ( $this->preloaded as $path => $ask ) {
			$answer = $ask();

			if ( ! is_wp_error( $answer ) ) {
				$answers[ $path ] = array(
					'body'    => $answer->get_data(),
					'headers' => (object) $answer->get_headers(),
				);
			}
		}

		return $answers;
	}
}
