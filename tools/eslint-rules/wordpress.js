const path = require( 'path' );

const folder = path.join(
	path.dirname( require.resolve( '@wordpress/eslint-plugin/package.json' ) ),
	'rules'
);

const NAMES = [
	'i18n-no-collapsible-whitespace',
	'i18n-no-placeholders-only',
	'i18n-no-variables',
	'i18n-text-domain',
	'i18n-translator-comments',
	'no-unsafe-wp-apis',
	'valid-sprintf',
];

/**
 * The rules of @wordpress/eslint-plugin that we use. Loaded individually, since
 * the whole plugin also loads a design system that requires a newer Node than
 * we do.
 */
module.exports = {
	rules: Object.fromEntries(
		NAMES.map( ( name ) => [ name, require( path.join( folder, name ) ) ] )
	),
};
