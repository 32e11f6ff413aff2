import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, mockNetwork, noResponse } from '../api/network.fixture';
import { EDITOR } from '../api/page-data.fixture';
import {
	MODULES,
	SITE,
} from '../screens/recommendations/recommendations.fixture';
// Loaded up front, so that their tests don't wait for it.
import '../screens/recommendations/recommendations-screen';
import { closeApp, openApp } from './app.fixture';

afterEach( closeApp );

function answerTo( method: string, path: string ): unknown {
	if ( path.endsWith( '/conditional' ) ) {
		return [ 'publicize', 'anti-spam' ];
	}
	if ( method === 'POST' && path.includes( '/recommendations/' ) ) {
		return true;
	}
	return method === 'POST' || path.endsWith( 'dashboard' ) ? {} : [];
}

beforeEach( () => {
	mockNetwork( ( { method, url } ) =>
		json( answerTo( method, url.pathname ) )
	);
} );

const OFF = {
	...SITE,
	siteData: { ...SITE.siteData, showRecommendations: false },
} as typeof SITE;

const entry = () => screen.queryByRole( 'link', { name: /^Recommendations/ } );

it( 'C012 C099 B096: the assistant has an entry, which is current in each step', async () => {
	await openApp( '#/recommendations/monitor', SITE );
	expect(
		await screen.findByRole( 'heading', { level: 1, name: /goes down/ } )
	).toBeVisible();
	expect( entry() ).toHaveAttribute( 'href', '#/recommendations' );
	expect( entry() ).toHaveAttribute( 'aria-current', 'page' );
} );

it( 'C083 B039: without the assistant, its routes lead to the dashboard', async () => {
	await openApp( '#/recommendations/monitor', OFF );
	await waitFor( () => expect( window.location.hash ).toBe( '#/dashboard' ) );
	expect( entry() ).toBeNull();
} );

it( 'users who don’t manage the site have no assistant', async () => {
	await openApp( '#/recommendations', { ...SITE, userData: EDITOR } );
	await waitFor( () => expect( window.location.hash ).toBe( '#/dashboard' ) );
	expect( entry() ).toBeNull();
} );

it( 'answers that wait for a save are sent when the page is left from another screen', async () => {
	const calls = mockNetwork( ( { method, url } ) =>
		method === 'POST' && url.pathname.endsWith( '/recommendations/data' )
			? noResponse()
			: json( answerTo( method, url.pathname ) )
	);
	const saved = () =>
		calls
			.filter(
				( { method, url } ) =>
					method === 'POST' &&
					url.pathname.endsWith( '/recommendations/data' )
			)
			.map( ( { body } ) => body );
	await openApp( '#/recommendations/monitor', SITE );
	const skip = await screen.findByRole( 'link', { name: 'Not now' } );
	await waitFor( () => expect( saved() ).toHaveLength( 1 ) );
	await userEvent.click( skip );
	await userEvent.click( screen.getByRole( 'link', { name: 'Dashboard' } ) );
	await waitFor( () => expect( window.location.hash ).toBe( '#/dashboard' ) );
	expect( saved() ).toHaveLength( 1 );

	window.dispatchEvent( new Event( 'pagehide' ) );
	await waitFor( () => expect( saved() ).toHaveLength( 2 ) );
	expect( saved()[ 1 ] ).toMatchObject( {
		data: { skippedRecommendations: [ 'monitor' ] },
	} );
} );

it( 'C100: the badge counts what is unread, and goes with the view', async () => {
	await openApp( '#/dashboard', {
		...SITE,
		recommendationsStep: 'summary',
		newRecommendations: [ 'publicize', 'anti-spam' ],
	} );
	expect( entry() ).toHaveTextContent( '2 unread' );
	const menuBadge = document.createElement( 'div' );
	menuBadge.id = 'toplevel_page_jetpack';
	menuBadge.innerHTML =
		'<span class="update-plugins"><span>2</span><span>2 new</span></span>';
	document.body.append( menuBadge );
	await userEvent.setup().click( entry() ?? document.body );
	expect(
		await screen.findByRole( 'heading', { level: 1, name: /social media/ } )
	).toHaveFocus();
	await waitFor( () => expect( entry() ).toHaveTextContent( '1 unread' ) );
	expect( menuBadge ).toHaveTextContent( '11 new recommendation' );
	menuBadge.remove();
} );

it( 'the next step gets the focus, and Back returns', async () => {
	await openApp( '#/recommendations/monitor', {
		...SITE,
		getModules: MODULES,
	} );
	await screen.findByRole( 'heading', { level: 1, name: /goes down/ } );
	await userEvent
		.setup()
		.click( screen.getByRole( 'link', { name: 'Not now' } ) );
	expect(
		await screen.findByRole( 'heading', { level: 1, name: /your posts/ } )
	).toHaveFocus();
	window.history.back();
	expect(
		await screen.findByRole( 'heading', { level: 1, name: /goes down/ } )
	).toHaveFocus();
} );

it( 'the browser asks before it loses answers that could not be saved', async () => {
	let isDown = false;
	mockNetwork( ( { method, url } ) => {
		if ( method !== 'POST' ) {
			return json( answerTo( method, url.pathname ) );
		}
		return isDown
			? json( { code: 'oops', message: 'No.' }, 500 )
			: json( true );
	} );
	const isBlocked = () =>
		! window.dispatchEvent(
			new Event( 'beforeunload', { cancelable: true } )
		);
	await openApp( '#/recommendations/monitor', SITE );
	await screen.findByRole( 'heading', { level: 1, name: /goes down/ } );
	isDown = true;
	await userEvent
		.setup()
		.click( screen.getByRole( 'link', { name: 'Not now' } ) );
	await screen.findByText( /not saved yet/ );
	expect( isBlocked() ).toBe( true );
	// Also elsewhere.
	window.location.hash = '#/dashboard';
	await screen.findByRole( 'heading', { name: 'At a Glance' } );
	expect( isBlocked() ).toBe( true );
	isDown = false;
	window.location.hash = '#/recommendations/monitor';
	await screen.findByRole( 'heading', { level: 1, name: /goes down/ } );
	await waitFor( () => expect( isBlocked() ).toBe( false ) );
} );

it( 'C316: views and clicks in the assistant are counted', async () => {
	const events: unknown[] = [];
	navigator.sendBeacon = ( _url, body ) => {
		events.push( ...JSON.parse( String( body ) ).events );
		return true;
	};
	await openApp( '#/recommendations/monitor', {
		...SITE,
		tracksUserData: { blogid: 4242, userid: 90210, username: 'martab' },
	} );
	await screen.findByRole( 'heading', { level: 1, name: /goes down/ } );
	await userEvent
		.setup()
		.click( screen.getByRole( 'link', { name: 'Not now' } ) );
	await screen.findByRole( 'heading', { level: 1, name: /your posts/ } );
	window.dispatchEvent( new Event( 'pagehide' ) );
	expect( events ).toContainEqual( {
		name: 'jetpack_recommendations_view',
		properties: { step: 'monitor' },
	} );
	expect( events ).toContainEqual( {
		name: 'jetpack_recommendations_click',
		properties: { step: 'monitor', action: 'skip' },
	} );
} );
