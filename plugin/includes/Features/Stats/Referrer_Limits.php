<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

defined( 'ABSPATH' ) || exit;

/** The rows of a day while views are added. Doesn't access the database. */
final class Referrer_Limits {

	private const VIEWS     = 0;
	private const SENDER    = 1;
	private const IS_SHARED = 2;

	/**
	 * Views, visitor, and whether several visitors sent it; by host.
	 *
	 * @var array<int|string, array{int, int, bool}>
	 */
	private $rows;

	/**
	 * Existing hosts.
	 *
	 * @var array<int|string, bool>
	 */
	private $stored;

	/**
	 * Hosts to update.
	 *
	 * @var array<int|string, bool>
	 */
	private $changed = array();

	/**
	 * Number of hosts per visitor.
	 *
	 * @var array<int, int>
	 */
	private array $host_counts;

	/** Maximum hosts per day. */
	private int $max_hosts;

	/** Maximum hosts per visitor. */
	private int $max_per_visitor;

	/**
	 * @param array<int|string, array{int, int, bool}> $rows        Views, visitor, and whether several visitors sent it; by host.
	 * @param int                                      $max_hosts        Maximum hosts per day.
	 * @param int                                      $max_per_visitor Maximum hosts per visitor.
	 */
	public function __construct( array $rows, int $max_hosts, int $max_per_visitor ) {
		$this->rows            = $rows;
		$this->stored          = array_fill_keys( array_keys( $rows ), true );
		$this->host_counts     = array_count_values( array_column( $rows, self::SENDER ) );
		$this->max_hosts       = $max_hosts;
		$this->max_per_visitor = $max_per_visitor;
	}

	/**
	 * Counts views of an existing host.
	 *
	 * @param array<int, int> $senders Views by visitor.
	 */
	public function count( string $host, array $senders ): void {
		$row = $this->rows[ $host ];

		$this->rows[ $host ]    = array( $row[ self::VIEWS ] + (int) array_sum( $senders ), $row[ self::SENDER ], $row[ self::IS_SHARED ] || array( $row[ self::SENDER ] ) !== array_keys( $senders ) );
		$this->changed[ $host ] = true;
	}

	/**
	 * Adds a new host, within the limits.
	 *
	 * @param array<int, int> $senders Views by visitor.
	 */
	public function offer( string $host, array $senders ): void {
		$is_shared = count( $senders ) > 1;
		$views     = (int) array_sum( $senders );

		foreach ( array_keys( $senders ) as $sender ) {
			$host_count = $this->host_counts[ $sender ] ?? 0;

			if ( $host_count < $this->max_per_visitor && ( count( $this->rows ) < $this->max_hosts || $this->make_room( $is_shared, $views, $host_count ) ) ) {
				$this->rows[ $host ]          = array( $views, $sender, $is_shared );
				$this->changed[ $host ]       = true;
				$this->host_counts[ $sender ] = $host_count + 1;
				return;
			}
		}
	}

	/** Views of all rows. */
	public function views(): int {
		return (int) array_sum( array_column( $this->rows, self::VIEWS ) );
	}

	/** @return array<int|string, array{int, int, bool}> */
	public function changed(): array {
		return array_intersect_key( $this->rows, $this->changed );
	}

	/** @return string[] */
	public function removed(): array {
		return array_map( 'strval', array_keys( array_diff_key( $this->stored, $this->rows ) ) );
	}

	/**
	 * Removes the row that a new one may replace.
	 *
	 * @param bool $is_shared Whether several visitors sent the new host.
	 * @param int  $host_count      Number of hosts of its visitor.
	 * @return bool Whether there was one.
	 */
	private function make_room( bool $is_shared, int $views, int $host_count ): bool {
		$found = null;
		$best  = array();

		foreach ( $this->rows as $host => $row ) {
			// Of single visitors' hosts: of the visitor with the most hosts, the one with the fewest views.
			$rank = array( ! $row[ self::IS_SHARED ], $row[ self::IS_SHARED ] ? 0 : $this->host_counts[ $row[ self::SENDER ] ], -$row[ self::VIEWS ] );

			if ( null === $found || $rank > $best ) {
				list( $found, $best ) = array( $host, $rank );
			}
		}

		if ( null === $found || ( $best[0] ? ! $is_shared && $best[1] <= $host_count : ! $is_shared || -$best[2] >= $views ) ) {
			return false;
		}

		--$this->host_counts[ $this->rows[ $found ][ self::SENDER ] ];
		unset( $this->rows[ $found ], $this->changed[ $found ] );

		return true;
	}
}
