<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Error codes of docs/contract/rest.md#modules, with messages that complete '{name} failed to activate. {error}'. */
final class Module_Error {

	public const ALREADY_INACTIVE = 'already_inactive';

	/** Reasons that connecting wouldn't resolve. */
	private const NOT_SUPPORTED = array( 'separate_plugin', 'network', 'main_site', 'woocommerce_missing', 'plan', 'no_behavior', 'no_account_service', 'no_own_service' );

	public static function not_found(): WP_Error {
		return new WP_Error( 'not_found', __( 'Unknown module.', 'jetpack-dashboard' ), array( 'status' => 404 ) );
	}

	public static function already_inactive(): WP_Error {
		return new WP_Error( self::ALREADY_INACTIVE, __( 'The module is already off.', 'jetpack-dashboard' ), array( 'status' => 409 ) );
	}

	/** Its settings can't be saved through its own route. */
	public static function inactive(): WP_Error {
		return new WP_Error( 'inactive', __( 'Activate the module first.', 'jetpack-dashboard' ), array( 'status' => 409 ) );
	}

	public static function unavailable( string $reason ): WP_Error {
		$text = Module_Availability::reason_text( $reason );

		return new WP_Error(
			in_array( $reason, self::NOT_SUPPORTED, true ) ? 'not_supported' : 'activation_failed',
			'' === $text ? __( 'It is a separate plugin.', 'jetpack-dashboard' ) : $text,
			array(
				'status' => 424,
				'reason' => $reason,
			)
		);
	}

	/**
	 * The state is fixed by code or by the module's header.
	 *
	 * @param string $code activation_failed or deactivation_failed.
	 */
	public static function overridden( string $code, int $status, string $slug ): WP_Error {
		$name = Module_Texts::of( $slug )['name'];
		$text = 'activation_failed' === $code
			/* translators: %s: name of a module. */
			? __( '%s has been disabled by a site administrator.', 'jetpack-dashboard' )
			/* translators: %s: name of a module. */
			: __( '%s has been enabled by a site administrator.', 'jetpack-dashboard' );

		return new WP_Error( $code, sprintf( $text, $name ), array( 'status' => $status ) );
	}

	public static function failed_to_load( \Throwable $error ): WP_Error {
		return new WP_Error(
			'activation_failed',
			__( 'Its code caused an error.', 'jetpack-dashboard' ),
			array(
				'status' => 424,
				'error'  => $error->getMessage(),
			)
		);
	}

	/** @param string $code activation_failed or deactivation_failed. */
	public static function not_stored( string $code, int $status ): WP_Error {
		return new WP_Error( $code, __( 'The change could not be saved.', 'jetpack-dashboard' ), array( 'status' => $status ) );
	}
}
