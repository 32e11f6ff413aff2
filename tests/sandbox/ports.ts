import { createServer } from 'node:net';

const HOST = '127.0.0.1';

export class PortInUseError extends Error {
	/**
	 * `advice` ends the sentence that begins with “Stop what listens there,
	 * or”.
	 */
	constructor(
		readonly port: number,
		advice = `choose another: npm start -- --port ${ port + 10 }`
	) {
		super(
			`Port ${ port } is in use. Stop what listens there, or ${ advice }`
		);
		this.name = 'PortInUseError';
	}
}

/** The port after the site's. */
export function accountServicePort( sitePort: number ): number {
	return sitePort + 1;
}

/**
 * Resolves with the listening port: `port` itself, or a free one for 0. Rejects
 * with the socket's error.
 */
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

/**
 * Rejects with a PortInUseError if the port of the site or of its account
 * service is in use.
 */
export async function claimBothPorts( sitePort: number ): Promise< void > {
	await claimPort( sitePort );
	const port = accountServicePort( sitePort );
	try {
		await tryPort( port );
	} catch ( error ) {
		throw isInUse( error )
			? new PortInUseError(
					port,
					`choose another port for the site, since its account service listens on the one after it: npm start -- --port ${
						sitePort + 10
					}`
			  )
			: error;
	}
}

export function isInUse( error: unknown ): boolean {
	return ( error as NodeJS.ErrnoException ).code === 'EADDRINUSE';
}

/** Rejects with a PortInUseError if the port is in use; 0 picks a free one. */
export async function claimPort( port: number ): Promise< number > {
	if ( port === 0 ) {
		return freePort();
	}
	try {
		return await tryPort( port );
	} catch ( error ) {
		throw isInUse( error ) ? new PortInUseError( port ) : error;
	}
}

/** A free port whose next port, the account service's, is also free. */
async function freePort(): Promise< number > {
	for ( let attempt = 0; attempt < 20; attempt++ ) {
		const port = await tryPort( 0 );
		try {
			await tryPort( accountServicePort( port ) );
			return port;
		} catch {
			// In use: try the next one.
		}
	}
	throw new Error( 'No free port was found.' );
}
