/**
 * REST and sandbox tests, against a running WordPress. One file at a time:
 * each boots a site of its own, and two cores are what CI has.
 */
module.exports = {
	rootDir: __dirname,
	testEnvironment: 'node',
	roots: [ '<rootDir>/tests/rest', '<rootDir>/tests/sandbox' ],
	testMatch: [ '**/*.test.ts' ],
	transform: { '\\.(ts|tsx|js)$': 'babel-jest' },
	testTimeout: 120000,
	maxWorkers: 1,
};
