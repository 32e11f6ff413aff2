<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Rest;

use Jetpack_Dashboard\Activity\Activity_Texts;
use Jetpack_Dashboard\Activity\Entries;
use Jetpack_Dashboard\Activity\Entry;
use Jetpack_Dashboard\Activity\Filter;
use Jetpack_Dashboard\Activity\Restore;
use Jetpack_Dashboard\Kernel\Rest\Controller;
use Jetpack_Dashboard\Kernel\Storage_Error;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The activity log, and the way back from a change of settings. */
final class Activity_Controller extends Controller {

	private const CAPABILITY = 'jetpack_manage_modules';
	private const REFUSAL    = 'invalid_user_permission_manage_modules';

	private Entries $entries;
	private Activity_Texts $texts;
	private Restore $restore;

	public function __construct( Entries $entries, Activity_Texts $texts, Restore $restore ) {
		$this->entries = $entries;
		$this->texts   = $texts;
		$this->restore = $restore;
	}

	public function register_routes(): void {
		$permission = $this->permission( self::CAPABILITY, self::REFUSAL );
		$date       = array(
			'type'    => 'string',
			'pattern' => '^(\d{4}-\d\d-\d\d)?$',
			'default' => '',
		);
		$this->register_get(
			'/activity',
			array( $this, 'read' ),
			$permission,
			array(
				'kind'     => array(
					'description' => __( 'What it is about; empty for everything.', 'jetpack-dashboard' ),
					'type'        => 'string',
					'enum'        => array_merge( array( '' ), Entry::KINDS ),
					'default'     => '',
				),
				'user'     => array( 'maxLength' => 100 ) + self::text_argument( __( 'Id, login or email address of the user who did it; "none" for visitors and the site itself.', 'jetpack-dashboard' ) ),
				'after'    => array( 'description' => __( 'First day, in the site’s time zone.', 'jetpack-dashboard' ) ) + $date,
				'before'   => array( 'description' => __( 'Last day, in the site’s time zone.', 'jetpack-dashboard' ) ) + $date,
				'search'   => array( 'maxLength' => 100 ) + self::text_argument( __( 'Text in titles, names, values and names of users, or an IP address.', 'jetpack-dashboard' ) ),
				'cursor'   => array(
					'description' => __( '`next` of the page before; 0 for the first page.', 'jetpack-dashboard' ),
					'type'        => 'integer',
					'minimum'     => 0,
					'default'     => 0,
				),
				'per_page' => array(
					'description' => __( 'Maximum number of entries.', 'jetpack-dashboard' ),
					'type'        => 'integer',
					'minimum'     => 1,
					'maximum'     => 100,
					'default'     => 25,
				),
			)
		);
		$this->register_post( '/activity/(?P<id>\d{1,18})/undo', fn( $request ) => $this->restore( $request, false ), $permission, self::id_argument() );
		$this->register_post( '/activity/(?P<id>\d{1,18})/restore', fn( $request ) => $this->restore( $request, true ), $permission, self::id_argument() );
	}

	/**
	 * @param WP_REST_Request $request As registered.
	 * @return WP_REST_Response|WP_Error
	 */
	public function read( WP_REST_Request $request ) {
		$filter = Filter::of( $request->get_query_params() );
		try {
			$page = $this->entries->page( $filter, (int) $request['cursor'], (int) $request['per_page'] );
		} catch ( Storage_Error $error ) {
			return self::storage_failed();
		}
		cache_users( array_unique( array_map( static fn( Entry $entry ): int => $entry->user_id, $page['entries'] ) ) );

		return new WP_REST_Response(
			array(
				'entries' => array_map( array( $this, 'entry' ), $page['entries'] ),
				'next'    => $page['next'],
			)
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema() {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'jetpack-activity',
			'type'       => 'object',
			'properties' => array(
				'entries' => array(
					'description' => __( 'Newest first. All texts are plain text, some of them written by visitors.', 'jetpack-dashboard' ),
					'type'        => 'array',
				),
				'next'    => array(
					'description' => __( 'Cursor of the next page; 0 if there is none. A page of a search can be empty and have a next one.', 'jetpack-dashboard' ),
					'type'        => 'integer',
				),
			),
		);
	}

	/**
	 * @param WP_REST_Request $request `id`.
	 * @return WP_REST_Response|WP_Error
	 */
	private function restore( WP_REST_Request $request, bool $is_all ) {
		try {
			$plan = $this->restore->plan( (int) $request['id'], $is_all );
		} catch ( Storage_Error $error ) {
			return self::storage_failed();
		}
		$result = is_wp_error( $plan ) ? $plan : $this->restore->apply( $plan );

		return is_wp_error( $result ) ? $result : $this->success( __( 'The settings were restored.', 'jetpack-dashboard' ), array( 'restored' => array_keys( $plan->after ) ) );
	}

	/** @return array<string, mixed> */
	private function entry( Entry $entry ): array {
		return array(
			'id'       => $entry->id,
			'time'     => gmdate( 'c', $entry->time ),
			'lastTime' => gmdate( 'c', $entry->last_time ),
			'kind'     => $entry->kind,
			'action'   => $entry->action,
			'name'     => $entry->name,
			'summary'  => $this->texts->summary( $entry ),
			'author'   => $this->texts->author( $entry ),
			'userId'   => Entry::ERASED_USER === $entry->user_id ? 0 : $entry->user_id,
			'address'  => $entry->address,
			'amount'   => $entry->amount,
			'changes'  => array_map(
				static fn( array $row ): array => array(
					'label' => $row[0],
					'old'   => $row[1],
					'new'   => $row[2],
				),
				$this->texts->diff( $entry )
			),
			'canUndo'  => $this->restore->can_undo( $entry ),
		);
	}

	/** @return array<string, array<string, mixed>> */
	private static function id_argument(): array {
		return array(
			'id' => array(
				'description' => __( 'Id of a change of settings.', 'jetpack-dashboard' ),
				'type'        => 'integer',
				'minimum'     => 1,
			),
		);
	}

	private static function storage_failed(): WP_Error {
		return new WP_Error( 'storage_failed', __( 'A database error occurred. Try again.', 'jetpack-dashboard' ), array( 'status' => 500 ) );
	}
}
