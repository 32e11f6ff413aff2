/**
 * Which REST test files also run on MariaDB: all except those that are
 * redundant according to the recording of their SQL (docs/decisions/004). `npm
 * run sql:trace` updates the recording. A file that isn't recorded always runs.
 */
const fs = require( 'fs' );
const path = require( 'path' );

const REPOSITORY = path.resolve( __dirname, '../..' );
const RECORDING = path.join( __dirname, 'sql-of-tests.tsv' );

/**
 * How many files should run each of our statements on MariaDB, if that many run
 * it at all.
 */
const RUNS = 2;

/** They send parallel requests to save time, not to test concurrent writes. */
const PARALLEL_READS = [
	'tests/rest/fields-parameter.test.ts',
	'tests/rest/modules/seo-tools.test.ts',
	'tests/rest/permission-matrix.test.ts',
];

/**
 * Test file → the plugin's statements that it runs, each as `<PHP
 * file>:<hash>`.
 */
function readRecording( file = RECORDING ) {
	if ( ! fs.existsSync( file ) ) {
		return new Map();
	}
	const lines = fs.readFileSync( file, 'utf8' ).split( '\n' );
	return new Map(
		lines.filter( Boolean ).map( ( line ) => {
			const [ name, statements = '' ] = line.split( '\t' );
			return [ name, statements.split( ' ' ).filter( Boolean ) ];
		} )
	);
}

/**
 * Locks and transactions differ between the databases, so files with concurrent
 * requests always run on both.
 */
function testsConcurrency( name ) {
	const source = path.join( REPOSITORY, name );
	return (
		! PARALLEL_READS.includes( name ) &&
		fs.existsSync( source ) &&
		/\b(?:Promise\.all|inParallel)\(/.test(
			fs.readFileSync( source, 'utf8' )
		)
	);
}

/**
 * The recorded files whose statements are all covered enough by other files.
 */
function findSpare( recording, isNeeded = testsConcurrency ) {
	const times = new Map();
	const keep = ( [ , statements ] ) => {
		for ( const id of statements ) {
			times.set( id, ( times.get( id ) ?? 0 ) + 1 );
		}
	};
	const isAlwaysKept = ( [ name, statements ] ) =>
		statements.length > 0 && isNeeded( name );
	const all = [ ...recording ];
	all.filter( isAlwaysKept ).forEach( keep );

	const spare = [];
	// Consider files with the most statements first, so that fewer files are
	// kept.
	const others = all
		.filter( ( row ) => ! isAlwaysKept( row ) )
		.sort(
			( [ nameA, a ], [ nameB, b ] ) =>
				b.length - a.length || ( nameA < nameB ? -1 : 1 )
		);
	for ( const row of others ) {
		if ( row[ 1 ].every( ( id ) => ( times.get( id ) ?? 0 ) >= RUNS ) ) {
			spare.push( row[ 0 ] );
		} else {
			keep( row );
		}
	}
	return spare.sort();
}

module.exports = { RECORDING, REPOSITORY, RUNS, findSpare, readRecording };
