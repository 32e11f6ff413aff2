import { enterPage, leavePage, whenInPage } from './page-entry';

afterEach( enterPage );

it( 'what needs the page goes ahead at once where the app stands in it', () => {
	const callback = jest.fn();
	whenInPage( callback );
	expect( callback ).toHaveBeenCalledTimes( 1 );
} );

it( 'what needs the page waits until the app stands in it, and runs once', () => {
	leavePage();
	const callback = jest.fn();
	whenInPage( callback );
	expect( callback ).not.toHaveBeenCalled();

	enterPage();
	enterPage();
	expect( callback ).toHaveBeenCalledTimes( 1 );
} );

it( 'what was called off while it waited does not run', () => {
	leavePage();
	const callback = jest.fn();
	whenInPage( callback )();
	enterPage();
	expect( callback ).not.toHaveBeenCalled();
} );
