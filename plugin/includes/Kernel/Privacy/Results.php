<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Privacy;

defined( 'ABSPATH' ) || exit;

/** Builds return values for exporters and erasers. */
final class Results {

	/**
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
	 * @param string                     $label  Heading of the group.
	 * @param array<string, string|null> $values By name; '' and null are left out.
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
	 * @param string[] $messages Reasons for retained data.
	 * @return array{items_removed: bool, items_retained: bool, messages: string[], done: bool}
	 */
	public static function erased( bool $is_removed, array $messages = array(), bool $is_done = true ): array {
		return array(
			'items_removed'  => $is_removed,
			'items_retained' => array() !== $messages,
			'messages'       => $messages,
			'done'           => $is_done,
		);
	}

	/** @param int $time Unix time; 0 for never. */
	public static function date( int $time ): string {
		return $time > 0 ? (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $time ) : '';
	}
}
