/**
 * `npm run sql:trace`: the REST tests, recording in sql-of-tests.tsv which
 * statements of ours each file runs (mariadb-files.js). With a pattern, the
 * other files keep their lines.
 */
module.exports = {
	...require( '../../jest.rest.config' ),
	globalSetup: '<rootDir>/tests/rest/trace/global-setup.ts',
	globalTeardown: '<rootDir>/tests/rest/trace/global-teardown.ts',
	setupFilesAfterEnv: [ '<rootDir>/tests/rest/trace/name-test-file.ts' ],
};
