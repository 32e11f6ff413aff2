import { publicizeView } from './publicize-view';
import type { PublicizeFacts, PublicizeView } from './publicize-view';

const READY: PublicizeFacts = {
	isManager: true,
	isActive: true,
	isLocal: false,
	isOffline: false,
	isLinked: true,
};

type Row = readonly [
	title: string,
	facts: Partial< PublicizeFacts >,
	view: PublicizeView,
];

const TABLE: readonly Row[] = [
	[
		'gives managers a switch and the link',
		{},
		{ hasSwitch: true, link: 'connections' },
	],
	[
		'gives others text and the link (decision 47)',
		{ isManager: false },
		{ hasSwitch: false, link: 'connections' },
	],
	[
		'links the account first',
		{ isManager: false, isLinked: false },
		{ hasSwitch: false, link: 'connect-user' },
	],
	[
		'leads nowhere while it is off',
		{ isActive: false },
		{ hasSwitch: true, link: null },
	],
	[
		'leads nowhere offline',
		{ isOffline: true },
		{ hasSwitch: true, link: null },
	],
	[
		'leads nowhere without an account service',
		{ isLocal: true, isLinked: false },
		{ hasSwitch: true, link: null },
	],
];

describe( 'publicize', () => {
	it.each( TABLE )( '%s', ( _title, facts, view ) => {
		expect( publicizeView( { ...READY, ...facts } ) ).toEqual( view );
	} );
} );
