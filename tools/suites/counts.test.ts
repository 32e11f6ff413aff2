import {
	NONE,
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
						name: '/a/b/some.test.ts',
						status: 'failed',
						assertionResults: [
							{ status: 'passed', invocations: 1, fullName: 'x' },
							{ status: 'passed', invocations: 2, fullName: 'y' },
							{ status: 'failed', invocations: 2, fullName: 'z' },
						],
					},
					{
						name: 'broken.test.ts',
						status: 'failed',
						assertionResults: [],
					},
				],
			} )
		)
	).toEqual( {
		passed: 5,
		failed: 3,
		skipped: 4,
		repeated: 1,
		titles: [
			'some.test.ts › y (passed at the second attempt)',
			'some.test.ts › z',
			'broken.test.ts could not run',
		],
	} );
} );

test( 'Playwright: flaky tests are counted, and global errors are failures', () => {
	expect(
		readPlaywright(
			JSON.stringify( {
				stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 1 },
				errors: [ {} ],
				suites: [
					{
						specs: [
							{
								file: 'a.spec.ts',
								title: 'x',
								tests: [ { status: 'expected' } ],
							},
						],
						suites: [
							{
								specs: [
									{
										file: 'a.spec.ts',
										title: 'y',
										tests: [ { status: 'flaky' } ],
									},
									{
										file: 'a.spec.ts',
										title: 'z',
										tests: [ { status: 'unexpected' } ],
									},
								],
							},
						],
					},
				],
			} )
		)
	).toEqual( {
		passed: 6,
		failed: 2,
		skipped: 1,
		repeated: 2,
		titles: [
			'a.spec.ts › y (passed at the second attempt)',
			'a.spec.ts › z',
		],
	} );
} );

test( 'JUnit: the outermost suite', () => {
	expect(
		readJunit(
			'<testsuites>\n <testsuite name="a" tests="9" assertions="20" errors="1" failures="2" skipped="3" time="1">\n <testsuite name="b" tests="1" errors="0" failures="0" skipped="0"><testcase name="x" time="1"/><testcase name="y" time="1">\n <failure type="a">b</failure></testcase>'
		)
	).toEqual( {
		passed: 3,
		failed: 3,
		skipped: 3,
		repeated: 0,
		titles: [ 'y' ],
	} );
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
	[ 'all passed but exit 1', { ...NONE, passed: 3 }, 1, 3, 1 ],
	[ 'nothing ran', NONE, 0, 0, 1 ],
	[ 'failures told', { ...NONE, passed: 3, failed: 2 }, 1, 3, 2 ],
] )( 'settles %s', ( _title, counts, exitCode, passed, failed ) => {
	expect( applyExitCode( counts, exitCode ) ).toMatchObject( {
		passed,
		failed,
	} );
} );

test( 'sums', () => {
	expect(
		sum( [
			{ passed: 1, failed: 2, skipped: 3, repeated: 1, titles: [ 'a' ] },
			{
				passed: 10,
				failed: 20,
				skipped: 30,
				repeated: 4,
				titles: [ 'b' ],
			},
		] )
	).toEqual( {
		passed: 11,
		failed: 22,
		skipped: 33,
		repeated: 5,
		titles: [ 'a', 'b' ],
	} );
} );
