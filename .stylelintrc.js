const SIDES = [ 'left', 'right' ];

/** Left and right swap in right-to-left languages, so only logical properties are allowed. */
const physicalProperties = SIDES.flatMap( ( side ) => [
	side,
	`margin-${ side }`,
	`padding-${ side }`,
	`border-${ side }`,
	`border-${ side }-color`,
	`border-${ side }-style`,
	`border-${ side }-width`,
	`border-top-${ side }-radius`,
	`border-bottom-${ side }-radius`,
	`scroll-margin-${ side }`,
	`scroll-padding-${ side }`,
] );

module.exports = {
	extends: 'stylelint-config-standard-scss',
	rules: {
		'property-disallowed-list': [
			physicalProperties,
			{
				message: ( property ) =>
					`“${ property }” is wrong in right-to-left languages: use the logical property (margin-inline-start, inset-inline-end, border-start-start-radius …).`,
			},
		],
		'declaration-property-value-disallowed-list': [
			{
				'text-align': SIDES,
				float: SIDES,
				clear: SIDES,
				// Four values name the sides in turn, so the two inline ones swap.
				'/^(margin|padding|inset|border-(width|style|color))$/': [
					'/^\\S+ (\\S+) \\S+ (?!\\1$)\\S+$/',
				],
				// The keyboard and screen readers follow the order of the markup.
				'/^flex-(direction|wrap|flow)$/': [ '/reverse/' ],
			},
			{
				message: ( property, value ) =>
					property.startsWith( 'flex-' )
						? `“${ property }: ${ value }” shows another order than the keyboard follows: change the order of the markup.`
						: `“${ property }: ${ value }” is wrong in right-to-left languages: use start and end, or the property’s -inline and -block forms.`,
			},
		],
		// Blocks are jp-…, elements __, modifiers is- and has-.
		'selector-class-pattern': [
			'^(jp-[a-z0-9-]+(__[a-z0-9-]+)?|(is|has)-[a-z0-9-]+)$',
			{
				resolveNestedSelectors: true,
				message: ( selector ) =>
					`“${ selector }” is not ours: name the block jp-…, its elements __…, its modifiers is-… or has-….`,
			},
		],
		// min-width: the range form is newer than our oldest browsers.
		'media-feature-range-notation': 'prefix',
		'custom-property-pattern': null,
		'declaration-empty-line-before': null,
		'custom-property-empty-line-before': null,
		'no-descending-specificity': null,
		'max-nesting-depth': 3,
		'declaration-no-important': true,
	},
};
