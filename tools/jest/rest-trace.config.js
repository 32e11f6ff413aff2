/**
 * `npm run sql:trace`: runs the REST tests and records in sql-of-tests.tsv
 * which of our SQL statements each file runs, and the CPU time that
 * it takes (sqlite-files.js). With a pattern, the lines of other files are kept.
 */
module.exports = {
	...require( '../../jest.rest.config' ),
	globalSetup: '<rootDir>/tests/rest/trace/global-setup.ts',
	globalTeardown: '<rootDir>/tests/rest/trace/global-teardown.ts',
	reporters: [ 'default', '<rootDir>/tests/rest/trace/cpu-reporter.js' ],
	setupFilesAfterEnv: [ '<rootDir>/tests/rest/trace/name-test-file.ts' ],
};
