/**
 * Runs the REST tests on SQLite, after all of them have run on MariaDB: only
 * the files that are needed to run each of our statements (docs/decisions/004).
 */
const { findSpare, readRecording } = require( './sqlite-files' );

process.env.SANDBOX_DB = 'sqlite';

const config = require( '../../jest.rest.config' );

module.exports = {
	...config,
	testPathIgnorePatterns: [
		...config.testPathIgnorePatterns,
		...findSpare( readRecording() ).map(
			( name ) => `/${ name.replace( /\./g, '\\.' ) }$`
		),
	],
};
