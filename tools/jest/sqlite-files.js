/**
 * Which REST test files also run on SQLite: those that run nearly each of our
 * statements once in the least time, according to the recording of their SQL and
 * their durations (docs/decisions/004). `npm run sql:trace` updates the recording.
 * A file that isn't recorded always runs.
 */
const fs = require( 'fs' );
const path = require( 'path' );

const REPOSITORY = path.resolve( __dirname, '../..' );
const RECORDING = path.join( __dirname, 'sql-of-tests.tsv' );

/** They send parallel requests to save time, not to test concurrent writes. */
const PARALLEL_READS = [
	'tests/rest/cli/backup-dump.test.ts',
	'tests/rest/fields-parameter.test.ts',
	'tests/rest/modules/likes.test.ts',
	'tests/rest/modules/search.test.ts',
	'tests/rest/modules/seo-tools.test.ts',
	'tests/rest/modules/widgets.test.ts',
	'tests/rest/network-sign-on.test.ts',
	'tests/rest/permission-matrix.test.ts',
	'tests/rest/stats/stats-beacon.test.ts',
	'tests/rest/stats/stats-data.test.ts',
	'tests/rest/stats/stats-page.test.ts',
	'tests/rest/stats/stats-spans.test.ts',
];

/**
 * Sql.php reads and writes the tables of any plugin, so its statements differ
 * with the columns and NULLs of each. These files run each kind of them.
 */
const OF_ANY_TABLE = /^Sql:/;
const ANY_TABLE_FILES = [
	'tests/rest/cli/backup-dump.test.ts',
	'tests/rest/cli/backup-swap.test.ts',
	'tests/rest/cli/backup.test.ts',
	'tests/rest/modules/backups-age.test.ts',
	'tests/rest/modules/backups-restore-slices.test.ts',
	'tests/rest/modules/backups-restore.test.ts',
];

/**
 * PHP's CPU time. A file that takes longer for each statement that only it runs
 * doesn't run: the browser tests, which use SQLite, open most of the slow pages.
 */
const MAX_SECONDS_PER_STATEMENT = 4;

/** Slower files with concurrent requests run on MariaDB only. */
const MAX_SECONDS_OF_CONCURRENT = 6.5;

const isFixed = ( id ) => ! OF_ANY_TABLE.test( id );

/**
 * Test file → how long it takes, and the plugin's statements that it runs, each
 * as `<PHP file>:<hash>`.
 */
function readRecording( file = RECORDING ) {
	if ( ! fs.existsSync( file ) ) {
		return new Map();
	}
	const lines = fs.readFileSync( file, 'utf8' ).split( '\n' );
	return new Map(
		lines.filter( Boolean ).map( ( line ) => {
			const [ name, seconds, statements ] = line.split( '\t' );
			return [
				name,
				{
					seconds: Number( seconds ),
					statements: statements.split( ' ' ).filter( Boolean ),
				},
			];
		} )
	);
}

/**
 * Locks and transactions differ between the databases, so files with concurrent
 * requests run on both.
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
 * The recorded files whose statements run in other files, but for a few that
 * would take too long. Those that are kept take as little time as a greedy choice
 * finds.
 */
function findSpare( recording, isNeeded = testsConcurrency ) {
	const others = new Map(
		[ ...recording ].map( ( [ name, row ] ) => [
			name,
			{ ...row, statements: row.statements.filter( isFixed ) },
		] )
	);
	const kept = new Map();
	const keep = ( name ) => {
		kept.set( name, others.get( name ) );
		others.delete( name );
	};
	const countRunning = ( rows ) => {
		const counts = new Map();
		for ( const { statements } of rows.values() ) {
			statements.forEach( ( id ) =>
				counts.set( id, ( counts.get( id ) ?? 0 ) + 1 )
			);
		}
		return counts;
	};
	const isCovered = ( { statements }, counts ) =>
		statements.every( ( id ) => counts.has( id ) );

	const needed = [ ...recording ].flatMap(
		( [ name, { seconds, statements } ] ) =>
			ANY_TABLE_FILES.includes( name ) ||
			( statements.length > 0 &&
				seconds <= MAX_SECONDS_OF_CONCURRENT &&
				isNeeded( name ) )
				? [ name ]
				: []
	);
	needed.forEach( keep );

	for (;;) {
		const counts = countRunning( kept );
		const toValue = ( { seconds, statements } ) =>
			statements.filter( ( id ) => ! counts.has( id ) ).length /
			Math.max( seconds, 0.1 );
		const best = [ ...others ]
			.filter( ( [ , row ] ) => ! isCovered( row, counts ) )
			.map( ( [ name, row ] ) => ( { name, value: toValue( row ) } ) )
			.sort(
				( a, b ) => b.value - a.value || ( a.name < b.name ? -1 : 1 )
			)[ 0 ];
		if ( ! best ) {
			break;
		}
		keep( best.name );
	}

	// Later choices may run all that an earlier one was chosen for, or nearly all.
	[ ...kept ]
		.filter( ( [ name ] ) => ! needed.includes( name ) )
		.sort( ( [ , a ], [ , b ] ) => b.seconds - a.seconds )
		.forEach( ( [ name, { seconds, statements } ] ) => {
			const counts = countRunning( kept );
			const own = statements.filter( ( id ) => counts.get( id ) === 1 );
			if ( own.length * MAX_SECONDS_PER_STATEMENT < seconds ) {
				kept.delete( name );
			}
		} );
	return [ ...recording.keys() ]
		.filter( ( name ) => ! kept.has( name ) )
		.sort();
}

module.exports = {
	ANY_TABLE_FILES,
	MAX_SECONDS_PER_STATEMENT,
	RECORDING,
	REPOSITORY,
	findSpare,
	isFixed,
	readRecording,
};
