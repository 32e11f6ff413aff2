<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Enhanced_Distribution;

use Jetpack_Dashboard\Kernel\Net\Public_Request;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Tells a WebSub hub that the feed has changed (https://www.w3.org/TR/websub/). */
final class Feed_Hub {

	public const SETTING   = 'websub_hub';
	public const CRON_HOOK = 'jetpack_dashboard_websub_ping';

	/** Not autoloaded: the result of the last ping. */
	public const RESULT = 'jetpack_dashboard_websub_result';

	private const TIMEOUT_S = 10;
	private const MAX_BYTES = 1024;

	/** Seconds between a change and the ping. Further changes in that time need no ping of their own. */
	private const DELAY_S = 20;

	/** Seconds to wait after each failed attempt. */
	private const RETRIES_S = array( 5 * MINUTE_IN_SECONDS, HOUR_IN_SECONDS, 6 * HOUR_IN_SECONDS );

	/** WordPress's formats of the feed that readers subscribe to. */
	private const FORMATS = array( 'rss2', 'atom' );

	private Settings_Store $settings;

	public function __construct( Settings_Store $settings ) {
		$this->settings = $settings;
	}

	public function register(): void {
		if ( '' === $this->address() ) {
			return;
		}

		add_action( 'template_redirect', array( $this, 'send_link_headers' ) );
		add_action( 'rss2_head', array( $this, 'print_rss_link' ) );
		add_action( 'atom_head', array( $this, 'print_atom_link' ) );
		add_action( 'transition_post_status', array( $this, 'on_status' ), 10, 3 );
		add_action( self::CRON_HOOK, array( $this, 'ping' ) );
	}

	public static function unschedule(): void {
		wp_unschedule_hook( self::CRON_HOOK );
	}

	/** The link of RSS and Atom, as an HTTP header, which hubs prefer. */
	public function send_link_headers(): void {
		if ( $this->is_announced_feed() && ! headers_sent() ) {
			header( sprintf( 'Link: <%s>; rel="hub"', esc_url_raw( $this->address() ) ), false );
			header( sprintf( 'Link: <%s>; rel="self"', esc_url_raw( get_feed_link( $this->format() ) ) ), false );
		}
	}

	public function print_rss_link(): void {
		if ( $this->is_announced_feed() ) {
			printf( "\t<atom:link rel=\"hub\" href=\"%s\" />\n", esc_url( $this->address() ) );
		}
	}

	public function print_atom_link(): void {
		if ( $this->is_announced_feed() ) {
			printf( "\t<link rel=\"hub\" href=\"%s\" />\n", esc_url( $this->address() ) );
		}
	}

	/**
	 * Schedules a ping if the feed changes: when a post is published, updated or removed.
	 *
	 * @param string  $to
	 * @param string  $from
	 * @param WP_Post $post
	 */
	public function on_status( $to, $from, $post ): void {
		$is_in_feed = 'publish' === $to || 'publish' === $from;
		if ( ! $is_in_feed || 'post' !== $post->post_type || ( defined( 'WP_IMPORTING' ) && WP_IMPORTING ) ) {
			return;
		}

		// WordPress ignores an event that is scheduled already with the same arguments.
		wp_schedule_single_event( time() + self::DELAY_S, self::CRON_HOOK, array( 0 ) );
	}

	/**
	 * Schedules the next attempt before the request, so that it follows also if PHP is killed.
	 *
	 * @param int $attempt Number of failed attempts for this change.
	 */
	public function ping( $attempt ): void {
		$next    = array( (int) $attempt + 1 );
		$retry_s = self::RETRIES_S[ (int) $attempt ] ?? null;
		if ( null !== $retry_s ) {
			wp_schedule_single_event( time() + $retry_s, self::CRON_HOOK, $next );
		}

		$body = array( 'hub.mode=publish' );
		foreach ( self::FORMATS as $format ) {
			$body[] = 'hub.url=' . rawurlencode( get_feed_link( $format ) );
		}

		$response = ( new Public_Request() )->send_openly( 'POST', $this->address(), array( 'Content-Type' => 'application/x-www-form-urlencoded' ), implode( '&', $body ), self::MAX_BYTES, self::TIMEOUT_S );
		$status   = is_wp_error( $response ) ? 0 : (int) wp_remote_retrieve_response_code( $response );
		$is_told  = $status >= 200 && $status < 300;

		update_option(
			self::RESULT,
			array(
				'time'   => time(),
				'status' => $status,
				'retry'  => ! $is_told && null !== $retry_s,
			),
			false
		);
		if ( $is_told ) {
			wp_clear_scheduled_hook( self::CRON_HOOK, $next );
		}
	}

	/** The result of the last ping, for the card; '' if there was none. */
	public static function summary(): string {
		$result = get_option( self::RESULT );
		if ( ! is_array( $result ) ) {
			return '';
		}

		/* translators: %s: how long ago, such as "5 minutes". */
		$when = sprintf( __( '%s ago', 'jetpack-dashboard' ), human_time_diff( (int) $result['time'] ) );
		if ( $result['status'] >= 200 && $result['status'] < 300 ) {
			/* translators: %s: how long ago, such as "5 minutes ago". */
			return sprintf( __( 'The hub was last notified %s.', 'jetpack-dashboard' ), $when );
		}

		$problem = 0 === $result['status']
			/* translators: %s: how long ago, such as "5 minutes ago". */
			? sprintf( __( 'The hub could not be reached %s.', 'jetpack-dashboard' ), $when )
			/* translators: 1: how long ago, such as "5 minutes ago", 2: HTTP status code, such as 404. */
			: sprintf( __( 'The hub refused the notification %1$s (status %2$d).', 'jetpack-dashboard' ), $when, $result['status'] );

		return $problem . ' ' . ( empty( $result['retry'] )
			? __( 'Check its address. It is notified again after the next change.', 'jetpack-dashboard' )
			: __( 'It is notified again soon.', 'jetpack-dashboard' ) );
	}

	private function address(): string {
		return (string) $this->settings->get( self::SETTING );
	}

	/** Only the feeds that ping() names: the site's posts, not those of a category or the comments. */
	private function is_announced_feed(): bool {
		return is_feed() && ! is_comment_feed() && ! is_archive() && ! is_singular() && ! is_search() && '' !== $this->format();
	}

	/** The format of the requested feed; '' for one that isn't announced. */
	private function format(): string {
		$format = (string) get_query_var( 'feed' );
		$format = 'feed' === $format ? get_default_feed() : $format;
		$format = 'rss' === $format ? 'rss2' : $format;

		return in_array( $format, self::FORMATS, true ) ? $format : '';
	}
}
