import {
	act,
	fireEvent,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import { mockNetwork, json } from '../api/network.fixture';
import {
	ALL_PERMISSIONS,
	makeModule,
	makePageData,
	makeUser,
} from '../api/page-data.fixture';
import { CONNECTED_SITE } from '../state/connection/connection.fixture';
import { closeApp, openApp } from './app.fixture';

const SITE = {
	...CONNECTED_SITE,
	tracksUserData: { blogid: 4242, userid: 90210, username: 'martab' },
	getModules: {
		protect: makeModule( 'protect', {
			name: 'Protect',
			search_terms: 'login attempts, lockout',
		} ),
		publicize: makeModule( 'publicize', { activated: true } ),
		notes: makeModule( 'notes', {
			name: 'Notifications',
			description: 'Adds a bell to the toolbar',
		} ),
		'contact-form': makeModule( 'contact-form', {
			name: 'Contact form',
			description: 'Lets visitors write to you',
			activated: true,
		} ),
	},
	settings: { protect: false, notes: false, 'contact-form': true },
};

const PLACEHOLDER = 'Search for a Jetpack feature.';
const PROMPT = 'Enter a search term to find settings or close search.';

let saved: unknown[];
let events: { name: string; properties: object }[];

beforeEach( () => {
	saved = [];
	events = [];
	mockNetwork( ( { method, url, body } ) => {
		if ( method === 'POST' && url.pathname.endsWith( '/settings' ) ) {
			saved.push( body );
			return json( { ...Object( body ), code: 'success' } );
		}
		return json( {} );
	} );
	navigator.sendBeacon = ( _url, body ) => {
		events.push( ...JSON.parse( String( body ) ).events );
		return true;
	};
} );
afterEach( () => {
	jest.useRealTimers();
	closeApp();
} );
const box = () => screen.getByPlaceholderText( PLACEHOLDER );
const status = () => screen.getByText( /results? (for|found)|^Enter a search/ );
const pass = ( ms: number ) => act( () => jest.advanceTimersByTime( ms ) );
const leave = () => window.dispatchEvent( new Event( 'pagehide' ) );
const go = ( hash: string ) =>
	act( async () => {
		window.location.hash = hash;
		await new Promise( ( done ) => setTimeout( done, 50 ) );
	} );

/** Sets up fake timers and types into the search box. */
async function openToType( hash = '#/security' ) {
	await openApp( hash, SITE );
	jest.useFakeTimers();
}
const type = ( value: string ) =>
	fireEvent.change( box(), { target: { value } } );

describe( 'the box', () => {
	it( 'B114 B115: is there for managers, with its placeholder', async () => {
		await openApp( '#/security', SITE );
		expect( box() ).toBeInTheDocument();
		expect( box() ).toHaveAccessibleName( 'Search settings' );
	} );

	it( 'B114: is not shown to other users, even with a search term in the URL', async () => {
		await openApp( '#/sharing?term=protect', {
			...SITE,
			userData: makeUser( {
				...ALL_PERMISSIONS,
				manage_modules: false,
				manage_options: false,
			} ),
		} );
		expect( screen.queryByPlaceholderText( PLACEHOLDER ) ).toBeNull();
		expect( screen.queryByText( /results? for/ ) ).toBeNull();
	} );

	it( 'B116 B117 B614: writes the term 500 ms after the last letter', async () => {
		await openToType();
		type( 'log' );
		pass( 499 );
		type( 'login' );
		pass( 499 );
		expect( window.location.hash ).toBe( '#/security?term=' );
		pass( 1 );
		expect( window.location.hash ).toBe( '#/security?term=login' );
		expect( status() ).toHaveTextContent( '1 result for “login”' );
	} );

	it( 'B118: reads the term back from the address, at first and later', async () => {
		await openApp( '#/security?term=login', SITE );
		expect( box() ).toHaveValue( 'login' );
		await go( '#/security?term=lockout' );
		expect( box() ).toHaveValue( 'lockout' );
		await go( '#/security' );
		expect( box() ).toHaveValue( '' );
		expect(
			screen.getByRole( 'heading', { name: 'Brute force protection' } )
		).toBeInTheDocument();
	} );

	it( 'what waits is dropped when a tab is chosen', async () => {
		await openApp( '#/security', SITE );
		type( 'login' );
		await go( '#/sharing' );
		expect( box() ).toHaveValue( '' );
		await act( () => new Promise( ( done ) => setTimeout( done, 600 ) ) );
		expect( window.location.hash ).toBe( '#/sharing' );
	} );

	it( 'the focus alone opens nothing; a press does, Escape closes and keeps the focus', async () => {
		await openApp( '#/security', SITE );
		act( () => box().focus() );
		expect( window.location.hash ).toBe( '#/security' );
		fireEvent.click( box() );
		expect( window.location.hash ).toBe( '#/security?term=' );
		fireEvent.keyDown( box(), { key: 'Escape' } );
		expect( window.location.hash ).toBe( '#/security' );
		expect( box() ).toHaveFocus();
	} );

	it( 'Close search takes the term away', async () => {
		await openApp( '#/security?term=login', SITE );
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Close search' } )
		);
		expect( window.location.hash ).toBe( '#/security' );
		expect( box() ).toHaveFocus();
	} );
} );

