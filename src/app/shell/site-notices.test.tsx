import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	ACCOUNT_SERVICE,
	EDITOR,
	makeConnectionStatus,
	makePageData,
	SUBSCRIBER,
} from '../../api/page-data.fixture';
import { mockNetwork, json } from '../../api/network.fixture';
import { closeApp, openApp } from '../app.fixture';

const { offlineMode: ONLINE } = makeConnectionStatus();

beforeEach( () => void mockNetwork( () => json( {} ) ) );
afterEach( closeApp );

describe( 'site-wide notices', () => {
	it.each( [
		[ 'constant', /JETPACK_DEV_DEBUG is set/ ],
		[ 'wpLocalConstant', /WP_LOCAL_DEV is set/ ],
		[ 'url', /site address is a local development address/ ],
		[ 'filter', /the jetpack_offline_mode filter/ ],
	] )(
		'offline mode is shown with its reason: %s (B090, B091)',
		async ( reason, words ) => {
			await openApp( '#/dashboard', {
				connectionStatus: makeConnectionStatus( {
					offlineMode: {
						...ONLINE,
						isActive: true,
						[ reason ]: true,
					},
				} ),
			} );
			expect(
				screen.getByText( 'This site is in offline mode.' )
			).toBeInTheDocument();
			expect( screen.getByText( words ) ).toBeInTheDocument();
			expect(
				screen.getAllByText(
					/JETPACK_DEV_DEBUG|WP_LOCAL_DEV|development address|jetpack_offline_mode/
				)
			).toHaveLength( 1 );
		}
	);

	it( 'a development version says so, but not to subscribers (B482)', async () => {
		const given = { isDevVersion: true, currentVersion: '1.0.0-alpha' };
		await openApp( '#/dashboard', given );
		expect(
			screen.getByText(
				/development version of Jetpack \(1\.0\.0-alpha\)/
			)
		).toBeInTheDocument();
		await openApp( '#/dashboard', { ...given, userData: SUBSCRIBER } );
		expect(
			screen.queryByText( /development version/ )
		).not.toBeInTheDocument();
	} );

	it( 'asks a non-admin to contact the administrator (B484)', async () => {
		await openApp( '#/dashboard', {
			accountService: ACCOUNT_SERVICE,
			userData: EDITOR,
		} );
		expect(
			screen.getByText(
				'This site is not connected to account.test. Please ask the site administrator to connect.'
			)
		).toBeInTheDocument();
	} );

	it( 'shows a notice for a code from the previous page, which can be dismissed (B450)', async () => {
		const { jetpackStateNotices } = makePageData().initialState;
		await openApp( '#/dashboard', {
			jetpackStateNotices: {
				...jetpackStateNotices,
				errorCode: '<b>odd</b>',
			},
		} );
		const words = screen.getByText( '<b>odd</b>' );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Dismiss this notice' } )
		);
		expect( words ).not.toBeInTheDocument();
		expect( document.getElementById( 'wpbody-content' ) ).toHaveFocus();
	} );

	it( 'who declined to connect is asked why, with a link to tell (B591)', async () => {
		const { jetpackStateNotices } = makePageData().initialState;
		await openApp( '#/dashboard', {
			accountService: ACCOUNT_SERVICE,
			connectionStatus: makeConnectionStatus( { isRegistered: true } ),
			jetpackStateNotices: {
				...jetpackStateNotices,
				errorCode: 'access_denied',
			},
		} );
		expect(
			screen.getByRole( 'link', { name: /Tell us why/ } )
		).toHaveAttribute(
			'href',
			'https://account.test/redirect?source=jetpack-connection-survey'
		);
	} );
} );
