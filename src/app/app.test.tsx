import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeModule, makePageData, SUBSCRIBER } from '../api/page-data.fixture';
import { mockNetwork, json } from '../api/network.fixture';
import { closeApp, openApp } from './app.fixture';
import { prepareApp } from './start';
import type { MountApp } from './start';

let calls: ReturnType< typeof mockNetwork >;

beforeEach( () => {
	calls = mockNetwork( () => json( {} ) );
} );

const heading = () => screen.getByRole( 'heading', { level: 1 } );

afterEach( closeApp );

describe( 'opening the dashboard', () => {
	it( 'sends one request for the cards, and sets the document title', async () => {
		await openApp( '#/dashboard' );
		expect( heading() ).toHaveTextContent( 'At a Glance' );
		// It is sent after the paint.
		await waitFor( () => expect( calls ).toHaveLength( 1 ) );
		expect( calls[ 0 ]?.url.pathname ).toBe(
			'/wp-json/jetpack/v4/dashboard'
		);
		expect( document.title ).toBe(
			'At a Glance ‹ Jetpack ‹ The Slow Road — WordPress'
		);
	} );

	it( 'leaves the focus to the browser', async () => {
		await openApp( '#/dashboard' );
		expect( heading() ).not.toHaveFocus();
	} );

	it( 'has a logo that links to the dashboard (B074)', async () => {
		await openApp( '#/security' );
		expect(
			screen.getByRole( 'link', { name: 'Jetpack' } )
		).toHaveAttribute( 'href', '#/dashboard' );
	} );

	it( 'has a notices area and a footer (A115, A116, A017)', async () => {
		await openApp( '#/dashboard', { adminPages: [ 'update-core' ] } );
		expect(
			screen.getByRole( 'region', { name: 'Notices' } )
		).toBeInTheDocument();
		expect( screen.getByText( 'Jetpack 1.0.0' ) ).toBeInTheDocument();
		expect(
			screen.getByRole( 'link', { name: 'Updates' } )
		).toBeInTheDocument();
		expect(
			screen.getByText( 'Trusted by more than 5 million sites' )
		).toBeInTheDocument();
	} );

	it( 'renders before its element exists, and marks wp-admin’s menu afterwards', async () => {
		closeApp();
		document.body.innerHTML = '';
		window.history.replaceState( null, '', '/?page=jetpack#/dashboard' );
		let showApp: MountApp | undefined;
		await act( async () => {
			showApp = prepareApp( makePageData() );
			await Promise.resolve();
		} );
		expect( screen.queryByRole( 'heading' ) ).not.toBeInTheDocument();

		document.body.innerHTML = `
			<ul id="adminmenu"><li class="wp-has-current-submenu"><ul class="wp-submenu">
				<li><a href="?page=jetpack#/dashboard">Dashboard</a></li>
			</ul></li></ul>
			<div id="mount"><noscript>No scripts.</noscript></div>`;
		const mount = document.getElementById( 'mount' ) as HTMLElement;
		const stop = showApp?.( mount );
		expect( heading() ).toHaveTextContent( 'At a Glance' );
		expect( mount ).not.toHaveTextContent( 'No scripts.' );
		expect(
			within(
				document.getElementById( 'adminmenu' ) as HTMLElement
			).getByRole( 'link' )
		).toHaveAttribute( 'aria-current', 'page' );
		act( () => stop?.() );
	} );

	it( 'shows an error message if it can’t start', () => {
		expect( () =>
			prepareApp( { ...makePageData(), initialState: {} } )
		).toThrow( 'lacks' );
	} );
} );

