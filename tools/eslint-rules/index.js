/** This project's own rules; each message says what to do instead. */
module.exports = {
	meta: { name: 'house' },
	rules: {
		'entry-stays-light': require( './entry-stays-light' ),
		layers: require( './layers' ),
		'no-import-circles': require( './no-import-circles' ),
		'no-measuring-at-mount': require( './no-measuring-at-mount' ),
		'no-module-scope-i18n': require( './no-module-scope-i18n' ),
	},
};
