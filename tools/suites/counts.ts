import { basename } from 'node:path';

/** The results that a suite reports. */
export interface Counts {
	passed: number;
	failed: number;
	skipped: number;
	/** Those of `passed` that needed a second attempt. */
	repeated: number;
	/** The titles of the failed and the repeated tests, as far as reported. */
	titles: readonly string[];
}

export const NONE: Counts = {
	passed: 0,
	failed: 0,
	skipped: 0,
	repeated: 0,
	titles: [],
};

/** Parses a runner's report into counts; null if it has none. */
export type ReadCounts = ( report: string ) => Counts | null;

function parseJson( report: string ): Record< string, unknown > | null {
	try {
		return JSON.parse( report ) as Record< string, unknown >;
	} catch {
		return null;
	}
}

const toNumber = ( value: unknown ) =>
	typeof value === 'number' ? value : Number( value ?? 0 );

interface JestTest {
	fullName?: unknown;
	status?: unknown;
	invocations?: unknown;
}

interface JestFile {
	name?: unknown;
	status?: unknown;
	assertionResults?: JestTest[];
}

const again = ( title: string ) => `${ title } (passed at the second attempt)`;

const isRepeated = ( { status, invocations }: JestTest ) =>
	status === 'passed' && toNumber( invocations ) > 1;

function toJestTitles( { name, status, assertionResults = [] }: JestFile ) {
	const file = basename( String( name ) );
	const titles = assertionResults.flatMap( ( test ) => {
		const title = `${ file } › ${ String( test.fullName ) }`;
		if ( isRepeated( test ) ) {
			return [ again( title ) ];
		}
		return test.status === 'failed' ? [ title ] : [];
	} );
	return status === 'failed' && titles.length === 0
		? [ `${ file } could not run` ]
		: titles;
}

/**
 * `jest --json --outputFile`. A file that fails to load counts as one failure.
 */
export const readJest: ReadCounts = ( report ) => {
	const json = parseJson( report );
	const files = ( json?.[ 'testResults' ] ?? [] ) as JestFile[];
	return (
		json && {
			passed: toNumber( json[ 'numPassedTests' ] ),
			failed:
				toNumber( json[ 'numFailedTests' ] ) +
				toNumber( json[ 'numRuntimeErrorTestSuites' ] ),
			skipped:
				toNumber( json[ 'numPendingTests' ] ) +
				toNumber( json[ 'numTodoTests' ] ),
			repeated: files
				.flatMap( ( { assertionResults = [] } ) => assertionResults )
				.filter( isRepeated ).length,
			titles: files.flatMap( toJestTitles ),
		}
	);
};

interface PlaywrightSuite {
	suites?: PlaywrightSuite[];
	specs?: {
		file?: unknown;
		title?: unknown;
		tests?: { status?: unknown }[];
	}[];
}

function toPlaywrightTitles( {
	suites = [],
	specs = [],
}: PlaywrightSuite ): string[] {
	const titles = specs.flatMap( ( { file, title, tests = [] } ) =>
		tests.flatMap( ( { status } ) => {
			const name = `${ String( file ) } › ${ String( title ) }`;
			if ( status === 'flaky' ) {
				return [ again( name ) ];
			}
			return status === 'unexpected' ? [ name ] : [];
		} )
	);
	return [ ...titles, ...suites.flatMap( toPlaywrightTitles ) ];
}

/** Playwright's JSON reporter. */
export const readPlaywright: ReadCounts = ( report ) => {
	const json = parseJson( report );
	const stats = json?.[ 'stats' ] as Record< string, unknown > | undefined;
	const errors = json?.[ 'errors' ];
	return json && stats
		? {
				passed:
					toNumber( stats[ 'expected' ] ) +
					toNumber( stats[ 'flaky' ] ),
				failed:
					toNumber( stats[ 'unexpected' ] ) +
					( Array.isArray( errors ) ? errors.length : 0 ),
				skipped: toNumber( stats[ 'skipped' ] ),
				repeated: toNumber( stats[ 'flaky' ] ),
				titles: toPlaywrightTitles( json ),
		  }
		: null;
};

/** Of each test case that contains a failure or an error. */
function toJunitTitles( report: string ): string[] {
	return [
		...report.matchAll(
			/<testcase name="([^"]*)"[^>]*[^/]>\s*<(?:failure|error)\b/g
		),
	].map( ( [ , title ] ) => String( title ) );
}

/** `phpunit --log-junit`: the outermost suite has the totals. */
export const readJunit: ReadCounts = ( report ) => {
	const outermost = /<testsuite\s[^>]*>/.exec( report )?.[ 0 ];
	if ( ! outermost ) {
		return null;
	}
	const read = ( name: string ) =>
		toNumber(
			new RegExp( ` ${ name }="(\\d+)"` ).exec( outermost )?.[ 1 ]
		);
	const failed = read( 'failures' ) + read( 'errors' );
	const skipped = read( 'skipped' );
	return {
		passed: read( 'tests' ) - failed - skipped,
		failed,
		skipped,
		repeated: 0,
		titles: toJunitTitles( report ),
	};
};

/**
 * The final counts of a suite: those of its report, plus a failure if the exit
 * code indicates one that the report lacks, or if the runner ran no tests.
 */
export function applyExitCode(
	counts: Counts | null,
	exitCode: number
): Counts {
	const reported = counts ?? { ...NONE, passed: exitCode === 0 ? 1 : 0 };
	const { passed, failed, skipped } = reported;
	const ranNothing = passed + failed + skipped === 0;
	const isUncounted = failed === 0 && ( exitCode !== 0 || ranNothing );
	return { ...reported, failed: isUncounted ? 1 : failed };
}

export function sum( all: readonly Counts[] ): Counts {
	return all.reduce< Counts >(
		( total, { passed, failed, skipped, repeated, titles } ) => ( {
			passed: total.passed + passed,
			failed: total.failed + failed,
			skipped: total.skipped + skipped,
			repeated: total.repeated + repeated,
			titles: [ ...total.titles, ...titles ],
		} ),
		NONE
	);
}
