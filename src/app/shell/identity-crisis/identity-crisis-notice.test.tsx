import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { makeConnectionStatus } from '../../../api/page-data.fixture';
import { deferred, mockNetwork, json } from '../../../api/network.fixture';
import { focusAdminElement, goToPage } from '../../../lib/wp-admin';
import {
	AUTHORIZE_URL,
	CONNECTED_SITE,
	openStore,
} from '../../../state/connection/connection.fixture';
import { IdentityCrisisNotice } from './identity-crisis-notice';

jest.mock( '../../../lib/wp-admin', () => ( {
	getPageAddress: () => '/wp-admin/admin.php?page=jetpack',
	focusAdminElement: jest.fn(),
	goToPage: jest.fn(),
} ) );

const CRISIS = {
	registeredUrl: 'https://old.test',
	currentUrl: 'http://site.test',
	isSafeModeConfirmed: false,
};

function show( identityCrisis: object | null = CRISIS ): void {
	const store = openStore( {
		...CONNECTED_SITE,
		connectionStatus: makeConnectionStatus( {
			isRegistered: true,
			hasConnectedOwner: true,
			isInIdentityCrisis: true,
			identityCrisis,
		} ),
	} );
	render(
		<Provider store={ store }>
			<IdentityCrisisNotice />
		</Provider>
	);
}

const region = () =>
	screen.getByRole( 'region', { name: 'This site is in safe mode' } );
const button = ( name: string ) => screen.getByRole( 'button', { name } );

beforeEach( () => jest.clearAllMocks() );

it( 'names both addresses, and says that nothing is sent (B317)', () => {
	show();
	const words = region().textContent;
	expect( words ).toContain( 'Registered address' );
	expect( within( region() ).getByText( 'https://old.test' ) ).toBeVisible();
	expect( within( region() ).getByText( 'http://site.test' ) ).toBeVisible();
	expect( words ).toContain( 'nothing is sent there' );
} );

it( 'is hidden from users who can’t resolve it', () => {
	show( null );
	expect( screen.queryByRole( 'region' ) ).not.toBeInTheDocument();
} );

it.each( [
	[ 'Stay in safe mode', /Nothing is sent to account\.test/ ],
	[ 'Move the connection here', /old\.test is disconnected/ ],
	[ 'Start fresh', /old\.test keeps its connection/ ],
] )( '“%s” says what it does', ( name, words ) => {
	show();
	expect( button( name ) ).toHaveAccessibleDescription( words );
} );

it( 'safe mode can be confirmed; the other ways stay open (A383)', async () => {
	const calls = mockNetwork( () => json( { code: 'success' } ) );
	show();
	await userEvent.click( button( 'Stay in safe mode' ) );
	expect( calls ).toHaveLength( 1 );
	expect( calls[ 0 ]?.url.pathname ).toMatch( /confirm-safe-mode$/ );
	expect(
		screen.getByRole( 'heading', { name: 'This site is in safe mode' } )
	).toHaveFocus();
	expect(
		screen.queryByRole( 'button', { name: 'Stay in safe mode' } )
	).not.toBeInTheDocument();

	await userEvent.click( screen.getByText( 'Change your choice' ) );
	expect( button( 'Move the connection here' ) ).toBeVisible();
	expect( button( 'Start fresh' ) ).toBeVisible();
} );

it( 'the connection can move here: then the crisis is over (A385)', async () => {
	const calls = mockNetwork( ( { method } ) =>
		json(
			method === 'POST'
				? { code: 'success' }
				: makeConnectionStatus( { isRegistered: true } )
		)
	);
	show();
	await userEvent.click( button( 'Move the connection here' ) );
	expect( calls[ 0 ]?.url.pathname ).toMatch( /migrate$/ );
	expect( screen.queryByRole( 'region' ) ).not.toBeInTheDocument();
	expect( focusAdminElement ).toHaveBeenCalledWith( 'wpbody-content' );
} );

it( 'the site can start fresh: then its user connects (A384)', async () => {
	mockNetwork( () => json( AUTHORIZE_URL ) );
	show();
	await userEvent.click( button( 'Start fresh' ) );
	expect( goToPage ).toHaveBeenCalledWith( AUTHORIZE_URL );
} );

it( 'one choice at a time', async () => {
	const response = deferred< Response >();
	const calls = mockNetwork( () => response.promise );
	show();
	await userEvent.click( button( 'Start fresh' ) );
	await userEvent.click( button( 'Start fresh' ) );
	await userEvent.click( button( 'Move the connection here' ) );
	expect( calls ).toHaveLength( 1 );
	expect( button( 'Move the connection here' ) ).toHaveAccessibleDescription(
		/Another choice is being applied\./
	);
	response.resolve( json( AUTHORIZE_URL ) );
	await screen.findByRole( 'region' );
} );

it.each( [ 'Stay in safe mode', 'Move the connection here', 'Start fresh' ] )(
	'“%s” that fails says why, and can be tried again',
	async ( name ) => {
		const calls = mockNetwork( () =>
			json( { code: 'wpcom_408', message: 'No answer.' }, 504 )
		);
		show();
		await userEvent.click( button( name ) );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'That did not work. No answer. (Status 504)'
		);
		await userEvent.click( button( name ) );
		expect( calls ).toHaveLength( 2 );
	}
);
