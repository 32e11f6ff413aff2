<?php
/**
 * Adds the posts of `npm run bench:search`: 150 words each, from a vocabulary of 20 000 made-up words. A few words are in most
 * posts, most words in few, as in natural language. Prints words to search for.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

// phpcs:disable WordPress.DB, WordPress.WP.AlternativeFunctions -- A script that runs once in a test site; always the same numbers.

global $wpdb;

set_time_limit( 0 );
mt_srand( 42 );

$bench_syllables = array( 'ba', 'co', 'den', 'fi', 'gar', 'ho', 'in', 'ju', 'kel', 'li', 'mo', 'nor', 'pa', 'qui', 're', 'sta', 'ti', 'un', 'ver', 'zo' );
$bench_words     = array();
while ( count( $bench_words ) < 20000 ) {
	$bench_word = '';
	for ( $bench_part = mt_rand( 2, 4 ); $bench_part > 0; $bench_part-- ) {
		$bench_word .= $bench_syllables[ mt_rand( 0, 19 ) ];
	}
	$bench_words[ $bench_word ] = true;
}
$bench_words = array_keys( $bench_words );
// Zipf: the word at rank r is about 1 / r as frequent as the first.
$bench_pick = static fn(): string => $bench_words[ min( 19999, (int) ( exp( mt_rand() / mt_getrandmax() * log( 20001 ) ) - 1 ) ) ];

$bench_first = 1 + (int) $wpdb->get_var( "SELECT MAX(ID) FROM $wpdb->posts" );
$wpdb->query( 'START TRANSACTION' );
for ( $bench_chunk = 0; $bench_chunk < $bench_posts; $bench_chunk += 500 ) {
	$bench_rows = array();
	for ( $bench_index = $bench_chunk; $bench_index < min( $bench_posts, $bench_chunk + 500 ); $bench_index++ ) {
		$bench_text = array();
		for ( $bench_count = 0; $bench_count < 150; $bench_count++ ) {
			$bench_text[] = $bench_pick();
		}
		$bench_time   = gmdate( 'Y-m-d H:i:s', time() - ( $bench_posts - $bench_index ) * HOUR_IN_SECONDS );
		$bench_rows[] = $wpdb->prepare(
			"(%d, 1, %s, %s, %s, %s, '', 'publish', %s, '', '', %s, %s, '', 'post')",
			$bench_first + $bench_index,
			$bench_time,
			$bench_time,
			'<p>' . implode( ' ', $bench_text ) . '</p>',
			$bench_pick() . ' ' . $bench_pick() . ' ' . $bench_index,
			"post-$bench_index",
			$bench_time,
			$bench_time
		);
	}
	$wpdb->query( "INSERT INTO $wpdb->posts (ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_type) VALUES " . implode( ', ', $bench_rows ) );
}
// For filters: a category of every other post.
$bench_category = wp_insert_term( 'Bench', 'category' )['term_taxonomy_id'];
$wpdb->query( "INSERT INTO $wpdb->term_relationships (object_id, term_taxonomy_id) SELECT ID, $bench_category FROM $wpdb->posts WHERE ID >= $bench_first AND ID % 2 = 0" );
wp_update_term_count_now( array( $bench_category ), 'category' );
$wpdb->query( 'COMMIT' );
echo wp_json_encode( array_map( static fn( int $rank ): string => $bench_words[ $rank ], array( 0, 3, 10, 30, 100, 300, 1000, 3000, 10000 ) ) );
