/**
 * REST tests, against a running WordPress that the global set-up boots.
 * SANDBOX_DB (sqlite, mariadb), SANDBOX_PHP (native, wasm) and SANDBOX_WP
 * choose which. One file at a time: all of them share the site.
 */
module.exports = {
	rootDir: __dirname,
	testEnvironment: 'node',
	roots: [ '<rootDir>/tests/rest' ],
	testMatch: [ '**/*.test.ts' ],
	// Files whose names end so run only on that database.
	testPathIgnorePatterns: [
		process.env.SANDBOX_DB === 'mariadb'
			? '\\.sqlite\\.test\\.ts$'
			: '\\.mariadb\\.test\\.ts$',
	],
	transform: { '\\.(ts|tsx|js)$': 'babel-jest' },
	globalSetup: '<rootDir>/tests/rest/support/global-setup.ts',
	globalTeardown: '<rootDir>/tests/rest/support/global-teardown.ts',
	// Only for what hangs: on a busy machine, a request takes many times longer.
	setupFilesAfterEnv: [ '<rootDir>/tools/jest/second-attempt.js' ],
	testTimeout: 120000,
	maxWorkers: 1,
};
