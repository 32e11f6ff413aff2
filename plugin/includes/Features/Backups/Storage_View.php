<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Backups;

use Jetpack_Dashboard\Backup\Backup_Error;
use Jetpack_Dashboard\Backup\Offsite\Place;
use Jetpack_Dashboard\Backup\Offsite\Place_Store;
use Jetpack_Dashboard\Kernel\Admin\Page_Progress;
use Jetpack_Dashboard\Kernel\Admin\Result_Notice;

defined( 'ABSPATH' ) || exit;

/** What the backups page shows about the storage of copies. */
class Storage_View {

	private Backups_Report $report;
	private Place_Store $places;

	public function __construct( Backups_Report $report, Place_Store $places ) {
		$this->report = $report;
		$this->places = $places;
	}

	public function is_set(): bool {
		return $this->places->is_set();
	}

	/** Where a backup is kept. */
	public function places( string $id, bool $is_here ): string {
		$state = $this->report->copy_state();
		if ( ! $is_here ) {
			return __( 'Storage', 'jetpack-dashboard' );
		}
		if ( $state && in_array( $id, $state->ids, true ) ) {
			return __( 'This server, storage', 'jetpack-dashboard' );
		}
		if ( $state && in_array( $id, $state->damaged, true ) ) {
			return __( 'Only this server. It is damaged and wasn’t copied.', 'jetpack-dashboard' );
		}

		return __( 'Only this server', 'jetpack-dashboard' );
	}

	/** @return bool Whether copying is in progress. */
	public function print_status(): bool {
		$state  = $this->report->copy_state();
		$report = $this->report->copies();
		if ( ! $state ) {
			return false;
		}
		if ( '' !== $state->wanted_error ) {
			/* translators: %s: why. */
			self::print_error( sprintf( __( 'The backup couldn’t be brought back to this server: %s', 'jetpack-dashboard' ), $state->wanted_error ) );
		}
		// While it is tried again, the error of the last attempt would contradict.
		if ( '' !== $state->error && ! $report['is_running'] ) {
			/* translators: 1: why. 2: date and time. */
			self::print_error( sprintf( __( 'Backups can’t be copied to the storage: %1$s The backups on this server are not affected. The next attempt is at %2$s.', 'jetpack-dashboard' ), $state->error, Backup_Questions::date( $state->retry_at ) ) );
		}
		if ( $report['is_running'] ) {
			$text = '' === $state->wanted
				/* translators: %s: number of parts of files. */
				? __( 'Backups are being copied to the storage. New pieces so far: %s. It continues if you leave this page.', 'jetpack-dashboard' )
				/* translators: %s: number of parts of files. */
				: __( 'A backup is being brought back to this server. Pieces so far: %s. It continues if you leave this page.', 'jetpack-dashboard' );
			Page_Progress::print( Backups_Controller::COPY_PATH, $text, $report['rows'] );
			Running_Backup::print_continue();
		}

		return $report['is_running'];
	}

	/**
	 * @param array<mixed> $entered What was refused; empty if nothing was.
	 * @param string       $failed  Why it was refused, or what doesn't work; '' for nothing.
	 * @param array<mixed> $problem As Storage_Form::print().
	 */
	public function print_form( array $entered, string $failed, array $problem ): void {
		$error = '';
		try {
			$place = $this->places->get();
		} catch ( Backup_Error $thrown ) {
			$place = null;
			$error = $thrown->getMessage();
		}
		echo '<h2>' . esc_html__( 'Copies at another place', 'jetpack-dashboard' ) . '</h2>';
		if ( '' !== $failed ) {
			Result_Notice::print( $failed, 'error' );
		}
		if ( '' !== $error ) {
			self::print_error( $error );
		}
		if ( $place ) {
			/* translators: %s: address of a storage. */
			echo '<p>' . esc_html( sprintf( __( 'Each backup is copied to %s.', 'jetpack-dashboard' ), $place->label() ) ) . '</p><div class="jp-actions">';
			Backup_Questions::print_form( Storage_Actions::COPY, __( 'Copy now', 'jetpack-dashboard' ), 'button' );
			Backup_Questions::print_form(
				Storage_Actions::SAVE,
				__( 'Test the connection', 'jetpack-dashboard' ),
				'button',
				'',
				static function (): void {
					echo '<input type="hidden" name="task" value="test">';
				}
			);
			echo '</div>';
		}
		Storage_Form::print( $entered ? new Place( $entered ) : $place, (string) ( $entered['type'] ?? ( $place->type ?? '' ) ), (bool) $place, ! empty( $entered['takes_over'] ), $problem );
	}

	private static function print_error( string $text ): void {
		wp_admin_notice( esc_html( $text ), Backups_Page::RESULT );
	}
}
