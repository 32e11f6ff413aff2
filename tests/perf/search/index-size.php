<?php
/**
 * Prints the rows and bytes of the search index.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

// phpcs:disable WordPress.DB -- A script that runs in a test site.

global $wpdb;

$bench_rows  = array();
$bench_names = array();
foreach ( array( 'postings', 'terms', 'words', 'docs' ) as $bench_name ) {
	$bench_names[]             = $wpdb->prefix . 'jetpack_dashboard_search_' . $bench_name;
	$bench_rows[ $bench_name ] = (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . end( $bench_names ) );
}

if ( defined( 'FQDB' ) ) {
	$bench_marks = implode( ', ', array_fill( 0, count( $bench_names ), '?' ) );
	$bench_query = ( new PDO( 'sqlite:' . FQDB ) )->prepare( "SELECT SUM(pgsize) FROM dbstat WHERE aggregate = 1 AND name IN (SELECT name FROM sqlite_master WHERE tbl_name IN ($bench_marks))" );
	$bench_query->execute( $bench_names );
	$bench_bytes = (int) $bench_query->fetchColumn();
} else {
	$bench_files = array_map( static fn( string $name ): string => "'" . DB_NAME . "/$name'", $bench_names );
	$bench_bytes = (int) $wpdb->get_var( 'SELECT SUM(FILE_SIZE) FROM information_schema.INNODB_SYS_TABLESPACES WHERE NAME IN (' . implode( ', ', $bench_files ) . ')' );
}

echo wp_json_encode(
	array(
		'rows'  => $bench_rows,
		'bytes' => $bench_bytes,
	)
);
