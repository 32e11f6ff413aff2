import { fetchDashboard } from '../dashboard';
import type { PartResponse, PartName } from '../dashboard';
import { configureApi } from '../client';
import { mockNetwork, json } from '../network.fixture';
import { makePageData } from '../page-data.fixture';

/** Title, part, body as its route answers it, what we make of it. */
export type PartRow = readonly [ string, PartName, unknown, unknown ];

/** For tests: an envelope whose data is JSON text. */
export const text = ( data: unknown ) => ( {
	code: 'success',
	message: 'Good.',
	data: JSON.stringify( data ),
} );

/** For tests: an envelope whose data is the value itself. */
export const value = ( data: unknown ) => ( { code: 'success', data } );

/** For tests: what we make of a part's body. */
export async function readBody(
	name: PartName,
	body: unknown
): Promise< PartResponse | undefined > {
	const { api, preload } = makePageData();
	configureApi( { ...api, preload, nonceUrl: '' } );
	mockNetwork( () => json( { [ name ]: body } ) );
	return ( await fetchDashboard( [ name ] ) )[ name ];
}
