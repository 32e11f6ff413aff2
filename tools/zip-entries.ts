import { type Zippable, zipSync } from 'fflate';

/** The folder that WordPress unpacks the plugin into. */
export const PLUGIN_SLUG = 'jetpack-dashboard';

const LEFT_OUT = [ /\.map$/, /(^|\/)\./, /\.pot$/, /\.LICENSE\.txt$/ ];

/**
 * Whether a file of plugin/ ships: source maps, dot files and translation
 * templates don't.
 */
export function isShipped( file: string ): boolean {
	return ! LEFT_OUT.some( ( pattern ) => pattern.test( file ) );
}

/** The zip format has no time zone, so this is the same everywhere. */
const MODIFIED = new Date( 2020, 0, 1 );

const UNIX = 3;
const READABLE_FILE = 0o100644 * 0x10000;

/**
 * Builds a plugin zip from files by their path inside plugin/. The output is
 * reproducible: the same files give the same bytes on any machine.
 */
export function zipPlugin( files: ReadonlyMap< string, Uint8Array > ) {
	const entries: Zippable = {};
	for ( const file of [ ...files.keys() ].filter( isShipped ).sort() ) {
		const content = files.get( file );
		if ( content ) {
			entries[ `${ PLUGIN_SLUG }/${ file }` ] = [
				content,
				{ mtime: MODIFIED, os: UNIX, attrs: READABLE_FILE },
			];
		}
	}
	return zipSync( entries, { level: 9 } );
}

/**
 * A feature or two above what the zip weighs now. 1,200 kB would be desirable, but our own PHP
 * alone is 1,100 kB, as files that anybody can read (docs/decisions/048).
 */
const LIMIT_KB = 2360;

/** Throws if the zip is too large. */
export function checkZipSize( bytes: number ): void {
	const kilobytes = Math.ceil( bytes / 1000 );
	if ( kilobytes > LIMIT_KB ) {
		throw new Error(
			`The zip is ${ kilobytes } kB, over its budget of ${ LIMIT_KB } kB. Compare the sizes with unzip -lv dist/${ PLUGIN_SLUG }.zip | sort -k3 -n.`
		);
	}
}
