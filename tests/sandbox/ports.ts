import { createServer } from 'node:net';

const HOST = '127.0.0.1';

export class PortInUseError extends Error {
	constructor( port: number ) {
		super(
			`Port ${ port } is in use. Stop what listens there, or choose another: npm start -- --port ${
				port + 10
			}`
		);
		this.name = 'PortInUseError';
	}
}

/** The port that a listener got: `port` itself, or a free one for 0. Rejects with the socket's error. */
function tryPort( port: number ): Promise< number > {
	return new Promise( ( resolve, reject ) => {
		const server = createServer();
		server.once( 'error', reject );
		server.listen( { port, host: HOST, exclusive: true }, () => {
			const address = server.address();
			server.close( () =>
				resolve(
					typeof address === 'object' && address ? address.port : port
				)
			);
		} );
	} );
}

/** Rejects with a PortInUseError when something listens on the port; 0 finds a free one. */
export async function claimPort( port: number ): Promise< number > {
	if ( port === 0 ) {
		return freePort();
	}
	try {
		return await tryPort( port );
	} catch ( error ) {
		if ( ( error as NodeJS.ErrnoException ).code === 'EADDRINUSE' ) {
			throw new PortInUseError( port );
		}
		throw error;
	}
}

/** A free port whose neighbour, the account service's, is free too. */
async function freePort(): Promise< number > {
	for ( let attempt = 0; attempt < 20; attempt++ ) {
		const port = await tryPort( 0 );
		try {
			await tryPort( port + 1 );
			return port;
		} catch {
			// Taken: the next one.
		}
	}
	throw new Error( 'No free port was found.' );
}
