import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { makeConnectionStatus } from '../../api/page-data.fixture';
import { mockNetwork, json } from '../../api/network.fixture';
import type { SentRequest } from '../../api/network.fixture';
import {
	CONNECTED_SITE,
	openStore,
} from '../../state/connection/connection.fixture';
import { ConnectionTestNotice } from './connection-test-notice';

async function show(
	sandboxDomain: string,
	getResponse: () => Response
): Promise< SentRequest[] > {
	const calls = mockNetwork( getResponse );
	const store = openStore( {
		...CONNECTED_SITE,
		connectionStatus: makeConnectionStatus( {
			isRegistered: true,
			sandboxDomain,
		} ),
	} );
	await act( async () => {
		render(
			<Provider store={ store }>
				<ConnectionTestNotice />
			</Provider>
		);
		await Promise.resolve();
	} );
	return calls;
}

it( 'a sandboxed site is tested, once (B540)', async () => {
	const calls = await show( 'sandbox.test', () =>
		json( { code: 'success', message: 'The connection is well.' } )
	);
	expect( await screen.findByText( /sandbox\.test/ ) ).toBeInTheDocument();
	expect( calls.map( ( { url } ) => url.pathname ) ).toEqual( [
		'/wp-json/jetpack/v4/connection/test',
	] );
} );

it( 'a site that is not sandboxed isn’t tested (B540)', async () => {
	const calls = await show( '', () => json( {} ) );
	expect( calls ).toEqual( [] );
	expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
} );

it.each( [
	[ 'success', 'success', 'status', 'Success:' ],
	[ 'an error', 'failed_test__outbound_https', 'alert', 'Error:' ],
] )(
	'the server’s message is shown as %s (B554)',
	async ( _what, code, role, word ) => {
		await show( 'sandbox.test', () =>
			json( {
				code,
				message: 'The server’s words.',
				data: { resolution: 'And its advice.' },
			} )
		);
		const notice = await screen.findByText( /The server’s words\./ );
		expect( screen.getByRole( role ) ).toContainElement( notice );
		expect( screen.getByRole( role ) ).toHaveTextContent( word );
	}
);

it( 'a test that does not get through says so, and can be repeated (B553)', async () => {
	let nth = 0;
	const calls = await show( 'sandbox.test', () => {
		nth += 1;
		return nth === 1
			? json( { code: 'odd', message: 'Broken.' }, 500 )
			: json( { code: 'success', message: 'Well again.' } );
	} );
	expect(
		await screen.findByText(
			/There was an error testing Jetpack\. Error: Broken\. \(Status 500\)/
		)
	).toBeInTheDocument();
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Test again' } )
	);
	expect( await screen.findByText( /Well again\./ ) ).toBeInTheDocument();
	expect( calls ).toHaveLength( 2 );
} );
