import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart } from './bar-chart';
import type { ChartBar } from './chart-bar';
import { fakeChartBrowser } from './chart-browser.fixture';
import {
	RESERVED_WIDTH_PX,
	RESIZE_THROTTLE_MS,
	TOOLTIP_DELAY_MS,
} from './chart-geometry';

const makeBar = (
	number: number,
	fields: Partial< ChartBar > = {}
): ChartBar => ( {
	id: `bar-${ number }`,
	label: `Nov ${ number }`,
	value: number,
	nestedValue: null,
	link: `#bar-${ number }`,
	tooltip: [ `November ${ number }`, `Views: ${ number }` ],
	...fields,
} );

const BARS = Array.from( { length: 30 }, ( _, index ) =>
	makeBar( index + 1, index === 29 ? { mark: 'current' } : {} )
);

function draw(
	browser: Partial< Parameters< typeof fakeChartBrowser >[ 0 ] > = {},
	bars: readonly ChartBar[] = BARS
) {
	const { resizeTo } = fakeChartBrowser( { widthPx: 700, ...browser } );
	const { container } = render(
		<BarChart bars={ bars } name="Views" language="en-US" />
	);
	return { container, resizeTo };
}

const links = () => screen.getAllByRole( 'link' );
const link = ( name: string ) => screen.getByRole( 'link', { name } );
const tooltips = ( container: HTMLElement ) =>
	[ ...container.querySelectorAll( '.jp-bar-chart__tooltip' ) ].map(
		( { textContent } ) => textContent
	);
const texts = ( container: HTMLElement, selector: string ) =>
	[ ...container.querySelectorAll( selector ) ].map(
		( { textContent } ) => textContent
	);

describe( 'a bar chart', () => {
	it( 'is a list of links that describe each bar', () => {
		draw();
		expect( screen.getByRole( 'list', { name: 'Views' } ) ).toBeVisible();
		expect( links() ).toHaveLength( 30 );
		expect( link( 'November 3, Views: 3' ) ).toHaveAttribute(
			'href',
			'#bar-3'
		);
	} );

	it( 'marks the chosen bar in words and drawing, and focuses it first', () => {
		const { container } = draw(
			{},
			BARS.map( ( bar, index ) =>
				index === 4 ? { ...bar, mark: 'chosen' } : bar
			)
		);
		const chosen = link( 'November 5, Views: 5' );
		expect( chosen ).toHaveAttribute( 'aria-current', 'true' );
		expect( chosen ).toHaveAttribute( 'tabindex', '0' );
		expect(
			links().filter( ( { tabIndex } ) => tabIndex === 0 )
		).toHaveLength( 1 );
		expect(
			container.querySelectorAll( '.jp-bar-chart__bar' )[ 4 ]
		).toHaveClass( 'is-current' );
	} );

	it( 'draws a bar for each, for eyes alone', () => {
		const { container } = draw();
		const drawn = container.querySelectorAll( '.jp-bar-chart__bar' );
		expect( drawn ).toHaveLength( 30 );
		expect( drawn[ 29 ] ).toHaveClass( 'is-current' );
		expect( drawn[ 28 ] ).not.toHaveClass( 'is-current' );
		expect( drawn[ 0 ]?.closest( '[aria-hidden]' ) ).not.toBeNull();
	} );

	it( 'labels the y-axis up to a round value, and every so many bars (A186, A188)', () => {
		const { container } = draw( { widthPx: RESERVED_WIDTH_PX + 600 }, [
			...BARS.slice( 0, 29 ),
			makeBar( 30, { value: 183 } ),
		] );
		const labels = texts( container, '.jp-bar-chart__label' );
		expect( labels ).toEqual(
			expect.arrayContaining( [ '0', '100', '200' ] )
		);
		expect(
			labels.filter( ( text ) => text?.startsWith( 'Nov' ) )
		).toEqual(
			[ 3, 6, 9, 12, 15, 18, 21, 24, 27, 30 ].map( ( n ) => `Nov ${ n }` )
		);
	} );

	it( 'draws a nested value inside its bar, as a part of it', () => {
		const { container } = draw( {}, [
			makeBar( 8, { nestedValue: 4 } ),
			makeBar( 9, { nestedValue: 0 } ),
			makeBar( 10 ),
		] );
		const nested = container.querySelectorAll( '.jp-bar-chart__nested' );
		expect( nested ).toHaveLength( 1 );
		const height = ( element: Element | null | undefined ) =>
			Number( element?.getAttribute( 'height' ) );
		const plot = 220 - 8 - 28;
		expect( height( nested[ 0 ] ) ).toBeCloseTo( ( plot * 4 ) / 10, 0 );
	} );

	it( 'shows all that a bar has (A233)', () => {
		const { container } = draw( {}, [
			makeBar( 8, {
				label: 'Eighth',
				nestedValue: 4,
				link: '#the-eighth',
				tooltip: [ 'Of the eighth', 'Views: 8', 'Visitors: 4' ],
			} ),
		] );
		const bar = link( 'Of the eighth, Views: 8, Visitors: 4' );
		expect( bar ).toHaveAttribute( 'href', '#the-eighth' );
		expect( texts( container, '.jp-bar-chart__label' ) ).toContain(
			'Eighth'
		);
		// In a plot of 184 px with a maximum of 10: the bar is 8 high, its
		// nested bar 4.
		const path = container
			.querySelector( '.jp-bar-chart__bar' )
			?.getAttribute( 'd' );
		const [ , rise ] = /v(-[\d.]+)/.exec( path ?? '' ) ?? [];
		// The corner radius adds 3 px.
		expect( 3 - Number( rise ) ).toBeCloseTo( 147.2, 0 );
		expect(
			Number(
				container
					.querySelector( '.jp-bar-chart__nested' )
					?.getAttribute( 'height' )
			)
		).toBeCloseTo( 73.6, 0 );
	} );

	it( 'shows the last bars where there is no room for all (A182, A184)', () => {
		draw( { widthPx: RESERVED_WIDTH_PX + 15 * 11 } );
		expect( links() ).toHaveLength( 11 );
		expect( links()[ 0 ] ).toHaveTextContent( 'November 20' );
		expect( links()[ 10 ] ).toHaveTextContent( 'November 30' );
	} );

	it( 'gives fingers wider bars, hence fewer (A183)', () => {
		draw( { widthPx: RESERVED_WIDTH_PX + 42 * 4, isTouch: true } );
		expect( links() ).toHaveLength( 4 );
	} );

	it( 'keeps its height before it is measured, and with nothing to draw', () => {
		const { container } = draw( {}, [] );
		expect( container.firstChild ).toHaveStyle( { blockSize: '220px' } );
		expect( screen.queryByRole( 'link' ) ).not.toBeInTheDocument();
	} );
} );

