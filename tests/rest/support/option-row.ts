/** One option of the settings catalog, as in docs/contract/settings.md. */
export interface OptionRow {
	key: string;
	/** The module that owns it; `settings` if none does. */
	group: string;
	/** The value that GET returns on a site with nothing saved. */
	fallback: unknown;
	/** The sent value, and the value that GET returns afterwards. */
	good: readonly ( readonly [ sent: unknown, read: unknown ] )[];
	/** Each is rejected with 400 rest_invalid_param and changes nothing. */
	bad: readonly unknown[];
}

/**
 * BOOL: true, false, 0, 1, also as digit strings; no words, no other numbers.
 */
const GOOD_BOOLEANS: OptionRow[ 'good' ] = [
	[ true, true ],
	[ false, false ],
	[ 1, true ],
	[ 0, false ],
	[ '1', true ],
	[ '0', false ],
];
const BAD_BOOLEANS: readonly unknown[] = [
	'true',
	'false',
	'yes',
	'on',
	'',
	2,
	-1,
	0.5,
	null,
	[],
	[ true ],
	{},
];

export const booleanRow = (
	key: string,
	group: string,
	fallback: boolean
): OptionRow => ( {
	key,
	group,
	fallback,
	good: GOOD_BOOLEANS,
	bad: BAD_BOOLEANS,
} );

/** ENUM: exactly one of the listed strings. */
export const enumRow = (
	key: string,
	group: string,
	values: readonly [ string, ...string[] ]
): OptionRow => ( {
	key,
	group,
	fallback: values[ 0 ],
	good: values.map( ( value ) => [ value, value ] as const ),
	bad: [
		'mauve',
		values[ 0 ].toUpperCase(),
		`${ values[ 0 ] } `,
		'',
		1,
		true,
		null,
		[ values[ 0 ] ],
		{},
	],
} );

/** POSINT: a number above 0, also as a string of digits. */
export const countRow = (
	key: string,
	group: string,
	fallback: number
): OptionRow => ( {
	key,
	group,
	fallback,
	good: [
		[ 1, 1 ],
		[ 25, 25 ],
		[ '12', 12 ],
	],
	bad: [
		0,
		-1,
		1.5,
		1001,
		1e300,
		'0',
		'-3',
		'1e2',
		'ten',
		'',
		true,
		null,
		[],
		[ 3 ],
		{},
	],
} );

/** Values that every option of type string rejects. */
export const NO_STRINGS: readonly unknown[] = [
	5,
	0,
	true,
	false,
	null,
	[],
	[ 'a' ],
	{},
];

/** The address of a website, or nothing. */
export const webAddressRow = ( key: string, group: string ): OptionRow => ( {
	key,
	group,
	fallback: '',
	good: [
		[ 'https://example.test/x?a=1', 'https://example.test/x?a=1' ],
		[ '', '' ],
	],
	bad: [
		'not a url',
		'example.test/x',
		'javascript:alert(1)',
		'https://',
		...NO_STRINGS,
	],
} );
