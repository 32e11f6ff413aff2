<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel;

defined( 'ABSPATH' ) || exit;

/** The tables of a feature. Creates missing ones on first use. */
class Feature_Database extends Database {

	public function rows( string $sql, array $args = array() ): array {
		return $this->with_tables( fn(): array => parent::rows( $sql, $args ) );
	}

	public function run( string $sql, array $args = array() ): void {
		$this->with_tables(
			function () use ( $sql, $args ): void {
				parent::run( $sql, $args );
			}
		);
	}

	/** @param array<int, string|int> $args */
	public function number( string $sql, array $args = array() ): int {
		return (int) current( $this->rows( $sql, $args )[0] ?? array( 0 ) );
	}
}