describe( 'with the keyboard, a bar chart', () => {
	it( 'is one stop, at the latest bar', async () => {
		draw();
		await userEvent.tab();
		expect( link( 'November 30, Views: 30' ) ).toHaveFocus();
		await userEvent.tab();
		expect( document.body ).toHaveFocus();
	} );

	it.each( [
		[ 'ltr', '{ArrowLeft}', 'November 29, Views: 29' ],
		[
			'ltr',
			'{ArrowLeft}{ArrowLeft}{ArrowRight}',
			'November 29, Views: 29',
		],
		[ 'ltr', '{ArrowRight}', 'November 30, Views: 30' ],
		[ 'ltr', '{Home}', 'November 1, Views: 1' ],
		[ 'ltr', '{Home}{ArrowLeft}', 'November 1, Views: 1' ],
		[ 'ltr', '{Home}{End}', 'November 30, Views: 30' ],
		[ 'rtl', '{ArrowRight}', 'November 29, Views: 29' ],
		[ 'rtl', '{ArrowRight}{ArrowLeft}', 'November 30, Views: 30' ],
	] )( '%s: %s links to %s', async ( direction, keys, name ) => {
		const { container } = draw( { isRtl: direction === 'rtl' } );
		await userEvent.tab();
		await userEvent.keyboard( keys );
		expect( link( name ) ).toHaveFocus();
		expect( tooltips( container ) ).toHaveLength( 1 );
	} );

	it( 'returns to the last bar, and hides its tooltip on Escape', async () => {
		const { container } = draw();
		await userEvent.tab();
		await userEvent.keyboard( '{ArrowLeft}' );
		expect( tooltips( container ) ).toEqual( [ 'November 29Views: 29' ] );
		await userEvent.keyboard( '{Escape}' );
		expect( tooltips( container ) ).toEqual( [] );
		await userEvent.tab();
		await userEvent.tab( { shift: true } );
		expect( link( 'November 29, Views: 29' ) ).toHaveFocus();
	} );
} );

describe( 'with time passing, a bar chart', () => {
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );
	const pass = ( ms: number ) => act( () => jest.advanceTimersByTime( ms ) );

	it( 'shows a tooltip when the pointer has stayed for 200 ms (A189)', () => {
		expect( TOOLTIP_DELAY_MS ).toBe( 200 );
		const { container } = draw();
		fireEvent.mouseEnter( link( 'November 3, Views: 3' ) );
		pass( 199 );
		expect( tooltips( container ) ).toEqual( [] );
		pass( 1 );
		expect( tooltips( container ) ).toEqual( [ 'November 3Views: 3' ] );
		fireEvent.mouseLeave( link( 'November 3, Views: 3' ) );
		expect( tooltips( container ) ).toEqual( [] );
	} );

	it( 'shows none where the pointer only passed', () => {
		const { container } = draw();
		fireEvent.mouseEnter( link( 'November 3, Views: 3' ) );
		pass( 100 );
		fireEvent.mouseLeave( link( 'November 3, Views: 3' ) );
		pass( 1000 );
		expect( tooltips( container ) ).toEqual( [] );
	} );

	it( 'shows the hint on the first tap, and follows the link on the second', () => {
		const { container } = draw( { isTouch: true } );
		const bar = link( 'November 29, Views: 29' );
		// fireEvent returns false if the default was prevented.
		expect( fireEvent.click( bar ) ).toBe( false );
		expect( tooltips( container ) ).toEqual( [ 'November 29Views: 29' ] );
		expect( fireEvent.click( bar ) ).toBe( true );
	} );

	it( 'is drawn again at most every 400 ms while it is resized (A185)', () => {
		expect( RESIZE_THROTTLE_MS ).toBe( 400 );
		const { resizeTo } = draw( { widthPx: RESERVED_WIDTH_PX + 15 * 11 } );
		resizeTo( RESERVED_WIDTH_PX + 15 * 12 );
		pass( 399 );
		resizeTo( RESERVED_WIDTH_PX + 15 * 13 );
		expect( links() ).toHaveLength( 11 );
		pass( 1 );
		expect( links() ).toHaveLength( 13 );
	} );
} );
