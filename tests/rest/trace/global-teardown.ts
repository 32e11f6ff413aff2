import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { RECORDING, readRecording } from '../../../tools/jest/sqlite-files';
import stopSite from '../support/global-teardown';

function linesOf( file: string ): string[] {
	return existsSync( file )
		? readFileSync( file, 'utf8' ).split( '\n' ).filter( Boolean )
		: [];
}

/**
 * Stops the site and updates the recording for the test files of this run;
 * other lines are kept.
 */
export default async function globalTeardown(): Promise< void > {
	const folder = process.env.SQL_TRACE_DIR ?? '';
	await stopSite();

	const recording = readRecording();
	for ( const name of recording.keys() ) {
		if ( ! existsSync( name ) ) {
			recording.delete( name );
		}
	}
	const seconds = new Map< string, number >();
	for ( const line of linesOf( join( folder, 'seconds' ) ) ) {
		const [ name = '', more ] = line.split( '\t' );
		seconds.set( name, ( seconds.get( name ) ?? 0 ) + Number( more ) );
	}
	for ( const [ name, total ] of seconds ) {
		recording.set( name, {
			seconds: Number( total.toFixed( 1 ) ),
			statements: [],
		} );
	}
	for ( const line of linesOf( join( folder, 'statements' ) ) ) {
		const [ name = '', place = '', statement = '' ] = line.split( '\t' );
		const hash = createHash( 'sha256' ).update( statement ).digest( 'hex' );
		const id = `${ basename( place, '.php' ) }:${ hash.slice( 0, 4 ) }`;
		const row = recording.get( name );
		if ( row && ! row.statements.includes( id ) ) {
			row.statements.push( id );
		}
	}
	const lines = [ ...recording ].map(
		( [ name, row ] ) =>
			`${ name }\t${ row.seconds }\t${ row.statements
				.sort()
				.join( ' ' ) }\n`
	);
	writeFileSync( RECORDING, lines.sort().join( '' ) );
	rmSync( folder, { recursive: true } );
}
