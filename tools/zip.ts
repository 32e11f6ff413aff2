/**
 * Builds dist/jetpack-dashboard.zip, the plugin zip to upload to a site.
 *
 * `npm run zip` builds first.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, REPOSITORY } from './files';
import { checkZipSize, PLUGIN_SLUG, zipPlugin } from './zip-entries';

const NEEDED = [
	'jetpack-dashboard.php',
	'uninstall.php',
	'readme.txt',
	'build/index.js',
	'build/index.asset.php',
	'build/late.js',
	'build/chunks.json',
	'build/plugins-page.js',
	'build/plugins-page.asset.php',
	'build/stats-page.js',
	'build/stats-page.asset.php',
];

const read = ( file: string ) => readFileSync( join( REPOSITORY, file ) );

const files = new Map< string, Uint8Array >(
	listFiles( 'plugin' ).map( ( file ) => [
		file.slice( 'plugin/'.length ),
		read( file ),
	] )
);
files.set( 'LICENSE', read( 'LICENSE' ) );

const lacking = NEEDED.filter( ( file ) => ! files.has( file ) );
if ( lacking.length > 0 ) {
	throw new Error(
		`plugin/ lacks ${ lacking.join( ', ' ) }. Run npm run build first.`
	);
}

const zip = zipPlugin( files );
checkZipSize( zip.length );
const target = join( REPOSITORY, 'dist', `${ PLUGIN_SLUG }.zip` );
mkdirSync( join( REPOSITORY, 'dist' ), { recursive: true } );
writeFileSync( target, zip );
console.log(
	`dist/${ PLUGIN_SLUG }.zip: ${ files.size } files, ${ (
		zip.length / 1000
	).toFixed( 0 ) } kB`
);
