/**
 * Generates a pseudo-translation for visual checks: texts that stay English aren't
 * translatable, and longer texts show layouts that are too narrow.
 *
 *   npm run i18n:pseudo -- <folder> [locale]
 *
 * Put the files into wp-content/languages/plugins of a site, and choose that
 * language in your user profile. Writes the same files as WordPress language
 * packs: .po, .mo and one .json per script.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { toPseudoPo } from './i18n/catalog';
import { makePot } from './i18n/make-pot';
import { wpI18n } from './i18n/wp-i18n';

async function main( [ folder, locale = 'de_DE' ]: string[] ): Promise< void > {
	if ( ! folder ) {
		throw new Error(
			'Say where: npm run i18n:pseudo -- <folder> [locale]'
		);
	}
	const target = resolve( folder );
	const po = join( target, `jetpack-dashboard-${ locale }.po` );
	const entries = await makePot();
	mkdirSync( target, { recursive: true } );
	writeFileSync( po, toPseudoPo( entries, locale ) );
	await wpI18n( 'make-mo', po );
	await wpI18n( 'make-json', po, '--no-purge' );
	console.log( `${ target }: ${ entries.length } texts in ${ locale }` );
}

main( process.argv.slice( 2 ) ).catch( ( error: unknown ) => {
	console.error( error instanceof Error ? error.message : error );
	process.exitCode = 1;
} );
