import { CATALOG } from '../settings-catalog';
import type { OptionRow } from './option-row';

/**
 * A seeded random generator (Mulberry32), so that failures are reproducible.
 */
function seededRandom( seed: number ): () => number {
	let state = seed;
	return () => {
		state = ( state + 0x6d2b79f5 ) | 0;
		let mixed = Math.imul( state ^ ( state >>> 15 ), 1 | state );
		mixed =
			( mixed + Math.imul( mixed ^ ( mixed >>> 7 ), 61 | mixed ) ) ^
			mixed;
		return ( ( mixed ^ ( mixed >>> 14 ) ) >>> 0 ) / 4_294_967_296;
	};
}

const UNKNOWN_KEYS = [
	'__proto__',
	'constructor',
	'jetpack',
	'Protect',
	'protect ',
	'protect\u0000',
	'..',
	'options',
	'jetpack_dashboard_protect',
	'a'.repeat( 5000 ),
	'ключ',
	"' OR 1=1 --",
	'<b>',
];

/** Keys of booleans, for which no value in NEVER_GOOD is valid. */
const SWITCH_KEYS = [
	'protect',
	'monitor',
	'jetpack_blocks_disabled',
	'stb_enabled',
	'admin_bar',
];

/** Values that no boolean parsing accepts. */
const NEVER_GOOD: unknown[] = [
	[ [ [ [ [] ] ] ] ],
	{ toString: 'x' },
	{ length: 3 },
	[ null ],
	[ {} ],
	'\u0000',
	Number.MAX_SAFE_INTEGER,
	-1e308,
];

/** Longer than any setting's limit. */
const ENDLESS = [
	'x'.repeat( 70_000 ),
	'é '.repeat( 40_000 ),
	'\u202e\u0000'.repeat( 40_000 ),
	// Too long without its tags, too: some settings are measured without them.
	'</script>alert(1)<script>'.repeat( 8500 ),
	'203.0.113.7\n'.repeat( 6000 ),
];

/** Values of the wrong type; every setting of the type rejects them. */
const OF_NO_TYPE: Record< string, unknown[] > = {
	boolean: [ ...ENDLESS, '</script>', '\u2028', 1e308, [ true ], { a: 1 } ],
	number: [ ...ENDLESS, '</script>', '٣', '1e2', -1, 1e308, [ 1 ], { a: 1 } ],
	string: [ ...ENDLESS, 1e308, -1, true, null, [ 'a' ], { toString: 'a' } ],
	object: [
		...ENDLESS,
		'</script>',
		1e308,
		true,
		null,
		[ [ [ [ [] ] ] ] ],
		[ null, {} ],
		{ __proto__: null, constructor: { prototype: {} } },
		Array.from( { length: 300 }, () => ENDLESS[ 0 ]?.slice( 0, 200 ) ),
	],
};

/** A fallback may be a matcher of Jest's, which are used for texts only. */
const isMatcher = ( value: unknown ): boolean =>
	typeof value === 'object' && value !== null && 'asymmetricMatch' in value;

const typeOf = ( { fallback }: OptionRow ): string =>
	fallback === null || isMatcher( fallback ) ? 'string' : typeof fallback;

/** Bodies that aren't JSON objects with known keys. */
const BROKEN_BODIES: string[] = [
	'{',
	'}',
	'[',
	'{"a":}',
	'{"protect":tru}',
	'{protect:true}',
	"{'protect':true}",
	'{"protect":true',
	'{"protect":true}}',
	'nonsense',
	'"text"',
	'5',
	'null',
	'true',
	'[]',
	'[1,2,3]',
	'[{"protect":true}]',
	'{}',
	' ',
	'\u0000',
	'\ufeff{"protect":}',
	'{"protect":true,}',
	'{"wp_user_roles":1e400}',
	'{"":1}',
	'{"0":1}',
	`${ '['.repeat( 600 ) }${ ']'.repeat( 600 ) }`,
	`{"no_such_key":${ '{"a":'.repeat( 600 ) }1${ '}'.repeat( 600 ) }}`,
	'{"protect":"\ud800"}',
];

/**
 * Text or bytes of `count` bodies for POST settings, none of which may store
 * anything.
 */
export function badBodies( count: number ): ( string | Buffer )[] {
	const random = seededRandom( 20_260 );
	const pick = < T >( list: readonly T[] ): T =>
		list[ Math.floor( random() * list.length ) ] as T;

	const bodies: ( string | Buffer )[] = [
		...BROKEN_BODIES,
		Buffer.from( [ 0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d ] ),
		Buffer.from(
			'{"highlander_comment_form_prompt":"\xff\xfe"}',
			'latin1'
		),
	];
	while ( bodies.length < count ) {
		const entries = new Map< string, unknown >();
		for (
			let goodOnes = Math.floor( random() * 4 );
			goodOnes > 0;
			goodOnes--
		) {
			const row = pick( CATALOG );
			entries.set( row.key, pick( row.good )[ 0 ] );
		}
		const spoiler = pick( CATALOG );
		const [ key, value ] = pick< [ string, unknown ] >( [
			[ spoiler.key, pick( spoiler.bad ) ],
			[ spoiler.key, pick( OF_NO_TYPE[ typeOf( spoiler ) ] ?? [] ) ],
			[ pick( UNKNOWN_KEYS ), pick( [ true, 'x', null ] ) ],
			[ pick( SWITCH_KEYS ), pick( NEVER_GOOD ) ],
		] );
		entries.set( key, value );
		bodies.push( toJson( entries ) );
	}
	return bodies;
}

/**
 * Built as text instead of an object, since `__proto__` is a regular key in
 * JSON.
 */
function toJson( entries: ReadonlyMap< string, unknown > ): string {
	const members = [ ...entries ].map(
		( [ key, value ] ) =>
			`${ JSON.stringify( key ) }:${ JSON.stringify( value ) }`
	);
	return `{${ members.join( ',' ) }}`;
}
