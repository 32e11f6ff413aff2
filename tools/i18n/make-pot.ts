import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, REPOSITORY } from '../files';
import { type Entry, parsePot } from './catalog';
import { findSourceStrings } from './source-strings';
import { wpI18n } from './wp-i18n';

export const POT = 'plugin/languages/jetpack-dashboard.pot';

const read = ( file: string ) =>
	readFileSync( join( REPOSITORY, file ), 'utf8' );

/** Texts of src/ that are missing in the template, as `file: text`. */
function findLost( entries: readonly Entry[] ): string[] {
	const known = new Set( entries.map( ( { id } ) => id ) );
	return listFiles( 'src' )
		.filter(
			( file ) =>
				/\.tsx?$/.test( file ) && ! /\.(test|fixture)\./.test( file )
		)
		.flatMap( ( file ) =>
			findSourceStrings( file, read( file ) )
				.filter( ( text ) => ! known.has( text ) )
				.map( ( text ) => `${ file }: ${ text }` )
		);
}

/**
 * Generates the translation template from the files that ship: the PHP files
 * and the built scripts (the extractor can't read TypeScript, and WordPress
 * finds a script's translations by the path of the built file). Requires a
 * build.
 */
export async function makePot(): Promise< Entry[] > {
	await wpI18n(
		'make-pot',
		'plugin',
		POT,
		'--slug=jetpack-dashboard',
		'--domain=jetpack-dashboard',
		'--exclude=vendor-prefixed',
		`--headers=${ JSON.stringify( {
			'Report-Msgid-Bugs-To': '',
			'POT-Creation-Date': '',
		} ) }`
	);
	const entries = parsePot( read( POT ) );
	const dropped = findLost( entries );
	if ( dropped.length > 0 ) {
		throw new Error(
			`${
				dropped.length
			} texts of src/ are in no built file that WP-CLI can parse: the code that shows them isn’t used, the build is old, or its parser doesn’t know some syntax (wp i18n make-pot --debug names the file).\n  ${ dropped.join(
				'\n  '
			) }`
		);
	}
	return entries;
}
