<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

defined( 'ABSPATH' ) || exit;

/** Product catalog without prices, which come from the provider. */
final class Product_Catalog {

	/** Slug, whether it is promoted, the discount in percent, and the products that hold it, by key. */
	private const PRODUCTS = array(
		'backup'                     => array( 'jetpack_backup_t1_yearly', true, 50, array( 'security' ) ),
		'scan'                       => array( 'jetpack_scan', true, 50, array( 'security' ) ),
		'search'                     => array( 'jetpack_search', true, 50, array() ),
		'akismet'                    => array( 'jetpack_anti_spam', true, 50, array( 'security' ) ),
		'security'                   => array( 'jetpack_security_t1_yearly', true, 50, array() ),
		'videopress'                 => array( 'jetpack_videopress', true, 50, array() ),
		// Sold where the larger one isn't.
		'jetpack_backup_t0_yearly'   => array( 'jetpack_backup_t0_yearly', true, 50, array( 'security' ) ),
		'jetpack_security_t0_yearly' => array( 'jetpack_security_t0_yearly', true, 50, array() ),
		// For coupons only.
		'jetpack_backup_daily'       => array( 'jetpack_backup_daily', false, 0, array() ),
	);

	/** @return array<string, array<string, mixed>> By key: title, slug, description, show_promotion, discount_percent, included_in_plans, features. */
	public static function to_array(): array {
		$texts    = self::texts();
		$products = array();

		foreach ( self::PRODUCTS as $key => list( $slug, $show_promotion, $discount_percent, $included_in_plans ) ) {
			$products[ $key ] = array(
				'title'             => $texts[ $key ][0],
				'slug'              => $slug,
				'description'       => $texts[ $key ][1],
				'show_promotion'    => $show_promotion,
				'discount_percent'  => $discount_percent,
				'included_in_plans' => $included_in_plans,
				'features'          => $texts[ $key ][2],
			);
		}

		return $products;
	}

	/** @return array<string, array{0: string, 1: string, 2: string[]}> Titles, descriptions and features in the user's language. */
	private static function texts(): array {
		return array(
			'backup'                     => array(
				__( 'Backup', 'jetpack-dashboard' ),
				__( 'Saves every change as it happens. Restore any point of the last month with one click.', 'jetpack-dashboard' ),
				array(
					__( 'Real-time backups', 'jetpack-dashboard' ),
					__( '10 GB of backup storage', 'jetpack-dashboard' ),
					__( '30 days of activity log', 'jetpack-dashboard' ),
					__( 'One-click restores', 'jetpack-dashboard' ),
				),
			),
			'scan'                       => array(
				__( 'Scan', 'jetpack-dashboard' ),
				__( 'Checks for malware and known vulnerabilities every day. Fix most problems with one click.', 'jetpack-dashboard' ),
				array(
					__( 'Daily automatic scans', 'jetpack-dashboard' ),
					__( 'One-click fixes for most issues', 'jetpack-dashboard' ),
					__( 'Firewall rules that stay up to date', 'jetpack-dashboard' ),
					__( 'Instant email notifications about threats', 'jetpack-dashboard' ),
				),
			),
			'search'                     => array(
				__( 'Search', 'jetpack-dashboard' ),
				__( 'Shows your visitors search results as they type.', 'jetpack-dashboard' ),
				array(
					__( 'Instant results and filters', 'jetpack-dashboard' ),
					__( 'Results ranked by relevance', 'jetpack-dashboard' ),
					__( 'Spelling correction', 'jetpack-dashboard' ),
					__( 'Works in every language', 'jetpack-dashboard' ),
				),
			),
			'akismet'                    => array(
				__( 'Anti-spam', 'jetpack-dashboard' ),
				__( 'Keeps spam out of your comments and forms, without puzzles for your visitors.', 'jetpack-dashboard' ),
				array(
					__( 'Comment spam protection', 'jetpack-dashboard' ),
					__( 'Form spam protection', 'jetpack-dashboard' ),
					__( 'No puzzles for visitors', 'jetpack-dashboard' ),
					__( 'Detailed spam statistics', 'jetpack-dashboard' ),
				),
			),
			'security'                   => array(
				__( 'Security', 'jetpack-dashboard' ),
				__( 'Backup, Scan and Anti-spam together, for less than buying them separately.', 'jetpack-dashboard' ),
				array(
					__( 'Real-time backups with 10 GB of storage', 'jetpack-dashboard' ),
					__( 'Daily malware scans', 'jetpack-dashboard' ),
					__( 'Comment and form spam protection', 'jetpack-dashboard' ),
					__( 'Priority support', 'jetpack-dashboard' ),
				),
			),
			'videopress'                 => array(
				__( 'VideoPress', 'jetpack-dashboard' ),
				__( 'Hosts your videos without ads, in a player that matches your design.', 'jetpack-dashboard' ),
				array(
					__( '1 TB of video storage', 'jetpack-dashboard' ),
					__( 'Ad-free player', 'jetpack-dashboard' ),
					__( 'Private videos', 'jetpack-dashboard' ),
					__( 'Uploads from the editor', 'jetpack-dashboard' ),
				),
			),
			'jetpack_backup_t0_yearly'   => array(
				__( 'Backup', 'jetpack-dashboard' ),
				__( 'Saves every change as it happens. Restore any point of the last month with one click.', 'jetpack-dashboard' ),
				array(
					__( 'Real-time backups', 'jetpack-dashboard' ),
					__( '1 GB of backup storage', 'jetpack-dashboard' ),
					__( '30 days of activity log', 'jetpack-dashboard' ),
					__( 'One-click restores', 'jetpack-dashboard' ),
				),
			),
			'jetpack_security_t0_yearly' => array(
				__( 'Security', 'jetpack-dashboard' ),
				__( 'Backup, Scan and Anti-spam together, for less than buying them separately.', 'jetpack-dashboard' ),
				array(
					__( 'Real-time backups', 'jetpack-dashboard' ),
					__( 'Daily malware scans', 'jetpack-dashboard' ),
					__( 'Comment and form spam protection', 'jetpack-dashboard' ),
					__( 'Priority support', 'jetpack-dashboard' ),
				),
			),
			'jetpack_backup_daily'       => array(
				__( 'Backup', 'jetpack-dashboard' ),
				__( 'Saves your site every day, and restores it with one click.', 'jetpack-dashboard' ),
				array(
					__( 'Automatic daily backups', 'jetpack-dashboard' ),
					__( '30 days of backups', 'jetpack-dashboard' ),
					__( 'One-click restores', 'jetpack-dashboard' ),
				),
			),
		);
	}
}
