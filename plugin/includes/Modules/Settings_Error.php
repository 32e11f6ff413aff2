<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use Jetpack_Dashboard\Settings\Settings_Registry;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Combines errors of several settings. */
final class Settings_Error {

	/** @param array<string, WP_Error> $problems By key. */
	public static function of( string $code, array $problems, Settings_Registry $registry ): WP_Error {
		$label   = static fn( $key ): string => self::label( (string) $key, $registry );
		$params  = array();
		$details = array();
		$lines   = array();

		foreach ( $problems as $key => $problem ) {
			$params[ $key ]  = $problem->get_error_message();
			$details[ $key ] = array(
				'code'    => $problem->get_error_code(),
				'message' => $problem->get_error_message(),
				'data'    => $problem->get_error_data(),
			);
			$lines[]         = sprintf(
				/* translators: 1: name of a setting or a module, 2: what is wrong with it. */
				__( '%1$s: %2$s', 'jetpack-dashboard' ),
				$label( $key ),
				$problem->get_error_message()
			);
		}

		// With a single setting, its name adds nothing.
		if ( 1 === count( $params ) ) {
			$lines = $params;
		}

		$in_conflict = array_keys( array_filter( $problems, static fn( WP_Error $problem ): bool => Conflict_Check::CODE === $problem->get_error_code() ) );
		if ( $in_conflict && count( $in_conflict ) === count( $problems ) ) {
			$names = implode( wp_get_list_item_separator(), array_map( $label, $in_conflict ) );
			/* translators: %s: names of settings, comma-separated. */
			$lines = array( sprintf( __( 'Someone else changed these settings since you loaded the page: %s', 'jetpack-dashboard' ), $names ) );
		}

		return new WP_Error(
			$code,
			implode( ' ', $lines ),
			array(
				'status'  => $in_conflict ? 409 : 400,
				'params'  => $params,
				'details' => $details,
			)
		);
	}

	/**
	 * Name of a setting or module for users.
	 *
	 * @return string The key if unknown.
	 */
	public static function label( string $key, Settings_Registry $registry ): string {
		$setting     = $registry->get( $key );
		$description = $setting ? rtrim( $setting->description(), '.' ) : '';

		return '' === $description ? Module_Texts::of( $key )['name'] : $description;
	}
}
