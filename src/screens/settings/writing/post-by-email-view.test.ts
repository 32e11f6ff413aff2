import { postByEmailView } from './post-by-email-view';
import type { PostByEmailFacts, PostByEmailView } from './post-by-email-view';

const READY: PostByEmailFacts = {
	isManager: true,
	isActive: true,
	isLinked: true,
	isOutOfReach: false,
	address: 'hush@post.example',
	isSaving: false,
};

type Row = readonly [
	title: string,
	facts: Partial< PostByEmailFacts >,
	view: Partial< PostByEmailView >,
];

const TABLE: readonly Row[] = [
	[
		'shows the address and regenerates it (B217, B219)',
		{},
		{ address: 'hush@post.example', action: 'regenerate', block: null },
	],
	[
		'creates one where there is none (B219)',
		{ address: '' },
		{ address: '', action: 'create', block: null },
	],
	[ 'has its switch for managers (B215)', {}, { hasSwitch: true } ],
	[
		'has none for others (B215, B216)',
		{ isManager: false },
		{ hasSwitch: false, block: null },
	],
	[
		'is disabled unless the user is linked (B220)',
		{ isLinked: false },
		{ isFaded: true, block: 'not-linked', address: '', action: 'create' },
	],
	[
		'is out of reach in site-connection mode (B221)',
		{ isOutOfReach: true, isLinked: false },
		{ isFaded: true, block: 'out-of-reach' },
	],
	[
		'waits for the module',
		{ isActive: false },
		{ isFaded: false, block: 'module-off' },
	],
	[
		'waits while something is saved',
		{ isSaving: true },
		{ block: 'saving' },
	],
];

describe( 'post by email', () => {
	it.each( TABLE )( '%s', ( _title, facts, view ) => {
		expect( postByEmailView( { ...READY, ...facts } ) ).toMatchObject(
			view
		);
	} );
} );
