/**
 * The REST tests once more, on the database that most sites run: every file
 * but those that the recording shows to be spare (docs/decisions/004).
 */
const { findSpare, readRecording } = require( './mariadb-files' );

process.env.SANDBOX_DB = 'mariadb';

module.exports = {
	...require( '../../jest.rest.config' ),
	testPathIgnorePatterns: findSpare( readRecording() ).map(
		( name ) => `/${ name.replace( /\./g, '\\.' ) }$`
	),
};
