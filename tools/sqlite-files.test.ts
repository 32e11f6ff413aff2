import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
	type Recording,
	type Row,
	ANY_TABLE_FILES,
	MAX_SECONDS_PER_STATEMENT,
	REPOSITORY,
	findSpare,
	isFixed,
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
		[ ...recording.keys(), ...ANY_TABLE_FILES ].filter(
			( name ) => ! existsSync( join( REPOSITORY, name ) )
		)
	).toEqual( [] );
} );

test( 'every statement of ours that a quick file runs, runs on SQLite', () => {
	const all = [ ...recording ];
	const quick = all.filter(
		( [ , { seconds } ] ) => seconds <= MAX_SECONDS_PER_STATEMENT
	);
	const idsOf = ( rows: typeof all ) =>
		new Set( rows.flatMap( ( [ , { statements } ] ) => statements ) );
	const kept = idsOf(
		all.filter( ( [ name ] ) => ! spare.includes( name ) )
	);
	const left = ( rows: typeof all ) =>
		[ ...idsOf( rows ) ]
			.filter( isFixed )
			.filter( ( id ) => ! kept.has( id ) );
	expect( left( quick ) ).toEqual( [] );
	expect( left( all ).length ).toBeLessThan( 25 );
} );

test( 'the files for the SQL of backups run on SQLite', () => {
	expect(
		ANY_TABLE_FILES.filter( ( name ) => spare.includes( name ) )
	).toEqual( [] );
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

test( 'statements that differ with the tables of a site don’t count', () => {
	const rows: Recording = new Map( [
		[ 'backups', row( 9, 'Sql:1', 'Sql:2' ) ],
		[ 'some', row( 1, 'X:1', 'Sql:1' ) ],
	] );
	expect( findSpare( rows, () => false ) ).toEqual( [ 'backups' ] );
} );

test( 'quick files are kept instead of a slow one that runs as much', () => {
	const rows: Recording = new Map( [
		[ 'slow', row( 30, 'X:1', 'X:2', 'X:3' ) ],
		[ 'quick', row( 2, 'X:1', 'X:2' ) ],
		[ 'quick, too', row( 3, 'X:3' ) ],
	] );
	expect( findSpare( rows, () => false ) ).toEqual( [ 'slow' ] );
} );

test( 'no file is kept for one statement that takes very long', () => {
	const rows: Recording = new Map( [
		[ 'quick', row( 1, 'X:1' ) ],
		[ 'slow', row( 30, 'X:1', 'X:2' ) ],
		[
			'slow, with many',
			row( 30, ...[ ...'3456789ab' ].map( ( n ) => `X:${ n }` ) ),
		],
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
