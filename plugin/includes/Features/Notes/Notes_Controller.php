<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Notes;

use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Modules\Module_Registry;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `notes`. */
final class Notes_Controller extends Controller {

	private Note_List $notes;
	private Last_Events $events;
	private Module_Registry $modules;

	public function __construct( Note_List $notes, Last_Events $events, Module_Registry $modules ) {
		$this->notes   = $notes;
		$this->events  = $events;
		$this->modules = $modules;
	}

	/** @return void */
	public function register_routes() {
		$this->register_get( '/notes', array( $this, 'get_notes' ), $this->permission( Notes::CAPABILITY ) );
		$this->register_post(
			'/notes',
			array( $this, 'mark_as_read' ),
			$this->permission( Notes::CAPABILITY ),
			array(
				'read_until' => array(
					'description' => __( 'Marks notifications up to this time as read, from the list.', 'jetpack-dashboard' ),
					'type'        => 'integer',
					'minimum'     => 0,
					'required'    => true,
				),
			)
		);
	}

	/** @return WP_REST_Response|WP_Error */
	public function get_notes() {
		if ( ! $this->modules->is_active( Notes::SLUG ) ) {
			return self::not_active();
		}
		// First, so that what happens meanwhile stays unread.
		$until = $this->events->look_time();

		return new WP_REST_Response(
			array(
				'notes'      => $this->notes->get(),
				'read_until' => $until,
			)
		);
	}

	/** @return WP_REST_Response|WP_Error */
	public function mark_as_read( WP_REST_Request $request ) {
		if ( ! $this->modules->is_active( Notes::SLUG ) ) {
			return self::not_active();
		}
		$this->events->mark_read( (int) $request['read_until'] );

		return new WP_REST_Response( array( 'has_news' => $this->events->has_news() ) );
	}

	private static function not_active(): WP_Error {
		return new WP_Error( 'not_active', __( 'Notifications are off.', 'jetpack-dashboard' ), array( 'status' => 404 ) );
	}
}
