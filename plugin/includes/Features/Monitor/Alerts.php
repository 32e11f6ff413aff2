<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Monitor;

use Jetpack_Dashboard\Kernel\Admin\Dashboard_Page;
use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Health\Finding;
use Jetpack_Dashboard\Kernel\Health\Health_Test;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Emails the site's administrator when a health test finds a problem, once until it is solved or gets worse, and again each week. */
final class Alerts {

	public const SETTING = 'monitor_self_check_emails';

	private const OPTION = 'jetpack_dashboard_monitor_alerts';

	/** A problem that comes back within this time isn't mentioned again. */
	private const QUIET_S = DAY_IN_SECONDS;

	/** When a problem that isn't solved is mentioned again. */
	private const REMINDER_S = WEEK_IN_SECONDS;

	/** How often tests run that connect to a server. */
	private const SLOW_S = DAY_IN_SECONDS;

	private Settings_Store $settings;
	private Clock $clock;

	/** @var array<string, Health_Test> By id. */
	private array $tests;

	public function __construct( Settings_Store $settings, Clock $clock, Disk_Health $disk, Certificate_Health $certificate, Php_Error_Health $errors ) {
		$this->settings = $settings;
		$this->clock    = $clock;
		$this->tests    = array(
			Disk_Health::ID        => $disk,
			Certificate_Health::ID => $certificate,
			Php_Error_Health::ID   => $errors,
		);
	}

	public function are_on(): bool {
		return true === $this->settings->get( self::SETTING );
	}

	/** Runs the tests, and sends an email for each new problem. */
	public function run(): void {
		if ( ! $this->are_on() ) {
			return;
		}
		$now   = $this->clock->now();
		$known = self::read();
		$mails = array();

		foreach ( $this->tests as $id => $test ) {
			$before = $known[ $id ] ?? array(
				'severity' => 0,
				'mailed'   => 0,
				'run'      => 0,
			);
			if ( ! $test->applies() || ( $test->is_slow() && $now - $before['run'] < self::SLOW_S && $now >= $before['run'] ) ) {
				continue;
			}
			$finding = $test->run();
			// If the test can't find out, the problem is as it was.
			$severity = $finding->severity ?? $before['severity'];
			$is_worse = $severity > $before['severity'];
			$is_due   = $is_worse || ( null !== $finding->severity && $severity > 0 && $severity === $before['severity'] && $now - $before['mailed'] >= self::REMINDER_S );
			$is_kept  = 0 === $severity ? $now - $before['mailed'] < self::QUIET_S : ! $is_worse;

			$known[ $id ] = array(
				'severity' => $is_kept ? $before['severity'] : $severity,
				'mailed'   => $is_due ? $now : $before['mailed'],
				'run'      => $now,
			);
			if ( $is_due ) {
				$mails[] = $finding;
			}
		}

		// Before the emails are sent, so that a killed process doesn't send them again and again.
		update_option( self::OPTION, $known, false );
		array_map( array( $this, 'mail' ), $mails );
	}

	public function mail( Finding $finding ): void {
		$paragraphs = $finding->paragraphs;
		if ( $finding->action ) {
			$paragraphs[] = $finding->action['label'] . ': ' . $finding->action['url'];
		}
		$paragraphs[] = home_url( '/' );
		/* translators: %s: address of the settings. */
		$paragraphs[] = sprintf( __( 'You receive this email because the self-check of this site reports problems to its administrator. To turn that off: %s', 'jetpack-dashboard' ), Dashboard_Page::url() . '#/security' );

		wp_mail(
			(string) get_option( 'admin_email' ),
			/* translators: 1: site title, 2: what is wrong, or what works again. */
			sprintf( __( '[%1$s] %2$s', 'jetpack-dashboard' ), wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES ), $finding->title ),
			implode( "\n\n", $paragraphs ) . "\n"
		);
	}

	public function clear(): void {
		delete_option( self::OPTION );
	}

	/** @return array<string, array{severity: int, mailed: int, run: int}> By test. */
	private static function read(): array {
		$stored = get_option( self::OPTION );
		$known  = array();

		foreach ( is_array( $stored ) ? $stored : array() as $id => $state ) {
			if ( is_array( $state ) ) {
				$known[ (string) $id ] = array(
					'severity' => (int) ( $state['severity'] ?? 0 ),
					'mailed'   => (int) ( $state['mailed'] ?? 0 ),
					'run'      => (int) ( $state['run'] ?? 0 ),
				);
			}
		}

		return $known;
	}
}
