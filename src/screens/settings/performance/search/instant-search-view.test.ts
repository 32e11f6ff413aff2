import {
	instantSearchPatch,
	instantSearchView,
	searchPatch,
} from './instant-search-view';
import type {
	InstantSearchInput,
	InstantSearchView,
} from './instant-search-view';

const INPUT: InstantSearchInput = {
	hasFeature: true,
	searchReason: false,
	isSearchOn: true,
	isEnabled: true,
};

const ROWS: [ string, Partial< InstantSearchInput >, InstantSearchView ][] = [
	[ 'on', {}, { kind: 'ready', isOn: true } ],
	[ 'off', { isEnabled: false }, { kind: 'ready', isOn: false } ],
	[
		'B204 ready while search is off',
		{ isSearchOn: false },
		{ kind: 'ready', isOn: false },
	],
	[
		'B203 without the feature',
		{ hasFeature: false, isEnabled: false },
		{ kind: 'no-feature', isOn: false },
	],
	[
		'without the feature, and still on: it can be switched off',
		{ hasFeature: false },
		{ kind: 'ready', isOn: true },
	],
	[
		'what blocks search blocks it as well, before the plan',
		{ searchReason: 'Offline.', hasFeature: false, isEnabled: false },
		{ kind: 'blocked', isOn: false, reason: 'Offline.' },
	],
];

it.each( ROWS )( 'instant search: %s', ( _title, input, expected ) => {
	expect( instantSearchView( { ...INPUT, ...input } ) ).toEqual( expected );
} );

it( 'B202 search turns instant search on where it is available', () => {
	expect(
		searchPatch( true, { hasFeature: true, isEnabled: false } )
	).toEqual( { search: true, instant_search_enabled: true } );
	expect(
		searchPatch( true, { hasFeature: false, isEnabled: false } )
	).toEqual( { search: true } );
} );

it( 'turning off search also turns off instant search', () => {
	expect(
		searchPatch( false, { hasFeature: true, isEnabled: true } )
	).toEqual( { search: false, instant_search_enabled: false } );
	expect(
		searchPatch( false, { hasFeature: true, isEnabled: false } )
	).toEqual( { search: false } );
} );

it( 'B204 instant search turns search on, and leaves it on', () => {
	expect( instantSearchPatch( true ) ).toEqual( {
		search: true,
		instant_search_enabled: true,
	} );
	expect( instantSearchPatch( false ) ).toEqual( {
		instant_search_enabled: false,
	} );
} );
