<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

use Jetpack_Dashboard\Kernel\Privacy\Person;
use Jetpack_Dashboard\Kernel\Privacy\Personal_Data;
use Jetpack_Dashboard\Kernel\Privacy\Results;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** Messages in which a person entered their email address. */
final class Messages_Personal_Data implements Personal_Data {

	private Messages $messages;

	public function __construct( Messages $messages ) {
		$this->messages = $messages;
	}

	public function label(): string {
		return __( 'Jetpack: messages of contact forms', 'jetpack-dashboard' );
	}

	public function export( Person $person, int $page ): array {
		$items = array();
		$ids   = $this->ids( $person, $page );

		foreach ( $ids as $id ) {
			$post = get_post( $id );
			if ( ! $post ) {
				continue;
			}

			$data   = Message_Data::of( $post );
			$values = array(
				__( 'Date', 'jetpack-dashboard' ) => Results::date( (int) get_post_time( 'U', true, $post ) ),
				__( 'Page', 'jetpack-dashboard' ) => $data['url'],
			);
			foreach ( $data['fields'] as list( $label, $text ) ) {
				// Fields can have the same label.
				while ( isset( $values[ $label ] ) ) {
					$label .= ' *';
				}
				$values[ $label ] = $text;
			}
			$items[] = Results::item( 'messages', __( 'Messages', 'jetpack-dashboard' ), (string) $id, $values );
		}

		return Results::exported( $items, count( $ids ) < self::PER_PAGE );
	}

	/** @return array{items_removed: bool, items_retained: bool, messages: string[], done: bool} */
	public function erase( Person $person ): array {
		$ids = $this->ids( $person, 1 );

		foreach ( $ids as $id ) {
			wp_delete_post( $id, true );
		}

		return Results::erased( array() !== $ids, array(), count( $ids ) < self::PER_PAGE );
	}

	/** @return int[] At most PER_PAGE. */
	private function ids( Person $person, int $page ): array {
		$this->messages->register_type();
		$query = new WP_Query(
			array(
				'post_type'      => Messages::TYPE,
				'post_status'    => array( Messages::UNREAD, Messages::READ, Messages::SPAM, 'trash' ),
				'posts_per_page' => self::PER_PAGE, // phpcs:ignore WordPress.WP.PostsPerPage -- A batch of the privacy tools.
				'paged'          => $page,
				'orderby'        => 'ID',
				'order'          => 'ASC',
				'fields'         => 'ids',
				'no_found_rows'  => true,
				'meta_key'       => Messages::EMAIL, // phpcs:ignore WordPress.DB.SlowDBQuery -- The key has an index.
				'meta_value'     => strtolower( $person->email ), // phpcs:ignore WordPress.DB.SlowDBQuery -- See above.
			)
		);

		return array_map( static fn( $id ): int => is_int( $id ) ? $id : $id->ID, $query->posts );
	}
}
