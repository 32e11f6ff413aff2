import {
	readJest,
	readJunit,
	readPlaywright,
	applyExitCode,
	sum,
} from './counts';

test( 'Jest: tests, files that could not run, and pending ones', () => {
	expect(
		readJest(
			JSON.stringify( {
				numPassedTests: 5,
				numFailedTests: 1,
				numRuntimeErrorTestSuites: 2,
				numPendingTests: 3,
				numTodoTests: 1,
				testResults: [
					{
						assertionResults: [
							{ status: 'passed', invocations: 1 },
							{ status: 'passed', invocations: 2 },
							{ status: 'failed', invocations: 2 },
						],
					},
				],
			} )
		)
	).toEqual( { passed: 5, failed: 3, skipped: 4, repeated: 1 } );
} );

test( 'Playwright: flaky tests are counted, and global errors are failures', () => {
	expect(
		readPlaywright(
			JSON.stringify( {
				stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 1 },
				errors: [ {} ],
			} )
		)
	).toEqual( { passed: 6, failed: 2, skipped: 1, repeated: 2 } );
} );

test( 'JUnit: the outermost suite', () => {
	expect(
		readJunit(
			'<testsuites>\n <testsuite name="a" tests="9" assertions="20" errors="1" failures="2" skipped="3" time="1">\n <testsuite name="b" tests="1" errors="0" failures="0" skipped="0">'
		)
	).toEqual( { passed: 3, failed: 3, skipped: 3, repeated: 0 } );
} );

test( 'a report that is broken or missing says nothing', () => {
	expect( [
		readJest( '' ),
		readPlaywright( '{' ),
		readJunit( '' ),
	] ).toEqual( [ null, null, null ] );
} );

test.each( [
	[ 'no report, exit 0', null, 0, 1, 0 ],
	[ 'no report, exit 1', null, 1, 0, 1 ],
	[
		'all passed but exit 1',
		{ passed: 3, failed: 0, skipped: 0, repeated: 0 },
		1,
		3,
		1,
	],
	[
		'nothing ran',
		{ passed: 0, failed: 0, skipped: 0, repeated: 0 },
		0,
		0,
		1,
	],
	[
		'failures told',
		{ passed: 3, failed: 2, skipped: 0, repeated: 0 },
		1,
		3,
		2,
	],
] )( 'settles %s', ( _title, counts, exitCode, passed, failed ) => {
	expect( applyExitCode( counts, exitCode ) ).toMatchObject( {
		passed,
		failed,
	} );
} );

test( 'sums', () => {
	expect(
		sum( [
			{ passed: 1, failed: 2, skipped: 3, repeated: 1 },
			{ passed: 10, failed: 20, skipped: 30, repeated: 4 },
		] )
	).toEqual( { passed: 11, failed: 22, skipped: 33, repeated: 5 } );
} );
