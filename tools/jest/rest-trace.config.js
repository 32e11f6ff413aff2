/**
 * `npm run sql:trace`: runs the REST tests and records in sql-of-tests.tsv
 * which of our SQL statements each file runs (sqlite-files.js). With a
 * pattern, the lines of other files are kept.
 */
module.exports = {
	...require( '../../jest.rest.config' ),
	globalSetup: '<rootDir>/tests/rest/trace/global-setup.ts',
	globalTeardown: '<rootDir>/tests/rest/trace/global-teardown.ts',
	setupFilesAfterEnv: [ '<rootDir>/tests/rest/trace/name-test-file.ts' ],
};