describe( 'navigation', () => {
	it( 'follows the hash, with a notices area on every page (B018, B084)', async () => {
		await openApp( '#/dashboard' );
		expect(
			screen.getByRole( 'region', { name: 'Notices' } )
		).toBeInTheDocument();
		await act( async () => {
			window.location.hash = '#/security';
			await Promise.resolve();
		} );
		expect(
			await screen.findByRole( 'heading', { level: 1, name: /safe/ } )
		).toBeInTheDocument();
		expect(
			screen.getByRole( 'region', { name: 'Notices' } )
		).toBeInTheDocument();
	} );

	it( 'accepts a hash without a slash', async () => {
		await openApp( '#security' );
		expect( heading() ).toHaveTextContent( /safe/ );
	} );

	it( 'marks the current page with a trailing slash, too', async () => {
		await openApp( '#/security/' );
		expect(
			screen.getByRole( 'link', { name: 'Security' } )
		).toHaveAttribute( 'aria-current', 'page' );
	} );

	it( 'replaces an unknown route (B047)', async () => {
		await openApp( '#/nowhere' );
		expect( window.location.hash ).toBe( '#/dashboard' );
		expect( heading() ).toHaveTextContent( 'At a Glance' );
		expect( heading() ).not.toHaveFocus();
	} );

	it( 'moves focus to the new screen’s heading, and sets the document title', async () => {
		await openApp( '#/dashboard' );
		await userEvent.click(
			screen.getByRole( 'link', { name: 'Manage security settings' } )
		);
		await waitFor( () =>
			expect(
				screen.getByRole( 'heading', { name: /safe/ } )
			).toHaveFocus()
		);
		expect( document.title ).toBe(
			'Security ‹ Jetpack ‹ The Slow Road — WordPress'
		);
	} );

	it( 'refreshes the number of blocked attacks on returning to the dashboard', async () => {
		calls = mockNetwork( () => json( { protect: 3 } ) );
		await openApp( '#/dashboard', {
			getModules: {
				protect: makeModule( 'protect', { activated: true } ),
			},
		} );
		await screen.findByText( '3' );
		mockNetwork( () => json( { protect: 4 } ) );
		await userEvent.click(
			screen.getByRole( 'link', { name: 'Manage security settings' } )
		);
		await userEvent.click(
			await screen.findByRole( 'link', { name: 'At a Glance' } )
		);
		expect( await screen.findByText( '4' ) ).toBeInTheDocument();
	} );

	it( 'adds no history entry for the current page', async () => {
		await openApp( '#/dashboard' );
		await userEvent.click(
			screen.getByRole( 'link', { name: 'Manage security settings' } )
		);
		const steps = window.history.length;
		await userEvent.click(
			await screen.findByRole( 'link', { name: 'Security' } )
		);
		expect( window.location.hash ).toBe( '#/security' );
		expect( window.history.length ).toBe( steps );
	} );

	it( 'works from wp-admin’s menu, which marks the current page', async () => {
		await openApp( '#/dashboard' );
		const menu = within(
			screen.getAllByRole( 'list' )[ 0 ] ?? document.body
		);
		expect(
			menu.getByRole( 'link', { name: 'Dashboard' } )
		).toHaveAttribute( 'aria-current', 'page' );
		await userEvent.click( menu.getByRole( 'link', { name: 'Settings' } ) );
		expect(
			await screen.findByRole( 'heading', { name: /safe/ } )
		).toBeInTheDocument();
		await waitFor( () =>
			expect(
				menu.getByRole( 'link', { name: 'Settings' } )
			).toHaveAttribute( 'aria-current', 'page' )
		);
		expect(
			menu.getByRole( 'link', { name: 'Dashboard' } )
		).not.toHaveAttribute( 'aria-current' );
	} );
} );

describe( 'wp-admin’s skip links', () => {
	it( 'only move the focus', async () => {
		await openApp( '#/security' );
		await userEvent.click(
			screen.getByRole( 'link', { name: 'Skip to main content' } )
		);
		expect( document.getElementById( 'wpbody-content' ) ).toHaveFocus();
		expect( window.location.hash ).toBe( '#/security' );
	} );

	it( 'loaded directly, show the dashboard and move the focus', async () => {
		await openApp( '#wpbody-content' );
		expect( heading() ).toHaveTextContent( 'At a Glance' );
		await waitFor( () =>
			expect( document.getElementById( 'wpbody-content' ) ).toHaveFocus()
		);
	} );
} );

describe( 'the navigation', () => {
	it( 'marks At a Glance as the current page (B092)', async () => {
		await openApp( '#/dashboard' );
		const nav = screen.getByRole( 'navigation', { name: 'Jetpack' } );
		expect(
			within( nav ).getByRole( 'link', { name: 'At a Glance' } )
		).toHaveAttribute( 'aria-current', 'page' );
	} );

	it( 'is not there for subscribers (B081)', async () => {
		await openApp( '#/dashboard', { userData: SUBSCRIBER } );
		expect( screen.queryByRole( 'navigation' ) ).not.toBeInTheDocument();
	} );

	it( 'has Dashboard and Settings buttons on the managed platform only (B075)', async () => {
		const { siteData } = makePageData().initialState;
		await openApp( '#/dashboard', {
			siteData: { ...siteData, isAtomicSite: true },
		} );
		const buttons = screen.getByRole( 'navigation', {
			name: 'Dashboard and settings',
		} );
		expect(
			within( buttons ).getByRole( 'link', { name: 'Dashboard' } )
		).toHaveClass( 'is-primary' );
		expect(
			within( buttons ).getByRole( 'link', { name: 'Settings' } )
		).not.toHaveClass( 'is-primary' );
		await openApp( '#/dashboard' );
		expect(
			screen.queryByRole( 'navigation', {
				name: 'Dashboard and settings',
			} )
		).not.toBeInTheDocument();
	} );
} );

describe( 'resetting the options', () => {
	const QUESTION = 'This will reset all Jetpack options, are you sure?';

	it( 'asks first, and does nothing on Cancel (A215)', async () => {
		await openApp( '#/dashboard', { isDevVersion: true } );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Reset' } )
		);
		expect(
			screen.getByRole( 'dialog', { name: QUESTION } )
		).toBeInTheDocument();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Cancel' } )
		);
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( calls.map( ( { method } ) => method ) ).not.toContain( 'POST' );
	} );

	it( 'continues when confirmed', async () => {
		mockNetwork( () => json( {}, 500 ) );
		await openApp( '#/dashboard', { isDevVersion: true } );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Reset' } )
		);
		const dialog = within(
			screen.getByRole( 'dialog', { name: QUESTION } )
		);
		await userEvent.click(
			dialog.getByRole( 'button', { name: 'Reset' } )
		);
		const notices = within(
			screen.getByRole( 'region', { name: 'Notices' } )
		);
		expect(
			await notices.findByText( 'Options failed to reset.' )
		).toBeInTheDocument();
	} );
} );
