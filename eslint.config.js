const jsxA11y = require( 'eslint-plugin-jsx-a11y' );
const reactHooks = require( 'eslint-plugin-react-hooks' );
const tseslint = require( 'typescript-eslint' );
const house = require( './tools/eslint-rules' );
const wordpress = require( './tools/eslint-rules/wordpress' );

const TEXT_DOMAIN = 'jetpack-dashboard';
const TESTS = [ 'src/**/*.{test,fixture}.{ts,tsx}', 'tests/**', 'tools/**' ];

const noDefaultExport = {
	selector: 'ExportDefaultDeclaration',
	message:
		'Export it by name: then it is called the same everywhere, and renames reach every use.',
};

const noAssertion = {
	selector:
		'TSAsExpression:not([typeAnnotation.type="TSTypeReference"][typeAnnotation.typeName.name="const"])',
	message:
		'`as` belongs in api/, where the wire’s shape becomes ours. Use `satisfies`, a type guard, or a better type.',
};

const withoutBrowserGlobals = [
	'window',
	'document',
	'location',
	'history',
	'localStorage',
	'sessionStorage',
].map( ( name ) => ( {
	name,
	message:
		'DOM code outside components lives in lib/wp-admin.ts (or a hook); call that.',
} ) );

/**
 * The rules that run the React compiler on each file, which takes a fifth of
 * ESLint's time. Tests don't need them.
 */
const withoutCompiler = Object.fromEntries(
	Object.keys( reactHooks.configs.flat.recommended.rules )
		.filter(
			( name ) => ! /\/(?:rules-of-hooks|exhaustive-deps)$/.test( name )
		)
		.map( ( name ) => [ name, 'off' ] )
);

module.exports = tseslint.config(
	{
		ignores: [
			'node_modules/',
			'plugin/',
			'vendor/',
			'tools/php-libraries/vendor/',
			'dist/',
			'coverage/',
			'.sandbox/',
			'test-results/',
		],
	},
	{ linterOptions: { reportUnusedDisableDirectives: 'error' } },

	// Every file.
	{
		files: [ '**/*.{js,ts,tsx}' ],
		extends: [ tseslint.configs.strict ],
		plugins: { '@wordpress': wordpress, house },
		rules: {
			'max-lines': [ 'error', { max: 300 } ],
			'array-callback-return': 'error',
			curly: [ 'error', 'all' ],
			eqeqeq: 'error',
			'no-alert': 'error',
			'no-console': 'error',
			'no-else-return': 'error',
			'no-nested-ternary': 'error',
			'no-param-reassign': 'error',
			'object-shorthand': 'error',
			'prefer-template': 'error',
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/no-dynamic-delete': 'off',
			'@typescript-eslint/no-invalid-void-type': 'off',
			'@typescript-eslint/no-unused-vars': [
				'error',
				{ ignoreRestSiblings: true },
			],
			'@wordpress/valid-sprintf': 'error',
			'@wordpress/i18n-text-domain': [
				'error',
				{ allowedTextDomain: TEXT_DOMAIN },
			],
			'@wordpress/i18n-translator-comments': 'error',
			'@wordpress/i18n-no-variables': 'error',
			'@wordpress/i18n-no-placeholders-only': 'error',
			'@wordpress/i18n-no-collapsible-whitespace': 'error',
			'@wordpress/no-unsafe-wp-apis': 'error',
		},
	},
	{
		files: [ '**/*.js' ],
		rules: { '@typescript-eslint/no-require-imports': 'off' },
	},

	// Rules that know types.
	{
		files: [ '**/*.{ts,tsx}' ],
		languageOptions: {
			parserOptions: {
				project: [ './tsconfig.json' ],
				tsconfigRootDir: __dirname,
			},
		},
		rules: {
			'@typescript-eslint/await-thenable': 'error',
			'@typescript-eslint/no-floating-promises': 'error',
			'@typescript-eslint/no-misused-promises': 'error',
			'@typescript-eslint/no-unnecessary-type-assertion': 'error',
			'@typescript-eslint/only-throw-error': 'error',
			'@typescript-eslint/switch-exhaustiveness-check': [
				'error',
				// A reducer answers the actions of its own slice.
				{ considerDefaultExhaustiveForUnions: true },
			],
		},
	},

	// The SPA.
	{
		files: [ 'src/**/*.{ts,tsx}' ],
		extends: [
			jsxA11y.flatConfigs.strict,
			reactHooks.configs.flat.recommended,
		],
		rules: {
			'react-hooks/exhaustive-deps': 'error',
			'no-restricted-syntax': [ 'error', noDefaultExport ],
			'house/no-module-scope-i18n': 'error',
		},
	},
	{
		files: [ 'src/**/*.{test,fixture}.{ts,tsx}' ],
		rules: withoutCompiler,
	},
	{
		files: [ 'src/**/*.{ts,tsx}' ],
		ignores: TESTS,
		rules: {
			'house/entry-stays-light': 'error',
			'house/layers': 'error',
			'house/no-import-circles': 'error',
			'house/no-measuring-at-mount': 'error',
			'@typescript-eslint/no-unsafe-argument': 'error',
			'@typescript-eslint/no-unsafe-assignment': 'error',
			'@typescript-eslint/no-unsafe-call': 'error',
			'@typescript-eslint/no-unsafe-member-access': 'error',
			'@typescript-eslint/no-unsafe-return': 'error',
		},
	},
	{
		files: [ 'src/**/*.{ts,tsx}' ],
		ignores: [ ...TESTS, 'src/api/**' ],
		rules: {
			'no-restricted-syntax': [ 'error', noDefaultExport, noAssertion ],
		},
	},
	{
		files: [ 'src/state/**/*.ts', 'src/screens/**/*.{ts,tsx}' ],
		ignores: TESTS,
		rules: {
			'no-restricted-globals': [ 'error', ...withoutBrowserGlobals ],
		},
	},

	// Command-line scripts and tests print to the terminal.
	{
		files: [ 'tools/**', 'tests/**' ],
		rules: { 'no-console': 'off' },
	}
);
