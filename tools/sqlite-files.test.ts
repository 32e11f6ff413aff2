import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
	type Recording,
	type Row,
	REPOSITORY,
	findSpare,
	readRecording,
} from './jest/sqlite-files';

const recording = readRecording();
const spare = findSpare( recording );

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
		new Set(
			names.flatMap( ( name ) => recording.get( name )?.statements ?? [] )
		);
	const all = [ ...recording.keys() ];
	const kept = idsOf( all.filter( ( name ) => ! spare.includes( name ) ) );
	expect( [ ...idsOf( all ) ].filter( ( id ) => ! kept.has( id ) ) ).toEqual(
		[]
	);
} );

test( 'every class that runs SQL is in the recording: else `npm run sql:trace -- <test file>`', () => {
	const recorded = new Set(
		[ ...recording.values() ].flatMap( ( { statements } ) =>
			statements.map( ( id ) => id.split( ':' )[ 0 ] )
		)
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
				name !== 'Database' && ! recorded.has( name )
		);
	expect( missing ).toEqual( [] );
} );

const row = ( seconds: number, ...statements: string[] ): Row => ( {
	seconds,
	statements,
} );

test( 'a file is spare if all that it runs is run without it', () => {
	const rows: Recording = new Map( [
		[ 'some', row( 1, 'X:1', 'X:2' ) ],
		[ 'most', row( 1, 'X:1', 'X:2', 'X:3' ) ],
		[ 'one more', row( 1, 'X:3', 'X:4' ) ],
		[ 'concurrent', row( 1, 'X:1' ) ],
		[ 'no SQL', row( 1 ) ],
	] );
	expect( findSpare( rows, ( name ) => name === 'concurrent' ) ).toEqual( [
		'no SQL',
		'some',
	] );
} );

test( 'quick files are kept instead of a slow one that runs as much', () => {
	const rows: Recording = new Map( [
		[ 'slow', row( 30, 'X:1', 'X:2', 'X:3' ) ],
		[ 'quick', row( 2, 'X:1', 'X:2' ) ],
		[ 'quick, too', row( 3, 'X:3' ) ],
	] );
	expect( findSpare( rows, () => false ) ).toEqual( [ 'slow' ] );
} );

test( 'a file that later choices make superfluous is spare', () => {
	const rows: Recording = new Map( [
		[ 'first', row( 1, 'X:1', 'X:2' ) ],
		[ 'left', row( 3, 'X:1', 'X:3' ) ],
		[ 'right', row( 3, 'X:2', 'X:4' ) ],
	] );
	expect( findSpare( rows, () => false ) ).toEqual( [ 'first' ] );
} );
