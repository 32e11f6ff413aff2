<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Statistics\Report_Range;
use Jetpack_Dashboard\Kernel\Statistics\Report_Table;
use Jetpack_Dashboard\Kernel\Storage_Error;

defined( 'ABSPATH' ) || exit;

/** Views of posts by their current author. */
final class Authors_Table implements Report_Table {

	private const ROWS      = 50;
	private const FILE_ROWS = 5000;

	private Report $report;

	public function __construct( Report $report ) {
		$this->report = $report;
	}

	public function name(): string {
		return 'authors';
	}

	public function title(): string {
		return __( 'Authors', 'jetpack-dashboard' );
	}

	public function note(): string {
		return '';
	}

	public function empty_text(): string {
		return __( 'No views yet.', 'jetpack-dashboard' );
	}

	public function columns(): array {
		return array( __( 'Author', 'jetpack-dashboard' ), __( 'Views', 'jetpack-dashboard' ) );
	}

	/**
	 * @return array<int, array<int, string|int>>
	 * @throws Storage_Error
	 */
	public function rows( Report_Range $range ): array {
		return $this->named( $this->report->authors( $range->from, $range->to, self::ROWS ) );
	}

	public function file_columns(): array {
		return $this->columns();
	}

	/**
	 * @return \Generator<int, array<int, array<int, string|int>>>
	 * @throws Storage_Error
	 */
	public function file_pages( Report_Range $range ): \Generator {
		yield $this->named( $this->report->authors( $range->from, $range->to, self::FILE_ROWS ) );
	}

	/**
	 * @param array<int, int> $authors Views by user id.
	 * @return array<int, array<int, string|int>>
	 */
	private function named( array $authors ): array {
		$names = array();
		foreach ( get_users(
			array(
				'include' => array_merge( array( 0 ), array_keys( $authors ) ),
				'blog_id' => 0,
				'fields'  => array( 'ID', 'display_name' ),
			)
		) as $user ) {
			$names[ (int) $user->ID ] = (string) $user->display_name;
		}

		$rows = array();
		foreach ( $authors as $id => $views ) {
			$rows[] = array( $names[ $id ] ?? __( 'Deleted user', 'jetpack-dashboard' ), $views );
		}

		return $rows;
	}
}
