/** @jest-environment ./tools/jest/browser-environment.js */
import { afterPaint } from './after-paint';

const wait = ( ms: number ) => jest.advanceTimersByTime( ms );

beforeEach( () => jest.useFakeTimers() );

afterEach( () => {
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

it( 'calls back once, in a task behind the next frame', () => {
	const order: string[] = [];
	afterPaint( () => order.push( 'after' ) );
	requestAnimationFrame( () => order.push( 'frame' ) );
	wait( 100 );
	expect( order ).toEqual( [ 'frame', 'after' ] );
} );

it( 'can be called off', () => {
	const callback = jest.fn();
	afterPaint( callback )();
	wait( 100 );
	expect( callback ).not.toHaveBeenCalled();
} );

it( 'calls back in a tab that isn’t shown, too', () => {
	jest.spyOn( document, 'visibilityState', 'get' ).mockReturnValue(
		'hidden'
	);
	const callback = jest.fn();
	afterPaint( callback );
	wait( 400 );
	expect( callback ).toHaveBeenCalledTimes( 1 );
} );

describe( 'before the page’s first paint', () => {
	let tell: () => void;

	beforeEach( () => {
		performance.getEntriesByName = () => [];
		window.PerformanceObserver = Object.assign(
			class {
				constructor( told: () => void ) {
					tell = told;
				}
				observe() {}
				disconnect() {}
			},
			{ supportedEntryTypes: [ 'paint' ] }
		) as unknown as typeof PerformanceObserver;
	} );

	it( 'waits until the browser reports it', () => {
		const callback = jest.fn();
		afterPaint( callback );
		wait( 100 );
		expect( callback ).not.toHaveBeenCalled();
		tell();
		expect( callback ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'waits no longer than a second', () => {
		const callback = jest.fn();
		afterPaint( callback );
		wait( 1100 );
		expect( callback ).toHaveBeenCalledTimes( 1 );
	} );
} );
