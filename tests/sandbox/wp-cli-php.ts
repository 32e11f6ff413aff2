import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { SiteLayout } from './layout';

/**
 * No command uses them. Loading them, mostly gd with its libraries for image
 * formats, takes a tenth of a second, a quarter of a run.
 */
const UNUSED =
	/^(?:\d+-)?(?:calendar|ffi|ftp|gd|gettext|pdo_mysql|readline|shmop|sysv\w+|xsl)\.ini$/;

/** The files besides php.ini, most of which load an extension. */
function findSettingsFiles( php: string ): string[] {
	return execFileSync( php, [ '-r', 'echo php_ini_scanned_files();' ], {
		encoding: 'utf8',
		stdio: [ 'ignore', 'pipe', 'ignore' ],
	} )
		.split( ',' )
		.map( ( file ) => file.trim() )
		.filter( Boolean );
}

/**
 * The environment in which PHP runs WP-CLI without unused extensions. Their
 * settings are chosen once per site.
 */
export function wpCliEnvironment(
	layout: SiteLayout,
	php: string
): NodeJS.ProcessEnv {
	const folder = join( layout.dir, 'wp-cli-php' );
	if ( ! existsSync( folder ) ) {
		const temporary = `${ folder }-${ process.pid }`;
		mkdirSync( temporary, { recursive: true } );
		for ( const file of findSettingsFiles( php ) ) {
			if ( ! UNUSED.test( basename( file ) ) ) {
				cpSync( file, join( temporary, basename( file ) ), {
					dereference: true,
				} );
			}
		}
		try {
			renameSync( temporary, folder );
		} catch {
			// Another process was faster.
			rmSync( temporary, { recursive: true, force: true } );
		}
	}
	return { PHP_INI_SCAN_DIR: folder };
}
