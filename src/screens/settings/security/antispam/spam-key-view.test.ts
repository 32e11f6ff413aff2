import type { SpamKeyCheck } from '../../../../api/spam-key';
import type { RequestStatus } from '../../../../state/request';
import { isFieldLocked, spamKeyView } from './spam-key-view';
import type { SpamKeyInput, SpamKeyView } from './spam-key-view';

const VALID: SpamKeyCheck = {
	validKey: true,
	invalidKeyCode: '',
	invalidKeyMessage: '',
};
const INVALID: SpamKeyCheck = {
	validKey: false,
	invalidKeyCode: 'invalid_key',
	invalidKeyMessage: 'Not accepted.',
};
const NOT_ASKED: SpamKeyCheck = {
	validKey: false,
	invalidKeyCode: 'key_check_failed',
	invalidKeyMessage: 'Try again later.',
};
const PENDING: RequestStatus = { kind: 'pending' };
const DONE: RequestStatus = { kind: 'succeeded' };
const FAILED: RequestStatus = {
	kind: 'failed',
	error: { name: 'FetchNetworkError', message: 'No network.' },
};

const INPUT: SpamKeyInput = {
	text: 'abc123def456',
	isTouched: false,
	stored: VALID,
	storedRequest: DONE,
	typed: null,
	typedRequest: { kind: 'idle' },
};

const UNKNOWN = { stored: null, storedRequest: PENDING };
const TYPING = { isTouched: true, typed: null, typedRequest: PENDING };

const ROWS: [ string, Partial< SpamKeyInput >, SpamKeyView ][] = [
	[ 'B160 Fetching: the key is null', UNKNOWN, { kind: 'fetching' } ],
	[
		'B160 Fetching, with an empty field',
		{ ...UNKNOWN, text: '' },
		{ kind: 'fetching' },
	],
	[
		'B161 Set globally: valid, untouched and empty',
		{ text: '' },
		{ kind: 'set-globally' },
	],
	[
		'B163 Empty: no key is stored',
		{ text: '', stored: INVALID },
		{ kind: 'empty' },
	],
	[
		'B161 B163 Empty, and not Set globally, once the field was touched',
		{ text: '', isTouched: true },
		{ kind: 'empty' },
	],
	[
		'B163 B169 Empty: nothing but white space',
		{ text: '  ', isTouched: true },
		{ kind: 'empty' },
	],
	[ 'B164 Checking', TYPING, { kind: 'checking' } ],
	[
		'B164 Checking, before the request',
		{ ...TYPING, typedRequest: { kind: 'idle' } },
		{ kind: 'checking' },
	],
	[
		'B166 Invalid: the stored key',
		{ stored: INVALID },
		{ kind: 'invalid', message: 'Not accepted.' },
	],
	[
		'B166 Invalid: the typed key',
		{ ...TYPING, typed: INVALID },
		{ kind: 'invalid', message: 'Not accepted.' },
	],
	[
		'B166 Invalid: an impossible key is not checked',
		{ ...TYPING, text: 'abc-123' },
		{ kind: 'invalid', message: '' },
	],
	[ 'B167 Valid: the stored key', {}, { kind: 'valid' } ],
	[
		'B167 Valid: the typed key, regardless of the stored one',
		{ ...TYPING, typed: VALID, stored: INVALID },
		{ kind: 'valid' },
	],
	[
		'unchecked: the service could not be reached',
		{ stored: NOT_ASKED },
		{ kind: 'unchecked', message: 'Try again later.' },
	],
	[
		'unchecked: the request for the stored key failed',
		{ stored: null, storedRequest: FAILED },
		{ kind: 'unchecked', message: 'No network.' },
	],
	[
		'unchecked: the request for the typed key failed',
		{ ...TYPING, typedRequest: FAILED },
		{ kind: 'unchecked', message: 'No network.' },
	],
];

it.each( ROWS )( 'the anti-spam key: %s', ( _title, input, expected ) => {
	expect( spamKeyView( { ...INPUT, ...input } ) ).toEqual( expected );
} );

it.each( [
	[ 'B160 while the key is fetched', { kind: 'fetching' }, true ],
	[ 'B162 if the key is set globally', { kind: 'set-globally' }, true ],
	[ 'not if it is empty', { kind: 'empty' }, false ],
	[ 'not while it is checked', { kind: 'checking' }, false ],
	[ 'not if it is invalid', { kind: 'invalid', message: '' }, false ],
] satisfies [ string, SpamKeyView, boolean ][] )(
	'the field is disabled %s',
	( _title, view, expected ) => {
		expect( isFieldLocked( view ) ).toBe( expected );
	}
);
