import { markAppAttached, markAppDetached, whenAttached } from './app-mount';

afterEach( markAppAttached );

it( 'runs a callback immediately if the app is attached', () => {
	const callback = jest.fn();
	whenAttached( callback );
	expect( callback ).toHaveBeenCalledTimes( 1 );
} );

it( 'runs a callback once, as soon as the app is attached', () => {
	markAppDetached();
	const callback = jest.fn();
	whenAttached( callback );
	expect( callback ).not.toHaveBeenCalled();

	markAppAttached();
	markAppAttached();
	expect( callback ).toHaveBeenCalledTimes( 1 );
} );

it( 'what was called off while it waited does not run', () => {
	markAppDetached();
	const callback = jest.fn();
	whenAttached( callback )();
	markAppAttached();
	expect( callback ).not.toHaveBeenCalled();
} );
