/**
 * The REST tests once more, on the database that most sites run
 * (docs/decisions/004).
 */
process.env.SANDBOX_DB = 'mariadb';

/** They run no SQL of ours, or none that another file doesn't: HTTP, rights and pages. */
const WITHOUT_OUR_SQL = [
	'connection-secrets',
	'google-verification',
	'initial-state-roles',
	'part-faults',
	'permission-matrix',
	'post-by-email',
	'provider-faults',
	'provider-slow',
];

module.exports = {
	...require( '../../jest.rest.config' ),
	testPathIgnorePatterns: WITHOUT_OUR_SQL.map(
		( name ) => `/${ name }\\.test\\.ts$`
	),
};
