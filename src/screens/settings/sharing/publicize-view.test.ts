import { hasPageLink, publicizeLink } from './publicize-view';
import type { PublicizeInput, PublicizeLink } from './publicize-view';

const READY: PublicizeInput = {
	isActive: true,
	isLocal: false,
	isOffline: false,
	isLinked: true,
	hasPage: true,
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

	it.each( [
		[ 'while it is on', {}, true ],
		[ 'without an account service', { isLocal: true }, true ],
		[ 'but not while it is off', { isActive: false }, false ],
		[ 'but not for who can’t open it', { hasPage: false }, false ],
	] )( 'on the site have a link %s', ( _title, input, isShown ) => {
		expect( hasPageLink( { ...READY, ...input } ) ).toBe( isShown );
	} );
} );