describe( 'what is found', () => {
	it( 'B120: asks for a search term if it is empty', async () => {
		await openApp( '#/security?term=', SITE );
		expect( status() ).toHaveTextContent( PROMPT );
		expect( status() ).toHaveRole( 'status' );
	} );

	it( 'B121: says that nothing was found', async () => {
		await openApp( '#/security?term=xyzzy', SITE );
		expect( status() ).toHaveTextContent(
			'No search results found for xyzzy'
		);
	} );

	it( 'B119: the cards of every section that match, with their number', async () => {
		await openApp( '#/sharing?term=login%20attempts', SITE );
		expect( status() ).toHaveTextContent( '1 result for “login attempts”' );
		const section = screen.getByRole( 'region', { name: 'Security' } );
		expect(
			within( section ).getByRole( 'article', {
				name: 'Brute force protection',
			} )
		).toBeInTheDocument();
		expect( section ).toHaveTextContent( 'Found for: login attempts' );
	} );

	it( 'B136: an active module’s card has its switch', async () => {
		await openApp( '#/security?term=contact%20form', SITE );
		expect(
			screen.getByRole( 'switch', { name: 'Lets visitors write to you' } )
		).toBeChecked();
	} );

	it( 'B137 B138: an inactive one’s banner turns its option on, and becomes the card', async () => {
		await openApp( '#/security?term=notifications', SITE );
		fireEvent.click( screen.getByRole( 'button', { name: 'Activate' } ) );
		await waitFor( () => expect( saved ).toEqual( [ { notes: true } ] ) );
		expect(
			await screen.findByRole( 'switch', {
				name: 'Adds a bell to the toolbar',
			} )
		).toBeInTheDocument();
		await waitFor( () =>
			expect(
				screen.getByRole( 'heading', { name: 'Notifications' } )
			).toHaveFocus()
		);
	} );

	it( 'an active one has its settings, which are saved together', async () => {
		await openApp( '#/security?term=distribution', {
			...SITE,
			settings: { ...SITE.settings, websub_hub: '' },
			getModules: {
				...SITE.getModules,
				'enhanced-distribution': makeModule( 'enhanced-distribution', {
					name: 'Enhanced distribution',
					activated: true,
					available: true,
					extra: { ping: 'The hub was last notified 1 hour ago.' },
				} ),
			},
		} );
		expect(
			screen.getByText( 'The hub was last notified 1 hour ago.' )
		).toBeInTheDocument();
		fireEvent.change(
			screen.getByRole( 'textbox', { name: 'Address of a WebSub hub' } ),
			{ target: { value: 'https://hub.example/' } }
		);
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Save settings' } )
		);
		await waitFor( () =>
			expect( saved ).toEqual( [
				{ websub_hub: 'https://hub.example/' },
			] )
		);
	} );

	it( 'an inactive one’s banner shows why it can’t be turned on', async () => {
		await openApp( '#/security?term=notifications', {
			...SITE,
			getModules: {
				...SITE.getModules,
				notes: makeModule( 'notes', {
					name: 'Notifications',
					available: false,
					unavailable_reason: 'Not yet.',
				} ),
			},
		} );
		expect(
			screen.getByText( 'Not yet.', { ignore: '[role="tooltip"]' } )
		).toBeInTheDocument();
		expect(
			screen.getByRole( 'button', { name: 'Activate' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
	} );

	it( 'a draft outlives opening and closing the search', async () => {
		await openApp( '#/security', {
			...SITE,
			settings: { ...SITE.settings, protect: true },
			getModules: {
				...SITE.getModules,
				protect: makeModule( 'protect', { activated: true } ),
			},
		} );
		const field = () => screen.getByRole( 'textbox', { name: /allowed/i } );
		fireEvent.change( field(), { target: { value: '192.0.2.1' } } );
		fireEvent.click( box() );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Close search' } )
		);
		expect( field() ).toHaveValue( '192.0.2.1' );
	} );
} );

it( 'B459 B545: terms of three characters and more are counted', async () => {
	for ( const term of [ 'qz', 'qzx' ] ) {
		await openApp( `#/security?term=${ term }`, SITE );
	}
	leave();
	// Excludes events that earlier tests may have queued.
	const counted = events
		.filter( ( { name } ) => name === 'jetpack_search_term' )
		.map( ( { properties } ) => properties );
	expect( counted ).toContainEqual( { term: 'qzx' } );
	expect( counted ).not.toContainEqual( { term: 'qz' } );
} );

it( 'the section of /settings is a manager’s Security', async () => {
	await openApp( '#/settings', {
		...SITE,
		userData: makePageData().initialState.userData,
	} );
	expect(
		screen.getByRole( 'heading', { name: 'Brute force protection' } )
	).toBeInTheDocument();
} );
