import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
	type Recording,
	REPOSITORY,
	RUNS,
	findSpare,
	readRecording,
} from './jest/mariadb-files';

const recording = readRecording();
const spare = findSpare( recording );

/**
 * The uninstall test uses its own site, which isn't recorded, so it always
 * runs.
 */
const UNRECORDED = [ 'Lifecycle' ];

function phpFiles(): string[] {
	const folder = join( REPOSITORY, 'plugin/includes' );
	return readdirSync( folder, { recursive: true, encoding: 'utf8' } )
		.filter( ( name ) => name.endsWith( '.php' ) )
		.map( ( name ) => join( folder, name ) );
}

test( 'the recorded test files exist', () => {
	expect(
		[ ...recording.keys() ].filter(
			( name ) => ! existsSync( join( REPOSITORY, name ) )
		)
	).toEqual( [] );
} );

test( 'every statement of ours still runs on MariaDB as often as it must', () => {
	const count = ( names: string[] ) => {
		const times = new Map< string, number >();
		for ( const id of names.flatMap(
			( name ) => recording.get( name ) ?? []
		) ) {
			times.set( id, ( times.get( id ) ?? 0 ) + 1 );
		}
		return times;
	};
	const kept = count(
		[ ...recording.keys() ].filter( ( name ) => ! spare.includes( name ) )
	);
	const tooRare = [ ...count( [ ...recording.keys() ] ) ].filter(
		( [ id, times ] ) => ( kept.get( id ) ?? 0 ) < Math.min( times, RUNS )
	);
	expect( tooRare ).toEqual( [] );
} );

test( 'every class that runs SQL is in the recording: else `npm run sql:trace -- <test file>`', () => {
	const recorded = new Set(
		[ ...recording.values() ].flat().map( ( id ) => id.split( ':' )[ 0 ] )
	);
	const missing = phpFiles()
		.filter( ( file ) =>
			/\$wpdb->(?:get_(?:results|col|row|var)|query|insert|update|delete|replace)\(/.test(
				readFileSync( file, 'utf8' )
			)
		)
		.map( ( file ) => basename( file, '.php' ) )
		.filter(
			( name ) =>
				// Runs SQL statements of other classes.
				name !== 'Database' &&
				! UNRECORDED.includes( name ) &&
				! recorded.has( name )
		);
	expect( missing ).toEqual( [] );
} );

test( 'a file is spare only if all that it runs is run twice without it', () => {
	const rows: Recording = new Map( [
		[ 'a', [ 'X:1', 'X:2', 'X:3' ] ],
		[ 'b', [ 'X:1', 'X:2' ] ],
		[ 'c', [ 'X:1', 'X:2' ] ],
		[ 'd', [ 'X:3', 'X:4' ] ],
		[ 'concurrent', [ 'X:1' ] ],
		[ 'no SQL', [] ],
	] );
	expect( findSpare( rows, ( name ) => name === 'concurrent' ) ).toEqual( [
		'c',
		'no SQL',
	] );
} );
