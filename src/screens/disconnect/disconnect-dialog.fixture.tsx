import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { InitialState } from '../../api/initial-state';
import { mockNetwork, json } from '../../api/network.fixture';
import type { SentRequest } from '../../api/network.fixture';
import {
	ACCOUNT_SERVICE,
	makeConnectionStatus,
	makePageData,
	makeUser,
} from '../../api/page-data.fixture';
import { createPage } from '../../state/page';
import type { DisconnectContext } from './confirm-step';
import { DisconnectDialog } from './disconnect-dialog';

export const SITE_ID = 4242;
export const USER_ID = 90210;

const { siteData } = makePageData().initialState;

/** A registered site with a linked administrator. */
export const CONNECTED: Partial< InitialState > = {
	accountService: ACCOUNT_SERVICE,
	connectionStatus: makeConnectionStatus( {
		isActive: true,
		isRegistered: true,
		isUserConnected: true,
		hasConnectedOwner: true,
	} ),
	userData: makeUser(
		{},
		{
			isConnected: true,
			isMaster: true,
			wpcomUser: { ID: USER_ID, login: 'marta' },
		}
	),
	siteData: { ...siteData, blog_id: SITE_ID },
};

/** A registered site without linked users, so there are no account IDs. */
export const SITE_ONLY: Partial< InitialState > = {
	...CONNECTED,
	userData: makeUser( {} ),
};

type Answer = ReturnType< Parameters< typeof mockNetwork >[ 0 ] >;

interface Server {
	readonly plugins?: Readonly< Record< string, { name: string } > >;
	readonly disconnect?: () => Answer;
	readonly survey?: () => Answer;
}

/** Fakes the site's server and the account service. */
export function fakeServer( {
	plugins = { jetpack: { name: 'Jetpack' } },
	disconnect = () => json( { code: 'success', providerTold: true } ),
	survey = () => json( { success: true } ),
}: Server = {} ): SentRequest[] {
	return mockNetwork( ( { method, url } ) => {
		if ( isSurvey( url ) ) {
			return survey();
		}
		if ( url.pathname.endsWith( '/connection/plugins' ) ) {
			return json( plugins );
		}
		return method === 'POST' ? disconnect() : json( {} );
	} );
}

function isSurvey( { pathname }: URL ): boolean {
	return pathname.endsWith( '/marketing/feedback-survey' );
}

export const surveys = ( calls: readonly SentRequest[] ) =>
	calls.filter( ( { url } ) => isSurvey( url ) );

export const disconnects = ( calls: readonly SentRequest[] ) =>
	calls.filter(
		( { method, url } ) =>
			method === 'POST' && url.pathname.endsWith( '/v4/connection' )
	);

export function renderDialog(
	initialState: Partial< InitialState > = CONNECTED,
	context: DisconnectContext = 'dashboard'
) {
	const onClose = jest.fn< void, [ boolean ] >();
	const { store } = createPage( makePageData( initialState ) );
	const draw = () =>
		render(
			<Provider store={ store }>
				<DisconnectDialog context={ context } onClose={ onClose } />
			</Provider>
		);
	const { container: page, unmount } = draw();
	const reopen = () => {
		unmount();
		draw();
	};
	return { onClose, page, reopen, user: userEvent.setup() };
}

export const button = ( name: string ) =>
	screen.getByRole( 'button', { name } );

export const dialog = ( name: string ) =>
	screen.findByRole( 'dialog', { name } );

export const SUCCESS = 'Jetpack has been successfully disconnected.';
export const SURVEY = 'Before you go, help us improve';

/** Goes from the first step to the survey. */
export async function openSurvey( initialState = CONNECTED ) {
	const rendered = renderDialog( initialState );
	await rendered.user.click( button( 'Disconnect' ) );
	await dialog( SUCCESS );
	await rendered.user.click( button( 'Help us improve' ) );
	await dialog( SURVEY );
	return rendered;
}
