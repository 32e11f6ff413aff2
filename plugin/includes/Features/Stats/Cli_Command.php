<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Cli\Terminal;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Shows and imports statistics.
 */
final class Cli_Command {

	private Data $data;
	private Report $report;
	private Calendar $calendar;
	private Import_Command $import;

	public function __construct( Data $data, Report $report, Calendar $calendar, Import_Command $import ) {
		$this->data     = $data;
		$this->report   = $report;
		$this->calendar = $calendar;
		$this->import   = $import;
	}

	/**
	 * Shows the views of today, yesterday, the best day and all time.
	 *
	 * ## OPTIONS
	 *
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack stats summary
	 *
	 * @param string[]              $args    Unused.
	 * @param array<string, string> $options
	 */
	public function summary( $args, $options ): void {
		$data = $this->data->get( Calendar::DAY );
		Terminal::print_fields( $options, self::without_error( $data['general'] )['stats'] );
	}

	/**
	 * Shows the views of each period.
	 *
	 * ## OPTIONS
	 *
	 * [--range=<range>]
	 * : The last 30 days, 14 weeks or 12 months.
	 * ---
	 * default: day
	 * options:
	 *   - day
	 *   - week
	 *   - month
	 * ---
	 *
	 * [--format=<format>]
	 * : How to print the list.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - yaml
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack stats views --range=week --format=csv
	 *
	 * @param string[]              $args    Unused.
	 * @param array<string, string> $options
	 */
	public function views( $args, $options ): void {
		$range  = Calendar::range( $options['range'] ?? Calendar::DAY );
		$series = self::without_error( $this->data->get( $range )[ $range ] );
		$rows   = array_map(
			static fn( array $period ): array => array(
				'period' => $period[0],
				'views'  => $period[1],
			),
			$series['data']
		);
		Terminal::print_rows( $options, $rows, array( 'period', 'views' ) );
	}

	/**
	 * Lists the most viewed posts and pages. ID 0 is the home page and archives.
	 *
	 * ## OPTIONS
	 *
	 * [--days=<days>]
	 * : Number of days, including today.
	 * ---
	 * default: 30
	 * ---
	 *
	 * [--limit=<number>]
	 * : Maximum number of posts.
	 * ---
	 * default: 10
	 * ---
	 *
	 * [--format=<format>]
	 * : How to print the list.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - yaml
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack stats posts --days=7
	 *
	 * @param string[]              $args    Unused.
	 * @param array<string, string> $options
	 */
	public function posts( $args, $options ): void {
		$views = $this->top( 'posts', $options );
		$names = new Post_Names();
		$names->load( array_map( 'intval', array_keys( $views ) ) );

		$rows = array();
		foreach ( $views as $id => $count ) {
			$rows[] = array(
				'id'    => (int) $id,
				'title' => $names->title( (int) $id ),
				'url'   => $names->url( (int) $id ),
				'views' => $count,
			);
		}
		Terminal::print_rows( $options, $rows, array( 'id', 'title', 'url', 'views' ) );
	}

	/**
	 * Lists the sites that most visitors came from.
	 *
	 * ## OPTIONS
	 *
	 * [--days=<days>]
	 * : Number of days, including today.
	 * ---
	 * default: 30
	 * ---
	 *
	 * [--limit=<number>]
	 * : Maximum number of sites.
	 * ---
	 * default: 10
	 * ---
	 *
	 * [--format=<format>]
	 * : How to print the list.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - yaml
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack stats referrers --limit=50 --format=json
	 *
	 * @param string[]              $args    Unused.
	 * @param array<string, string> $options
	 */
	public function referrers( $args, $options ): void {
		$rows = array();
		foreach ( $this->top( 'hosts', $options ) as $host => $views ) {
			$rows[] = array(
				'site'  => (string) $host,
				'views' => $views,
			);
		}
		Terminal::print_rows( $options, $rows, array( 'site', 'views' ) );
	}

	/**
	 * Imports views from a CSV file of Jetpack Stats, or from the tables of Koko Analytics or WP Statistics.
	 *
	 * A CSV file has the columns date and views; date, post_id or url, and views; or title, views and url of one day, which --date names.
	 * Days that this site counted itself stay as they are, and nothing is imported twice. Visitors, countries, referrers and search terms
	 * are not imported. A file can have 10 MB, 100,000 rows and 3,000 different posts. Split larger files by date.
	 *
	 * ## OPTIONS
	 *
	 * [<source>]
	 * : A file, koko-analytics or wp-statistics.
	 *
	 * [--date=<date>]
	 * : The day of rows without a date, such as 2026-11-21. They are added to posts only.
	 *
	 * [--dry-run]
	 * : Show what would be imported.
	 *
	 * [--undo]
	 * : Remove what the last import added.
	 *
	 * [--yes]
	 * : Import or undo without asking.
	 *
	 * ## EXAMPLES
	 *
	 *     wp jetpack stats import views.csv --dry-run
	 *     wp jetpack stats import koko-analytics --yes
	 *     wp jetpack stats import --undo
	 *
	 * @param string[]                   $args    Source.
	 * @param array<string, string|bool> $options
	 */
	public function import( $args, $options ): void {
		$this->import->run( $args, $options );
	}

	/**
	 * @param string                $list    Method of Report.
	 * @param array<string, string> $options
	 * @return array<int|string, int>
	 */
	private function top( string $list, array $options ): array {
		$days  = max( 1, (int) ( $options['days'] ?? 30 ) );
		$limit = max( 1, (int) ( $options['limit'] ?? 10 ) );
		$from  = $this->calendar->day_from_today( 1 - $days );

		return Terminal::with_database( fn(): array => 'posts' === $list ? $this->report->posts( $from, $this->calendar->today(), $limit ) : $this->report->hosts( $from, $this->calendar->today(), $limit ) );
	}

	/**
	 * @param array<string, mixed> $part Of Data.
	 * @return array<string, mixed>
	 */
	private static function without_error( array $part ): array {
		if ( isset( $part['errors']['stats_error'][0] ) ) {
			WP_CLI::error( $part['errors']['stats_error'][0] );
		}

		return $part;
	}
}
