import type { IncomingMessage } from 'node:http';

import type { default as Provider } from 'oidc-provider';

import { ApiError } from './http';
import type { Account } from './state';
import type { Store } from './store';

/** A registered site, with its registration data. */
export interface Site {
	id: number;
	name: string;
	url: string;
}

function tokenOf( request: IncomingMessage ): string {
	const token = /^Bearer (\S+)$/i.exec(
		request.headers.authorization ?? ''
	)?.[ 1 ];
	if ( token === undefined ) {
		throw new ApiError( 401, 'missing_token', 'A bearer token is needed.' );
	}
	return token;
}

const unknownToken = (): ApiError =>
	new ApiError( 401, 'unknown_token', 'The token is not valid, or ended.' );

/** The site that a site token belongs to; rejects user tokens. */
export async function callingSite(
	provider: Provider,
	store: Store,
	request: IncomingMessage
): Promise< Site > {
	const token = await provider.ClientCredentials.find( tokenOf( request ) );
	const clientId = token?.isValid ? token.clientId : undefined;
	const client = clientId && ( await provider.Client.find( clientId ) );
	if ( ! token || ! client ) {
		throw unknownToken();
	}
	if ( ! token.scopes.has( 'site' ) ) {
		throw new ApiError(
			403,
			'insufficient_scope',
			'The token needs the scope “site”.'
		);
	}
	const { client_name: name, client_uri: url } = client.metadata();
	return {
		id: store.siteId( client.clientId ),
		name: name ?? '',
		url: url ?? '',
	};
}

/** The user that a user token belongs to. */
export async function callingUser(
	provider: Provider,
	store: Store,
	request: IncomingMessage
): Promise< Account > {
	const token = await provider.AccessToken.find( tokenOf( request ) );
	const isUsable =
		token?.isValid &&
		token.clientId !== undefined &&
		( await provider.Client.find( token.clientId ) ) !== undefined;
	const account = store.state.accounts.find(
		( { sub } ) => sub === token?.accountId
	);
	if ( ! token || ! isUsable || ! account ) {
		throw unknownToken();
	}
	if ( ! token.scopes.has( 'user' ) ) {
		throw new ApiError(
			403,
			'insufficient_scope',
			'The token needs the scope “user”.'
		);
	}
	return account;
}
