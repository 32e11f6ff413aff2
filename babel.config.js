/**
 * webpack builds for browsers (.browserslistrc) and keeps ES modules, so that
 * it can drop what is unused; Jest runs the same files on Node as CommonJS.
 */
module.exports = ( api ) => {
	const isTest = api.env( 'test' );

	return {
		presets: [
			[
				'@babel/preset-env',
				isTest
					? { targets: { node: 'current' }, modules: 'commonjs' }
					: { modules: false, bugfixes: true },
			],
			[ '@babel/preset-react', { runtime: 'automatic' } ],
			[ '@babel/preset-typescript', { onlyRemoveTypeImports: true } ],
		],
	};
};
