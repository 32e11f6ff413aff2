import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { strToU8, zipSync } from 'fflate';

import { SANDBOX_PHP } from '../layout';
import type { PluginProblem } from './state';

const FOLDER = join( SANDBOX_PHP, 'stand-ins' );

/**
 * The main files of the directory's plugins, relative to the plugins folder, by
 * slug.
 */
export const STAND_INS = {
	akismet: 'akismet/akismet.php',
	vaultpress: 'vaultpress/vaultpress.php',
	'jetpack-boost': 'jetpack-boost/jetpack-boost.php',
	'zero-bs-crm': 'zero-bs-crm/ZeroBSCRM.php',
	woocommerce: 'woocommerce/woocommerce.php',
	'creative-mail-by-constant-contact':
		'creative-mail-by-constant-contact/creative-mail-plugin.php',
} as const;
export type StandIn = keyof typeof STAND_INS;

export function isStandIn( slug: string ): slug is StandIn {
	return Object.hasOwn( STAND_INS, slug );
}

const NEVER = 'Requires PHP: 99.0';

function broken( php: string, problem: PluginProblem | undefined ): string {
	switch ( problem ) {
		case 'no-header':
			return '<?php // No plugin.\n';
		case 'incompatible':
			return php.replace( /Requires PHP: .*/, NEVER );
		case 'fatal':
			return `${ php }\nthrow new Error( 'This stand-in was asked to fail.' );\n`;
		case 'noisy':
			return `${ php }\nregister_activation_hook( __FILE__, static function () { echo 'This stand-in was asked to speak.'; } );\n`;
		default:
			return php;
	}
}

/** The files of a plugin by their path relative to the plugins folder. */
export function standInFiles(
	slug: StandIn,
	problem?: PluginProblem
): Record< string, string > {
	const main = STAND_INS[ slug ];
	return Object.fromEntries(
		readdirSync( join( FOLDER, slug ) ).map( ( name ) => {
			const path = `${ slug }/${ name }`;
			const php = readFileSync( join( FOLDER, path ), 'utf8' );
			return [ path, path === main ? broken( php, problem ) : php ];
		} )
	);
}

export function standInZip( slug: StandIn, problem?: PluginProblem ): Buffer {
	return Buffer.from(
		zipSync(
			Object.fromEntries(
				Object.entries( standInFiles( slug, problem ) ).map(
					( [ path, text ] ) => [ path, strToU8( text ) ]
				)
			)
		)
	);
}

/** Reads a field of the plugin's header. */
export function headerOf( slug: StandIn, field: string ): string {
	const php = standInFiles( slug )[ STAND_INS[ slug ] ] ?? '';
	return (
		new RegExp( `^[ *]*${ field }: (.*)$`, 'm' ).exec( php )?.[ 1 ] ?? ''
	);
}
