<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Notes;

use Jetpack_Dashboard\Kernel\Container;

defined( 'ABSPATH' ) || exit;

/** How features tell the notifications what happened. Both do nothing while notifications are off. */
final class Note_Hooks {

	/** Filters the sources: functions that return a Note_Source, by id. */
	public const SOURCES = 'jetpack_dashboard_notes';

	/** Fires after something happened: id of the source, capability, user. */
	public const EVENT = 'jetpack_dashboard_noted';

	/**
	 * Classes of the sources, and their container.
	 *
	 * @var array<class-string<Note_Source>, Container>
	 */
	private static array $sources = array();

	/**
	 * Adds a source. Its class is loaded once somebody opens the notifications.
	 *
	 * @param class-string<Note_Source> $class_name Its constant `ID` is the id.
	 */
	public static function add_source( Container $services, string $class_name ): void {
		if ( array() === self::$sources ) {
			add_filter( self::SOURCES, array( self::class, 'sources' ) );
		}
		self::$sources[ $class_name ] = $services;
	}

	/**
	 * @param array<string, callable(): ?Note_Source> $sources
	 * @return array<string, callable(): ?Note_Source>
	 */
	public static function sources( $sources ): array {
		foreach ( self::$sources as $class_name => $services ) {
			$sources = array( (string) constant( "$class_name::ID" ) => $services->lazy( $class_name ) ) + (array) $sources;
		}

		return (array) $sources;
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
