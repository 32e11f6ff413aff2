<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Cli\Terminal;
use Jetpack_Dashboard\Kernel\Statistics\Report_Range;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** The command `wp jetpack stats import`. */
final class Import_Command {

	private Importer $importer;
	private Import_Tables $tables;
	private Import_Job $job;

	public function __construct( Importer $importer, Import_Tables $tables, Import_Job $job ) {
		$this->importer = $importer;
		$this->tables   = $tables;
		$this->job      = $job;
	}

	/**
	 * @param string[]                   $args    Source.
	 * @param array<string, string|bool> $options
	 */
	public function run( $args, $options ): void {
		if ( isset( $options['undo'] ) ) {
			WP_CLI::confirm( __( 'Remove the views of the last import?', 'jetpack-dashboard' ), $options );
			$count = Terminal::with_database( fn(): int => $this->undo() );
			/* translators: %s: number of rows. */
			WP_CLI::success( sprintf( __( 'Rows removed: %s.', 'jetpack-dashboard' ), number_format_i18n( $count ) ) );
			return;
		}

		$source = (string) ( $args[0] ?? '' );
		$rows   = $this->read( $source, (string) ( $options['date'] ?? '' ) );
		$plan   = Terminal::with_database( fn(): Import_Plan => $this->importer->plan( $rows ) );

		self::show( $rows, $plan );

		if ( isset( $options['dry-run'] ) || 0 === $plan->rows ) {
			WP_CLI::success( 0 === $plan->rows ? __( 'There is nothing new to import.', 'jetpack-dashboard' ) : __( 'Nothing was changed.', 'jetpack-dashboard' ) );
			return;
		}

		WP_CLI::confirm( __( 'Import them?', 'jetpack-dashboard' ), $options );
		Terminal::with_database(
			function () use ( $rows, $source ): void {
				$id = $this->job->preview( $rows, basename( $source ) );
				$this->finish( is_string( $id ) ? $this->job->start( $id ) : $id );
			}
		);
		WP_CLI::success( __( 'The views were imported. Undo it with wp jetpack stats import --undo.', 'jetpack-dashboard' ) );
	}

	/**
	 * @return int Number of rows.
	 * @throws \Jetpack_Dashboard\Kernel\Storage_Error
	 */
	private function undo(): int {
		$state = $this->job->state();
		$batch = $state->is_running() ? $state->batch : $this->importer->last_batch();

		return 0 === $batch ? 0 : $this->finish( $this->job->undo( $batch ) );
	}

	/**
	 * @param true|\WP_Error $started
	 * @return int Number of rows.
	 * @throws \Jetpack_Dashboard\Kernel\Storage_Error
	 */
	private function finish( $started ): int {
		if ( is_wp_error( $started ) ) {
			Terminal::stop( $started );
		}
		$state = $this->job->run( INF );
		if ( Import_State::FAILED === $state->status ) {
			WP_CLI::error( Import_Job::failed( $state )->get_error_message() );
		}
		$this->job->mark_as_seen();

		return $state->done;
	}

	private function read( string $source, string $date ): Import_Rows {
		$rows = $this->importer->rows();

		if ( '' !== $date && null === Spans::parse( $date ) ) {
			WP_CLI::error( __( 'Enter the date as in 2026-11-21.', 'jetpack-dashboard' ) );
		}
		if ( Import_Tables::KOKO === $source || Import_Tables::WP_STATISTICS === $source ) {
			if ( ! $this->tables->is_present( $source ) ) {
				WP_CLI::error( __( 'This site has no tables of that plugin.', 'jetpack-dashboard' ) );
			}
			Terminal::with_database( fn() => $this->tables->read( $source, $rows ) );
		} else {
			$error = ( new Import_File( $rows, (int) Spans::parse( $date ) ) )->read( $source );
			if ( '' !== $error ) {
				WP_CLI::error( $error );
			}
		}

		return $rows;
	}

	private static function show( Import_Rows $rows, Import_Plan $plan ): void {
		foreach ( $rows->errors as $error ) {
			WP_CLI::warning( $error );
		}
		foreach ( $rows->missing as $name => $views ) {
			/* translators: 1: address, title or ID of a post. 2: number of views. */
			WP_CLI::warning( sprintf( __( '%1$s: This site has no such post. Views: %2$s', 'jetpack-dashboard' ), $name, number_format_i18n( $views ) ) );
		}
		if ( '' !== $rows->warning ) {
			WP_CLI::warning( $rows->warning );
		}

		$values = array(
			__( 'First day', 'jetpack-dashboard' )         => $plan->days ? Report_Range::date( $plan->days[0] ) : '',
			__( 'Last day', 'jetpack-dashboard' )          => $plan->days ? Report_Range::date( $plan->days[ count( $plan->days ) - 1 ] ) : '',
			__( 'New days', 'jetpack-dashboard' )          => $plan->totals,
			__( 'Views of new days', 'jetpack-dashboard' ) => $plan->views,
			__( 'New rows', 'jetpack-dashboard' )          => $plan->rows,
			__( 'Rows of days that this site counted, not imported', 'jetpack-dashboard' ) => $plan->counted,
			__( 'Rows that were imported before', 'jetpack-dashboard' ) => $plan->known,
			__( 'Rows of posts on days that are no longer kept', 'jetpack-dashboard' ) => $rows->expired,
			__( 'Rows that can’t be imported', 'jetpack-dashboard' ) => $rows->refused,
		);
		foreach ( $values as $label => $value ) {
			WP_CLI::log( "$label: $value" );
		}
	}
}
