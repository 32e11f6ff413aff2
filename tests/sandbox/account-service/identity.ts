import type {
	Account as OidcAccount,
	Configuration,
	default as Provider,
} from 'oidc-provider';

import { StoreAdapter } from './adapter';
import { errorPage } from './pages/layout';
import type { Store } from './store';

const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;

/**
 * Paths of the identity endpoints; clients read them from the discovery
 * document.
 */
export const IDENTITY_ROUTES = {
	authorization: '/authorize',
	introspection: '/introspect',
	jwks: '/jwks',
	registration: '/register',
	revocation: '/revoke',
	token: '/token',
	userinfo: '/userinfo',
};

function findAccount(
	store: Store,
	url: string,
	sub: string
): OidcAccount | undefined {
	const account = store.state.accounts.find(
		( candidate ) => candidate.sub === sub
	);
	return (
		account && {
			accountId: sub,
			claims: () => ( {
				...account,
				picture: `${ url }/avatars/${ sub }.svg`,
			} ),
		}
	);
}

function configuration( store: Store, url: string ): Configuration {
	return {
		adapter: ( model ) => new StoreAdapter( store, model ),
		clientAuthMethods: [ 'client_secret_basic', 'client_secret_post' ],
		clientBasedCORS: () => false,
		claims: {
			openid: [ 'sub', 'amr' ],
			profile: [ 'preferred_username', 'picture' ],
			email: [ 'email', 'email_verified' ],
		},
		cookies: {
			keys: [ store.identity.cookieKey ],
			long: { httpOnly: true, sameSite: 'lax', signed: true },
			short: { httpOnly: true, sameSite: 'lax', signed: true },
		},
		extraClientMetadata: {
			properties: [ 'site_id', 'software_id', 'software_version' ],
			validator: ( _context, key, _value, metadata ) => {
				// Overrides what the client sent, since updates may include it
				// and forged requests may too.
				if ( key === 'site_id' ) {
					metadata[ 'site_id' ] = store.siteId( metadata.client_id );
				}
			},
		},
		features: {
			clientCredentials: { enabled: true },
			devInteractions: { enabled: false },
			introspection: {
				enabled: true,
				allowedPolicy: ( _context, client, token ) =>
					token.clientId === client.clientId,
			},
			pushedAuthorizationRequests: { enabled: false },
			registration: { enabled: true },
			registrationManagement: {
				enabled: true,
				rotateRegistrationAccessToken: true,
			},
			resourceIndicators: { enabled: false },
			revocation: { enabled: true },
			rpInitiatedLogout: { enabled: false },
		},
		findAccount: ( _context, sub ) => findAccount( store, url, sub ),
		interactions: {
			url: ( _context, { uid } ) => `/interaction/${ uid }`,
		},
		jwks: { keys: [ store.identity.signingKey ] },
		pkce: { methods: [ 'S256' ], required: () => true },
		renderError: ( context, { error, error_description } ) => {
			context.type = 'html';
			context.body = errorPage(
				error_description ?? error,
				`Code: ${ error }`
			);
		},
		responseTypes: [ 'code' ],
		rotateRefreshToken: true,
		routes: IDENTITY_ROUTES,
		scopes: [ 'openid', 'offline_access', 'site', 'user' ],
		ttl: {
			AccessToken: HOUR_S,
			AuthorizationCode: 60,
			ClientCredentials: HOUR_S,
			Grant: 90 * DAY_S,
			IdToken: HOUR_S,
			Interaction: HOUR_S,
			RefreshToken: 90 * DAY_S,
			Session: HOUR_S,
		},
	};
}

export type CreateProvider = ( store: Store, url: string ) => Provider;

/** Loads the factory of the identity provider; `url` is its issuer. */
export async function loadProvider(): Promise< CreateProvider > {
	// Imported dynamically because oidc-provider is an ES module and this
	// project is CommonJS.
	const { default: OidcProvider } = await import( 'oidc-provider' );
	return ( store, url ) =>
		new OidcProvider( url, configuration( store, url ) );
}
