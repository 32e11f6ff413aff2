import { activationView } from './activation-view';
import type { ActivationInput, ActivationView } from './activation-view';
import { getSecondLabel, getSuccessTexts } from './activation-texts';

const ENTRY: ActivationInput = {
	siteStatus: 'connected',
	request: { kind: 'idle' },
	productId: null,
	hasRecommendations: true,
	step: 'not-started',
};

type Success = Extract< ActivationView, { kind: 'success' } >;

function success(
	productId: number,
	input: Partial< ActivationInput > = {}
): Success {
	const view = activationView( {
		...ENTRY,
		request: { kind: 'succeeded' },
		productId,
		...input,
	} );
	if ( view.kind !== 'success' ) {
		throw new Error( view.kind );
	}
	return view;
}

it.each< [ string, Partial< ActivationInput >, string ] >( [
	[ 'A269: at first', {}, 'entry' ],
	[
		'offline, no key can be activated',
		{ siteStatus: 'offline' },
		'offline',
	],
	[ 'A269: on the way', { request: { kind: 'pending' } }, 'activating' ],
	[
		'A269: failed, the error is next to the field',
		{
			request: {
				kind: 'failed',
				error: { name: 'ApiError', message: 'No.' },
			},
		},
		'entry',
	],
	[
		'A269: done',
		{ request: { kind: 'succeeded' }, productId: 2112 },
		'success',
	],
] )( 'license activation, %s', ( _title, input, kind ) => {
	expect( activationView( { ...ENTRY, ...input } ).kind ).toBe( kind );
} );

it.each( [
	[ 'A071 backup', 2100, 'View latest backup' ],
	[ 'A071 backup', 2103, 'View latest backup' ],
	[ 'A071 backup', 2115, 'View latest backup' ],
	[ 'A071 complete', 2014, 'View latest backup' ],
	[ 'A071 security', 2010, 'View latest backup' ],
	[ 'A071 security', 2020, 'View latest backup' ],
	[ 'A072 scan', 2106, 'View scan results' ],
	[ 'A072 scan', 2109, 'View scan results' ],
	[ 'A073 search', 2104, 'Configure search' ],
	[ 'A073 search', 2105, 'Configure search' ],
	[ 'A066 A074 anti-spam', 2110, null ],
	[ 'A074 VideoPress', 2117, null ],
	[ 'A074 any other', 2018, null ],
	[ 'A074 any other', 2118, null ],
] )( '%s (%d): the second button is %s', ( _title, productId, label ) => {
	const { second } = success( productId );
	expect( second && getSecondLabel( second ) ).toBe( label );
} );

it.each< [ string, Partial< ActivationInput >, Success[ 'first' ] ] >( [
	[ 'A067: not started', {}, 'configure-site' ],
	[ 'A069: any other step', { step: 'summary' }, 'view-plans' ],
	[ 'nowhere to configure it', { hasRecommendations: false }, 'view-plans' ],
] )( 'the first button, %s', ( _title, input, first ) => {
	expect( success( 2112, input ).first ).toBe( first );
} );

it( 'A065: each group has its own words', () => {
	const titles = [ 2110, 2112, 2014, 2106, 2104, 2010, 2116, 1 ].map(
		( id ) => getSuccessTexts( success( id ).group ).title
	);
	expect( new Set( titles ).size ).toBe( titles.length );
} );
