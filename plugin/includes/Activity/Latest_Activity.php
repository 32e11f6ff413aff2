<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Activity;

use Jetpack_Dashboard\Kernel\Storage_Error;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The last entries for the dashboard's card, in the format of the account service (docs/account-service.md). */
class Latest_Activity {

	/** The card shows five. */
	private const SHOWN = 5;

	private Entries $entries;
	private Activity_Texts $texts;

	public function __construct( Entries $entries, Activity_Texts $texts ) {
		$this->entries = $entries;
		$this->texts   = $texts;
	}

	/** @return array<int, array{id: int, summary: string, published: string, actor: string}>|WP_Error Newest first. */
	public function to_array() {
		try {
			$page = $this->entries->page( new Filter(), 0, self::SHOWN );
		} catch ( Storage_Error $error ) {
			return new WP_Error( 'storage_failed', __( 'A database error occurred. Try again.', 'jetpack-dashboard' ), array( 'status' => 500 ) );
		}

		return array_map(
			fn( Entry $entry ): array => array(
				'id'        => $entry->id,
				'summary'   => $this->texts->headline( $entry ),
				'published' => gmdate( 'c', $entry->last_time ),
				'actor'     => $this->texts->author( $entry ),
			),
			$page['entries']
		);
	}
}
