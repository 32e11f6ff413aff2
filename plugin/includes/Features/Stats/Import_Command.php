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

	public function __construct( Importer $importer, Import_Tables $tables ) {
		$this->importer = $importer;
		$this->tables   = $tables;
	}

	/**
	 * @param string[]                   $args    Source.
	 * @param array<string, string|bool> $options
	 */
	public function run( $args, $options ): void {
		if ( isset( $options['undo'] ) ) {
			WP_CLI::confirm( __( 'Remove the views of the last import?', 'jetpack-dashboard' ), $options );
			$count = Terminal::with_database( fn(): int => $this->importer->undo() );
			/* translators: %s: number of rows. */
			WP_CLI::success( sprintf( __( 'Rows removed: %s.', 'jetpack-dashboard' ), number_format_i18n( $count ) ) );
			return;
		}

		$rows = $this->read( (string) ( $args[0] ?? '' ), (string) ( $options['date'] ?? '' ) );
		$plan = Terminal::with_database( fn(): array => $this->importer->plan( $rows ) );

		self::show( $rows, $plan );

		if ( isset( $options['dry-run'] ) || array() === $plan['new'] ) {
			WP_CLI::success( array() === $plan['new'] ? __( 'There is nothing new to import.', 'jetpack-dashboard' ) : __( 'Nothing was changed.', 'jetpack-dashboard' ) );
			return;
		}

		WP_CLI::confirm( __( 'Import them?', 'jetpack-dashboard' ), $options );

		if ( ! Terminal::with_database( fn(): bool => $this->importer->add( $plan['new'] ) ) ) {
			WP_CLI::error( __( 'The limit of imported rows is reached. Undo an earlier import first.', 'jetpack-dashboard' ) );
		}

		WP_CLI::success( __( 'The views were imported. Undo it with wp jetpack stats import --undo.', 'jetpack-dashboard' ) );
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

	/** @param array{new: array<int, array{int, int, int}>, days: int, views: int, counted: int, known: int, first: int, last: int} $plan */
	private static function show( Import_Rows $rows, array $plan ): void {
		foreach ( $rows->errors as $error ) {
			WP_CLI::warning( $error );
		}

		$values = array(
			__( 'First day', 'jetpack-dashboard' )         => 0 === $plan['first'] ? '' : Report_Range::date( $plan['first'] ),
			__( 'Last day', 'jetpack-dashboard' )          => 0 === $plan['last'] ? '' : Report_Range::date( $plan['last'] ),
			__( 'New days', 'jetpack-dashboard' )          => $plan['days'],
			__( 'Views of new days', 'jetpack-dashboard' ) => $plan['views'],
			__( 'New rows', 'jetpack-dashboard' )          => count( $plan['new'] ),
			__( 'Rows of days that this site counted, not imported', 'jetpack-dashboard' ) => $plan['counted'],
			__( 'Rows that were imported before', 'jetpack-dashboard' ) => $plan['known'],
			__( 'Rows of posts on days that are no longer kept', 'jetpack-dashboard' ) => $rows->expired,
			__( 'Rows that can’t be imported', 'jetpack-dashboard' ) => $rows->refused,
		);
		foreach ( $values as $label => $value ) {
			WP_CLI::log( "$label: $value" );
		}
	}
}
