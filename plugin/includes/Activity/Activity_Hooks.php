<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Activity;

use Jetpack_Dashboard\Kernel\Container;

defined( 'ABSPATH' ) || exit;

/** Adds the hooks whose events are logged. The recorders are created when the first one fires. */
final class Activity_Hooks {

	/** Method and number of arguments, by recorder and hook. */
	private const HOOKS = array(
		Setting_Recorder::class  => array(
			'jetpack_dashboard_setting_changed' => array( 'on_setting', 3 ),
			'jetpack_activate_module'           => array( 'on_activation', 2 ),
			'jetpack_deactivate_module'         => array( 'on_deactivation', 2 ),
			'jetpack_dashboard_options_reset'   => array( 'on_reset', 1 ),
		),
		Login_Recorder::class    => array(
			'wp_login'                                   => array( 'on_login', 2 ),
			'wp_logout'                                  => array( 'on_logout', 1 ),
			'wp_login_failed'                            => array( 'on_failure', 1 ),
			'application_password_failed_authentication' => array( 'on_application_failure', 0 ),
			'jetpack_dashboard_lockout'                  => array( 'on_lockout', 2 ),
			'after_password_reset'                       => array( 'on_password_reset', 1 ),
		),
		User_Recorder::class     => array(
			'user_register'                  => array( 'on_created', 1 ),
			'deleted_user'                   => array( 'on_deleted', 3 ),
			'add_user_role'                  => array( 'on_role_added', 2 ),
			'remove_user_role'               => array( 'on_role_removed', 2 ),
			'remove_user_from_blog'          => array( 'on_removed', 1 ),
			'profile_update'                 => array( 'on_updated', 2 ),
			'granted_super_admin'            => array( 'on_super_admin', 1 ),
			'revoked_super_admin'            => array( 'on_no_super_admin', 1 ),
			'wp_create_application_password' => array( 'on_application_password', 1 ),
			'wp_delete_application_password' => array( 'on_application_password_deleted', 1 ),
		),
		Content_Recorder::class  => array(
			'transition_post_status' => array( 'on_status', 3 ),
			'post_updated'           => array( 'on_updated', 3 ),
			'add_attachment'         => array( 'on_upload', 1 ),
			'attachment_updated'     => array( 'on_media_updated', 3 ),
			'deleted_post'           => array( 'on_deleted', 2 ),
			'export_wp'              => array( 'on_export', 0 ),
		),
		Comment_Recorder::class  => array(
			'wp_insert_comment'         => array( 'on_new', 2 ),
			'transition_comment_status' => array( 'on_status', 3 ),
			'edit_comment'              => array( 'on_edited', 1 ),
			'deleted_comment'           => array( 'on_deleted', 2 ),
		),
		Software_Recorder::class => array(
			'activated_plugin'           => array( 'on_plugin_activated', 1 ),
			'deactivated_plugin'         => array( 'on_plugin_deactivated', 1 ),
			'delete_plugin'              => array( 'before_plugin_deleted', 1 ),
			'deleted_plugin'             => array( 'on_plugin_deleted', 2 ),
			'switch_theme'               => array( 'on_theme_switched', 3 ),
			'deleted_theme'              => array( 'on_theme_deleted', 2 ),
			'_core_updated_successfully' => array( 'on_core_updated', 1 ),
			'upgrader_process_complete'  => array( 'on_upgraded', 2 ),
		),
	);

	/** Hooks of all options and metadata: position of the name, which names are logged, recorder, method, number of arguments. */
	private const NAMED_HOOKS = array(
		'updated_option'   => array( 0, array( Setting_Recorder::class, 'is_option' ), Setting_Recorder::class, 'on_option', 3 ),
		'added_option'     => array( 0, array( Setting_Recorder::class, 'is_option' ), Setting_Recorder::class, 'on_option_added', 2 ),
		'delete_option'    => array( 0, array( Deleted_Options::class, 'is_logged' ), Deleted_Options::class, 'before_deletion', 1 ),
		'deleted_option'   => array( 0, array( Deleted_Options::class, 'is_logged' ), Deleted_Options::class, 'on_deleted', 1 ),
		'update_post_meta' => array( 2, array( self::class, 'is_of_media' ), Content_Recorder::class, 'on_meta', 4 ),
		'add_post_meta'    => array( 1, array( self::class, 'is_of_media' ), Content_Recorder::class, 'on_meta_added', 3 ),
		'delete_post_meta' => array( 2, array( self::class, 'is_of_media' ), Content_Recorder::class, 'on_meta_deleted', 3 ),
	);

	private const MEDIA_META = array( '_wp_attachment_image_alt', '_wp_attached_file', '_wp_attachment_metadata' );

	/** Before WordPress clears the caches that have the versions from before an update. */
	private const PRIORITY = 5;

	public static function register( Container $services ): void {
		foreach ( self::HOOKS as $recorder => $hooks ) {
			foreach ( $hooks as $hook => list( $method, $arguments ) ) {
				add_action( $hook, $services->method( $recorder, $method ), self::PRIORITY, $arguments );
			}
		}
		foreach ( self::NAMED_HOOKS as $hook => list( $position, $is_logged, $recorder, $method, $arguments ) ) {
			$callback = $services->method( $recorder, $method );
			add_action(
				$hook,
				static function ( ...$values ) use ( $position, $is_logged, $callback ): void {
					if ( $is_logged( (string) $values[ $position ] ) ) {
						$callback( ...$values );
					}
				},
				self::PRIORITY,
				$arguments
			);
		}
		add_action( 'wp_scheduled_delete', $services->method( Activity_Log::class, 'clean_up' ) );
	}

	/** @param string $key Of metadata. */
	public static function is_of_media( $key ): bool {
		return in_array( $key, self::MEDIA_META, true );
	}
}
