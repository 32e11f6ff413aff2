/**
 * `npm run lint:size`: limits the length of files; ESLint checks the scripts.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, REPOSITORY } from './files';

const MAX_LINES = 300;

const isOurs = ( file: string ) =>
	/\.(php|scss)$/.test( file ) &&
	! /^plugin\/(build|vendor-prefixed)\//.test( file );

/** By what generated files say in their first comment. */
const isGenerated = ( text: string ) => text.includes( "don't edit it" );

const tooLong = [ 'plugin', 'src', 'tests' ]
	.flatMap( listFiles )
	.filter( isOurs )
	.map( ( file ) => ( {
		file,
		text: readFileSync( join( REPOSITORY, file ), 'utf8' ),
	} ) )
	.filter( ( { text } ) => ! isGenerated( text ) )
	.map( ( { file, text } ) => ( {
		file,
		lines: text.split( '\n' ).length - 1,
	} ) )
	.filter( ( { lines } ) => lines > MAX_LINES );

for ( const { file, lines } of tooLong ) {
	console.error(
		`${ file } has ${ lines } lines, ${ MAX_LINES } at most: split it by subject.`
	);
}
process.exitCode = tooLong.length > 0 ? 1 : 0;
