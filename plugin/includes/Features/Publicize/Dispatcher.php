<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Lock;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The background job. The next run is scheduled before the first request, and each job is claimed before its request, so that PHP can
 * be killed at any time: the rest follows, and nothing is published twice.
 */
class Dispatcher {

	private const LOCK   = 'publicize';
	private const LOCK_S = 58;

	/** Seconds per run, after which no further job is started. */
	private const RUN_S = 20;

	private const JOBS = 10;

	/** Seconds to wait after each failed attempt. */
	private const RETRIES_S = array( MINUTE_IN_SECONDS, 5 * MINUTE_IN_SECONDS, 30 * MINUTE_IN_SECONDS, 2 * HOUR_IN_SECONDS, 6 * HOUR_IN_SECONDS );

	private Jobs $jobs;
	private Connections $connections;
	private Networks $networks;
	private Secrets $secrets;
	private Settings_Store $settings;
	private Lock $lock;
	private Clock $clock;

	public function __construct( Jobs $jobs, Connections $connections, Networks $networks, Secrets $secrets, Settings_Store $settings, Lock $lock, Clock $clock ) {
		$this->jobs        = $jobs;
		$this->connections = $connections;
		$this->networks    = $networks;
		$this->secrets     = $secrets;
		$this->settings    = $settings;
		$this->lock        = $lock;
		$this->clock       = $clock;
	}

	/** Replaces a later run. WordPress's cron uses the real clock. */
	public static function schedule( int $seconds = 0 ): void {
		$next = wp_next_scheduled( Publicize::SEND_HOOK );
		if ( false === $next || $next > time() + $seconds ) {
			wp_clear_scheduled_hook( Publicize::SEND_HOOK );
			wp_schedule_single_event( time() + $seconds, Publicize::SEND_HOOK );
		}
	}

	public function run(): void {
		if ( null === $this->jobs->next_in() ) {
			return;
		}
		self::schedule( Jobs::STALE_S + 1 );
		if ( ! $this->lock->acquire( self::LOCK, self::LOCK_S ) ) {
			return;
		}

		try {
			array_map( array( $this, 'recover' ), $this->jobs->stale() );
			$until = microtime( true ) + self::RUN_S;
			foreach ( $this->jobs->due( self::JOBS ) as $job ) {
				if ( microtime( true ) >= $until ) {
					break;
				}
				if ( $this->jobs->claim( $job ) ) {
					$this->store( $job, $this->send( $job ) );
				}
			}
		} finally {
			$this->lock->release( self::LOCK );
		}

		wp_clear_scheduled_hook( Publicize::SEND_HOOK );
		$next = $this->jobs->next_in();
		if ( null !== $next ) {
			self::schedule( $next );
		}
	}

	/** @param array<string, string> $job Its row, before it was claimed. */
	private function send( array $job ): Outcome {
		$post       = get_post( (int) $job['post'] );
		$connection = $this->connections->find( (int) $job['connection'] );
		$network    = $this->networks->find( $job['network'] );

		if ( ! $post instanceof WP_Post || ! New_Posts::is_public( $post ) ) {
			return Outcome::failed( __( 'The post isn’t public any more.', 'jetpack-dashboard' ) );
		}
		if ( ! $connection || ! $network ) {
			return Outcome::failed( __( 'The account was disconnected.', 'jetpack-dashboard' ) );
		}
		$secrets = $connection->secrets( $this->secrets );
		if ( null === $secrets ) {
			return Outcome::failed( __( 'The site’s security keys have changed. Disconnect the account and connect it again.', 'jetpack-dashboard' ) );
		}

		$template = Post_Fields::message( $post->ID );
		$template = '' === $template ? (string) $this->settings->get( Message::SETTING ) : $template;
		$message  = Message::compose( $post, $template, $network->limit( $connection ), $network->link_length() );

		return $network->send( $connection, $secrets, $post, $message, $job );
	}

	/** @param array<string, string> $job Its row, before it was claimed. */
	private function store( array $job, Outcome $outcome ): void {
		$may_repeat = Outcome::RETRY === $outcome->kind || ( Outcome::UNKNOWN === $outcome->kind && $this->recognizes_repeats( $job ) );
		$wait_s     = self::RETRIES_S[ (int) $job['attempts'] ] ?? null;

		if ( ! $may_repeat ) {
			$this->jobs->finish( $job, $outcome->kind, $outcome->url, $outcome->error );
		} elseif ( null === $wait_s ) {
			$this->jobs->finish( $job, Outcome::UNKNOWN === $outcome->kind ? Jobs::UNKNOWN : Jobs::FAILED, '', $outcome->error );
		} else {
			$this->jobs->retry( $job, max( $wait_s, $outcome->wait_s ), $outcome->error );
		}
	}

	/** @param array<string, string> $job Its row, of a PHP that was killed. */
	private function recover( array $job ): void {
		$error = __( 'Sending was interrupted. Check whether the message was published.', 'jetpack-dashboard' );
		if ( $this->recognizes_repeats( $job ) && isset( self::RETRIES_S[ (int) $job['attempts'] ] ) ) {
			$this->jobs->retry( $job, 0, $error );
		} else {
			$this->jobs->finish( $job, Jobs::UNKNOWN, '', $error );
		}
	}

	/** @param array<string, string> $job */
	private function recognizes_repeats( array $job ): bool {
		$network = $this->networks->find( $job['network'] );

		return null !== $network && $network->recognizes_repeats( $this->clock->now() - (int) $job['created'] );
	}
}
