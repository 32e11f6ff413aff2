import { randomBytes } from 'node:crypto';

import type { default as Provider } from 'oidc-provider';

import { callingUser } from './bearer';
import type { Site } from './bearer';
import { ApiError, readJson, sendJson } from './http';
import type { Call } from './http';
import { attachLicense, licenseList } from './licenses';
import { isRecord } from './merge';
import type { Route } from './router';
import { verificationResponse } from './site-responses';
import { siteOfPath } from './site-reads';
import type { ServiceState } from './state';
import type { Store } from './store';

/** How many entries are kept; older ones are dropped. */
const MAX_EVENTS = 1000;

type Body = Record< string, unknown >;

function badRequest( code: string, message: string ): ApiError {
	return new ApiError( 400, code, message );
}

function attach( state: ServiceState, body: Body, site: Site ): unknown {
	const { licenses } = body;
	if (
		! Array.isArray( licenses ) ||
		! licenses.every( ( key ) => typeof key === 'string' )
	) {
		throw badRequest( 'invalid_licenses', '“licenses” is a list of keys.' );
	}
	return licenses.map( ( key: string ) => attachLicense( state, site, key ) );
}

/** Turns monitoring or its emails on or off. Checks the site immediately. */
function setMonitor(
	{ site: { monitor } }: ServiceState,
	{
		active = monitor.active,
		// A state saved by an older version doesn't have this field.
		receive_notifications = monitor.receive_notifications ?? false,
	}: Body
): unknown {
	if (
		typeof active !== 'boolean' ||
		typeof receive_notifications !== 'boolean'
	) {
		throw badRequest(
			'invalid_monitor',
			'“active” and “receive_notifications” are true or false.'
		);
	}
	Object.assign( monitor, { active, receive_notifications } );
	if ( active ) {
		monitor.last_checked ??= new Date().toISOString();
	}
	return monitor;
}

function changePostByEmail(
	{ site }: ServiceState,
	{ user_id, action }: Body
): unknown {
	const user = String( user_id );
	if ( ! /^\d+$/.test( user ) ) {
		throw badRequest( 'invalid_user', '“user_id” is the site’s user id.' );
	}
	switch ( action ) {
		case 'create':
		case 'regenerate':
			site.post_by_email[ user ] = `${ randomBytes( 6 ).toString(
				'hex'
			) }@post.example.org`;
			break;
		case 'delete':
			delete site.post_by_email[ user ];
			break;
		default:
			throw badRequest(
				'invalid_action',
				'“action” is create, regenerate or delete.'
			);
	}
	return { email: site.post_by_email[ user ] ?? null };
}

function mailLogin( { mails }: ServiceState, { email }: Body ): unknown {
	if ( typeof email !== 'string' || ! email.includes( '@' ) ) {
		throw badRequest( 'invalid_email', '“email” is an address.' );
	}
	mails.push( { to: email, subject: 'Log in to the app' } );
	return { code: 'success' };
}

function isRegistered( { identity }: Store, siteId: number ): boolean {
	return Object.keys( identity.records[ 'Client' ] ?? {} ).some(
		( clientId ) => identity.siteIds[ clientId ] === siteId
	);
}

/** Routes below `/v1/sites/{id}`. */
const SITE_WRITES: Record<
	string,
	( state: ServiceState, body: Body, site: Site ) => unknown
> = {
	'/licenses': attach,
	'/licenses/attach': attach,
	'/monitor': setMonitor,
	'/post-by-email': changePostByEmail,
	'/mobile-login-email': mailLogin,
};

export function siteWriteRoutes( provider: Provider, store: Store ): Route[] {
	const routes = Object.entries( SITE_WRITES ).map(
		( [ path, write ] ): Route => ( {
			method: 'POST',
			path: `/v1/sites/{id}${ path }`,
			handle: async ( call ) => {
				const site = await siteOfPath( provider, store, call );
				const body = await readJson( call.request );
				const result = write( store.state, body, site );
				store.save();
				sendJson( call.response, result );
			},
		} )
	);

	async function verify( call: Call ): Promise< void > {
		const site = await siteOfPath( provider, store, call );
		const { keyring_id } = await readJson( call.request );
		const state = store.state.site;
		if ( ! state.connections.some( ( { id } ) => id === keyring_id ) ) {
			throw badRequest(
				'no_token_for_user',
				'“keyring_id” is no connection of this site.'
			);
		}
		state.verification.verified =
			Object.keys( state.verification.errors ?? {} ).length === 0;
		store.save();
		sendJson( call.response, verificationResponse( site, state ) );
	}

	/**
	 * A browser's beacon has no token, so the site ID is the only check: it
	 * must belong to a registered site. The response reveals nothing else.
	 */
	async function keepEvents( call: Call ): Promise< void > {
		call.response.setHeader( 'Access-Control-Allow-Origin', '*' );
		const { site_id, events } = await readJson( call.request );
		if ( typeof site_id !== 'number' ) {
			throw badRequest(
				'invalid_site',
				'“site_id” is the site’s number.'
			);
		}
		if ( ! Array.isArray( events ) || ! events.every( isRecord ) ) {
			throw badRequest(
				'invalid_events',
				'“events” is a list of objects.'
			);
		}
		if ( ! isRegistered( store, site_id ) ) {
			throw new ApiError(
				403,
				'unknown_site',
				'No site with this number is registered.'
			);
		}
		store.state.events = [ ...store.state.events, ...events ].slice(
			-MAX_EVENTS
		);
		store.save();
		sendJson( call.response, { accepted: events.length }, 202 );
	}

	async function listLicenses( call: Call ): Promise< void > {
		const user = await callingUser( provider, store, call.request );
		sendJson( call.response, licenseList( store.state, user ) );
	}

	return [
		...routes,
		{
			method: 'POST',
			path: '/v1/sites/{id}/verify/google',
			handle: verify,
		},
		{ method: 'POST', path: '/v1/events', handle: keepEvents },
		{ method: 'GET', path: '/v1/users/me/licenses', handle: listLicenses },
	];
}
