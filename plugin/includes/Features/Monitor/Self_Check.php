<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Monitor;

use Jetpack_Dashboard\Kernel\Clock;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Requests the home page by cron, and stores how long the site took to respond (docs/decisions/021-downtime-monitor.md). */
final class Self_Check {

	public const SETTING   = 'monitor_self_check';
	public const CRON_HOOK = 'jetpack_dashboard_self_check';

	/** Seconds after which a request counts as unanswered. */
	public const TIMEOUT_S = 10;

	private const INTERVAL_S = 5 * MINUTE_IN_SECONDS;
	private const MAX_BYTES  = 1048576;

	private Self_Check_Log $log;
	private Clock $clock;
	private Php_Errors $errors;
	private Late_Cron $late_cron;
	private Alerts $alerts;
	private Ping $ping;
	private Server_Facts $server;
	private Certificate $certificate;

	public function __construct( Self_Check_Log $log, Clock $clock, Php_Errors $errors, Late_Cron $late_cron, Alerts $alerts, Ping $ping, Server_Facts $server, Certificate $certificate ) {
		$this->log         = $log;
		$this->clock       = $clock;
		$this->errors      = $errors;
		$this->late_cron   = $late_cron;
		$this->alerts      = $alerts;
		$this->ping        = $ping;
		$this->server      = $server;
		$this->certificate = $certificate;
	}

	public function register(): void {
		$this->errors->register();
		add_action( 'init', array( $this, 'on_init' ) );
		add_action( self::CRON_HOOK, array( $this, 'run' ) );
		add_action( 'jetpack_dashboard_response_times', fn( $times ) => ( new Response_Times() )->add( (array) $times, $this->clock->now() ) );
		add_action( 'jetpack_dashboard_setting_changed', array( $this, 'on_setting' ), 10, 3 );
	}

	/** Makes no queries on pages: the schedule is an autoloaded option. */
	public function on_init(): void {
		if ( wp_doing_cron() ) {
			$this->log->add_cron_run( $this->clock->now() );
			$this->late_cron->on_cron();
		} else {
			$this->late_cron->on_visit();
		}
		self::schedule( 0 );
	}

	/**
	 * @param string $key
	 * @param mixed  $old Unused.
	 * @param mixed  $value
	 */
	public function on_setting( $key, $old, $value ): void {
		if ( self::SETTING === $key && true !== $value ) {
			wp_unschedule_hook( self::CRON_HOOK );
			$this->log->clear();
			( new Response_Times() )->clear();
			$this->errors->clear();
			$this->certificate->clear();
		}
		if ( in_array( $key, array( self::SETTING, Alerts::SETTING ), true ) && true !== $value ) {
			$this->alerts->clear();
			$this->late_cron->clear();
		}
	}

	public function run(): void {
		// Before the request, which would schedule it at once.
		self::schedule( self::INTERVAL_S );
		$this->log->add_cron_run( $this->clock->now() );

		$start    = microtime( true );
		$response = wp_remote_get(
			home_url( '/' ),
			array(
				'timeout'             => self::TIMEOUT_S,
				'redirection'         => 3,
				'limit_response_size' => self::MAX_BYTES,
				'headers'             => array( 'Cache-Control' => 'no-cache' ),
				/** This filter is documented in wp-includes/class-wp-http-streams.php. */
				'sslverify'           => apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
			)
		);
		$ms = (int) round( 1000 * ( microtime( true ) - $start ) );

		$result = array(
			'time'    => $this->clock->now(),
			'ms'      => $ms,
			'status'  => is_wp_error( $response ) ? 0 : (int) wp_remote_retrieve_response_code( $response ),
			'problem' => is_wp_error( $response ) ? self::problem( $response ) : '',
		);
		$this->log->add_response( $result );
		// Many hosts don't let a site reach itself. That says nothing about visitors.
		if ( $result['status'] < 500 && 'timeout' !== $result['problem'] ) {
			$this->log->add_ping( $this->ping->send() );
		}
		$this->log->add_storing( $this->server->can_store( wp_upload_dir( null, false )['basedir'] ) );
		if ( Certificate::applies() ) {
			$this->certificate->end();
		}
		$this->alerts->run();
	}

	/** WordPress's cron uses the real clock. */
	private static function schedule( int $delay_s ): void {
		if ( ! wp_next_scheduled( self::CRON_HOOK ) ) {
			wp_schedule_single_event( time() + $delay_s, self::CRON_HOOK );
		}
	}

	/** WordPress has one error code for all reasons, and the reason in the message. */
	private static function problem( WP_Error $error ): string {
		$message = $error->get_error_message();

		if ( 'http_request_failed' !== $error->get_error_code() ) {
			return 'blocked';
		}
		if ( preg_match( '/cURL error 28\b|timed out/i', $message ) ) {
			return 'timeout';
		}
		if ( preg_match( '/cURL error (35|51|58|60)\b|SSL|certificate/i', $message ) ) {
			return 'certificate';
		}

		return preg_match( '/cURL error (6|7)\b|refused|resolve/i', $message ) ? 'unreachable' : 'failed';
	}
}
