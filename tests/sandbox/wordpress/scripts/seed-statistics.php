<?php
/**
 * Switches statistics on and gives them some months of views, as a magazine of
 * that size has them: a week has its shape, a new post its days, and the site
 * grows. Prints how many views there are.
 */

// phpcs:disable -- runs on a sandbox's site only.

use Jetpack_Dashboard\Features\Stats\Schema;

const SANDBOX_DAYS = 400;

if ( ! class_exists( Schema::class ) ) {
	echo 0;
	return;
}

global $wpdb;

\Jetpack_Dashboard\Plugin::container()->get( \Jetpack_Dashboard\Modules\Module_Registry::class )->activate( 'stats' );
Schema::create();

$prefix = $wpdb->prefix . Schema::PREFIX;
$zone   = wp_timezone();
$now    = new DateTimeImmutable( 'now', $zone );
$week   = array( 1 => 1.1, 1.15, 1.2, 1.1, 0.9, 0.7, 0.8 );
$posts  = array();
foreach ( get_posts( array( 'numberposts' => -1 ) ) as $post ) {
	$posts[ $post->ID ] = get_post_datetime( $post, 'date', 'gmt' )->getTimestamp();
}
$hosts = array( 'search.example' => 0.3, 'news.example' => 0.08, 'walkers.example' => 0.05, 'mail.example' => 0.03 );

mt_srand( 7 );
$rows  = array( 'hours' => array(), 'days' => array(), 'referrers' => array() );
$total = 0;
for ( $ago = SANDBOX_DAYS; $ago >= 0; $ago-- ) {
	$day    = $now->modify( "-$ago days" );
	$slot   = (int) $day->format( 'Ymd' );
	$grown  = 1 - 0.6 * $ago / SANDBOX_DAYS;
	$counts = array( 0 => 40 * $grown );
	foreach ( $posts as $id => $published ) {
		$age = ( $day->getTimestamp() - $published ) / DAY_IN_SECONDS;
		if ( $age >= 0 ) {
			$counts[ $id ] = 2 * $grown + 60 * exp( -$age / 2 );
		}
	}
	$factor = $week[ (int) $day->format( 'N' ) ] * mt_rand( 80, 125 ) / 100;
	foreach ( $counts as $id => $count ) {
		$counts[ $id ] = (int) round( $count * $factor * mt_rand( 70, 140 ) / 100 );
	}
	$counts[ Schema::TOTAL ] = array_sum( $counts );
	if ( $ago > 2 ) {
		foreach ( array_filter( $counts ) as $id => $count ) {
			$rows['days'][] = "($id, $slot, $count)";
		}
		$total += $counts[ Schema::TOTAL ];
	} else {
		$hours = array();
		$until = 0 === $ago ? (int) $now->format( 'G' ) : 23;
		foreach ( $counts as $id => $count ) {
			if ( Schema::TOTAL === $id ) {
				continue;
			}
			for ( $view = 0; $view < $count; $view++ ) {
				// Few at night, most in the evening.
				$hour = max( mt_rand( 0, 23 ), mt_rand( 4, 21 ) );
				if ( $hour <= $until ) {
					$hours[ $id ][ $hour ]            = ( $hours[ $id ][ $hour ] ?? 0 ) + 1;
					$hours[ Schema::TOTAL ][ $hour ] = ( $hours[ Schema::TOTAL ][ $hour ] ?? 0 ) + 1;
					++$total;
				}
			}
		}
		foreach ( $hours as $id => $by_hour ) {
			foreach ( $by_hour as $hour => $count ) {
				$rows['hours'][] = sprintf( '(%d, %d, %d)', $id, $slot * 100 + $hour, $count );
			}
		}
	}
	foreach ( $hosts as $host => $share ) {
		$count = (int) round( $counts[ Schema::TOTAL ] * $share );
		if ( $count > 0 && $ago < 90 ) {
			$rows['referrers'][] = "($slot, '$host', $count)";
		}
	}
}

$wpdb->query( 'START TRANSACTION' );
foreach ( array( 'hours' => 'subject, slot, views', 'days' => 'subject, slot, views', 'referrers' => 'slot, host, views' ) as $table => $columns ) {
	foreach ( array_chunk( $rows[ $table ], 500 ) as $chunk ) {
		$wpdb->query( "INSERT INTO $prefix$table ($columns) VALUES " . implode( ', ', $chunk ) . ' ON DUPLICATE KEY UPDATE views = VALUES(views)' );
	}
}
$wpdb->query( 'COMMIT' );

echo $total;
