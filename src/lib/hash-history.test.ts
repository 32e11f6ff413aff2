/** @jest-environment ./tools/jest/browser-environment.js */
import { waitFor } from '@testing-library/react';
import { createHashHistory } from './hash-history';
import type { HashHistory, BlockedNavigation } from './hash-history';

let history: HashHistory;
let shown: string[];

function open( hash: string ): void {
	window.history.pushState( null, '', `/wp-admin/?page=jetpack${ hash }` );
	history = createHashHistory();
	shown = [];
	history.listen( () => shown.push( history.getLocation().pathname ) );
}

/**
 * Blocks every navigation away from the current route; returns the last one
 * blocked.
 */
function hold(): { readonly navigation: BlockedNavigation | null } {
	const held: { navigation: BlockedNavigation | null } = { navigation: null };
	history.guard( {
		holds: ( next, current ) => next.pathname !== current.pathname,
		onHeld: ( navigation ) => {
			held.navigation = navigation;
		},
	} );
	return held;
}

const hash = () => window.location.hash;
const path = () => history.getLocation().pathname;
const settled = () => new Promise( ( resolve ) => setTimeout( resolve, 60 ) );

afterEach( () => history.release() );

describe( 'the address', () => {
	it.each( [
		[ '', '/', '' ],
		[ '#/security', '/security', '' ],
		[ '#security', '/security', '' ],
		[ '#/traffic?term=a%20b', '/traffic', '?term=a%20b' ],
	] )( '%s is a location', ( given, pathname, search ) => {
		open( given );
		expect( history.getLocation() ).toMatchObject( { pathname, search } );
	} );

	it( 'keeps the page’s own query', () => {
		open( '#/security' );
		history.push( { pathname: '/privacy', search: '?a=1', hash: '' } );
		expect( window.location.search ).toBe( '?page=jetpack' );
		expect( hash() ).toBe( '#/privacy?a=1' );
		expect( history.createHref( '/privacy' ) ).toBe( '#/privacy' );
	} );
} );

describe( 'going somewhere', () => {
	it( 'pushes an entry, and replaces one', () => {
		open( '#/security' );
		const steps = window.history.length;
		history.push( '/privacy' );
		expect( window.history.length ).toBe( steps + 1 );
		history.replace( '/sharing' );
		expect( window.history.length ).toBe( steps + 1 );
		expect( shown ).toEqual( [ '/privacy', '/sharing' ] );
	} );

	it( 'follows back and forward, and a hash that is edited by hand', async () => {
		open( '#/security' );
		history.push( '/privacy' );
		history.go( -1 );
		await waitFor( () => expect( path() ).toBe( '/security' ) );
		history.go( 1 );
		await waitFor( () => expect( path() ).toBe( '/privacy' ) );
		window.location.hash = '#/sharing';
		await waitFor( () => expect( path() ).toBe( '/sharing' ) );
		expect( window.history.state ).toEqual( { idx: 2 } );
	} );

	it( 'does not call removed listeners', () => {
		open( '#/security' );
		const listener = jest.fn();
		history.listen( listener )();
		history.push( '/privacy' );
		expect( listener ).not.toHaveBeenCalled();
	} );
} );

describe( 'a guard', () => {
	it.each( [ 'push', 'replace' ] as const )(
		'blocks a %s, and allows it later',
		( way ) => {
			open( '#/security' );
			const held = hold();
			history[ way ]( '/privacy' );
			expect( hash() ).toBe( '#/security' );
			expect( shown ).toEqual( [] );
			held.navigation?.proceed();
			expect( hash() ).toBe( '#/privacy' );
			expect( path() ).toBe( '/privacy' );
		}
	);

	it( 'allows unrelated navigation', () => {
		open( '#/security' );
		const held = hold();
		history.push( '/security?term=x' );
		expect( held.navigation ).toBeNull();
		expect( hash() ).toBe( '#/security?term=x' );
	} );

	it.each( [
		[ 'back', -1, '/security' ],
		[ 'back by two', -2, '/dashboard' ],
		[ 'forward', 1, '/sharing' ],
	] )(
		'blocks a step %s, and allows it later',
		async ( _title, delta, to ) => {
			open( '#/dashboard' );
			history.push( '/security' );
			history.push( '/privacy' );
			history.push( '/sharing' );
			history.go( -1 );
			await waitFor( () => expect( path() ).toBe( '/privacy' ) );
			const held = hold();
			window.history.go( delta );
			await waitFor( () => expect( held.navigation ).not.toBeNull() );
			await waitFor( () => expect( hash() ).toBe( '#/privacy' ) );
			await settled();
			expect( path() ).toBe( '/privacy' );
			held.navigation?.proceed();
			await waitFor( () => expect( hash() ).toBe( `#${ to }` ) );
			await waitFor( () => expect( path() ).toBe( to ) );
		}
	);

	it( 'blocks a hash that is edited by hand, repeatedly', async () => {
		open( '#/security' );
		const held = hold();
		for ( let round = 0; round < 3; round += 1 ) {
			window.location.hash = '#/dashboard';
			await waitFor( () => expect( hash() ).toBe( '#/security' ) );
			await settled();
			expect( path() ).toBe( '/security' );
		}
		held.navigation?.proceed();
		await waitFor( () => expect( path() ).toBe( '/dashboard' ) );
	} );

	it( 'allows it while the step is still being undone', async () => {
		open( '#/dashboard' );
		history.push( '/security' );
		history.guard( {
			holds: () => true,
			onHeld: ( { proceed } ) => queueMicrotask( proceed ),
		} );
		window.history.back();
		await waitFor( () => expect( path() ).toBe( '/dashboard' ) );
		await settled();
		expect( hash() ).toBe( '#/dashboard' );
	} );

	it( 'blocks several navigations in a row', async () => {
		open( '#/dashboard' );
		history.push( '/security' );
		history.push( '/privacy' );
		hold();
		window.history.back();
		window.history.back();
		await settled();
		await waitFor( () => expect( hash() ).toBe( '#/privacy' ) );
		expect( path() ).toBe( '/privacy' );
		expect( shown ).toEqual( [ '/security', '/privacy' ] );
	} );

	it( 'puts the address right where a reload has cleared the entry’s number', async () => {
		open( '#/dashboard' );
		history.push( '/security' );
		history.push( '/privacy' );
		history.release();
		// wp-admin clears the history state like this on every load.
		window.history.replaceState( null, '' );
		history = createHashHistory();
		const held = hold();
		window.history.back();
		await waitFor( () => expect( held.navigation ).not.toBeNull() );
		await waitFor( () => expect( hash() ).toBe( '#/privacy' ), {
			timeout: 2000,
		} );
		expect( path() ).toBe( '/privacy' );
		held.navigation?.proceed();
		await waitFor( () => expect( hash() ).toBe( '#/security' ) );
		expect( path() ).toBe( '/security' );
	} );

	it( 'does not ask after it is removed', () => {
		open( '#/security' );
		const onHeld = jest.fn();
		const release = history.guard( { holds: () => true, onHeld } );
		release();
		history.push( '/privacy' );
		expect( onHeld ).not.toHaveBeenCalled();
		expect( path() ).toBe( '/privacy' );
	} );

	it( 'leaves its place to a later one, which the earlier can’t take away', () => {
		open( '#/security' );
		const release = history.guard( {
			holds: () => true,
			onHeld: () => {},
		} );
		const held = hold();
		release();
		history.push( '/privacy' );
		expect( held.navigation ).not.toBeNull();
	} );
} );
