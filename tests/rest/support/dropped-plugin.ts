import * as fs from 'node:fs';
import * as path from 'node:path';
import { site } from './site';

/**
 * Adds a must-use plugin to the site for a test.
 *
 * `php` is the file's text without the opening tag. Returns a function that
 * removes it.
 */
export function dropMustUsePlugin( name: string, php: string ): () => void {
	const folder = path.join( site().contentDir, 'mu-plugins' );
	const file = path.join( folder, `zz-rest-${ name }.php` );
	fs.mkdirSync( folder, { recursive: true } );
	fs.writeFileSync( file, `<?php\n${ php }\n` );
	return () => fs.rmSync( file, { force: true } );
}

/**
 * Adds a regular plugin `{folder}/{file}.php`, inactive; returns a function
 * that removes it.
 *
 * An existing folder of that name (WordPress bundles Akismet) is moved away for
 * that time.
 */
export function dropPlugin(
	pluginFile: string,
	name: string,
	php = ''
): () => void {
	const plugins = path.join( site().contentDir, 'plugins' );
	const folder = path.join( plugins, path.dirname( pluginFile ) );
	const aside = path.join( site().dir, `aside-${ path.basename( folder ) }` );
	if ( fs.existsSync( folder ) ) {
		fs.renameSync( folder, aside );
	}
	fs.mkdirSync( folder, { recursive: true } );
	fs.writeFileSync(
		path.join( plugins, pluginFile ),
		`<?php\n/*\nPlugin Name: ${ name }\nVersion: 9.9.9\n*/\n${ php }\n`
	);
	return () => {
		fs.rmSync( folder, { recursive: true, force: true } );
		if ( fs.existsSync( aside ) ) {
			fs.renameSync( aside, folder );
		}
	};
}
