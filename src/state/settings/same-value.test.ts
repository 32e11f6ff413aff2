import type { SettingValue } from './types';
import { isSameValue } from './same-value';

const ROWS: readonly [
	string,
	SettingValue | undefined,
	SettingValue | undefined,
	boolean,
][] = [
	[ 'one text', 'a', 'a', true ],
	[ 'a text and a number', '1', 1, false ],
	[ 'off and nothing', false, null, false ],
	[ 'nothing and no such setting', null, undefined, false ],
	[ 'equal lists', [ 'a', 'b' ], [ 'a', 'b' ], true ],
	[ 'lists in another order', [ 'a', 'b' ], [ 'b', 'a' ], false ],
	[ 'a list and a longer one', [ 'a' ], [ 'a', 'b' ], false ],
	[ 'a list and an object', [], {}, false ],
	[
		'objects whose keys stand otherwise',
		{ a: [ { type: 'token', value: 'x' } ], b: '' },
		{ b: '', a: [ { type: 'token', value: 'x' } ] },
		true,
	],
	[ 'objects that differ deep down', { a: [ 1 ] }, { a: [ 2 ] }, false ],
	[ 'an object and one with more', { a: 1 }, { a: 1, b: 2 }, false ],
	[ 'an object and one with another key', { a: 1 }, { b: 1 }, false ],
];

it.each( ROWS )( 'compares %s', ( _title, one, other, expected ) => {
	expect( isSameValue( one, other ) ).toBe( expected );
	expect( isSameValue( other, one ) ).toBe( expected );
} );
