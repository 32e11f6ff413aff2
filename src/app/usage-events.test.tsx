import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockNetwork, json } from '../api/network.fixture';
import { makeModule } from '../api/page-data.fixture';
import { CONNECTED_SITE } from '../state/connection/connection.fixture';
import { closeApp, openApp } from './app.fixture';

const TRACKED = {
	...CONNECTED_SITE,
	tracksUserData: { blogid: 4242, userid: 90210, username: 'martab' },
	getModules: { protect: makeModule( 'protect', { name: 'Protect' } ) },
};

let events: { name: string; properties: object }[];

beforeEach( () => {
	mockNetwork( () => json( {} ) );
	events = [];
	navigator.sendBeacon = ( _url, body ) => {
		events.push( ...JSON.parse( String( body ) ).events );
		return true;
	};
} );
afterEach( closeApp );
/** Simulates hiding the tab, which sends queued events. */
const leave = () => window.dispatchEvent( new Event( 'pagehide' ) );

it( 'each route that is shown is counted with the version (B544)', async () => {
	await openApp( '#/dashboard?term=secret', TRACKED );
	await userEvent.click(
		screen.getByRole( 'link', { name: 'Manage security settings' } )
	);
	await screen.findByRole( 'link', { name: 'Security', current: 'page' } );
	leave();
	const views = events.filter( ( { name } ) => name === 'jetpack_page_view' );
	expect( views.map( ( { properties } ) => properties ) ).toEqual( [
		{ path: '/dashboard', version: '1.0.0' },
		{ path: '/security', version: '1.0.0' },
	] );
} );

it( 'records clicks in a card with their target', async () => {
	await openApp( '#/dashboard', TRACKED );
	await userEvent.click(
		screen.getAllByRole( 'button', { name: 'Activate' } )[ 0 ] as Element
	);
	leave();
	expect( events ).toContainEqual( {
		name: 'jetpack_card_click',
		properties: { card: expect.any( String ), target: '' },
	} );
} );

it( 'the shop’s welcome is counted, and its dismissal (B548)', async () => {
	await openApp( '#/dashboard', { ...TRACKED, isWooCommerceActive: true } );
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Set up Jetpack' } )
	);
	leave();
	const names = events.map( ( { name } ) => name );
	expect( names ).toContain( 'jetpack_welcome_view' );
	expect( names ).toContain( 'jetpack_welcome_dismiss' );
} );

describe( 'offers', () => {
	/** Prevents navigation, which jsdom doesn't implement. */
	const stay = ( event: Event ) => event.preventDefault();
	beforeEach( () => document.addEventListener( 'click', stay ) );
	afterEach( () => document.removeEventListener( 'click', stay ) );

	it( 'count clicks on their upgrade (B546)', async () => {
		const site = { ID: 4242, plan: { product_slug: 'jetpack_free' } };
		const body = { code: 'success', data: JSON.stringify( site ) };
		await openApp( '#/dashboard', {
			...TRACKED,
			dashboard: { parts: { site: { body, age: 60 } } },
		} );
		const card = within(
			await screen.findByRole( 'article', { name: 'Security bundle' } )
		);
		await userEvent.click(
			await card.findByRole( 'link', { name: /^Upgrade/ } )
		);
		leave();
		expect( events ).toContainEqual( {
			name: 'jetpack_upgrade_banner_click',
			properties: { offer: 'security' },
		} );
	} );

	it( 'link to a plugin’s own page, and record it (B547)', async () => {
		await openApp( '#/dashboard', {
			...TRACKED,
			ownPlugins: { 'jetpack-boost': 'active' },
		} );
		const card = within(
			await screen.findByRole( 'article', { name: 'Boost' } )
		);
		await userEvent.click(
			await card.findByRole( 'link', { name: 'Manage Boost' } )
		);
		leave();
		expect( events ).toContainEqual( {
			name: 'jetpack_plugin_dashboard_click',
			properties: { plugin: 'jetpack-boost' },
		} );
	} );
} );
