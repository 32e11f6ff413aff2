<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Mail\Hand_Over;
use Jetpack_Dashboard\Kernel\Storage_Error;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_User;

defined( 'ABSPATH' ) || exit;

/**
 * Emails administrators a summary of the last week (Monday to Sunday), once. Each email is marked as sent at its hand-over
 * (docs/decisions/045). Weeks without views have no email.
 */
final class Weekly_Mail {

	public const SETTING = 'stats_weekly_email';

	/** Hour of Monday from which the email is sent, in the site's time zone. */
	private const HOUR = 7;

	private const MAX_ADMINISTRATORS = 50;

	/** Posts and referrers in an email. */
	private const ROWS = 5;

	private Settings_Store $settings;
	private Report $report;
	private Calendar $calendar;
	private Spans $spans;
	private Job_Locks $job_locks;
	private Hand_Over $hand_over;
	private Clock $clock;

	public function __construct( Settings_Store $settings, Report $report, Calendar $calendar, Spans $spans, Job_Locks $job_locks, Hand_Over $hand_over, Clock $clock ) {
		$this->settings  = $settings;
		$this->report    = $report;
		$this->calendar  = $calendar;
		$this->spans     = $spans;
		$this->job_locks = $job_locks;
		$this->hand_over = $hand_over;
		$this->clock     = $clock;
	}

	/**
	 * Sends what is due. Runs every hour.
	 *
	 * @throws Storage_Error
	 */
	public function send(): void {
		$weeks = $this->calendar->periods( Calendar::WEEK );
		$last  = $weeks[ count( $weeks ) - 2 ];
		$hour  = $this->calendar->hour( $this->clock->now() );

		if ( ! $this->settings->get( self::SETTING ) || $hour < $weeks[ count( $weeks ) - 1 ]->from * 100 + self::HOUR ) {
			return;
		}

		foreach ( self::administrators() as $user ) {
			$name = "weekly-mail-$last->from-$user->ID";

			if ( ! $this->job_locks->is_done( $name ) ) {
				$this->send_to( $user, $name, $last );
			}
		}
	}

	/** @throws Storage_Error */
	private function send_to( WP_User $user, string $name, Period $week ): void {
		$views = $this->report->total( $week->from, $week->to );

		if ( 0 === $views ) {
			return;
		}

		$has_locale = switch_to_user_locale( $user->ID );

		try {
			$site    = wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
			$subject = sprintf(
				/* translators: 1: name of the site, 2: number of views. */
				_n( '[%1$s] %2$s view last week', '[%1$s] %2$s views last week', $views, 'jetpack-dashboard' ),
				$site,
				number_format_i18n( $views )
			);
			$text = $this->text( $views, $week );

			$this->hand_over->send(
				static fn(): bool => wp_mail( $user->user_email, $subject, $text ),
				fn(): bool => $this->job_locks->claim( $name )
			);
		} finally {
			if ( $has_locale ) {
				restore_previous_locale();
			}
		}
	}

	/** @throws Storage_Error */
	private function text( int $views, Period $week ): string {
		list( $from, $to ) = $this->spans->compared( new Span( Calendar::WEEK, array( $week ), false ) );
		$comparison        = new Comparison( $views, $this->report->total( $from, $to ), $from, $to, $this->report->first_day() );
		$posts             = $this->report->posts( $week->from, $week->to, self::ROWS );
		$hosts             = $this->report->hosts( $week->from, $week->to, self::ROWS );
		$names             = new Post_Names();
		$state             = new Page_State( $this->spans->between( Calendar::DAY, $week->from, $week->to ) );
		$names->load( array_keys( $posts ) );

		$parts = array(
			sprintf(
				/* translators: 1: number of views, 2: dates. */
				_n( 'Your site had %1$s view: %2$s.', 'Your site had %1$s views: %2$s.', $views, 'jetpack-dashboard' ),
				number_format_i18n( $views ),
				Span_Labels::days( $week->from, $week->to )
			) . "\n" . $comparison->text(),
			self::rows( __( 'Most viewed:', 'jetpack-dashboard' ), array_map( array( $names, 'title' ), array_keys( $posts ) ), $posts ),
			self::rows( __( 'Top referrers:', 'jetpack-dashboard' ), array_map( 'strval', array_keys( $hosts ) ), $hosts ),
			/* translators: %s: URL. */
			sprintf( __( 'All statistics: %s', 'jetpack-dashboard' ), $state->url() ),
			sprintf(
				/* translators: 1: name of a setting, 2: URL. */
				__( 'All administrators of this site get this email every week. To stop it, turn off “%1$s”: %2$s', 'jetpack-dashboard' ),
				self::label(),
				Subpage::url( 'jetpack' ) . '#/settings?term=' . rawurlencode( self::label() )
			),
		);

		return implode( "\n\n", array_filter( $parts ) ) . "\n";
	}

	/** Name of the setting. */
	public static function label(): string {
		return __( 'Email administrators a weekly summary', 'jetpack-dashboard' );
	}

	/**
	 * @param string[]               $names
	 * @param array<int|string, int> $views In the same order.
	 * @return string '' if there are none.
	 */
	private static function rows( string $title, array $names, array $views ): string {
		$lines = array_map( static fn( string $name, int $count ): string => '- ' . $name . ': ' . number_format_i18n( $count ), $names, array_values( $views ) );

		return array() === $lines ? '' : $title . "\n" . implode( "\n", $lines );
	}

	/** @return WP_User[] Those who can see the statistics. */
	private static function administrators(): array {
		$users = get_users(
			array(
				'role'    => 'administrator',
				'number'  => self::MAX_ADMINISTRATORS,
				'orderby' => 'ID',
			)
		);

		return array_filter( $users, static fn( $user ): bool => $user instanceof WP_User && '' !== $user->user_email && $user->has_cap( 'view_stats' ) );
	}
}
