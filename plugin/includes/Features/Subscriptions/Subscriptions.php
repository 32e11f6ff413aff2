<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Blocks\Deferred_Blocks;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Notes\Note_Hooks;
use Jetpack_Dashboard\Kernel\Privacy\Policy_Guide;
use Jetpack_Dashboard\Kernel\Storage_Error;
use Jetpack_Dashboard\Settings\Kind;

defined( 'ABSPATH' ) || exit;

/** Adds the hooks of subscriptions. */
final class Subscriptions {

	public const PARAMETER = 'jetpack_follow';

	/** Deletes old data, and resumes sending if its event was lost. */
	private const HOURLY = 'jetpack_dashboard_subscriptions_hourly';

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		Backend_Hooks::add(
			function (): void {
				add_action( 'jetpack_deactivate_module_subscriptions', array( self::class, 'stop' ) );
				add_action( self::HOURLY, array( $this, 'tidy' ) );
				add_action( Sender::CRON_HOOK, fn() => $this->services->get( Sender::class )->run() );
				add_action( 'admin_init', array( $this, 'suggest_privacy_policy' ) );
				add_action( 'init', array( $this, 'ensure_schedule' ) );
			}
		);
		add_action( 'deleted_post', array( $this, 'forget_post' ) );
		Deferred_Blocks::add_widgets( static fn() => register_widget( Subscribe_Widget::class ) );
		add_action( 'init', array( Subscribe_Form::class, 'register_style' ) );
		/**
		 * Stops emails to an address that doesn't accept them. For plugins that read the bounces of a mailbox or a mail service.
		 *
		 * @since 1.0.0
		 *
		 * @incoming
		 * @param string $email
		 */
		add_action( 'jetpack_dashboard_email_bounced', fn( $email ) => $this->services->get( Followers::class )->bounce( (string) $email ) );

		// After meta and terms are stored.
		add_action( 'wp_after_insert_post', $this->services->method( New_Content::class, 'on_post' ), 10, 4 );
		add_action( 'comment_post', $this->services->method( New_Content::class, 'on_comment' ) );
		add_action( 'transition_comment_status', $this->services->method( New_Content::class, 'on_comment_status' ), 10, 3 );
		add_filter( 'comment_form_submit_field', $this->services->method( Comment_Boxes::class, 'add' ) );
		add_action( 'comment_post', $this->services->method( Comment_Boxes::class, 'save' ), 10, 3 );
		add_action( 'transition_comment_status', $this->services->method( Comment_Boxes::class, 'ask_later' ), 10, 3 );
		$this->services->get( Post_Option::class )->register();
		if ( is_admin() ) {
			foreach ( Followers_Actions::ACTIONS as $action ) {
				add_action( "admin_post_$action", fn() => $this->services->get( Followers_Actions::class )->handle( $action ) );
			}
		}
		$this->services->get( Subscribe_Block::class )->register();
		Note_Hooks::add_source( $this->services, Follower_Notes::class );
		Note_Hooks::add_source( $this->services, Mailing_Notes::class );
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Signed, or public.
		if ( isset( $_GET[ self::PARAMETER ] ) ) {
			add_action( 'wp_loaded', fn() => $this->services->get( Public_Pages::class )->serve() );
		}
	}

	/** While the module is off, links in emails still unsubscribe, and addresses are still forgotten. */
	public function register_inactive(): void {
		add_action( 'deleted_post', array( $this, 'forget_post' ) );
		add_action( 'wp_scheduled_delete', fn() => $this->services->get( Followers::class )->prune() );
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Signed; only compared.
		if ( in_array( $_GET[ self::PARAMETER ] ?? '', array( Links::UNSUBSCRIBE, Links::MANAGE ), true ) ) {
			add_action( 'wp_loaded', fn() => $this->services->get( Public_Pages::class )->serve() );
		}
	}

	/** Makes no queries: the schedule is an autoloaded option. */
	public function ensure_schedule(): void {
		if ( ! wp_next_scheduled( self::HOURLY ) ) {
			wp_schedule_event( time(), 'hourly', self::HOURLY );
		}
	}

	public function tidy(): void {
		if ( Links::has_secret() ) {
			$this->services->get( Followers::class )->prune();
			$this->services->get( Mailings::class )->prune();
			$this->services->get( Sender::class )->run();
		}
	}

	/** @param int $id */
	public function forget_post( $id ): void {
		try {
			$this->services->get( Followers::class )->forget_post( (int) $id );
		} catch ( Storage_Error $error ) {
			// The post is deleted anyway.
			return;
		}
	}

	public static function stop(): void {
		wp_clear_scheduled_hook( self::HOURLY );
		wp_clear_scheduled_hook( Sender::CRON_HOOK );
		if ( Links::has_secret() ) {
			update_option( Kind::KEEP_PREFIX . 'subscriptions', '1', true );
		}
	}

	public function suggest_privacy_policy(): void {
		Policy_Guide::suggest(
			__( 'Subscriptions', 'jetpack-dashboard' ),
			__( 'While subscriptions are on, visitors can enter an email address to get new posts and comments.', 'jetpack-dashboard' ),
			__( 'If you subscribe to this site, we store your email address and what you subscribed to, and send you emails until you unsubscribe. Each email has a link to unsubscribe. After that, we keep only an irreversible code of your address, so that you aren’t added again by mistake.', 'jetpack-dashboard' )
		);
	}
}
