/**
 * Which WordPress scripts the entry may depend on, and which ones only the
 * late part may (docs/decisions/001-two-speeds.md). The webpack config, the
 * build check and the lint rules all read this one list.
 */

/** Package → [ its global, its script handle ]. The entry may depend on these alone. */
const ENTRY_SCRIPTS = {
	react: [ 'React', 'react' ],
	'react-dom': [ 'ReactDOM', 'react-dom' ],
	'react-dom/client': [ 'ReactDOM', 'react-dom' ],
	'react/jsx-runtime': [ 'ReactJSXRuntime', 'react-jsx-runtime' ],
	'@wordpress/element': [ [ 'wp', 'element' ], 'wp-element' ],
	'@wordpress/i18n': [ [ 'wp', 'i18n' ], 'wp-i18n' ],
	'@wordpress/api-fetch': [ [ 'wp', 'apiFetch' ], 'wp-api-fetch' ],
	'@wordpress/hooks': [ [ 'wp', 'hooks' ], 'wp-hooks' ],
	'@wordpress/url': [ [ 'wp', 'url' ], 'wp-url' ],
	'@wordpress/a11y': [ [ 'wp', 'a11y' ], 'wp-a11y' ],
};

/** Has no script handle in WordPress, so it is bundled; in lazy chunks only. */
const BUNDLED_PACKAGES = [ '@wordpress/icons' ];

/**
 * Packages whose script WordPress 6.6 and later register, so that the late
 * handle can depend on them.
 */
const LATE_PACKAGES = [
	'@wordpress/autop',
	'@wordpress/blob',
	'@wordpress/components',
	'@wordpress/compose',
	'@wordpress/core-data',
	'@wordpress/data',
	'@wordpress/date',
	'@wordpress/deprecated',
	'@wordpress/dom',
	'@wordpress/dom-ready',
	'@wordpress/escape-html',
	'@wordpress/html-entities',
	'@wordpress/is-shallow-equal',
	'@wordpress/keycodes',
	'@wordpress/notices',
	'@wordpress/plugins',
	'@wordpress/preferences',
	'@wordpress/primitives',
	'@wordpress/priority-queue',
	'@wordpress/rich-text',
	'@wordpress/warning',
	'@wordpress/wordcount',
];

const withoutScope = ( request ) => request.replace( /^@wordpress\//, '' );

/** '@wordpress/core-data' → 'coreData', as WordPress names its globals. */
const toGlobalName = ( request ) =>
	withoutScope( request ).replace( /-([a-z])/g, ( match, letter ) =>
		letter.toUpperCase()
	);

/** '@wordpress/core-data' → 'wp-core-data'. */
const toHandle = ( request ) => `wp-${ withoutScope( request ) }`;

/** The handles that `index.asset.php` may list. */
const ENTRY_HANDLES = [
	...new Set(
		Object.values( ENTRY_SCRIPTS ).map( ( [ , handle ] ) => handle )
	),
];

module.exports = {
	BUNDLED_PACKAGES,
	ENTRY_HANDLES,
	ENTRY_SCRIPTS,
	LATE_PACKAGES,
	toGlobalName,
	toHandle,
};
