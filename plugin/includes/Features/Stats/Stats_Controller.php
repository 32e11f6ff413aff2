<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Net\Visit;
use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Kernel\Storage_Error;
use Jetpack_Dashboard\Modules\Module_Registry;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `module/stats/data` and `stats/view`. */
final class Stats_Controller extends Controller {

	private Data $data;
	private Merger $merger;
	private Counter $counter;
	private Senders $senders;
	private Clock $clock;
	private Module_Registry $modules;
	private Site_Files $files;

	public function __construct( Data $data, Merger $merger, Counter $counter, Senders $senders, Clock $clock, Module_Registry $modules, Site_Files $files ) {
		$this->data    = $data;
		$this->merger  = $merger;
		$this->counter = $counter;
		$this->senders = $senders;
		$this->clock   = $clock;
		$this->modules = $modules;
		$this->files   = $files;
	}

	/** @return void */
	public function register_routes() {
		$this->register_get(
			'/module/stats/data',
			array( $this, 'get_data' ),
			$this->permission( 'view_stats' ),
			array(
				'range'   => array(
					'description' => __( 'day, week or month. Any other value means day.', 'jetpack-dashboard' ),
					'type'        => 'string',
					'default'     => Calendar::DAY,
				),
				'refresh' => array(
					'description' => __( 'Whether to request new data from the provider.', 'jetpack-dashboard' ),
					'type'        => 'boolean',
					'default'     => false,
				),
			)
		);
		$this->register_post(
			'/stats/view',
			array( $this, 'count_view' ),
			'__return_true',
			array(
				'post'  => array(
					'description'       => __( 'ID of a published post; 0 for the home page and archives.', 'jetpack-dashboard' ),
					'type'              => 'integer',
					'required'          => true,
					'minimum'           => 0,
					'validate_callback' => array( $this, 'check_post' ),
				),
				'from'  => array(
					'description'       => __( 'Host of the referring page.', 'jetpack-dashboard' ),
					'type'              => 'string',
					'default'           => '',
					'validate_callback' => static fn( $host ) => is_string( $host ) && ( '' === $host || View::is_host( $host ) ),
				),
				'ms'    => array(
					'description' => __( 'How long the server took to respond to the page load, in milliseconds.', 'jetpack-dashboard' ),
					'type'        => 'integer',
					'default'     => 0,
					'minimum'     => 0,
					'maximum'     => 999999999,
				),
				'click' => array(
					'description'       => __( 'Host of a link to another site that was clicked.', 'jetpack-dashboard' ),
					'type'              => 'string',
					'default'           => '',
					'validate_callback' => static fn( $host ) => is_string( $host ) && ( '' === $host || View::is_host( $host ) ),
				),
				'file'  => array(
					'description'       => __( 'Path below the uploads folder of a file that was downloaded.', 'jetpack-dashboard' ),
					'type'              => 'string',
					'default'           => '',
					'validate_callback' => static fn( $file ) => is_string( $file ) && ( '' === $file || View::is_file( self::encode( $file ) ) ),
				),
			)
		);
	}

	/**
	 * Views of a range; for `day` also the summary.
	 *
	 * @return WP_REST_Response|WP_Error not_active (404) if the module is inactive. Failures of the provider are in the body, with status 200.
	 */
	public function get_data( WP_REST_Request $request ) {
		$start = hrtime( true );

		if ( ! $this->modules->is_active( 'stats' ) ) {
			return self::not_active();
		}

		$response = new WP_REST_Response( $this->data->get( Calendar::range( (string) $request['range'] ), $request['refresh'] ) );
		$this->merger->catch_up();
		$response->header( 'Server-Timing', sprintf( 'stats;dur=%.1F', ( hrtime( true ) - $start ) / 1e6 ) );

		return $response;
	}

	/** @return WP_REST_Response|WP_Error 204; not_active (404), too_many_views (429), storage_failed (500). */
	public function count_view( WP_REST_Request $request ) {
		if ( ! $this->modules->is_active( 'stats' ) ) {
			return self::not_active();
		}

		try {
			$target = View::target( (string) $request['click'], self::encode( (string) $request['file'] ) );
			$view   = new View( $this->clock->now(), (int) $request['post'], '' === $target ? (string) $request['from'] : '', $this->senders->current(), $target, '' === $target ? (int) $request['ms'] : 0 );

			if ( Visit::is_seen( $_SERVER ) && $this->files->is_countable( $view ) && ! $this->counter->count( $view ) ) {
				return new WP_Error(
					'too_many_views',
					__( 'Too many views came from this address.', 'jetpack-dashboard' ),
					array(
						'status'     => 429,
						'retryAfter' => HOUR_IN_SECONDS,
					)
				);
			}
		} catch ( Storage_Error $error ) {
			return new WP_Error( 'storage_failed', __( 'A database error occurred. Try again.', 'jetpack-dashboard' ), array( 'status' => 500 ) );
		}

		return new WP_REST_Response( null, 204 );
	}

	/**
	 * Whether the id is plausible. Doesn't reveal whether a post exists.
	 *
	 * @param mixed $post
	 * @return true|WP_Error
	 */
	public function check_post( $post ) {
		$is_id = is_numeric( $post ) && (string) (int) $post === (string) $post && (int) $post >= 0;

		return $is_id && ( 0 === (int) $post || is_post_publicly_viewable( (int) $post ) )
			? true
			: new WP_Error( 'invalid_param', __( 'No published post has this ID.', 'jetpack-dashboard' ) );
	}

	/** The path as in a URL. */
	private static function encode( string $file ): string {
		return str_replace( '%2F', '/', rawurlencode( $file ) );
	}

	private static function not_active(): WP_Error {
		return new WP_Error( 'not_active', __( 'Site Stats is not active.', 'jetpack-dashboard' ), array( 'status' => 404 ) );
	}
}
