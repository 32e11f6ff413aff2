import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';

import { PortInUseError, claimPort } from './ports';

let server: Server | null = null;

afterEach( () => {
	server?.close();
	server = null;
} );

it( 'names the port that is in use, and the option that chooses another', async () => {
	server = createServer();
	await new Promise< void >(
		( resolve ) => server?.listen( 0, '127.0.0.1', resolve )
	);
	const { port } = server.address() as AddressInfo;

	const claim = claimPort( port );
	await expect( claim ).rejects.toThrow( PortInUseError );
	await expect( claim ).rejects.toThrow( `Port ${ port } is in use` );
	await expect( claim ).rejects.toThrow( '--port' );
} );

it( 'finds a free port for 0', async () => {
	const port = await claimPort( 0 );
	expect( port ).toBeGreaterThan( 1023 );
	expect( await claimPort( port ) ).toBe( port );
} );
