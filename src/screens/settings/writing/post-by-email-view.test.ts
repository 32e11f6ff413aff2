import { postByEmailView } from './post-by-email-view';
import type { PostByEmailInput, PostByEmailView } from './post-by-email-view';

const READY: PostByEmailInput = {
	isActive: true,
	isLinked: true,
	address: 'hush@post.example',
	outOfReach: false,
	needsMailbox: false,
	hasMailbox: false,
	canSetUp: true,
	isSaving: false,
};

type Row = readonly [
	title: string,
	input: Partial< PostByEmailInput >,
	view: Partial< PostByEmailView >,
];

const TABLE: readonly Row[] = [
	[
		'shows the address and regenerates it (B217, B219)',
		{},
		{ address: 'hush@post.example', action: 'regenerate', block: null },
	],
	[
		'creates an address if there is none (B219)',
		{ address: '' },
		{ address: '', action: 'create', block: null },
	],
	[
		'is disabled unless the user is linked (B220)',
		{ isLinked: false },
		{ block: 'not-linked' },
	],
	[
		'is disabled in site-connection mode (B221)',
		{ outOfReach: 'not-connected', isLinked: false },
		{ block: 'not-connected' },
	],
	[
		'is disabled offline',
		{ outOfReach: 'offline', isActive: false },
		{ block: 'offline' },
	],
	[
		'is disabled while the module is off',
		{ isActive: false },
		{ block: 'module-off' },
	],
	[
		'offers a manager to set up the mailbox that the site needs',
		{ needsMailbox: true, address: '' },
		{ block: 'no-mailbox', mailboxLink: 'set-up' },
	],
	[
		'tells others to ask for a mailbox',
		{ needsMailbox: true, address: '', canSetUp: false },
		{ block: 'ask-for-mailbox', mailboxLink: null },
	],
	[
		'has no link while the module is off',
		{ needsMailbox: true, isActive: false },
		{ block: 'module-off', mailboxLink: null },
	],
	[
		'links to the mailbox that is set up',
		{ needsMailbox: true, hasMailbox: true },
		{ block: null, mailboxLink: 'settings' },
	],
	[
		'needs no mailbox with an account service',
		{},
		{ block: null, mailboxLink: null },
	],
	[ 'is disabled during a save', { isSaving: true }, { block: 'saving' } ],
];

describe( 'post by email', () => {
	it.each( TABLE )( '%s', ( _title, input, view ) => {
		expect( postByEmailView( { ...READY, ...input } ) ).toMatchObject(
			view
		);
	} );
} );
