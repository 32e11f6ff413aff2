const path = require( 'path' );

/** Tests of the sandbox itself; each starts its own site. */
module.exports = {
	rootDir: path.resolve( __dirname, '../..' ),
	testEnvironment: 'node',
	roots: [ '<rootDir>/tests/sandbox' ],
	testMatch: [ '**/*.test.ts' ],
	transform: { '\\.(ts|tsx|js)$': 'babel-jest' },
	setupFilesAfterEnv: [ '<rootDir>/tools/jest/second-attempt.js' ],
	testTimeout: 120000,
	maxWorkers: 1,
};
