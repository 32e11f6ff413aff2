import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
	type Recording,
	REPOSITORY,
	findSpare,
	readRecording,
} from './jest/sqlite-files';

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

test( 'every statement of ours runs on SQLite', () => {
	const idsOf = ( names: readonly string[] ) =>
		new Set( names.flatMap( ( name ) => recording.get( name ) ?? [] ) );
	const all = [ ...recording.keys() ];
	const kept = idsOf( all.filter( ( name ) => ! spare.includes( name ) ) );
	expect( [ ...idsOf( all ) ].filter( ( id ) => ! kept.has( id ) ) ).toEqual(
		[]
	);
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

test( 'a file is spare if all that it runs is run without it', () => {
	const rows: Recording = new Map( [
		[ 'some', [ 'X:1', 'X:2' ] ],
		[ 'most', [ 'X:1', 'X:2', 'X:3' ] ],
		[ 'one more', [ 'X:3', 'X:4' ] ],
		[ 'concurrent', [ 'X:1' ] ],
		[ 'no SQL', [] ],
	] );
	expect( findSpare( rows, ( name ) => name === 'concurrent' ) ).toEqual( [
		'no SQL',
		'some',
	] );
} );
