/**
 * Which REST test files also run on SQLite: as few as run each of our
 * statements once, according to the recording of their SQL (docs/decisions/004).
 * `npm run sql:trace` updates the recording. A file that isn't recorded always
 * runs.
 */
const fs = require( 'fs' );
const path = require( 'path' );

const REPOSITORY = path.resolve( __dirname, '../..' );
const RECORDING = path.join( __dirname, 'sql-of-tests.tsv' );

/** They send parallel requests to save time, not to test concurrent writes. */
const PARALLEL_READS = [
	'tests/rest/fields-parameter.test.ts',
	'tests/rest/modules/likes.test.ts',
	'tests/rest/modules/seo-tools.test.ts',
	'tests/rest/modules/widgets.test.ts',
	'tests/rest/permission-matrix.test.ts',
	'tests/rest/stats/stats-beacon.test.ts',
	'tests/rest/stats/stats-data.test.ts',
	'tests/rest/stats/stats-page.test.ts',
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

/** The recorded files whose statements all run in other files. */
function findSpare( recording, isNeeded = testsConcurrency ) {
	const covered = new Set();
	const others = new Map( recording );
	const keep = ( name ) => {
		others.get( name ).forEach( ( id ) => covered.add( id ) );
		others.delete( name );
	};
	const countNew = ( name ) =>
		others.get( name ).filter( ( id ) => ! covered.has( id ) ).length;

	[ ...recording ]
		.filter(
			( [ name, statements ] ) =>
				statements.length > 0 && isNeeded( name )
		)
		.forEach( ( [ name ] ) => keep( name ) );
	for (;;) {
		// First the file that adds the most, so that fewer files are kept.
		const [ best ] = [ ...others.keys() ].sort(
			( a, b ) => countNew( b ) - countNew( a ) || ( a < b ? -1 : 1 )
		);
		if ( best === undefined || countNew( best ) === 0 ) {
			return [ ...others.keys() ].sort();
		}
		keep( best );
	}
}

module.exports = { RECORDING, REPOSITORY, findSpare, readRecording };
