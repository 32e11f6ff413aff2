import {
	infiniteScrollView,
	toInfiniteScrollDraft,
} from './infinite-scroll-view';
import type {
	InfiniteScrollInput,
	InfiniteScrollMode,
	InfiniteScrollView,
} from './infinite-scroll-view';

const INPUT: InfiniteScrollInput = {
	isThemeSupporting: true,
	isActive: true,
	isScrolling: true,
};

type Row = readonly [
	title: string,
	input: Partial< InfiniteScrollInput >,
	view: InfiniteScrollView,
];

const VIEWS: readonly Row[] = [
	[
		'with the module off means default (B226)',
		{ isActive: false },
		{ kind: 'choice', mode: 'default' },
	],
	[
		'with the module and the flag on means scroll (B227)',
		{},
		{ kind: 'choice', mode: 'scroll' },
	],
	[
		'with the module on and the flag off means button (B228)',
		{ isScrolling: false },
		{ kind: 'choice', mode: 'button' },
	],
	[
		'is no choice without the theme’s support (B230)',
		{ isThemeSupporting: false },
		{ kind: 'no-theme-support' },
	],
];

describe( 'infinite scroll', () => {
	it.each( VIEWS )( '%s', ( _title, input, view ) => {
		expect( infiniteScrollView( { ...INPUT, ...input } ) ).toEqual( view );
	} );

	it( 'switches the module off for the default mode, and leaves the flag (B229)', () => {
		expect( toInfiniteScrollDraft( 'default', true ) ).toEqual( {
			'infinite-scroll': false,
			infinite_scroll: true,
		} );
	} );

	it.each< [ InfiniteScrollMode, boolean ] >( [
		[ 'button', false ],
		[ 'scroll', true ],
	] )( 'by %s switches the module on and sets the flag', ( mode, flag ) => {
		expect( toInfiniteScrollDraft( mode, ! flag ) ).toEqual( {
			'infinite-scroll': true,
			infinite_scroll: flag,
		} );
	} );
} );
