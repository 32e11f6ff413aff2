import type { RequestStatus } from '../../../../state/request';
import { googleView } from './google-view';
import type { GoogleInput, GoogleView } from './google-view';

const UNVERIFIED = {
	isVerified: false,
	token: 'abc',
	isOwner: false,
	searchConsoleUrl: '',
	ownersUrl: '',
};
const VERIFIED = {
	isVerified: true,
	token: '',
	isOwner: true,
	searchConsoleUrl: 'https://google.test/console',
	ownersUrl: 'https://google.test/owners',
};
const BASE: GoogleInput = {
	canAsk: true,
	check: { kind: 'succeeded' },
	attempt: { kind: 'idle' },
	verification: UNVERIFIED,
	isVerifying: false,
	isManual: false,
};
const failed = ( code: string ): RequestStatus => ( {
	kind: 'failed',
	error: { name: 'ApiError', code, message: 'Oh no.' },
} );

const rows: readonly [ string, Partial< GoogleInput >, GoogleView ][] = [
	[ 'unverified', {}, { kind: 'unverified' } ],
	[
		'not asked yet',
		{ verification: null, check: { kind: 'idle' } },
		{ kind: 'fetching' },
	],
	[
		'being asked',
		{ verification: null, check: { kind: 'pending' } },
		{ kind: 'fetching' },
	],
	[
		'asked again while it is known',
		{ check: { kind: 'pending' } },
		{ kind: 'unverified' },
	],
	[ 'being verified', { isVerifying: true }, { kind: 'verifying' } ],
	[
		'verified',
		{ verification: VERIFIED },
		{
			kind: 'verified',
			isOwner: true,
			searchConsoleUrl: 'https://google.test/console',
			ownersUrl: 'https://google.test/owners',
		},
	],
	[
		'being edited by hand',
		{ verification: VERIFIED, isManual: true },
		{ kind: 'manual' },
	],
	[ 'written by hand', { isManual: true }, { kind: 'manual' } ],
	[
		'not known, since the check failed',
		{ verification: null, check: failed( 'odd' ) },
		{ kind: 'check-failed', reason: 'Oh no.' },
	],
	[
		'written by hand after the check failed',
		{ verification: null, check: failed( 'odd' ), isManual: true },
		{ kind: 'manual' },
	],
	[
		'unverified still, after an attempt failed',
		{ attempt: failed( 'odd' ) },
		{ kind: 'unverified' },
	],
];

it.each( rows )( 'B296 B456: the site is %s', ( _name, input, view ) => {
	expect( googleView( { ...BASE, ...input } ) ).toEqual( view );
} );

it.each( [
	[ 'the check', { check: failed( 'forbidden' ), verification: null } ],
	[ 'an attempt', { attempt: failed( 'forbidden' ) } ],
] )(
	'B571: after “forbidden” in %s only the field is left',
	( _name, input ) => {
		expect( googleView( { ...BASE, ...input } ) ).toEqual( {
			kind: 'plain',
		} );
	}
);

it.each( [
	[ 'the check', { check: failed( 'no_token_for_user' ) } ],
	[ 'an attempt', { attempt: failed( 'no_token_for_user' ) } ],
] )(
	'B572: after “no_token_for_user” in %s nothing of Google’s is offered',
	( _name, input ) => {
		expect( googleView( { ...BASE, ...input } ) ).toEqual( {
			kind: 'plain',
		} );
	}
);

it( 'is a plain field where Google can’t be asked', () => {
	expect(
		googleView( { ...BASE, canAsk: false, verification: VERIFIED } )
	).toEqual( { kind: 'plain' } );
} );
