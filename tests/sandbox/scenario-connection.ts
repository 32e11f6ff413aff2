import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import {
	bearer,
	connect,
	isActive,
	json,
	redirectUri,
	register,
	userInfo,
} from './account-service/client/service-client';
import type {
	Registration,
	Tokens,
	UserInfo,
} from './account-service/client/service-client';

/** A site registered at the account service, and its linked account. */
export interface ScenarioConnection {
	siteUrl: string;
	registration: Registration;
	/** Seconds since 1970. */
	tokensEnd: number;
	tokens: Tokens;
	account: UserInfo;
}

interface Wanted {
	/** The account service's URL. */
	serviceUrl: string;
	siteUrl: string;
	/** Where the last connection is cached, so that it can be reused. */
	file: string;
}

const SITE_NAME = 'The Slow Road';

function readSavedConnection( file: string ): ScenarioConnection | null {
	return existsSync( file )
		? ( JSON.parse( readFileSync( file, 'utf8' ) ) as ScenarioConnection )
		: null;
}

/**
 * Whether the service still has the registration unchanged: a test may have
 * deleted or moved it.
 */
async function isRegistered(
	{ serviceUrl, siteUrl }: Wanted,
	{ registration }: ScenarioConnection
): Promise< boolean > {
	const response = await fetch(
		`${ serviceUrl }/register/${ registration.client_id }`,
		{ headers: bearer( registration.registration_access_token ) }
	);
	return (
		response.status === 200 &&
		( await json< { client_uri: string } >( response ) ).client_uri ===
			siteUrl
	);
}

async function areTokensValid(
	{ serviceUrl }: Wanted,
	{ registration, tokens }: ScenarioConnection
): Promise< boolean > {
	const [ access, refresh ] = await Promise.all(
		[ tokens.access_token, tokens.refresh_token ].map( ( token ) =>
			isActive( serviceUrl, registration, token )
		)
	);
	return access === true && refresh === true;
}

/**
 * Runs the authorization code flow with PKCE, as a user and the plugin would.
 */
async function link(
	{ serviceUrl, siteUrl }: Wanted,
	registration: Registration
): Promise< Omit< ScenarioConnection, 'siteUrl' | 'registration' > > {
	const tokens = await connect(
		serviceUrl,
		registration,
		undefined,
		redirectUri( siteUrl )
	);
	return {
		tokens,
		tokensEnd: Math.floor( Date.now() / 1000 ) + tokens.expires_in,
		account: await userInfo( serviceUrl, tokens ),
	};
}

/**
 * Registers the site and links an account over HTTP, as the plugin would.
 * Reuses the last connection if the service confirms that it is still valid.
 */
export async function scenarioConnection(
	wanted: Wanted
): Promise< ScenarioConnection > {
	const { serviceUrl, siteUrl, file } = wanted;
	const saved = readSavedConnection( file );
	const isStillRegistered =
		saved !== null && ( await isRegistered( wanted, saved ) );
	if ( isStillRegistered && ( await areTokensValid( wanted, saved ) ) ) {
		return saved;
	}
	const registration = isStillRegistered
		? saved.registration
		: await register( serviceUrl, { name: SITE_NAME, siteUrl } );
	const connection = {
		siteUrl,
		registration,
		...( await link( wanted, registration ) ),
	};
	writeFileSync( file, JSON.stringify( connection ), { mode: 0o600 } );
	return connection;
}
