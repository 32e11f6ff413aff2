import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { request, type Sandbox } from '../../sandbox';

/**
 * Resets statistics to just turned on, or never on, without views or
 * dismissals.
 */
export async function resetStatistics(
	sandbox: Sandbox,
	state: 'on' | 'off'
): Promise< void > {
	await sandbox.wpEval( `
		global $wpdb;
		$services = \\Jetpack_Dashboard\\Plugin::container();
		$services->get( \\Jetpack_Dashboard\\Modules\\Module_Registry::class )->activate( 'stats' );
		foreach ( [ 'hours', 'days', 'referrers' ] as $table ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}jetpack_dashboard_stats_$table" );
		}
		foreach ( [ 'stats_endpoint', 'dismiss_empty_stats_card', 'roles', 'count_roles' ] as $option ) {
			delete_option( "jetpack_dashboard_$option" );
		}
		$services->get( \\Jetpack_Dashboard\\Settings\\Dismissed_Notices::class )->forget_all();
		${
			state === 'off'
				? "$services->get( \\Jetpack_Dashboard\\Modules\\Module_Registry::class )->deactivate( 'stats' );"
				: ''
		}
	` );
}

/** Adds this many views of the home page, sent like its beacon. */
export async function visitTimes(
	sandbox: Sandbox,
	times: number
): Promise< void > {
	for ( let count = 0; count < times; count++ ) {
		await request( sandbox, {
			path: '/wp-json/jetpack/v4/stats/view',
			method: 'POST',
			headers: {
				'User-Agent':
					'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
				'Content-Type': 'application/x-www-form-urlencoded',
			},
			body: 'post=0&from=',
		} );
	}
}

/** Keeps the module off with a filter; returns a function that removes it. */
export function disableStatistics( { contentDir }: Sandbox ): () => void {
	const folder = join( contentDir, 'mu-plugins' );
	const file = join( folder, 'e2e-no-stats.php' );
	mkdirSync( folder, { recursive: true } );
	writeFileSync(
		file,
		"<?php add_filter( 'jetpack_active_modules', static fn( $slugs ) => array_diff( $slugs, array( 'stats' ) ) );"
	);
	return () => rmSync( file, { force: true } );
}
