/**
 * `npm test`: runs every suite in sequence with streamed output, and prints the
 * totals. In CI they run in parallel. `npm test -- unit e2e` runs only those. The
 * last line is always 'N passed, N failed' (with ', N skipped' if any were). With
 * CI set, a skip is a failure.
 */
import { isCi } from './programs';
import { sum } from './suites/counts';
import { runInLanes } from './suites/lanes';
import { type Suite, SUITES } from './suites/list';
import { type Outcome, runSuite } from './suites/run-suite';

/**
 * For CI's two cores: a suite with a site spends much of its time waiting for
 * responses or timeouts.
 */
const CI_LANES = 3;

/**
 * Per suite: if its site is broken, the list of its tests hides those of others.
 */
const SHOWN_TITLES = 40;

function choose( names: readonly string[] ): readonly Suite[] {
	const unknown = names.filter(
		( wanted ) => ! SUITES.some( ( { name } ) => name === wanted )
	);
	if ( unknown.length > 0 ) {
		throw new Error(
			`No suite is called ${ unknown.join(
				', '
			) }. There are: ${ SUITES.map( ( { name } ) => name ).join(
				', '
			) }.`
		);
	}
	return names.length > 0
		? SUITES.filter( ( { name } ) => names.includes( name ) )
		: SUITES.filter( ( { isUsual } ) => isUsual?.() ?? true );
}

function describe( outcome: Outcome ) {
	const { name, passed, failed, skipped, repeated, seconds, lack } = outcome;
	const state = failed > 0 ? 'FAILED ' : 'passed ';
	const again = repeated > 0 ? `, ${ repeated } at the second attempt` : '';
	const counts = `${ passed } passed${ again }, ${ failed } failed, ${ skipped } skipped`;
	const text = lack
		? `did not run: ${ lack }`
		: `${ counts } (${ seconds } s)`;
	return `${ lack && failed === 0 ? 'SKIPPED' : state } ${ name.padEnd(
		24
	) } ${ text }`;
}

async function main(): Promise< void > {
	const suites = choose( process.argv.slice( 2 ) );
	const outcomes: Outcome[] = [];
	const run = async ( suite: Suite ) => {
		outcomes.push( await runSuite( suite, { isAlone: ! isCi() } ) );
	};
	if ( isCi() ) {
		await runInLanes( suites, CI_LANES, run );
	} else {
		for ( const suite of suites ) {
			await run( suite );
		}
	}

	console.log( `\n${ outcomes.map( describe ).join( '\n' ) }\n` );

	// At the very end: of a long log, often only the last lines are kept.
	for ( const { name, titles } of outcomes ) {
		for ( const title of titles.slice( 0, SHOWN_TITLES ) ) {
			console.log( `${ name }: ${ title }` );
		}
		if ( titles.length > SHOWN_TITLES ) {
			console.log(
				`${ name }: … and ${ titles.length - SHOWN_TITLES } more`
			);
		}
	}

	const { passed, failed, skipped } = sum( outcomes );
	const failures = failed + ( isCi() ? skipped : 0 );
	if ( isCi() && skipped > 0 ) {
		console.log(
			`${ skipped } skipped: in CI everything has to run, so they count as failed.\n`
		);
	}
	const tail = skipped > 0 ? `, ${ skipped } skipped` : '';
	console.log( `${ passed } passed, ${ failures } failed${ tail }` );
	process.exitCode = failures > 0 ? 1 : 0;
}

void main();
