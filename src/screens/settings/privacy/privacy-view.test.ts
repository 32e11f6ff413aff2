import { privacyView } from './privacy-view';
import type { PrivacyInput, PrivacyView } from './privacy-view';

const INPUT: PrivacyInput = {
	isLocal: false,
	isLinked: true,
	tracking: { isOptedOut: false },
	request: { kind: 'succeeded' },
	isSaving: false,
};

const ERROR = { name: 'ApiError', message: 'Broken.' } as const;

const ROWS: [ string, Partial< PrivacyInput >, PrivacyView ][] = [
	[
		'local mode comes first',
		{ isLocal: true, isLinked: false },
		{ kind: 'local' },
	],
	[
		'nobody’s account',
		{ isLinked: false, tracking: null, request: { kind: 'idle' } },
		{ kind: 'not-linked' },
	],
	[
		'not asked yet',
		{ tracking: null, request: { kind: 'idle' } },
		{ kind: 'loading' },
	],
	[
		'asked',
		{ tracking: null, request: { kind: 'pending' } },
		{ kind: 'loading' },
	],
	[
		'not answered',
		{ tracking: null, request: { kind: 'failed', error: ERROR } },
		{ kind: 'failed', reason: 'Broken.' },
	],
	[ 'known', {}, { kind: 'choice', isOptedOut: false, isSaving: false } ],
	[
		'known before, asked again in vain',
		{ request: { kind: 'failed', error: ERROR } },
		{ kind: 'choice', isOptedOut: false, isSaving: false },
	],
	[
		'opted out',
		{ tracking: { isOptedOut: true } },
		{ kind: 'choice', isOptedOut: true, isSaving: false },
	],
	[
		'being saved',
		{ isSaving: true },
		{ kind: 'choice', isOptedOut: false, isSaving: true },
	],
];

it.each( ROWS )( 'the privacy card: %s', ( _title, input, view ) => {
	expect( privacyView( { ...INPUT, ...input } ) ).toEqual( view );
} );
