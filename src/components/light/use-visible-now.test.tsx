import { act, render, screen } from '@testing-library/react';
import { useVisibleNow } from './use-visible-now';

const INTERVAL_MS = 500;

function Clock() {
	return <time>{ useVisibleNow( INTERVAL_MS ) }</time>;
}

function setVisibility( state: DocumentVisibilityState ) {
	Object.defineProperty( document, 'visibilityState', {
		configurable: true,
		value: state,
	} );
	act( () => void document.dispatchEvent( new Event( 'visibilitychange' ) ) );
}

const shown = () => Number( screen.getByRole( 'time' ).textContent );
const wait = ( ms: number ) => act( () => jest.advanceTimersByTime( ms ) );

beforeEach( () => {
	jest.useFakeTimers( { now: 0 } );
} );
afterEach( () => {
	setVisibility( 'visible' );
	jest.useRealTimers();
} );

it( 'C138: refreshes every 500 ms', () => {
	render( <Clock /> );
	wait( 499 );
	expect( shown() ).toBe( 0 );
	wait( 1 );
	expect( shown() ).toBe( 500 );
	wait( 1000 );
	expect( shown() ).toBe( 1500 );
} );

it( 'pauses while the page is hidden, and is right when it returns', () => {
	render( <Clock /> );
	setVisibility( 'hidden' );
	expect( jest.getTimerCount() ).toBe( 0 );
	wait( 5000 );
	expect( shown() ).toBe( 0 );
	setVisibility( 'visible' );
	expect( shown() ).toBe( 5000 );
	wait( 500 );
	expect( shown() ).toBe( 5500 );
} );

it( 'stops when it is removed', () => {
	const { unmount } = render( <Clock /> );
	unmount();
	expect( jest.getTimerCount() ).toBe( 0 );
} );
