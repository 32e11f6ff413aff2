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
 * WordPress's own rules, those that we use. One by one, since the plugin as a
 * whole loads a design system too, which asks for a newer Node than we do.
 */
module.exports = {
	rules: Object.fromEntries(
		NAMES.map( ( name ) => [ name, require( path.join( folder, name ) ) ] )
	),
};
