<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Privacy;

defined( 'ABSPATH' ) || exit;

/** Builds the arrays that WordPress expects. */
final class Results {

	/**
	 * A page of exported items.
	 *
	 * @param array<int, array<string, mixed>> $items
	 * @return array{data: array<int, array<string, mixed>>, done: bool}
	 */
	public static function exported( array $items, bool $is_last = true ): array {
		return array(
			'data' => $items,
			'done' => $is_last,
		);
	}

	/**
	 * An exported item.
	 *
	 * @param string                     $label  The group's heading.
	 * @param array<string, string|null> $values Values by name; those that are '' or null are left out.
	 * @return array<string, mixed>
	 */
	public static function item( string $group, string $label, string $id, array $values ): array {
		$data = array();

		foreach ( $values as $name => $value ) {
			if ( null !== $value && '' !== $value ) {
				$data[] = array(
					'name'  => $name,
					'value' => esc_html( $value ),
				);
			}
		}

		return array(
			'group_id'    => 'jetpack-dashboard-' . $group,
			'group_label' => $label,
			'item_id'     => $group . '-' . $id,
			'data'        => $data,
		);
	}

	/**
	 * What became of an erasure.
	 *
	 * @param string[] $kept Why something was kept; empty if nothing was.
	 * @return array{items_removed: bool, items_retained: bool, messages: string[], done: bool}
	 */
	public static function erased( bool $is_removed, array $kept = array(), bool $is_done = true ): array {
		return array(
			'items_removed'  => $is_removed,
			'items_retained' => array() !== $kept,
			'messages'       => $kept,
			'done'           => $is_done,
		);
	}

	/**
	 * A time as people read it.
	 *
	 * @param int $time Unix time; 0 for never.
	 */
	public static function date( int $time ): string {
		return $time > 0 ? (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $time ) : '';
	}
}
