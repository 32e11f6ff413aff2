import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sandbox } from '../../sandbox';

/** Only what the palette itself enqueues: the block editor still loads both. */
const REMOVE_SCRIPTS = `<?php
add_action( 'admin_enqueue_scripts', static function () {
	wp_dequeue_script( 'wp-core-commands' );
	wp_dequeue_script( 'wp-commands' );
}, 11 );
`;

/**
 * Sets whether admin pages load the scripts of WordPress's command palette. Its
 * styles always stay.
 */
export function setCommandPalette( { contentDir }: Sandbox, isOn: boolean ) {
	const folder = join( contentDir, 'mu-plugins' );
	const file = join( folder, 'e2e-without-command-palette.php' );
	if ( isOn ) {
		rmSync( file, { force: true } );
	} else {
		mkdirSync( folder, { recursive: true } );
		writeFileSync( file, REMOVE_SCRIPTS );
	}
}
