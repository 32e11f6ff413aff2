/**
 * Runs the REST tests on MariaDB, the database that most sites use: every file
 * except those that are redundant according to the recording
 * (docs/decisions/004).
 */
const { findSpare, readRecording } = require( './mariadb-files' );

process.env.SANDBOX_DB = 'mariadb';

module.exports = {
	...require( '../../jest.rest.config' ),
	testPathIgnorePatterns: findSpare( readRecording() ).map(
		( name ) => `/${ name.replace( /\./g, '\\.' ) }$`
	),
};
