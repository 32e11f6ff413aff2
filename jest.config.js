/**
 * Unit tests: beside their subjects in src, the tools and the benchmark.
 *
 * Components (`.test.tsx`) get a browser's globals. Logic (`.test.ts`) runs on
 * Node alone, which starts faster; a test of logic that needs `window` names
 * tools/jest/browser-environment.js in its first comment.
 */
const common = {
	rootDir: __dirname,
	roots: [ '<rootDir>/src', '<rootDir>/tools', '<rootDir>/tests/perf' ],
	transform: { '\\.(ts|tsx|js)$': 'babel-jest' },
	moduleNameMapper: {
		'\\.s?css$': '<rootDir>/tools/jest/style-stub.js',
		'\\.svg$': '<rootDir>/tools/jest/style-stub.js',
		// The only component that we use; loading all of them takes seconds.
		'^@wordpress/components$':
			'<rootDir>/node_modules/@wordpress/components/build/modal',
	},
	restoreMocks: true,
	collectCoverageFrom: [
		'src/**/*.{ts,tsx}',
		'!src/**/*.{test,fixture,d}.{ts,tsx}',
	],
};

module.exports = {
	maxWorkers: 2,
	collectCoverageFrom: common.collectCoverageFrom,
	coverageReporters: [ 'text-summary' ],
	projects: [
		{
			...common,
			displayName: 'components',
			testEnvironment: '<rootDir>/tools/jest/browser-environment.js',
			testMatch: [ '**/*.test.tsx' ],
			setupFilesAfterEnv: [
				'<rootDir>/tools/jest/second-attempt.js',
				'<rootDir>/tools/jest/setup.ts',
			],
		},
		{
			...common,
			displayName: 'logic',
			testEnvironment: 'node',
			testMatch: [ '**/*.test.{ts,js}' ],
		},
	],
};
