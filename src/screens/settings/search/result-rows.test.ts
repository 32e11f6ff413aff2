import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SECTIONS } from '../outline';
import { RESULT_ROWS } from './result-rows';

const FEATURES = join( __dirname, '../../../../plugin/includes/Features' );

const withCard: readonly string[] = Object.values( SECTIONS ).flatMap(
	( { cards } ) =>
		Object.values( cards ).flatMap(
			( { modules } ): readonly string[] => modules
		)
);

/** Their settings are on pages of their own. */
const WITH_PAGE = [ 'contact-form' ];

/** Keys of the settings that need a row: those that are neither switches nor internal. */
const keysOf = ( folder: string ): string[] =>
	[
		...readFileSync(
			join( FEATURES, folder, 'feature.php' ),
			'utf8'
		).matchAll( /Kind::\w+\( '([^']+)'((?:(?!Kind::)[^])*)/g ),
	]
		.filter(
			( [ , , rest = '' ] ) => ! /->(as_switch|internal)\(/.test( rest )
		)
		.map( ( [ , key = '' ] ) => key );

it( 'has rows for modules that have settings but no card', () => {
	expect(
		readdirSync( FEATURES )
			.map( ( folder ) => ( {
				slug: folder.toLowerCase().replaceAll( '_', '-' ),
				keys: keysOf( folder ),
			} ) )
			.filter(
				( { slug, keys } ) =>
					keys.length > 0 &&
					! withCard.includes( slug ) &&
					! WITH_PAGE.includes( slug ) &&
					! ( slug in RESULT_ROWS )
			)
	).toEqual( [] );
} );
