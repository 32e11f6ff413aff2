/** @jest-environment ./tools/jest/browser-environment.js */
import {
	getPageLanguage,
	onMountElement,
	onPageRestored,
	isReloadOrHistoryVisit,
	updateMenuBadge,
} from './wp-admin';

it.each( [
	[ 'de-DE', 'de-DE' ],
	[ 'de-DE-formal', 'de-DE-formal' ],
	[ 'pt-PT-ao90', 'pt-PT' ],
	[ '', undefined ],
] )( 'the page’s language %j is %j to Intl', ( written, language ) => {
	document.documentElement.lang = written;
	expect( getPageLanguage() ).toBe( language );
	expect( () => new Intl.NumberFormat( getPageLanguage() ) ).not.toThrow();
} );

describe( 'the mount element', () => {
	afterEach( () => {
		document.body.innerHTML = '';
		delete window.JetpackDashboardStart;
	} );

	it( 'renders immediately if it exists already', () => {
		document.body.innerHTML = '<div id="jetpack-dashboard-root"></div>';
		const draw = jest.fn();
		onMountElement( draw );
		expect( draw ).toHaveBeenCalledTimes( 1 );
		expect( window.JetpackDashboardStart ).toBeUndefined();
	} );

	it( 'renders once, when the page reports that it exists', () => {
		const draw = jest.fn();
		onMountElement( draw );
		expect( draw ).not.toHaveBeenCalled();

		document.body.innerHTML = '<div id="jetpack-dashboard-root"></div>';
		const start = window.JetpackDashboardStart;
		start?.();
		expect( draw ).toHaveBeenCalledWith(
			document.getElementById( 'jetpack-dashboard-root' )
		);
		expect( window.JetpackDashboardStart ).toBeUndefined();
	} );
} );

it( 'the number in the admin menu goes down, and goes', () => {
	const title =
		'Jetpack <span class="update-plugins count-2"><span aria-hidden="true">2</span><span>2 new</span></span>';
	// WordPress prints it twice.
	document.body.innerHTML = `<ul><li id="toplevel_page_jetpack">${ title }; ${ title }</li></ul>`;
	const item = () => document.querySelector( 'li' )?.textContent;
	updateMenuBadge( 1, '1 new' );
	expect( item() ).toBe( 'Jetpack 11 new; Jetpack 11 new' );
	expect( document.querySelector( '.count-1' ) ).not.toBeNull();
	updateMenuBadge( 0, '' );
	expect( item() ).toBe( 'Jetpack ; Jetpack ' );
	updateMenuBadge( 0, '' );
	document.body.innerHTML = '';
} );

it( 'detects a return to the cached page, but not a first visit', () => {
	const callback = jest.fn();
	const show = ( persisted: boolean ) =>
		window.dispatchEvent(
			Object.assign( new Event( 'pageshow' ), { persisted } )
		);
	const release = onPageRestored( callback );
	show( false );
	expect( callback ).not.toHaveBeenCalled();
	show( true );
	expect( callback ).toHaveBeenCalledTimes( 1 );
	release();
	show( true );
	expect( callback ).toHaveBeenCalledTimes( 1 );
} );

describe( 'isReloadOrHistoryVisit', () => {
	it.each( [
		[ 'navigate', false ],
		[ 'back_forward', true ],
		[ 'reload', true ],
	] )( 'a page that was loaded by %s: %s', ( type, isRevisited ) => {
		Object.defineProperty( performance, 'getEntriesByType', {
			configurable: true,
			value: ( name: string ) =>
				name === 'navigation' ? [ { type } ] : [],
		} );
		expect( isReloadOrHistoryVisit() ).toBe( isRevisited );
	} );
} );
