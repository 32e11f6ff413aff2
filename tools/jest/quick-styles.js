/**
 * Makes jsdom's getComputedStyle() faster, with the same result.
 *
 * jsdom matches an element and each of its ancestors with all 120 rules of the
 * browser's style sheet. Queries by role and user-event request the styles of
 * every element, which took most of the time of the component tests. Here, only
 * the rules are matched that name the element's tag, or none.
 *
 * Has to be loaded before jsdom, which keeps a reference to what it replaces.
 */
const { createRequire } = require( 'module' );

const fromJest = createRequire( require.resolve( 'jest-environment-jsdom' ) );
const fromJsdom = createRequire( fromJest.resolve( 'jsdom' ) );

const cssom = fromJsdom( 'cssom' );
const styleRules = fromJsdom( './jsdom/living/helpers/style-rules' );
const { matchesDontThrow } = fromJsdom( './jsdom/living/helpers/selectors' );
const defaultSheet = fromJsdom( './jsdom/browser/default-stylesheet' );

/** The tag that an element must have to match the selector, or '*' for any. */
function findTag( selector ) {
	const [ last ] = selector
		.trim()
		.split( /[\s>+~]+/ )
		.slice( -1 );
	return /^[a-z][a-z0-9]*/i.exec( last )?.[ 0 ].toLowerCase() ?? '*';
}

const findTags = ( { selectorText } ) =>
	selectorText.split( ',' ).map( findTag );

const withTags = cssom
	.parse( defaultSheet )
	.cssRules.filter( ( { selectorText } ) => selectorText )
	.map( ( rule ) => ( { rule, tags: findTags( rule ) } ) );

const rulesByTag = new Map();

function findRules( tag ) {
	const known = rulesByTag.get( tag );
	if ( known ) {
		return known;
	}
	const rules = withTags
		.filter( ( { tags } ) => tags.includes( tag ) || tags.includes( '*' ) )
		.map( ( { rule } ) => rule );
	rulesByTag.set( tag, rules );
	return rules;
}

const toArray = ( list ) => Array.prototype.slice.call( list );

/** The rules of the page's own style sheets, as jsdom reads them. */
const rulesOf = ( sheet ) =>
	toArray( sheet.cssRules ).flatMap( ( rule ) => {
		if ( ! rule.media ) {
			return [ rule ];
		}
		return toArray( rule.media ).includes( 'screen' )
			? toArray( rule.cssRules )
			: [];
	} );

const rulesFor = ( element ) => [
	...findRules( element.localName ),
	...element._ownerDocument.styleSheets._list.flatMap( rulesOf ),
];

styleRules.forEachMatchingSheetRuleOfElement = ( element, handleRule ) =>
	rulesFor( element )
		.filter( ( rule ) => matchesDontThrow( element, rule.selectorText ) )
		.forEach( handleRule );

/** The last value that the matching rules and the element itself set, or ''. */
function getOwnValue( element, property ) {
	const inline = element.style?.getPropertyValue( property );
	if ( inline ) {
		return inline;
	}
	const rule = rulesFor( element )
		.reverse()
		.find(
			( { style, selectorText } ) =>
				style?.getPropertyValue( property ) &&
				matchesDontThrow( element, selectorText )
		);
	return rule?.style.getPropertyValue( property ) ?? '';
}

// jsdom calls it only for what is inherited: visibility.
styleRules.getResolvedValue = ( element, property ) => {
	for ( let one = element; one; one = one.parentElement ) {
		const value = getOwnValue( one, property );
		if ( value ) {
			return value;
		}
	}
	return styleRules.propertiesWithResolvedValueImplemented[ property ]
		.initial;
};
