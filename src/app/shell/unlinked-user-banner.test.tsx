import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import {
	makeConnectionStatus,
	makeUser,
	SUBSCRIBER,
} from '../../api/page-data.fixture';
import type { InitialState } from '../../api/initial-state';
import {
	CONNECTED_SITE,
	openStore,
} from '../../state/connection/connection.fixture';
import { UnlinkedUserBanner } from './unlinked-user-banner';

const OWNED = { isRegistered: true, hasConnectedOwner: true };
const { offlineMode: ONLINE } = makeConnectionStatus();

function show( given: Partial< InitialState >, path = '/dashboard' ) {
	const store = openStore( {
		...CONNECTED_SITE,
		connectionStatus: makeConnectionStatus( OWNED ),
		userData: makeUser( {} ),
		...given,
	} );
	render(
		<Provider store={ store }>
			<UnlinkedUserBanner path={ path } />
		</Provider>
	);
	return screen.queryByRole( 'link', { name: 'Connect your user account' } );
}

it( 'an unlinked user is asked to connect their account (B485)', () => {
	expect( show( {} ) ).toHaveAttribute( 'href', '#/connect-user' );
	expect( screen.getByText( /connected to account\.test/ ) ).toBeVisible();
} );

it( 'is shown to an editor if they can connect (B485)', () => {
	const editor = makeUser( { connect: false, manage_modules: false } );
	expect( show( { userData: editor } ) ).toBeInTheDocument();
} );

it.each< [ string, Partial< InitialState > ] >( [
	[ 'who is linked', { userData: makeUser( {}, { isConnected: true } ) } ],
	[ 'who has dismissed it', { dismissedNotices: { 'unlinked-user': true } } ],
	[ 'who can’t connect accounts', { userData: SUBSCRIBER } ],
	[
		'of a site without an owner',
		{ connectionStatus: makeConnectionStatus( { isRegistered: true } ) },
	],
	[
		'of a site with an error',
		{
			connectionStatus: makeConnectionStatus( {
				...OWNED,
				errors: [ { code: 'odd', message: '', action: 'support' } ],
			} ),
		},
	],
	[
		'of a site that is offline',
		{
			connectionStatus: makeConnectionStatus( {
				...OWNED,
				offlineMode: { ...ONLINE, isActive: true, constant: true },
			} ),
		},
	],
	[
		'of a site in safe mode',
		{
			connectionStatus: makeConnectionStatus( {
				...OWNED,
				isInIdentityCrisis: true,
			} ),
		},
	],
] )( 'a user %s is not (B485)', ( _who, given ) => {
	expect( show( given ) ).not.toBeInTheDocument();
} );

it( 'is hidden on the screen that it links to', () => {
	expect( show( {}, '/connect-user' ) ).not.toBeInTheDocument();
} );
