import * as fs from 'node:fs';
import * as path from 'node:path';
import { site } from '../support/site';
import {
	ENDPOINT,
	closeEndpoint,
	openEndpoint,
	prepareStatistics,
	sendBeacon,
} from './views';

/** The folder of the buffer's files. */
export const folder = () =>
	path.join( site().contentDir, 'uploads', 'jetpack-dashboard' );

/** File names of the views that wait, or of those that are being counted. */
export const buffers = ( kind: 'views' | 'merge' = 'views' ) =>
	fs.readdirSync( folder() ).filter( ( name ) => name.startsWith( kind ) );

export const bufferPath = () => path.join( folder(), buffers()[ 0 ] ?? '' );

/** Sends a view to the endpoint that doesn't load WordPress. */
export const send = ( body: string, sender = {} ) =>
	sendBeacon( ENDPOINT, body, sender );

/**
 * PHP as WebAssembly can't lock files, and each of the thousands of requests
 * takes a second there.
 */
export const describeNative =
	site().php === 'native' ? describe : describe.skip;

/** Opens the endpoint with empty tables before each test of the file. */
export function openEndpointForEachTest(): void {
	beforeEach( async () => {
		await prepareStatistics();
		await openEndpoint();
	} );
	afterAll( closeEndpoint );
}
