/**
 * Runs the REST tests on SQLite, after all of them have run on MariaDB: only
 * the files that are needed to run each of our statements (docs/decisions/004).
 */
const { findSpare, readRecording } = require( './sqlite-files' );

process.env.SANDBOX_DB = 'sqlite';

module.exports = {
	...require( '../../jest.rest.config' ),
	testPathIgnorePatterns: [
		...findSpare( readRecording() ),
		// It would skip all its tests, and in CI a skipped test has failed.
		'tests/rest/cli/backup-foreign-keys.test.ts',
	].map( ( name ) => `/${ name.replace( /\./g, '\\.' ) }$` ),
};
