import * as fs from 'node:fs';
import * as path from 'node:path';
import type { Sandbox } from '../../sandbox';

/** Sent with PHP that reads or writes data and renders nothing. */
export const DATA_ONLY_HEADER = 'X-Rest-Tests-Data-Only';

/**
 * Leaves out work of WordPress that our responses don't depend on: a third of
 * the CPU time of a request to our routes (docs/decisions/004).
 *
 * The paths are those of PHP's REQUEST_URI. Other requests, such as those for
 * pages of the site, the editors or WordPress's own routes, run all of it.
 */
const LEAN = `<?php
$zz_rest_path = (string) ( $_SERVER['REQUEST_URI'] ?? '' );

// Block patterns: the editors list them, and templates of the theme use them.
if ( preg_match( '~^(?:/wp-json/jetpack/v4/|/wp-admin/(?!post\\.php|post-new\\.php|site-editor\\.php|widgets\\.php|customize\\.php)|/wp-login\\.php|/wp-sandbox-run\\.php|/\\?rest-tests$)~', $zz_rest_path ) ) {
	remove_action( 'init', '_register_core_block_patterns_and_categories' );
	remove_action( 'init', '_register_theme_block_patterns' );
}

// WordPress's own blocks, and the fonts and icons that the editors offer.
if ( preg_match( '~^(?:/wp-json/jetpack/v4/(?!search\\b)|/wp-admin/admin\\.php\\?page=jetpack|/wp-login\\.php)~', $zz_rest_path ) || isset( $_SERVER['HTTP_X_REST_TESTS_DATA_ONLY'] ) ) {
	foreach ( $GLOBALS['wp_filter']['init']->callbacks as $zz_rest_priority => $zz_rest_callbacks ) {
		foreach ( $zz_rest_callbacks as $zz_rest_callback ) {
			$zz_rest_name = $zz_rest_callback['function'];
			if ( is_string( $zz_rest_name ) && preg_match( '~^(?:register_block_core_|register_core_block_|register_legacy_post_comments_block|wp_register_core_block_|_wp_register_default_(?:font|icon))~', $zz_rest_name ) ) {
				remove_action( 'init', $zz_rest_name, $zz_rest_priority );
			}
		}
	}
}

// The theme's fonts, which every admin page declares for the editors: a quarter of the page's CPU time.
add_action(
	'admin_init',
	static function () {
		remove_action( 'admin_print_styles', 'wp_print_font_faces', 50 );
		remove_action( 'admin_print_styles', 'wp_print_font_faces_from_style_variations', 50 );
	}
);
`;

/** Only before the site is used: PHP may keep an older version of the file. */
export function makeLean( sandbox: Sandbox ): void {
	fs.writeFileSync(
		path.join( sandbox.contentDir, 'mu-plugins/zz-rest-lean.php' ),
		LEAN
	);
}
