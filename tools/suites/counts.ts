/** The results that a suite reports. */
export interface Counts {
	passed: number;
	failed: number;
	skipped: number;
	/** Those of `passed` that needed a second attempt. */
	repeated: number;
}

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
	status?: unknown;
	invocations?: unknown;
}

function countRepeated( json: Record< string, unknown > ): number {
	const files = ( json[ 'testResults' ] ?? [] ) as {
		assertionResults?: JestTest[];
	}[];
	return files
		.flatMap( ( { assertionResults = [] } ) => assertionResults )
		.filter(
			( { status, invocations } ) =>
				status === 'passed' && toNumber( invocations ) > 1
		).length;
}

/**
 * `jest --json --outputFile`. A file that fails to load counts as one failure.
 */
export const readJest: ReadCounts = ( report ) => {
	const json = parseJson( report );
	return (
		json && {
			passed: toNumber( json[ 'numPassedTests' ] ),
			failed:
				toNumber( json[ 'numFailedTests' ] ) +
				toNumber( json[ 'numRuntimeErrorTestSuites' ] ),
			skipped:
				toNumber( json[ 'numPendingTests' ] ) +
				toNumber( json[ 'numTodoTests' ] ),
			repeated: countRepeated( json ),
		}
	);
};

/** Playwright's JSON reporter. */
export const readPlaywright: ReadCounts = ( report ) => {
	const json = parseJson( report );
	const stats = json?.[ 'stats' ] as Record< string, unknown > | undefined;
	const errors = json?.[ 'errors' ];
	return stats
		? {
				passed:
					toNumber( stats[ 'expected' ] ) +
					toNumber( stats[ 'flaky' ] ),
				failed:
					toNumber( stats[ 'unexpected' ] ) +
					( Array.isArray( errors ) ? errors.length : 0 ),
				skipped: toNumber( stats[ 'skipped' ] ),
				repeated: toNumber( stats[ 'flaky' ] ),
		  }
		: null;
};

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
	const { passed, failed, skipped, repeated } = counts ?? {
		passed: exitCode === 0 ? 1 : 0,
		failed: 0,
		skipped: 0,
		repeated: 0,
	};
	const ranNothing = passed + failed + skipped === 0;
	const isUncounted = failed === 0 && ( exitCode !== 0 || ranNothing );
	return { passed, failed: isUncounted ? 1 : failed, skipped, repeated };
}

export function sum( all: readonly Counts[] ): Counts {
	return all.reduce(
		( total, { passed, failed, skipped, repeated } ) => ( {
			passed: total.passed + passed,
			failed: total.failed + failed,
			skipped: total.skipped + skipped,
			repeated: total.repeated + repeated,
		} ),
		{ passed: 0, failed: 0, skipped: 0, repeated: 0 }
	);
}
