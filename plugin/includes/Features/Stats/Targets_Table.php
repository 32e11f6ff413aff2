<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Statistics\Report_Range;
use Jetpack_Dashboard\Kernel\Statistics\Report_Table;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** Clicks on links to other sites, or downloads of the site's files. */
final class Targets_Table implements Report_Table {

	private const ROWS = 50;

	private Referrers $targets;
	private Daily_Counts $counts;

	/** Referrers::CLICKS or DOWNLOADS. */
	private string $table;

	/** @param string $table Referrers::CLICKS or DOWNLOADS. */
	public function __construct( Referrers $referrers, Daily_Counts $counts, string $table ) {
		$this->targets = $referrers->in( $table );
		$this->counts  = $counts;
		$this->table   = $table;
	}

	public function name(): string {
		return $this->table;
	}

	public function title(): string {
		return Referrers::CLICKS === $this->table ? __( 'Outbound clicks', 'jetpack-dashboard' ) : __( 'Downloads', 'jetpack-dashboard' );
	}

	public function note(): string {
		return '';
	}

	public function empty_text(): string {
		return Referrers::CLICKS === $this->table ? __( 'No clicks yet.', 'jetpack-dashboard' ) : __( 'No downloads yet.', 'jetpack-dashboard' );
	}

	public function columns(): array {
		return Referrers::CLICKS === $this->table
			? array( __( 'Site', 'jetpack-dashboard' ), __( 'Clicks', 'jetpack-dashboard' ) )
			: array( __( 'File', 'jetpack-dashboard' ), __( 'Downloads', 'jetpack-dashboard' ) );
	}

	/**
	 * @return array<int, array<int, string|int>>
	 * @throws Storage_Error
	 */
	public function rows( Report_Range $range ): array {
		$rows = array();
		foreach ( $this->targets->top( $range->from, $range->to, self::ROWS ) as $name => $views ) {
			$rows[] = array( self::label( (string) $name ), $views );
		}

		return $rows;
	}

	public function file_columns(): array {
		return array_merge( array( __( 'Date', 'jetpack-dashboard' ) ), $this->columns() );
	}

	/**
	 * @return \Generator<int, array<int, array<int, string|int>>>
	 * @throws Storage_Error
	 */
	public function file_pages( Report_Range $range ): \Generator {
		foreach ( $this->counts->hosts( $range->from, $range->to, $this->table ) as $rows ) {
			yield array_map( static fn( array $row ): array => array( Report_Range::date( $row[0] ), self::label( $row[1] ), $row[2] ), $rows );
		}
	}

	private static function label( string $name ): string {
		return Referrers::OTHERS === $name ? __( 'Other', 'jetpack-dashboard' ) : $name;
	}
}
