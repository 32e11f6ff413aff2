import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, mockNetwork } from '../api/network.fixture';
import { ACCOUNT_SERVICE } from '../api/page-data.fixture';
import { isRecord } from '../lib/is-record';
import { goToPage } from '../lib/wp-admin';
// Imported eagerly, so that the first test doesn't wait for the lazy chunk.
import '../screens/connect/main-connect-screen';
import { closeApp, openApp } from './app.fixture';

jest.mock( '../lib/wp-admin', () => ( {
	...jest.requireActual( '../lib/wp-admin' ),
	goToPage: jest.fn(),
} ) );

beforeAll( () =>
	// jsdom has no navigation timing.
	Object.defineProperty( performance, 'getEntriesByType', {
		configurable: true,
		value: () => [ { type: 'navigate' } ],
	} )
);
afterEach( closeApp );

it.each( [
	[
		'the assistant',
		'#/dashboard',
		'not-started',
		'admin.php?page=jetpack#/recommendations',
	],
	[
		'the dashboard if the assistant was used before',
		'#/dashboard',
		'summary',
		undefined,
	],
	[
		'the page that asked for the connection',
		'#/setup?redirectUri=plugins.php',
		'not-started',
		'plugins.php',
	],
] )(
	'connecting leads the owner to %s',
	async ( _place, hash, step, target ) => {
		jest.mocked( goToPage ).mockClear();
		const calls = mockNetwork( () =>
			json( { authorizeUrl: 'https://account.test/oauth/authorize' } )
		);
		await openApp( hash, {
			accountService: ACCOUNT_SERVICE,
			recommendationsStep: step,
		} );
		const setUp = screen.queryByRole( 'button', { name: 'Set up' } );
		if ( setUp ) {
			await userEvent.click( setUp );
		}
		await waitFor( () => expect( goToPage ).toHaveBeenCalled() );
		const body = calls[ 0 ]?.body;
		expect( isRecord( body ) ? body.redirect_uri : null ).toBe( target );
	}
);
