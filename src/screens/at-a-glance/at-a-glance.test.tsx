import { act, screen, waitFor, within } from '@testing-library/react';
import {
	requestedParts,
	deferred,
	mockNetwork,
	json,
} from '../../api/network.fixture';
import {
	EDITOR,
	makeConnectionStatus,
	makeModule,
	SUBSCRIBER,
} from '../../api/page-data.fixture';
import { renderScreen } from '../../../tests/unit/render-screen';
import { AtAGlance } from './at-a-glance';

const ON = {
	getModules: {
		protect: makeModule( 'protect', {
			name: 'Brute force protection',
			activated: true,
		} ),
	},
};
const OWNED = {
	connectionStatus: makeConnectionStatus( {
		isActive: true,
		isRegistered: true,
		hasConnectedOwner: true,
	} ),
};
const RECENTLY = 'Protection was recently activated.';

const card = () =>
	screen.findByRole( 'article', { name: 'Brute force protection' } );

describe( 'At a Glance', () => {
	it( 'has a Security section with the brute force protection card (A092, A106)', async () => {
		mockNetwork( () => json( { protect: 3 } ) );
		renderScreen( <AtAGlance />, ON );
		const section = screen.getByRole( 'region', { name: 'Security' } );
		expect( section ).toBeInTheDocument();
		expect( section ).toContainElement( await card() );
	} );

	it( 'links managers from the section to the security settings (A093, A292)', () => {
		mockNetwork( () => json( { protect: 3 } ) );
		renderScreen( <AtAGlance />, ON );
		expect(
			screen.getByRole( 'link', { name: 'Manage security settings' } )
		).toHaveAttribute( 'href', '#/security' );
	} );

	it( 'shows editors of a site with an owner the card without its manage link (A118)', async () => {
		mockNetwork( () => json( { protect: 3 } ) );
		renderScreen( <AtAGlance />, { ...ON, ...OWNED, userData: EDITOR } );
		expect( await screen.findByText( '3' ) ).toBeInTheDocument();
		expect( await card() ).toHaveTextContent( '3' );
		expect(
			screen.queryByRole( 'link', { name: 'Manage security settings' } )
		).not.toBeInTheDocument();
	} );

	it( 'shows subscribers only the connections, without requests (A117, A295)', () => {
		const calls = mockNetwork( () => json( { protect: 3 } ) );
		renderScreen( <AtAGlance />, { ...ON, userData: SUBSCRIBER } );
		expect( screen.getAllByRole( 'region' ) ).toHaveLength( 1 );
		expect(
			screen.getByRole( 'region', { name: 'Connections' } )
		).toBeInTheDocument();
		expect( calls ).toHaveLength( 0 );
	} );
} );

