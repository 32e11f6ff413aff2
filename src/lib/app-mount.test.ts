import { markAppAttached, markAppDetached, whenAttached } from './app-mount';

afterEach( markAppAttached );

it( 'what needs the page goes ahead at once where the app stands in it', () => {
	const callback = jest.fn();
	whenAttached( callback );
	expect( callback ).toHaveBeenCalledTimes( 1 );
} );

it( 'what needs the page waits until the app stands in it, and runs once', () => {
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
