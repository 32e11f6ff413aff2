/**
 * docs/faults.md quotes what the plugin says and what tests check: neither can
 * change without the other.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_FAULTS } from '../tests/rest/support/own-fault-rows';
import { listFiles, REPOSITORY } from './files';

const read = ( file: string ) =>
	readFileSync( join( REPOSITORY, file ), 'utf8' );
const rows = Object.values( OWN_FAULTS ).flat();
const code = listFiles( 'plugin/includes' )
	.filter( ( file ) => file.endsWith( '.php' ) )
	.map( read )
	.join( '\n' )
	.replace( /%(\d\$)?[sd]/g, '{…}' );

/** The parts of a text between what differs. */
const partsOf = ( text: string ) =>
	text
		.split( '{…}' )
		.map( ( part ) => part.replace( /^[ .:()]+|[ .:()]+$/g, '' ) )
		.filter( ( part ) => part !== '' );

test.each( rows )( 'the text is the one of the plugin: $fault', ( row ) => {
	for ( const part of partsOf( row.reads ) ) {
		expect( { part, isInCode: code.includes( part ) } ).toEqual( {
			part,
			isInCode: true,
		} );
	}
} );

test.each( rows )(
	'a test checks it: $fault',
	( { reads, test: [ file, title ] } ) => {
		const source = read( `tests/rest/${ file }` );
		expect( source ).toContain( `'${ title }'` );
		// Three of its words, since tests look for a part.
		const words = partsOf( reads ).join( ' ' ).split( ' ' );
		const isQuoted =
			reads === '' ||
			words.some( ( _, nth ) => {
				const three = words.slice( nth, nth + 3 );
				return (
					three.length === Math.min( 3, words.length ) &&
					source.replaceAll( '\\', '' ).includes( three.join( ' ' ) )
				);
			} );
		expect( { reads, isQuoted } ).toEqual( { reads, isQuoted: true } );
	}
);
