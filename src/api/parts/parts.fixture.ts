import { fetchDashboard } from '../dashboard';
import type { PartResponse, PartName } from '../dashboard';
import { configureApi } from '../client';
import { mockNetwork, json } from '../network.fixture';
import { makePageData } from '../page-data.fixture';

/** Title, part, response body, expected result. */
export type PartRow = readonly [ string, PartName, unknown, unknown ];

/** Test helper: an envelope whose data is JSON text. */
export const text = ( data: unknown ) => ( {
	code: 'success',
	message: 'Good.',
	data: JSON.stringify( data ),
} );

/** Test helper: an envelope whose data is the plain value. */
export const value = ( data: unknown ) => ( { code: 'success', data } );

/** Test helper: reads a part's body. */
export async function readBody(
	name: PartName,
	body: unknown
): Promise< PartResponse | undefined > {
	const { api, preload } = makePageData();
	configureApi( { ...api, preload, nonceUrl: '' } );
	mockNetwork( () => json( { [ name ]: body } ) );
	return ( await fetchDashboard( [ name ] ) )[ name ];
}
