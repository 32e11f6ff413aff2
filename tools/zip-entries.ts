import { type Zippable, zipSync } from 'fflate';

/** The folder that WordPress unpacks the plugin into. */
export const PLUGIN_SLUG = 'jetpack-dashboard';

const LEFT_OUT = [ /\.map$/, /(^|\/)\./, /\.pot$/, /\.LICENSE\.txt$/ ];

/** Whether a file of plugin/ ships: maps, dot files and templates for translators don't. */
export function isShipped( file: string ): boolean {
	return ! LEFT_OUT.some( ( pattern ) => pattern.test( file ) );
}

/** The zip format has no time zone, so that this is the same moment everywhere. */
const MODIFIED = new Date( 2020, 0, 1 );

const UNIX = 3;
const READABLE_FILE = 0o100644 * 0x10000;

/**
 * A plugin zip of files by their path inside plugin/. The same files give the
 * same bytes, whatever the machine, the day or the order.
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
