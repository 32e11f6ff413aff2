import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { evalJson } from '../support/site';

/** A server whose certificate ends after some days. */
export async function startHttpsServer( days: number ) {
	const { key, cert } = await evalJson< { key: string; cert: string } >( `
		$key  = openssl_pkey_new();
		$cert = openssl_csr_sign( openssl_csr_new( array( 'commonName' => 'localhost' ), $key ), null, $key, ${ days } );
		openssl_pkey_export( $key, $key_text );
		openssl_x509_export( $cert, $cert_text );
		echo wp_json_encode( array( 'key' => $key_text, 'cert' => $cert_text ) );` );
	const server = createServer( { key, cert }, ( ...[ , response ] ) =>
		response.end()
	);
	await new Promise< void >( ( resolve ) => {
		server.listen( 0, '127.0.0.1', resolve );
	} );
	return {
		port: ( server.address() as AddressInfo ).port,
		stop() {
			server.close();
			server.closeAllConnections();
		},
	};
}
