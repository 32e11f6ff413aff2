import { publicizeLink } from './publicize-view';
import type { PublicizeInput, PublicizeLink } from './publicize-view';

const READY: PublicizeInput = {
	isActive: true,
	isLocal: false,
	isOffline: false,
	isLinked: true,
};

type Row = readonly [
	title: string,
	input: Partial< PublicizeInput >,
	link: PublicizeLink,
];

const TABLE: readonly Row[] = [
	[ 'lead to the account’s connections', {}, 'connections' ],
	[ 'link the account first', { isLinked: false }, 'connect-user' ],
	[ 'lead nowhere while the module is off', { isActive: false }, 'none' ],
	[ 'lead nowhere offline', { isOffline: true }, 'none' ],
	[
		'lead nowhere without an account service',
		{ isLocal: true, isLinked: false },
		'none',
	],
];

describe( 'publicize’s connections', () => {
	it.each( TABLE )( '%s', ( _title, input, link ) => {
		expect( publicizeLink( { ...READY, ...input } ) ).toBe( link );
	} );
} );
