/**
 * An identity provider that knows nothing of the account service, for sign-on
 * with the owner's own provider. It logs in the person that a test sets;
 * `/control` reads and changes its state. Arguments: the URLs of the sites.
 */
import { generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { default as Provider } from 'oidc-provider';

import { readJson, sendJson } from '../account-service/http';
import { CLIENT, INITIAL } from './state';
import type { ProviderState } from './state';

const HOST = '127.0.0.1';
const DISCOVERY = '/.well-known/openid-configuration';

const newKey = () =>
	generateKeyPairSync( 'rsa', { modulusLength: 2048 } ).privateKey;

const state: ProviderState = {
	...structuredClone( INITIAL ),
	client: CLIENT,
	calls: [],
};
const ownKey = newKey();
const foreignKey = newKey();

const encode = ( value: unknown ) =>
	Buffer.from( JSON.stringify( value ) ).toString( 'base64url' );

function signedBy( key: KeyObject, head: string, claims: unknown ): string {
	const text = `${ head }.${ encode( claims ) }`;
	return `${ text }.${ sign(
		'RSA-SHA256',
		Buffer.from( text ),
		key
	).toString( 'base64url' ) }`;
}

/** The ID token with the changes of the state. */
function changedToken( token: string ): string {
	const [ head = '', body = '' ] = token.split( '.' );
	const claims = JSON.parse( Buffer.from( body, 'base64url' ).toString() );
	return signedBy( state.hasForeignKey ? foreignKey : ownKey, head, {
		...claims,
		...state.claims,
	} );
}

/** Changes a JSON response before it is sent. */
function rewrite(
	response: ServerResponse,
	change: ( body: Record< string, unknown > ) => void
): void {
	const end = response.end.bind( response );
	response.end = ( ( text: unknown ) => {
		const body = JSON.parse( String( text ) );
		change( body );
		const changed = JSON.stringify( body );
		response.setHeader( 'Content-Length', Buffer.byteLength( changed ) );
		return end( changed );
	} ) as typeof response.end;
}

/** Logs in the person of the state and grants what the site asks for. */
async function interact(
	provider: Provider,
	request: IncomingMessage,
	response: ServerResponse
): Promise< void > {
	const { params } = await provider.interactionDetails( request, response );
	if ( state.person === null ) {
		await provider.interactionFinished( request, response, {
			error: 'access_denied',
		} );
		return;
	}
	const grant = new provider.Grant( {
		accountId: state.person.sub,
		clientId: String( params[ 'client_id' ] ),
	} );
	grant.addOIDCScope( String( params[ 'scope' ] ) );
	await provider.interactionFinished( request, response, {
		login: { accountId: state.person.sub, remember: false },
		consent: { grantId: await grant.save() },
	} );
}

async function createProvider(
	issuer: string,
	siteUrls: readonly string[]
): Promise< Provider > {
	// Imported dynamically because oidc-provider is an ES module and this
	// project is CommonJS.
	const { default: OidcProvider } = await import( 'oidc-provider' );
	const jwk = ownKey.export( { format: 'jwk' } );
	return new OidcProvider( issuer, {
		clients: [
			{
				...CLIENT,
				redirect_uris: siteUrls.map(
					( siteUrl ) =>
						`${ siteUrl }/wp-login.php?action=jetpack-sign-on-callback`
				),
				post_logout_redirect_uris: siteUrls.map(
					( siteUrl ) =>
						`${ siteUrl }/wp-login.php?action=jetpack-signed-out`
				),
			},
		],
		claims: {
			openid: [ 'sub', 'amr' ],
			email: [ 'email', 'email_verified' ],
			profile: [ 'name', 'preferred_username', 'groups' ],
		},
		cookies: { keys: [ 'for tests' ] },
		features: { devInteractions: { enabled: false } },
		findAccount: ( _context, sub ) => ( {
			accountId: sub,
			claims: ( use ) => {
				const { email, email_verified, ...rest } = state.person ?? {
					sub,
				};
				return use === 'id_token' && ! state.isEmailInToken
					? { ...rest, sub }
					: { ...rest, sub, email, email_verified };
			},
		} ),
		conformIdTokenClaims: false,
		interactions: { url: ( _context, { uid } ) => `/interaction/${ uid }` },
		jwks: { keys: [ { ...jwk, kid: 'own', use: 'sig', alg: 'RS256' } ] },
		pkce: { methods: [ 'S256' ], required: () => true },
	} );
}

async function handle(
	provider: Provider,
	request: IncomingMessage,
	response: ServerResponse
): Promise< void > {
	const path = ( request.url ?? '/' ).replace( /\?.*/s, '' );
	if ( path === '/control' ) {
		if ( request.method === 'PUT' ) {
			Object.assign( state, structuredClone( INITIAL ), { calls: [] } );
			Object.assign( state, await readJson( request ) );
		}
		sendJson( response, state );
		return;
	}
	const [ scheme = '' ] = ( request.headers.authorization ?? '' ).split(
		' '
	);
	state.calls.push( `${ request.method } ${ path } ${ scheme }`.trim() );
	const failure = state.failures[ path ];
	if ( failure !== undefined ) {
		sendJson( response, { error: 'made_up' }, failure );
		return;
	}
	if ( path === DISCOVERY ) {
		rewrite( response, ( document ) =>
			Object.assign( document, state.discovery )
		);
	}
	if ( path === '/token' ) {
		rewrite( response, ( body ) => {
			if ( typeof body[ 'id_token' ] === 'string' ) {
				body[ 'id_token' ] = changedToken( body[ 'id_token' ] );
			}
		} );
	}
	if ( path.startsWith( '/interaction/' ) ) {
		await interact( provider, request, response );
		return;
	}
	await provider.callback()( request, response );
}

async function main(): Promise< void > {
	const server = createServer();
	await new Promise< void >( ( resolve ) =>
		server.listen( 0, HOST, resolve )
	);
	const { port } = server.address() as AddressInfo;
	const url = `http://${ HOST }:${ port }`;
	const provider = await createProvider( url, process.argv.slice( 2 ) );
	server.on( 'request', ( request, response ) => {
		handle( provider, request, response ).catch( ( error: unknown ) =>
			sendJson( response, { error: String( error ) }, 500 )
		);
	} );
	process.once( 'SIGTERM', () => process.exit( 0 ) );
	// Exit when the parent process is gone.
	process.once( 'disconnect', () => process.exit( 0 ) );
	process.send?.( { url } );
}

main().catch( ( error: unknown ) => {
	process.stderr.write( `${ String( error ) }\n` );
	process.exit( 1 );
} );
