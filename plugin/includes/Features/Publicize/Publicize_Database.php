<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

use Jetpack_Dashboard\Kernel\Database;

defined( 'ABSPATH' ) || exit;

/** The tables of connections and jobs. Creates missing ones on first use. */
class Publicize_Database extends Database {

	public function __construct() {
		parent::__construct( Schema::PREFIX, Schema::TABLES, array( Schema::class, 'create' ) );
	}

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
