import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Bench } from './measure';

const FEATURES = resolve( __dirname, '../../../plugin/includes/Features' );

export const ALL_MODULES: readonly string[] = readdirSync( FEATURES ).map(
	( folder ) => folder.toLowerCase().replaceAll( '_', '-' )
);

/**
 * A request may specify the active modules, or leave out the plugin; WordPress's
 * sitemap files hold as many posts as ours.
 */
const SWITCHES = `<?php
if ( isset( $_SERVER['HTTP_X_BENCH_MODULES'] ) ) {
	add_filter( 'jetpack_active_modules', static function () {
		return array_filter( explode( ',', $_SERVER['HTTP_X_BENCH_MODULES'] ) );
	} );
	add_filter( 'wp_sitemaps_max_urls', static function () {
		return 1000;
	} );
}
if ( isset( $_SERVER['HTTP_X_BENCH_WITHOUT_PLUGIN'] ) ) {
	add_filter( 'option_active_plugins', static function ( $plugins ) {
		return array_values( array_diff( $plugins, array( 'jetpack-dashboard/jetpack-dashboard.php' ) ) );
	} );
}`;

/** Headers of a request without the plugin. */
export const WITHOUT_PLUGIN = { 'X-Bench-Without-Plugin': '1' };

/** Headers of a request with only these modules active. */
export const withModules = (
	modules: readonly string[]
): { headers: Record< string, string > } => ( {
	headers: { 'X-Bench-Modules': modules.join( ',' ) },
} );

/**
 * Runs a measurement on a site whose requests may specify the active modules.
 */
export async function withSwitches< T >(
	{ sandbox }: Pick< Bench, 'sandbox' >,
	run: () => Promise< T >
): Promise< T > {
	const file = join(
		sandbox.contentDir,
		'mu-plugins',
		'zz-bench-modules.php'
	);
	writeFileSync( file, SWITCHES );
	try {
		return await run();
	} finally {
		rmSync( file );
	}
}

/** The path of the post at an offset from the first. */
export const postPath = ( { sandbox }: Bench, index: number ) =>
	sandbox.wpEvalAlone(
		`echo wp_make_link_relative( get_permalink( ${ index } + (int) get_option( 'jetpack_dashboard_bench_first_post' ) ) );`
	);
