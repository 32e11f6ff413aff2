/**
 * Which WordPress scripts the entry may depend on, and which ones only lazy
 * chunks may use (docs/decisions/001-two-speeds.md). Shared by the webpack
 * config, the build check and the lint rules.
 */

/**
 * Package → [ its global, its script handle ]. The entry may depend only on
 * these.
 */
const ENTRY_SCRIPTS = {
	react: [ 'React', 'react' ],
	'react-dom': [ 'ReactDOM', 'react-dom' ],
	'react-dom/client': [ 'ReactDOM', 'react-dom' ],
	'@wordpress/i18n': [ [ 'wp', 'i18n' ], 'wp-i18n' ],
	'@wordpress/hooks': [ [ 'wp', 'hooks' ], 'wp-hooks' ],
};

/**
 * Packages whose script WordPress 6.6 and later register, so that the late
 * handle can depend on them.
 */
const LATE_PACKAGES = [
	'@wordpress/a11y',
	'@wordpress/api-fetch',
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
	'@wordpress/element',
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
	'@wordpress/url',
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

/**
 * Like ENTRY_SCRIPTS, with all packages: for an entry that may wait for all of
 * them.
 */
const PLAIN_SCRIPTS = {
	...ENTRY_SCRIPTS,
	...Object.fromEntries(
		LATE_PACKAGES.map( ( request ) => [
			request,
			[ [ 'wp', toGlobalName( request ) ], toHandle( request ) ],
		] )
	),
};

const handlesOf = ( scripts ) => [
	...new Set( Object.values( scripts ).map( ( [ , handle ] ) => handle ) ),
];

/** The handles that `index.asset.php` may list. */
const ENTRY_HANDLES = handlesOf( ENTRY_SCRIPTS );

/** The handles that `plugins-page.asset.php` may list. */
const PLAIN_HANDLES = handlesOf( PLAIN_SCRIPTS );

module.exports = {
	ENTRY_HANDLES,
	ENTRY_SCRIPTS,
	LATE_PACKAGES,
	PLAIN_HANDLES,
	PLAIN_SCRIPTS,
	toGlobalName,
	toHandle,
};
