import { postByEmailView } from './post-by-email-view';
import type { PostByEmailFacts, PostByEmailView } from './post-by-email-view';

const READY: PostByEmailFacts = {
	isActive: true,
	isLinked: true,
	address: 'hush@post.example',
	outOfReach: false,
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
	[
		'is disabled unless the user is linked (B220)',
		{ isLinked: false },
		{ block: 'not-linked' },
	],
	[
		'is out of reach in site-connection mode (B221)',
		{ outOfReach: 'not-connected', isLinked: false },
		{ block: 'not-connected' },
	],
	[
		'is out of reach offline',
		{ outOfReach: 'offline', isActive: false },
		{ block: 'offline' },
	],
	[ 'waits for the module', { isActive: false }, { block: 'module-off' } ],
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
