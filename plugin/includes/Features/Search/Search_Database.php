<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Search;

use Jetpack_Dashboard\Kernel\Database;

defined( 'ABSPATH' ) || exit;

/** The tables of the search index. */
class Search_Database extends Database {

	public function __construct() {
		parent::__construct( Schema::PREFIX, Schema::TABLES, array( self::class, 'create_empty' ) );
	}

	/** Creates lost tables. They are empty, so the index isn't ready: WordPress's own search is used until the job has rebuilt it. */
	public static function create_empty(): void {
		Schema::create();
		delete_option( Search_Index::OPTION );
	}

	/** @param array<int|string> $values At least one. */
	public static function placeholders( array $values, string $placeholder = '%d' ): string {
		return implode( ', ', array_fill( 0, count( $values ), $placeholder ) );
	}
}