describe( 'the protection card', () => {
	it( 'gets its count with everything else that the page shows', async () => {
		const calls = mockNetwork( () => json( { protect: 1289 } ) );
		renderScreen( <AtAGlance />, ON );
		expect( await screen.findByText( '1,289' ) ).toBeInTheDocument();
		expect( calls.map( ( { url } ) => url.pathname ) ).toEqual( [
			'/wp-json/jetpack/v4/dashboard',
		] );
		expect( calls.flatMap( requestedParts ) ).toContain( 'protect' );
	} );

	it.each( [
		[ 'false (A135)', false ],
		[ "'0' (A136)", '0' ],
		[ "'N/A' (A137)", 'N/A' ],
	] )(
		'says recently activated for a count of %s',
		async ( _title, count ) => {
			mockNetwork( () => json( { protect: count } ) );
			renderScreen( <AtAGlance />, ON );
			expect( await screen.findByText( RECENTLY ) ).toBeInTheDocument();
		}
	);

	it( 'says its own text while the count loads', async () => {
		const response = deferred< Response >();
		mockNetwork( () => response.promise );
		renderScreen( <AtAGlance />, ON );
		const loading = await card();
		expect( loading ).toHaveAttribute( 'aria-busy', 'true' );
		expect( loading ).toHaveTextContent(
			'Total malicious attacks blocked on your site.'
		);
		response.resolve( json( { protect: 5 } ) );
		expect( await screen.findByText( '5' ) ).toBeInTheDocument();
	} );

	it( 'says what failed, tries again on its own route, and keeps the focus in the card (A346, B508)', async () => {
		const calls = mockNetwork( ( _call, nth ) =>
			nth === 1
				? json( {
						protect: {
							code: 'storage',
							message: 'Gone fishing',
							status: 500,
						},
				  } )
				: json( 8 )
		);
		const { user } = renderScreen( <AtAGlance />, ON );
		expect( await screen.findByText( /Gone fishing/ ) ).toBeInTheDocument();
		await user.click(
			within( await card() ).getByRole( 'button', { name: 'Try again' } )
		);
		expect( await screen.findByText( '8' ) ).toBeInTheDocument();
		expect( calls[ 1 ]?.url.pathname ).toBe(
			'/wp-json/jetpack/v4/module/protect/data'
		);
		expect( calls[ 1 ]?.url.searchParams.get( 'refresh' ) ).toBe( '1' );
		expect( await card() ).toContainElement(
			document.activeElement as HTMLElement
		);
	} );

	it( 'activates the module by link and moves the focus to its title (A276, A333)', async () => {
		const calls = mockNetwork( ( { method } ) =>
			method === 'POST'
				? json( { code: 'success' } )
				: json( { protect: 0 } )
		);
		const { user } = renderScreen( <AtAGlance /> );
		await user.click( screen.getByRole( 'button', { name: 'Activate' } ) );
		expect( await screen.findByText( RECENTLY ) ).toBeInTheDocument();
		const post = calls.find( ( { method } ) => method === 'POST' );
		expect( post?.body ).toEqual( { active: true } );
		expect( post?.url.pathname ).toBe(
			'/wp-json/jetpack/v4/module/protect/active'
		);
		await waitFor( () =>
			expect(
				screen.getByRole( 'heading', {
					name: 'Brute force protection',
				} )
			).toHaveFocus()
		);
	} );

	it( 'does not move the focus if the user moved it during activation', async () => {
		const response = deferred< Response >();
		mockNetwork( ( { method } ) =>
			method === 'POST' ? response.promise : json( { protect: 0 } )
		);
		const { user } = renderScreen( <AtAGlance /> );
		await user.click( screen.getByRole( 'button', { name: 'Activate' } ) );
		const elsewhere = screen.getByRole( 'link', {
			name: 'Manage security settings',
		} );
		act( () => elsewhere.focus() );
		response.resolve( json( { code: 'success' } ) );
		expect( await screen.findByText( RECENTLY ) ).toBeInTheDocument();
		expect( elsewhere ).toHaveFocus();
	} );

	it( 'says Unavailable in Offline Mode where it needs the account service', async () => {
		const calls = mockNetwork( () => json( 0 ) );
		renderScreen( <AtAGlance />, {
			getModules: {
				protect: makeModule( 'protect', { requires_connection: true } ),
			},
			connectionStatus: makeConnectionStatus( {
				offlineMode: {
					isActive: true,
					constant: true,
					url: false,
					filter: false,
					wpLocalConstant: false,
				},
			} ),
		} );
		expect( await card() ).toHaveTextContent(
			'Unavailable in Offline Mode'
		);
		expect( calls ).toHaveLength( 0 );
	} );

	it( 'prompts to connect without a connected owner (A300)', async () => {
		mockNetwork( () => json( 0 ) );
		renderScreen( <AtAGlance />, {
			getModules: {
				protect: makeModule( 'protect', {
					requires_connection: true,
					requires_user_connection: true,
				} ),
			},
			connectionStatus: makeConnectionStatus( { isRegistered: true } ),
		} );
		await card();
		expect(
			screen.getByRole( 'link', { name: 'Connect' } )
		).toHaveAttribute( 'href', '#/connect-user' );
	} );
} );
