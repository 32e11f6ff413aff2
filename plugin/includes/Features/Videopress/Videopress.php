<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Videopress;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Notes\Note_Hooks;

defined( 'ABSPATH' ) || exit;

/** Adds the hooks of VideoPress. */
final class Videopress {

	/** Restarts it each day, for files that could not be moved and attachments that other code created. */
	public const DAILY_HOOK = 'jetpack_dashboard_videos_daily';

	public const MOVE_HOOK = 'jetpack_dashboard_videos_move';

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		$this->services->get( Videos::class )->is_on = true;
		$queue                                       = fn(): Privacy_Queue => $this->services->get( Privacy_Queue::class );

		Backend_Hooks::add(
			function () use ( $queue ): void {
				add_action( 'jetpack_activate_module_videopress', array( $this, 'start' ) );
				add_action( 'jetpack_deactivate_module_videopress', array( $this, 'stop' ) );
				add_action( self::MOVE_HOOK, static fn() => $queue()->run() );
				add_action( self::DAILY_HOOK, array( $this, 'start' ) );
				add_action( Conversions::CRON_HOOK, fn() => $this->services->get( Conversions::class )->run() );
				add_action( 'init', array( $this, 'ensure_schedule' ) );
			}
		);
		add_action( 'jetpack_dashboard_setting_changed', array( $this, 'on_setting' ) );
		add_action( 'add_attachment', array( $this, 'schedule_conversion' ) );

		Note_Hooks::add_source( $this->services, Conversion_Notes::class );
		$this->services->get( Media_Library::class )->register();
		$this->services->get( Video_Player::class )->register();
		$this->register_files();
	}

	/** While the module is off: members can still watch the videos whose files are in the closed folder. */
	public function register_inactive(): void {
		$this->services->get( Videos::class )->is_on = false;
		$this->register_files();
	}

	private function register_files(): void {
		$this->services->get( Media_Library::class )->register_files();
		add_action( 'delete_attachment', fn( $id ) => $this->services->get( Video_Files::class )->delete_original( (int) $id ) );
		$this->services->get( Video_Player::class )->register_files();

		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reads only; checked when it is served.
		if ( isset( $_GET[ Videos::QUERY ] ) && ! is_admin() ) {
			// Once all post types exist, and before posts are queried.
			add_action( 'wp_loaded', fn() => $this->services->get( Video_Stream::class )->serve() );
		}
	}

	/** @param int $id */
	public function schedule_conversion( $id ): void {
		if ( $this->services->get( Videos::class )->is_video( (int) $id ) && $this->services->get( Conversions::class )->is_on() ) {
			// After the upload is complete.
			Conversions::schedule( MINUTE_IN_SECONDS );
		}
	}

	public function start(): void {
		Storage::reset();
		if ( $this->services->get( Conversions::class )->is_on() ) {
			Conversions::schedule();
		}
		$this->services->get( Privacy_Queue::class )->start();
	}

	/** Private files stay where they are: turning the module off publishes nothing, and members can still watch them. */
	public function stop(): void {
		$this->services->get( Privacy_Queue::class )->stop();
		Conversions::stop();
		Storage::forget();
	}

	/** @param string $key */
	public function on_setting( $key ): void {
		if ( Videos::SETTING === $key || Conversions::SETTING === $key ) {
			$this->start();
		}
	}

	/** Makes no queries: the schedule is an autoloaded option. */
	public function ensure_schedule(): void {
		if ( ! wp_next_scheduled( self::DAILY_HOOK ) ) {
			wp_schedule_event( time() + DAY_IN_SECONDS, 'daily', self::DAILY_HOOK );
			$this->start();
		}
	}
}
