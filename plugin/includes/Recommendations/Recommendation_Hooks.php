<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Recommendations;

use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Plugins\Own_Plugins;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Adds conditional recommendations when something happens on the site, and removes what is no longer needed. */
final class Recommendation_Hooks {

	/** Cron event. */
	public const VIDEOPRESS_EVENT = 'jetpack_dashboard_recommend_videopress';

	private const VIDEOPRESS_DELAY_S = 14 * DAY_IN_SECONDS;

	/** Comments on a post from which on a spam filter is recommended. */
	private const COMMENTS = 5;

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		add_action( 'transition_post_status', array( $this, 'on_post_status' ), 10, 3 );
		add_action( 'activated_plugin', array( $this, 'on_plugin_activated' ) );
		add_action( 'comment_post', array( $this, 'on_comment' ), 10, 3 );
		add_action( self::VIDEOPRESS_EVENT, fn() => $this->recommendations()->add( Conditions::VIDEOPRESS ) );

		// The dashboard's page schedules the event again if deactivating the plugin has removed it.
		add_action( 'jetpack_site_registered', array( $this, 'schedule_videopress' ) );
		add_action( 'load-toplevel_page_jetpack', array( $this, 'schedule_videopress' ) );
		add_action( 'jetpack_site_disconnected', array( self::class, 'unschedule_videopress' ) );

		add_action( 'jetpack_activate_module_publicize', fn() => $this->recommendations()->remove( Conditions::PUBLICIZE ) );
		add_action( 'jetpack_activate_module_videopress', array( $this, 'on_videopress_activated' ) );
		add_action( 'jetpack_dashboard_options_reset', array( $this, 'on_reset' ) );
	}

	/**
	 * @param string  $new_status
	 * @param string  $old_status
	 * @param WP_Post $post
	 */
	public function on_post_status( $new_status, $old_status, $post ): void {
		$is_import = defined( 'WP_IMPORTING' ) && WP_IMPORTING;

		if ( 'publish' === $new_status && 'publish' !== $old_status && $post instanceof WP_Post && 'post' === $post->post_type && ! $is_import ) {
			$this->recommendations()->add( Conditions::PUBLICIZE );
		}
	}

	/** @param string $file Plugin basename. */
	public function on_plugin_activated( $file ): void {
		$own = array_merge( array_values( Own_Plugins::FILES ), array( $this->services->get( Plugin_Files::class )->basename() ) );

		if ( ! in_array( $file, $own, true ) ) {
			$this->recommendations()->add( Conditions::SECURITY_PLAN );
		}
	}

	/**
	 * @param int                  $comment_id
	 * @param int|string           $approved 1, 0, 'spam' or 'trash'.
	 * @param array<string, mixed> $comment
	 */
	public function on_comment( $comment_id, $approved, $comment ): void {
		$is_visible = in_array( (string) $approved, array( '0', '1' ), true );

		if ( $is_visible && $this->recommendations()->is_wanted( Conditions::ANTI_SPAM ) && self::count_comments( (int) $comment['comment_post_ID'] ) >= self::COMMENTS ) {
			$this->recommendations()->add( Conditions::ANTI_SPAM );
		}
	}

	/** A no-op if it is scheduled, or can't be recommended. */
	public function schedule_videopress(): void {
		if ( ! wp_next_scheduled( self::VIDEOPRESS_EVENT ) && $this->recommendations()->is_wanted( Conditions::VIDEOPRESS ) ) {
			wp_schedule_single_event( time() + self::VIDEOPRESS_DELAY_S, self::VIDEOPRESS_EVENT );
		}
	}

	public static function unschedule_videopress(): void {
		wp_clear_scheduled_hook( self::VIDEOPRESS_EVENT );
	}

	public function on_videopress_activated(): void {
		self::unschedule_videopress();
		$this->recommendations()->remove( Conditions::VIDEOPRESS );
	}

	/** @param string $name As in Settings_Reset. */
	public function on_reset( $name ): void {
		if ( 'options' === $name ) {
			$this->services->get( Answer_Store::class )->clear();
			$this->recommendations()->clear();
		}
	}

	/** Approved and pending comments of a post. */
	private static function count_comments( int $post_id ): int {
		return (int) get_comments(
			array(
				'post_id' => $post_id,
				'type'    => 'comment',
				'status'  => 'all',
				'count'   => true,
			)
		);
	}

	private function recommendations(): Conditional_Recommendations {
		return $this->services->get( Conditional_Recommendations::class );
	}
}
