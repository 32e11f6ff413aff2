import { ApiError, readJson, sendJson } from './http';
import type { Call } from './http';
import type { Route } from './router';
import { publicState, refuseForeignOrigin } from './sandbox-routes';
import type { Store } from './store';

/** The oidc-provider models whose records each kind of revocation deletes. */
const MODELS = {
	'site-tokens': [ 'ClientCredentials' ],
	'user-tokens': [ 'AccessToken', 'RefreshToken', 'Grant' ],
	registration: null,
} satisfies Record< string, readonly string[] | null >;

export type Revocable = keyof typeof MODELS;

export function isRevocable( value: unknown ): value is Revocable {
	return typeof value === 'string' && Object.hasOwn( MODELS, value );
}

export interface Revocation {
	what: Revocable;
	/** All sites if missing. */
	siteId?: number | undefined;
	/** All accounts if missing; for `user-tokens`. */
	account?: string | undefined;
}

/**
 * Revokes tokens or registrations, as a provider can at any time, without
 * notifying the site.
 */
export function revoke(
	store: Store,
	{ what, siteId, account }: Revocation
): void {
	const { records } = store.identity;
	const models: readonly string[] = MODELS[ what ] ?? Object.keys( records );
	for ( const model of models ) {
		for ( const [ id, { payload } ] of Object.entries(
			records[ model ] ?? {}
		) ) {
			const clientId = model === 'Client' ? id : payload.clientId;
			if (
				clientId !== undefined &&
				( siteId === undefined ||
					store.siteId( clientId ) === siteId ) &&
				( account === undefined || payload.accountId === account )
			) {
				delete records[ model ]?.[ id ];
			}
		}
	}
	store.save();
}

async function handleRevocation( store: Store, call: Call ): Promise< void > {
	refuseForeignOrigin( call );
	const body = await readJson( call.request );
	const { what, site_id: siteId, account } = body;
	if (
		! isRevocable( what ) ||
		( siteId !== undefined && typeof siteId !== 'number' ) ||
		( account !== undefined && typeof account !== 'string' )
	) {
		throw new ApiError(
			400,
			'invalid_revocation',
			`“what” is one of ${ Object.keys( MODELS ).join(
				', '
			) }; “site_id” (a number) and “account” (a string) narrow it down.`
		);
	}
	revoke( store, { what, siteId, account } );
	sendJson( call.response, publicState( store ) );
}

export function revocationRoutes( store: Store ): Route[] {
	return [
		{
			method: 'POST',
			path: '/sandbox/revoke',
			handle: ( call ) => handleRevocation( store, call ),
		},
	];
}
