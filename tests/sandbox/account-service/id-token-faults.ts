import {
	createHmac,
	createPrivateKey,
	createPublicKey,
	generateKeyPairSync,
	sign,
} from 'node:crypto';
import type { JsonWebKey, KeyObject } from 'node:crypto';
import type { ServerResponse } from 'node:http';

import { IDENTITY_ROUTES } from './identity';
import { sendJson } from './http';
import type { IdTokenFault } from './state';
import type { Store } from './store';

interface Signer {
	kid: string;
	privateKey: KeyObject;
	jwk: JsonWebKey;
}

const signers = new Map< string, Signer >();

/** A key pair that is generated on first use. */
function signer( kid: string, modulusLength = 2048 ): Signer {
	let known = signers.get( kid );
	if ( ! known ) {
		const { privateKey, publicKey } = generateKeyPairSync( 'rsa', {
			modulusLength,
		} );
		const jwk = publicKey.export( { format: 'jwk' } );
		known = { kid, privateKey, jwk: { ...jwk, kid, alg: 'RS256' } };
		signers.set( kid, known );
	}
	return known;
}

/** The JWKS that a fault publishes; null for the service's own keys. */
function publishedKeys( fault: IdTokenFault ): JsonWebKey[] | null {
	switch ( fault ) {
		case 'rotated':
		case 'retired-key':
			return [ { ...signer( 'second' ).jwk, use: 'sig' } ];
		case 'weak-key':
			return [ { ...signer( 'weak', 1024 ).jwk, use: 'sig' } ];
		case 'encryption-key':
			return [ { ...signer( 'encryption' ).jwk, use: 'enc' } ];
		default:
			return null;
	}
}

const encode = ( value: unknown ) =>
	Buffer.from( JSON.stringify( value ) ).toString( 'base64url' );

const decode = ( part: string ): Record< string, unknown > =>
	JSON.parse( Buffer.from( part, 'base64url' ).toString() );

function signedBy(
	{ kid, privateKey }: Pick< Signer, 'kid' | 'privateKey' >,
	claims: unknown
): string {
	const text = `${ encode( { alg: 'RS256', kid } ) }.${ encode( claims ) }`;
	return `${ text }.${ sign(
		'RSA-SHA256',
		Buffer.from( text ),
		privateKey
	).toString( 'base64url' ) }`;
}

function hmac( secret: string, claims: unknown, kid: unknown ): string {
	const text = `${ encode( { alg: 'HS256', kid } ) }.${ encode( claims ) }`;
	return `${ text }.${ createHmac( 'sha256', secret )
		.update( text )
		.digest( 'base64url' ) }`;
}

/** The invalid token that a fault returns instead of a valid one. */
function spoiled( fault: IdTokenFault, store: Store, token: string ): string {
	const [ head = '', body = '', signature = '' ] = token.split( '.' );
	const claims = decode( body );
	const kid = decode( head )[ 'kid' ];
	switch ( fault ) {
		case 'wrong-key':
			return signedBy(
				{ ...signer( 'unpublished' ), kid: String( kid ) },
				claims
			);
		case 'changed-claims':
			return `${ head }.${ encode( {
				...claims,
				amr: [ 'mfa' ],
			} ) }.${ signature }`;
		case 'unsigned':
			return `${ encode( { alg: 'none' } ) }.${ encode( claims ) }.`;
		case 'hmac-secret': {
			const client =
				store.identity.records[ 'Client' ]?.[
					String( claims[ 'aud' ] )
				];
			return hmac(
				String( client?.payload[ 'client_secret' ] ),
				claims,
				kid
			);
		}
		case 'hmac-public-key':
			return hmac(
				createPublicKey( {
					key: store.identity.signingKey as JsonWebKey,
					format: 'jwk',
				} )
					.export( { type: 'spki', format: 'pem' } )
					.toString(),
				claims,
				kid
			);
		case 'unpublished-key':
			return signedBy( signer( 'unpublished' ), claims );
		case 'weak-key':
			return signedBy( signer( 'weak', 1024 ), claims );
		case 'encryption-key':
			return signedBy( signer( 'encryption' ), claims );
		case 'rotated':
			return signedBy( signer( 'second' ), claims );
		case 'future':
		case 'undated': {
			const now = Math.floor( Date.now() / 1000 );
			return signedBy(
				{
					kid: String( kid ),
					privateKey: createPrivateKey( {
						key: store.identity.signingKey as JsonWebKey,
						format: 'jwk',
					} ),
				},
				fault === 'future'
					? { ...claims, nbf: now, iat: now + 3600 }
					: { ...claims, iat: undefined }
			);
		}
		default:
			return token;
	}
}

/**
 * Simulates the fault that is set in the state. Returns true if it has sent the
 * response.
 */
export function playIdTokenFault(
	store: Store,
	method: string,
	path: string,
	response: ServerResponse
): boolean {
	const fault = store.state.id_token_fault;
	if ( fault === 'none' ) {
		return false;
	}
	if ( method === 'GET' && path === IDENTITY_ROUTES.jwks ) {
		const keys = publishedKeys( fault );
		if ( keys ) {
			sendJson( response, { keys } );
		}
		return keys !== null;
	}
	if ( method === 'POST' && path === IDENTITY_ROUTES.token ) {
		const end = response.end.bind( response );
		response.end = ( ( text: unknown ) => {
			const body = JSON.parse( String( text ) );
			if ( typeof body.id_token === 'string' ) {
				body.id_token = spoiled( fault, store, body.id_token );
			}
			const changed = JSON.stringify( body );
			response.setHeader(
				'Content-Length',
				Buffer.byteLength( changed )
			);
			return end( changed );
		} ) as typeof response.end;
	}
	return false;
}
