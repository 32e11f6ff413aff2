import { screen } from '@testing-library/react';
import { requestedParts, mockNetwork, json } from '../../api/network.fixture';
import { CONNECTED_SITE } from '../../state/connection/connection.fixture';
import { closeApp, openApp } from '../app.fixture';

afterEach( closeApp );

const DEFAULT_CODE = 'fetch_site_data_fail_other';

/** All parts fail; the site's part with a specific error. */
function failWith( siteFailure: object ) {
	return mockNetwork( ( call ) =>
		json(
			Object.fromEntries(
				requestedParts( call ).map( ( name ) => [
					name,
					name === 'site'
						? siteFailure
						: { code: 'odd', message: 'Odd.', status: 502 },
				] )
			)
		)
	);
}

it( 'B575 B576: a connection problem can be fixed from its notice', async () => {
	failWith( {
		code: 'site_data_fetch_failed',
		message: '',
		status: 400,
		api_error_code: 'unknown_token',
		api_http_code: 403,
	} );
	await openApp( '#/dashboard', CONNECTED_SITE );
	expect(
		await screen.findByText(
			/There seems to be a problem with your connection to account\.test\. If the problem persists, try reconnecting\./
		)
	).toBeInTheDocument();
	expect(
		screen.getByRole( 'button', { name: 'Restore Connection' } )
	).toBeVisible();
} );

it( 'B579 B580: any other failure shows its code', async () => {
	failWith( { code: '', message: '', status: 502 } );
	await openApp( '#/dashboard', CONNECTED_SITE );
	expect(
		await screen.findByText(
			/There seems to be a problem with your website\./
		)
	).toHaveTextContent( DEFAULT_CODE );
} );

it( 'B581: shows the server’s message and code', async () => {
	failWith( {
		code: 'wpcom_outage',
		message: 'The service rests.',
		status: 503,
	} );
	await openApp( '#/dashboard', CONNECTED_SITE );
	expect(
		await screen.findByText( /The service rests\./, { selector: 'p' } )
	).toHaveTextContent( 'wpcom_outage' );
} );

it( 'B582: other failures have no notice', async () => {
	failWith( {
		code: 'success',
		message: '',
		data: JSON.stringify( {
			ID: 4242,
			plan: { product_slug: 'jetpack_free' },
		} ),
	} );
	await openApp( '#/dashboard', CONNECTED_SITE );
	// Each of their cards shows the error.
	await screen.findAllByRole( 'button', { name: 'Try again' } );
	expect( document.querySelectorAll( '.jp-notice.is-error' ) ).toHaveLength(
		0
	);
} );
