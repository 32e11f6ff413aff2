import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { RECORDING, readRecording } from '../../../tools/jest/sqlite-files';
import stopSite from '../support/global-teardown';
import { loadRunInfo } from '../support/run-info';

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
	const state = join( loadRunInfo().sandbox.dir, 'state' );
	await stopSite();

	const recording = readRecording();
	for ( const [ name ] of recording ) {
		if ( ! existsSync( name ) ) {
			recording.delete( name );
		}
	}
	for ( const name of linesOf( join( state, 'sql-trace-files' ) ) ) {
		recording.set( name, [] );
	}
	for ( const line of linesOf( join( state, 'sql-trace.log' ) ) ) {
		const [ name = '', place = '', statement = '' ] = line.split( '\t' );
		const hash = createHash( 'sha256' ).update( statement ).digest( 'hex' );
		const id = `${ basename( place, '.php' ) }:${ hash.slice( 0, 4 ) }`;
		const ids = new Set( recording.get( name ) ).add( id );
		recording.set( name, [ ...ids ].sort() );
	}
	const lines = [ ...recording ].map(
		( [ name, ids ] ) => `${ name }\t${ ids.join( ' ' ) }\n`
	);
	writeFileSync( RECORDING, lines.sort().join( '' ) );
}
