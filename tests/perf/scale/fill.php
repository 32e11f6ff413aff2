<?php
/**
 * Fills a site for `npm run bench:scale`: 20 000 posts and 1.02 million rows of statistics.
 *
 * Every day has views of 1 026 posts: 226 popular ones and 800 others, so that all posts are viewed within 25 days, and
 * 330 referrers: 130 regular ones and 200 others. Expects an empty site and runs once.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

// phpcs:disable WordPress.DB, Squiz.Commenting -- A script that runs once in a test site; every value is its own number.

global $wpdb;
$wpdb->suppress_errors();

const BENCH_POSTS        = 20000;
const BENCH_POPULAR      = 226;
const BENCH_OTHERS       = 800;
const BENCH_DAYS         = 750;
const BENCH_HOURS        = 72;
const BENCH_POSTS_AN_HOUR = 60;
const BENCH_TAGS         = 400;

set_time_limit( 0 );
Jetpack_Dashboard\Plugin::container()->get( Jetpack_Dashboard\Modules\Module_Registry::class )->activate( 'stats' );

$bench_insert = static function ( string $into, array $rows ) use ( $wpdb ): void {
	foreach ( array_chunk( $rows, 500 ) as $chunk ) {
		if ( false === $wpdb->query( "INSERT INTO $into VALUES " . implode( ', ', $chunk ) ) ) {
			throw new RuntimeException( substr( wp_strip_all_tags( $wpdb->last_error ), -300 ) );
		}
	}
};

$wpdb->query( 'START TRANSACTION' );

// Posts: two a day, each with a category, two tags and every tenth with an image in its text.
$bench_first = 1 + (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->posts" );
$bench_words = array( 'coffee', 'garden', 'travel', 'bicycle', 'recipe', 'winter', 'music', 'history', 'river', 'market', 'camera', 'bread', 'forest', 'letter', 'school', 'harbor' );
$bench_rows  = array();
for ( $index = 0; $index < BENCH_POSTS; $index++ ) {
	$one     = $bench_words[ $index % 16 ];
	$other   = $bench_words[ intdiv( $index, 16 ) % 16 ];
	$time    = gmdate( 'Y-m-d H:i:s', time() - ( BENCH_POSTS - $index ) * 12 * HOUR_IN_SECONDS );
	$image   = 0 === $index % 10 ? '<img src="' . home_url( "/wp-content/uploads/photo-$index.jpg" ) . '" alt="">' : '';
	$content = str_repeat( "<p>A paragraph about $one and $other, as long as the paragraphs of a post are on most sites.</p>\n", 6 ) . $image;
	$bench_rows[] = $wpdb->prepare(
		"(%d, 1, %s, %s, %s, %s, '', 'publish', %s, '', '', %s, %s, '', 'post')",
		$bench_first + $index,
		$time,
		$time,
		$content,
		"A $one and a $other, part $index",
		"$one-$other-$index",
		$time,
		$time
	);
}
$bench_insert( "$wpdb->posts (ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_type)", $bench_rows );

$bench_term  = 1 + (int) $wpdb->get_var( "SELECT MAX(term_id) FROM $wpdb->terms" );
$bench_tt    = 1 + (int) $wpdb->get_var( "SELECT MAX(term_taxonomy_id) FROM $wpdb->term_taxonomy" );
$bench_terms = array();
$bench_taxes = array();
for ( $tag = 0; $tag < BENCH_TAGS; $tag++ ) {
	$bench_terms[] = sprintf( "(%d, 'Tag %d', 'tag-%d')", $bench_term + $tag, $tag, $tag );
	$bench_taxes[] = sprintf( "(%d, %d, 'post_tag', '', %d)", $bench_tt + $tag, $bench_term + $tag, 2 * BENCH_POSTS / BENCH_TAGS );
}
$bench_links = array();
for ( $index = 0; $index < BENCH_POSTS; $index++ ) {
	foreach ( array( 1, $bench_tt + $index % BENCH_TAGS, $bench_tt + ( $index * 7 + 3 ) % BENCH_TAGS ) as $tt ) {
		$bench_links[ ( $bench_first + $index ) . " $tt" ] = sprintf( '(%d, %d)', $bench_first + $index, $tt );
	}
}
$bench_insert( "$wpdb->terms (term_id, name, slug)", $bench_terms );
$bench_insert( "$wpdb->term_taxonomy (term_taxonomy_id, term_id, taxonomy, description, count)", $bench_taxes );
$bench_insert( "$wpdb->term_relationships (object_id, term_taxonomy_id)", array_values( $bench_links ) );

// Statistics. Days begin where hours end.
$bench_stats = $wpdb->prefix . 'jetpack_dashboard_stats_';
foreach ( Jetpack_Dashboard\Features\Stats\Schema::TABLES as $bench_table ) {
	$wpdb->query( "DELETE FROM $bench_stats$bench_table" );
}
$bench_views = static function ( int $first, int $count, int $slot, int $spread ) use ( $wpdb ): string {
	return "SELECT ID, $slot, 1 + (ID * 7 + $slot) % $spread FROM $wpdb->posts WHERE post_type = 'post' AND ID BETWEEN $first AND " . ( $first + $count - 1 );
};
$bench_cycle = intdiv( BENCH_POSTS - BENCH_POPULAR, BENCH_OTHERS );
$bench_hosts = array();
for ( $ago = 0; $ago < BENCH_DAYS; $ago++ ) {
	$slot = (int) wp_date( 'Ymd', time() - $ago * DAY_IN_SECONDS );
	if ( $ago * 24 > BENCH_HOURS ) {
		$wpdb->query( "INSERT INTO {$bench_stats}days (subject, slot, views) " . $bench_views( $bench_first, BENCH_POPULAR, $slot, 90 ) );
		$wpdb->query( "INSERT INTO {$bench_stats}days (subject, slot, views) " . $bench_views( $bench_first + BENCH_POPULAR + BENCH_OTHERS * ( $ago % $bench_cycle ), BENCH_OTHERS, $slot, 5 ) );
	}
	for ( $host = 0; $host < 330; $host++ ) {
		$name          = $host < 130 ? "site-$host.example" : 'page-' . ( $host * 31 + $ago * 17 ) % 2500 . '.example';
		$bench_hosts[ "$slot $name" ] = sprintf( "(%d, '%s', %d)", $slot, $name, 1 + ( $host * 13 + $ago ) % 40 );
	}
}
$bench_insert( "{$bench_stats}referrers (slot, host, views)", array_values( $bench_hosts ) );
for ( $ago = 0; $ago < BENCH_HOURS; $ago++ ) {
	$slot = (int) wp_date( 'YmdH', time() - $ago * HOUR_IN_SECONDS );
	$wpdb->query( "INSERT INTO {$bench_stats}hours (subject, slot, views) " . $bench_views( $bench_first + $ago * 3, BENCH_POSTS_AN_HOUR, $slot, 4 ) );
}
foreach ( array( 'days', 'hours' ) as $bench_table ) {
	$wpdb->query( "INSERT INTO $bench_stats$bench_table (subject, slot, views) SELECT -1, slot, SUM(views) FROM $bench_stats$bench_table GROUP BY slot" );
}
$wpdb->query( 'COMMIT' );

// What cron has done on a site that was not filled all at once.
for ( $bench_runs = 0; $bench_runs < 20 && ! Jetpack_Dashboard\Plugin::container()->get( Jetpack_Dashboard\Features\Stats\Roll_Up::class )->run(); $bench_runs++ ) {
	continue;
}
update_option( 'jetpack_dashboard_bench_first_post', $bench_first );

$bench_count = 0;
foreach ( array( 'days', 'hours', 'referrers' ) as $bench_table ) {
	$bench_count += (int) $wpdb->get_var( "SELECT COUNT(*) FROM $bench_stats$bench_table" );
}
echo wp_json_encode(
	array(
		'posts' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'post' AND post_status = 'publish'" ),
		'rows'  => $bench_count,
	)
);
