/** @jest-environment ./tools/jest/browser-environment.js */
import { mockNetwork, json } from '../../api/network.fixture';
import { makePageData } from '../../api/page-data.fixture';
import { CONNECTED_SITE } from '../connection/connection.fixture';
import { createPage } from '../page';
import { fetchDashboardParts, retryPart } from './parts-thunks';
import { getPart } from './parts-selectors';
import { getSiteFailure } from './site-failure';

const refusal = ( body: object ) => ( {
	code: 'site_data_fetch_failed',
	message: 'No site data.',
	status: 400,
	...body,
} );

/** Title, response to GET dashboard, expected notice. */
const TABLE: readonly [ string, () => Response | Error, object ][] = [
	[
		'B575: an unknown token is a connection problem',
		() => json( { site: refusal( { api_error_code: 'unknown_token' } ) } ),
		{ kind: 'connection' },
	],
	[
		'B575: the service’s 401 is a connection problem',
		() => json( { site: refusal( { api_http_code: 401 } ) } ),
		{ kind: 'connection' },
	],
	[
		'B575: the service’s 403 is a connection problem',
		() => json( { site: refusal( { api_http_code: '403' } ) } ),
		{ kind: 'connection' },
	],
	[
		'B577: HTML is a parse error',
		() => new Response( '<p>Sorry.</p>' ),
		{ kind: 'parse', message: '', code: '' },
	],
	[
		'B579, B581: all else is other, in the server’s words',
		() => json( { site: refusal( { api_http_code: 500 } ) } ),
		{
			kind: 'other',
			message: 'No site data.',
			code: 'site_data_fetch_failed',
		},
	],
	[
		'B579: no network is other, without words of a server',
		() => new TypeError( 'Failed to fetch' ),
		{ kind: 'other', message: '', code: '' },
	],
];

describe( 'a failure to fetch the site’s data', () => {
	it.each( TABLE )( '%s', async ( _title, response, expected ) => {
		mockNetwork( response );
		const { store } = createPage( makePageData( CONNECTED_SITE ) );
		await store.dispatch( fetchDashboardParts( [ 'site' ] ) );
		expect( getSiteFailure( store.getState() ) ).toMatchObject( expected );
	} );

	it( 'has the same format on its own route (B575)', async () => {
		mockNetwork( () =>
			json(
				{
					code: 'site_data_fetch_failed',
					message: 'No site data.',
					data: { status: 400, api_error_code: 'invalid_token' },
				},
				400
			)
		);
		const { store } = createPage( makePageData( CONNECTED_SITE ) );
		await store.dispatch( retryPart( 'site' ) );
		expect( getSiteFailure( store.getState() ) ).toEqual( {
			kind: 'connection',
			message: 'No site data.',
			code: 'site_data_fetch_failed',
		} );
	} );

	it( 'B334: keeps message, code and data, and tells what to do', async () => {
		const data = { status: 400, api_error_code: 'invalid_token' };
		mockNetwork( () =>
			json(
				{
					code: 'site_data_fetch_failed',
					message: 'No site data.',
					data,
				},
				400
			)
		);
		const { store } = createPage( makePageData( CONNECTED_SITE ) );
		await store.dispatch( retryPart( 'site' ) );
		expect( getPart( store.getState(), 'site' ) ).toMatchObject( {
			kind: 'failed',
			error: {
				message: 'No site data. (Status 400)',
				code: 'site_data_fetch_failed',
				response: { data },
			},
		} );
		// The notice's action is to reconnect.
		expect( getSiteFailure( store.getState() )?.kind ).toBe( 'connection' );
	} );

	it( 'is null without errors, and before any request', () => {
		const { store } = createPage( makePageData( CONNECTED_SITE ) );
		expect( getSiteFailure( store.getState() ) ).toBeNull();
	} );
} );
