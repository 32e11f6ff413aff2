import { blocksOneself } from './self-block';
import type { SelfBlockInput } from './self-block';

const INPUT: SelfBlockInput = {
	currentIp: '192.0.2.7',
	blockList: '203.0.113.0/24',
	allowList: '',
	alwaysAllowed: '',
};

const ROWS: [ string, Partial< SelfBlockInput >, boolean ][] = [
	[ 'somebody else’s addresses', {}, false ],
	[ 'the very address', { blockList: '192.0.2.7' }, true ],
	[ 'a block around it', { blockList: '10.0.0.1\n192.0.2.0/24' }, true ],
	[ 'a range around it', { blockList: '192.0.2.1-192.0.2.9' }, true ],
	[
		'a range that ends before it',
		{ blockList: '192.0.2.1-192.0.2.6' },
		false,
	],
	[
		'in IPv6',
		{ currentIp: '2001:db8::7', blockList: '2001:db8::/32' },
		true,
	],
	[
		'allowed by the firewall’s own list',
		{ blockList: '192.0.2.7', allowList: '192.0.2.0/24' },
		false,
	],
	[
		'allowed by the list of brute force protection',
		{ blockList: '192.0.2.7', alwaysAllowed: '192.0.2.7' },
		false,
	],
	[
		'the site doesn’t know the address',
		{ currentIp: '', blockList: '0.0.0.0/0' },
		false,
	],
	[ 'a line that nobody understands', { blockList: '192.0.2' }, false ],
];

it.each( ROWS )(
	'the block list keeps its writer out: %s',
	( _title, input, expected ) => {
		expect( blocksOneself( { ...INPUT, ...input } ) ).toBe( expected );
	}
);
