<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Kernel\Statistics\Report_Range;
use Jetpack_Dashboard\Kernel\Statistics\Report_Table;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** What visitors searched for, or what they didn't find, on the statistics page. */
final class Searches_Table implements Report_Table {

	private const ROWS = 50;

	private Search_Counts $counts;

	/** Whether the table has only terms without results. */
	private bool $is_empty;

	public function __construct( Search_Counts $counts, bool $is_empty ) {
		$this->counts   = $counts;
		$this->is_empty = $is_empty;
	}

	public function name(): string {
		return $this->is_empty ? 'searches-without-results' : 'searches';
	}

	public function title(): string {
		return $this->is_empty ? __( 'Searches without results', 'jetpack-dashboard' ) : __( 'Searches', 'jetpack-dashboard' );
	}

	public function note(): string {
		return '';
	}

	public function empty_text(): string {
		return $this->is_empty ? __( 'No searches without results.', 'jetpack-dashboard' ) : __( 'No searches yet.', 'jetpack-dashboard' );
	}

	public function columns(): array {
		$columns = array( __( 'Search term', 'jetpack-dashboard' ), __( 'Searches', 'jetpack-dashboard' ) );

		return $this->is_empty ? $columns : array_merge( $columns, array( __( 'Results', 'jetpack-dashboard' ) ) );
	}

	/**
	 * @return array<int, array<int, string|int>>
	 * @throws Storage_Error
	 */
	public function rows( Report_Range $range ): array {
		$columns = count( $this->columns() );

		return array_map(
			static fn( array $row ): array => array_slice( array_values( $row ), 0, $columns ),
			$this->counts->top( $range->from, $range->to, $this->is_empty, self::ROWS )
		);
	}

	public function file_columns(): array {
		return array_merge( array( __( 'Date', 'jetpack-dashboard' ) ), $this->columns() );
	}

	/**
	 * @return \Generator<int, array<int, array<int, string|int>>>
	 * @throws Storage_Error
	 */
	public function file_pages( Report_Range $range ): \Generator {
		$columns = count( $this->file_columns() );

		foreach ( $this->counts->pages( $range->from, $range->to, $this->is_empty ) as $page ) {
			yield array_map(
				static fn( array $row ): array => array_slice( array( Report_Range::date( $row['day'] ), $row['term'], $row['searches'], $row['results'] ), 0, $columns ),
				$page
			);
		}
	}
}
