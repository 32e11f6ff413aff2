<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Likes;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Notes\Note_Hooks;

defined( 'ABSPATH' ) || exit;

/** Adds the hooks that likes of all subjects share. Most pages receive no like, so the classes are loaded when a hook needs them. */
final class Like_Hooks {

	/** The field with type and id, such as post-12. */
	public const FIELD = 'jetpack_dashboard_like';

	private Container $services;
	private bool $is_registered = false;
	private bool $cleans_up     = false;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	/**
	 * @param string                $type    'post' or 'comment'.
	 * @param class-string<Subject> $subject
	 */
	public function register( string $type, string $subject ): void {
		$this->services->get( Subjects::class )->add( $type, $this->services->lazy( $subject ) );
		add_filter( Note_Hooks::SOURCES, fn( $sources ): array => array( Like_Notes::id( $type ) => fn(): ?Like_Notes => Like_Notes::of( $this->services, $type ) ) + (array) $sources );
		add_action(
			'jetpack_dashboard_liked',
			static function ( $liked, $id ) use ( $type ): void {
				if ( $liked === $type ) {
					Like_Notes::announce( $type, (int) $id );
				}
			},
			10,
			2
		);

		$this->register_cleanup();
		if ( ! $this->is_registered ) {
			$this->is_registered = true;
			add_action( 'wp_loaded', array( $this, 'receive' ) );
			Backend_Hooks::add(
				static function (): void {
					add_action( 'admin_init', array( Like_Privacy::class, 'suggest' ) );
				}
			);
		}
	}

	/** Also while the modules are off. */
	public function register_cleanup(): void {
		if ( $this->cleans_up ) {
			return;
		}
		$this->cleans_up = true;
		add_action( 'deleted_post', $this->services->method( Cleanup::class, 'forget_post' ), 10, 2 );
		add_action( 'deleted_comment', $this->services->method( Cleanup::class, 'forget_comment' ) );
		add_action( 'deleted_user', $this->services->method( Cleanup::class, 'forget_user' ) );
		add_action( 'remove_user_from_blog', $this->services->method( Cleanup::class, 'forget_user' ) );
		Backend_Hooks::add(
			function (): void {
				add_action( 'wp_scheduled_delete', $this->services->method( Cleanup::class, 'prune' ) );
				add_filter( 'wxr_export_skip_postmeta', array( Counts::class, 'skip_in_exports' ), 10, 2 );
				add_filter( 'wxr_export_skip_commentmeta', array( Counts::class, 'skip_in_exports' ), 10, 2 );
			}
		);
	}

	public function receive(): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- Only chooses what to load.
		if ( isset( $_POST[ self::FIELD ] ) ) {
			$this->services->get( Like_Form::class )->receive();
		}
	}
}
