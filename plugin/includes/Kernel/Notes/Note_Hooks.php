<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Notes;

defined( 'ABSPATH' ) || exit;

/** How features tell the notifications what happened. Both do nothing while notifications are off. */
final class Note_Hooks {

	/** Filters the sources: functions that return a Note_Source, by id. */
	public const SOURCES = 'jetpack_dashboard_notes';

	/** Fires after something happened: id of the source, capability, user. */
	public const EVENT = 'jetpack_dashboard_noted';

	/** @param callable(): ?Note_Source $factory Called once somebody opens the notifications. */
	public static function add_source( string $id, callable $factory ): void {
		add_filter( self::SOURCES, static fn( $sources ): array => array( $id => $factory ) + (array) $sources );
	}

	/**
	 * Shows the dot of the bell.
	 *
	 * @param string $source     Id of the source.
	 * @param string $capability Users with this capability see it.
	 * @param int    $user_id    A user who sees it without the capability, such as the author of a post; or 0.
	 */
	public static function announce( string $source, string $capability, int $user_id = 0 ): void {
		/**
		 * Fires after something happened that the notifications list.
		 *
		 * @since 1.0.0
		 *
		 * @param string $source     Id of the source.
		 * @param string $capability Users with this capability see it.
		 * @param int    $user_id    A user who sees it without the capability, or 0.
		 */
		do_action( 'jetpack_dashboard_noted', $source, $capability, $user_id );
	}
}
