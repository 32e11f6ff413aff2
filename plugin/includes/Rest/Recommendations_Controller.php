<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Provider\Connection_Status;
use Jetpack_Dashboard\Provider\Failure;
use Jetpack_Dashboard\Recommendations\Answer_Store;
use Jetpack_Dashboard\Recommendations\Conditional_Recommendations;
use Jetpack_Dashboard\Recommendations\Steps;
use Jetpack_Dashboard\Site_Data\Part;
use Jetpack_Dashboard\Site_Data\Site_Data;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The state of the recommendations assistant, and the products that the account service suggests. */
final class Recommendations_Controller extends Controller {

	private const MAX_SLUG_LENGTH = 60;

	private Answer_Store $answer_store;
	private Conditional_Recommendations $conditional;
	private Site_Data $site_data;
	private Connection_Status $connection;
	private Failure $failure;

	public function __construct( Answer_Store $answer_store, Conditional_Recommendations $conditional, Site_Data $site_data, Connection_Status $connection, Failure $failure ) {
		$this->answer_store = $answer_store;
		$this->conditional  = $conditional;
		$this->site_data    = $site_data;
		$this->connection   = $connection;
		$this->failure      = $failure;
	}

	public function register_routes(): void {
		$may_configure = $this->permission( 'jetpack_configure_modules', 'invalid_user_permission_manage_settings' );
		$may_read      = $this->permission( Part::MANAGER, 'invalid_user_permission_manage_modules' );
		$refresh       = array( 'refresh' => self::refresh_argument() );

		$this->register_get( '/recommendations/data', array( $this, 'read_data' ), $may_configure );
		$this->register_post( '/recommendations/data', array( $this, 'save_data' ), $may_configure, array( 'data' => self::data_argument() ) );
		$this->register_get( '/recommendations/step', array( $this, 'read_step' ), $may_configure );
		$this->register_post( '/recommendations/step', array( $this, 'save_step' ), $may_configure, array( 'step' => self::step_argument() ) );
		$this->register_get( '/recommendations/conditional', array( $this, 'read_conditional' ), $may_read );
		$this->register_get( '/recommendations/product-suggestions', fn( $request ) => $this->read_offer( Part::SUGGESTIONS, array(), $request ), $may_read, $refresh );
		$this->register_get( '/recommendations/upsell', fn( $request ) => $this->read_offer( Part::UPSELL, array( 'hide_upsell' => true ), $request ), $may_read, $refresh );
	}

	public function read_data(): WP_REST_Response {
		return new WP_REST_Response( (object) $this->answer_store->data() );
	}

	/** @return WP_REST_Response|WP_Error */
	public function save_data( WP_REST_Request $request ) {
		$data = (array) $request['data'];

		if ( array_intersect( $data[ Answer_Store::SELECTED_KEY ] ?? array(), $data[ Answer_Store::SKIPPED_KEY ] ?? array() ) ) {
			$message = __( 'A step can’t be both selected and skipped.', 'jetpack-dashboard' );

			return new WP_Error(
				'rest_invalid_param',
				$message,
				array(
					'status' => 400,
					'params' => array( 'data' => $message ),
				)
			);
		}

		$this->answer_store->merge( $data );

		return new WP_REST_Response( true );
	}

	public function read_step(): WP_REST_Response {
		return new WP_REST_Response( array( 'step' => $this->answer_store->step() ) );
	}

	public function save_step( WP_REST_Request $request ): WP_REST_Response {
		if ( '' !== $request['step'] ) {
			$this->answer_store->set_step( $request['step'] );
		}

		return new WP_REST_Response( true );
	}

	public function read_conditional(): WP_REST_Response {
		return new WP_REST_Response( $this->conditional->all() );
	}

	/** @return array<string, mixed> */
	public function get_item_schema() {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'jetpack-recommendations',
			'type'       => 'object',
			'properties' => self::data_argument()['properties'] + array( 'step' => self::step_argument() ),
		);
	}

	/**
	 * Only users with an account at the service can buy something, so others get no offers.
	 *
	 * @param array<string, mixed> $no_offer
	 * @return WP_REST_Response|WP_Error
	 */
	private function read_offer( string $part, array $no_offer, WP_REST_Request $request ) {
		if ( ! $this->connection->is_local() && ! $this->connection->is_registered() ) {
			return $this->failure->not_registered();
		}

		if ( $this->connection->is_registered() && ! $this->connection->is_user_connected( get_current_user_id() ) ) {
			return new WP_REST_Response( $no_offer );
		}

		$body = $this->site_data->get( $part, (bool) $request['refresh'] );

		return is_wp_error( $body ) ? $body : new WP_REST_Response( $body );
	}

	/** @return array<string, mixed> */
	private static function step_argument(): array {
		return array(
			'description' => __( 'The step where the assistant continues. An empty one changes nothing.', 'jetpack-dashboard' ),
			'type'        => 'string',
			'enum'        => array_merge( array( '' ), Steps::ALL ),
			'required'    => true,
		);
	}

	/**
	 * Limits what can be stored: unknown keys and steps are refused.
	 *
	 * @return array{description: string, type: string, required: bool, additionalProperties: bool, properties: array<string, array<string, mixed>>}
	 */
	private static function data_argument(): array {
		$steps = array(
			'type'     => 'array',
			'maxItems' => count( Steps::ALL ),
			'items'    => array(
				'type' => 'string',
				'enum' => Steps::ALL,
			),
		);

		return array(
			'description'          => __( 'The answers that have changed. All others are kept.', 'jetpack-dashboard' ),
			'type'                 => 'object',
			'required'             => true,
			'additionalProperties' => false,
			'properties'           => array_fill_keys( Steps::SITE_TYPES, array( 'type' => 'boolean' ) ) + array(
				Answer_Store::SELECTED_KEY   => $steps,
				Answer_Store::SKIPPED_KEY    => $steps,
				Answer_Store::VIEWED_KEY     => $steps,
				Answer_Store::SUGGESTION_KEY => array(
					'type'      => 'string',
					'pattern'   => '^[a-z0-9_-]*$',
					'maxLength' => self::MAX_SLUG_LENGTH,
				),
			),
		);
	}
}
