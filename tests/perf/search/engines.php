<?php
/**
 * Searches with the plugin's index, with MariaDB's FULLTEXT or with teamtnt/tntsearch, and prints the times and results.
 *
 * Variables: `$bench_engine`; `$bench_searches`, a list of texts; `$bench_rounds`; `$bench_autoload` and `$bench_folder` for TNTSearch.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

// phpcs:disable WordPress.DB -- A script that runs in a test site.

global $wpdb;

set_time_limit( 0 );
ini_set( 'memory_limit', '1024M' ); // phpcs:ignore WordPress.PHP.IniSet -- As above.

$bench_built = microtime( true );
$bench_bytes = 0;

if ( 'fulltext' === $bench_engine ) {
	if ( ! $wpdb->get_var( "SHOW INDEX FROM $wpdb->posts WHERE Key_name = 'bench_text'" ) ) {
		$wpdb->query( "ALTER TABLE $wpdb->posts ADD FULLTEXT bench_title (post_title)" );
		$wpdb->query( "ALTER TABLE $wpdb->posts ADD FULLTEXT bench_text (post_title, post_content)" );
	}
	$bench_built = microtime( true ) - $bench_built;
	// The words are in tables of their own.
	$bench_bytes  = (int) $wpdb->get_var( "SELECT SUM(FILE_SIZE) FROM information_schema.INNODB_SYS_TABLESPACES WHERE NAME LIKE '" . DB_NAME . "/FTS\\_%'" );
	$bench_search = static function ( string $text ) use ( $wpdb ): array {
		$words = '+' . implode( '* +', explode( ' ', $text ) ) . '*';
		$from  = $wpdb->prepare( "FROM $wpdb->posts WHERE post_status = 'publish' AND post_password = '' AND post_type IN ('post', 'page') AND MATCH(post_title, post_content) AGAINST (%s IN BOOLEAN MODE)", $words );
		$order = $wpdb->prepare( '3 * MATCH(post_title) AGAINST (%s IN BOOLEAN MODE) + MATCH(post_title, post_content) AGAINST (%s IN BOOLEAN MODE)', $words, $words );

		return array( array_map( 'intval', $wpdb->get_col( "SELECT ID $from ORDER BY $order DESC LIMIT 10" ) ), (int) $wpdb->get_var( "SELECT COUNT(*) $from" ) );
	};
} elseif ( 'tntsearch' === $bench_engine ) {
	require_once $bench_autoload;
	$bench_tnt = new TeamTNT\TNTSearch\TNTSearch();
	$bench_tnt->loadConfig(
		array(
			'driver'      => 'mysql',
			'host'        => 'localhost',
			'unix_socket' => explode( ':', DB_HOST )[1],
			'database'    => DB_NAME,
			'username'    => DB_USER,
			'password'    => DB_PASSWORD,
			'charset'     => 'utf8mb4',
			'collation'   => 'utf8mb4_unicode_ci',
			'storage'     => $bench_folder,
			'stemmer'     => TeamTNT\TNTSearch\Stemmer\PorterStemmer::class,
		)
	);
	$bench_file = "$bench_folder/bench.index";
	if ( ! is_file( $bench_file ) ) {
		$bench_index = $bench_tnt->createIndex( 'bench.index', true );
		$bench_index->setPrimaryKey( 'ID' );
		$bench_index->query( "SELECT ID, post_title, post_content FROM $wpdb->posts WHERE post_status = 'publish' AND post_password = '' AND post_type IN ('post', 'page')" );
		$bench_index->run();
	}
	$bench_built = microtime( true ) - $bench_built;
	clearstatcache();
	$bench_bytes = (int) array_sum( array_map( 'filesize', (array) glob( "$bench_file*" ) ) );
	$bench_tnt->selectIndex( 'bench.index' );
	$bench_tnt->fuzziness( true );
	$bench_tnt->asYouType( true );
	$bench_search = static function ( string $text ) use ( $bench_tnt ): array {
		$found = $bench_tnt->search( $text, 10 );

		return array( array_map( 'intval', $found['ids'] ), (int) $found['hits'] );
	};
} else {
	$bench_built  = 0.0;
	$bench_search = static function ( string $text ): array {
		$found = new WP_Query(
			array(
				's'                        => $text,
				'jetpack_dashboard_search' => true,
				'post_type'                => 'any',
				'post_status'              => 'publish',
				'fields'                   => 'ids',
				'posts_per_page'           => 10,
				'cache_results'            => false,
			)
		);

		return array( array_map( 'intval', $found->posts ), (int) $found->found_posts );
	};
}

$bench_found = array();
foreach ( $bench_searches as $bench_text ) {
	$bench_times = array();
	for ( $bench_round = 0; $bench_round < $bench_rounds; $bench_round++ ) {
		$bench_start   = microtime( true );
		$bench_result  = $bench_search( $bench_text );
		$bench_times[] = 1000 * ( microtime( true ) - $bench_start );
	}
	sort( $bench_times );
	$bench_found[] = array(
		'ms'    => $bench_times[ intdiv( $bench_rounds, 2 ) ],
		'ids'   => $bench_result[0],
		'total' => $bench_result[1],
	);
}

echo "\n" . wp_json_encode(
	array(
		'bytes'   => $bench_bytes,
		'seconds' => $bench_built,
		'memory'  => memory_get_peak_usage(),
		'found'   => $bench_found,
	)
);
