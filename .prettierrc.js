/** WordPress's style (the prettier here is its fork, which knows `parenSpacing`). */
module.exports = {
	useTabs: true,
	tabWidth: 4,
	printWidth: 80,
	singleQuote: true,
	trailingComma: 'es5',
	bracketSpacing: true,
	bracketSameLine: false,
	parenSpacing: true,
	semi: true,
	arrowParens: 'always',
	overrides: [
		{
			files: '*.{css,scss}',
			options: { singleQuote: false, parenSpacing: false },
		},
		{ files: '*.{yml,yaml,md}', options: { useTabs: false, tabWidth: 2 } },
	],
};
