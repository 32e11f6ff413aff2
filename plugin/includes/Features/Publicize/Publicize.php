<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Notes\Note_Hooks;
use Jetpack_Dashboard\Kernel\Storage_Error;
use Jetpack_Dashboard\Settings\Kind;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Adds the hooks of the module. */
final class Publicize {

	public const SEND_HOOK = 'jetpack_dashboard_publicize_send';

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		Backend_Hooks::add(
			function (): void {
				add_action( 'jetpack_deactivate_module_publicize', array( $this, 'stop' ) );
				add_action( self::SEND_HOOK, array( $this, 'run' ) );
				// If the event was lost.
				add_action( 'wp_scheduled_delete', array( $this, 'run' ) );
				add_action( 'enqueue_block_editor_assets', fn() => $this->services->get( Editor_Panel::class )->enqueue() );
				add_action( 'add_meta_boxes_post', fn() => $this->services->get( Editor_Panel::class )->add_box() );
			}
		);
		Backend_Hooks::on_init( array( Post_Fields::class, 'register' ) );
		// After meta and terms are stored.
		add_action( 'wp_after_insert_post', fn( $id, $post, $is_update, $before = null ) => $this->services->get( New_Posts::class )->on_post( $post, $before ), 10, 4 );
		$this->register_deletions();
		Note_Hooks::add_source( $this->services, Share_Notes::class );

		add_action( 'save_post_post', fn( $id ) => $this->services->get( Editor_Panel::class )->save( $id ) );
		if ( is_admin() ) {
			foreach ( Page_Actions::ACTIONS as $action ) {
				add_action( "admin_post_$action", fn() => $this->services->get( Page_Actions::class )->handle( $action ) );
			}
			add_action( 'admin_post_' . Mastodon_Login::CALLBACK, fn() => $this->services->get( Mastodon_Login::class )->finish() );
		}
	}

	/** Secrets of deleted users are deleted, also while the module is off. */
	public function register_deletions(): void {
		add_action( 'deleted_user', array( $this, 'forget_user' ) );
		add_action( 'remove_user_from_blog', array( $this, 'forget_user' ) );
		add_action( 'deleted_post', array( $this, 'forget_post' ), 10, 2 );
	}

	public function run(): void {
		try {
			$this->services->get( Dispatcher::class )->run();
		} catch ( Storage_Error $error ) {
			Dispatcher::schedule( Jobs::STALE_S );
		}
	}

	/** @param int $id */
	public function forget_user( $id ): void {
		try {
			$this->services->get( Connections::class )->delete_of_user( (int) $id );
			$this->services->get( Jobs::class )->forget_author( (int) $id );
		} catch ( Storage_Error $error ) {
			// The user is deleted anyway.
			return;
		}
	}

	/**
	 * @param int     $id
	 * @param WP_Post $post
	 */
	public function forget_post( $id, $post ): void {
		try {
			if ( 'post' === $post->post_type ) {
				$this->services->get( Jobs::class )->delete_of_post( (int) $id );
			}
		} catch ( Storage_Error $error ) {
			// The post is deleted anyway.
			return;
		}
	}

	public function stop(): void {
		wp_clear_scheduled_hook( self::SEND_HOOK );
		update_option( Kind::KEEP_PREFIX . 'publicize', '1', true );
		try {
			$this->services->get( Jobs::class )->cancel_all( __( 'Publicize was turned off.', 'jetpack-dashboard' ) );
		} catch ( Storage_Error $error ) {
			// It is turned off anyway.
			return;
		}
	}
}
