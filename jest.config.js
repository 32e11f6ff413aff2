/** Unit tests: beside their subjects in src, the tools and the benchmark. */
module.exports = {
	rootDir: __dirname,
	testEnvironment: '<rootDir>/tools/jest/browser-environment.js',
	roots: [ '<rootDir>/src', '<rootDir>/tools', '<rootDir>/tests/perf' ],
	testMatch: [ '**/*.test.{ts,tsx,js}' ],
	setupFilesAfterEnv: [ '<rootDir>/tools/jest/setup.ts' ],
	transform: { '\\.(ts|tsx|js)$': 'babel-jest' },
	moduleNameMapper: {
		'\\.s?css$': '<rootDir>/tools/jest/style-stub.js',
		'\\.svg$': '<rootDir>/tools/jest/style-stub.js',
	},
	restoreMocks: true,
	maxWorkers: 2,
};
