import { spawn, spawnSync } from 'node:child_process';
import {
	existsSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeyPairSync } from 'node:crypto';

import { claimPort } from '../ports';
import {
	CODE_SECRET,
	codeOf,
	CODES,
	CODES_MODULE,
	SCOPE_WITH_CODES,
} from './glewlwyd-codes';

const TABLES = '/usr/share/dbconfig-common/data/glewlwyd/install/sqlite3';
const MODULES = '/usr/lib/glewlwyd';
const START_TIMEOUT_MS = 20_000;

export const SECRET = 'Glewlwyd-secret_1';

/** Whether the Debian package is installed. */
export const hasGlewlwyd = (): boolean =>
	existsSync( TABLES ) && existsSync( MODULES );

export interface Glewlwyd {
	/** Its issuer. */
	url: string;
	/** Logs in a person, who agrees; resolves with where the browser goes then. */
	visit( start: string, person: string ): Promise< URL >;
	/** From now on, people need a one-time code besides their password. */
	requireCodes(): Promise< void >;
	stop(): Promise< void >;
}

/** A property of people that Debian’s configuration has, and nothing else uses. */
const VERIFIED = 'user-code';

/** A person, by login. */
interface Person {
	email: string;
	/** Whether the ID token calls the address verified; it says nothing by default. */
	isVerified?: boolean;
}

/** Cookies of a browser, and requests with them. */
function browser( origin: string ) {
	const cookies = new Map< string, string >();
	return async ( method: string, path: string, body?: object ) => {
		const response = await fetch( new URL( path, origin ), {
			method,
			redirect: 'manual',
			headers: {
				'Content-Type': 'application/json',
				Cookie: [ ...cookies ]
					.map( ( pair ) => pair.join( '=' ) )
					.join( '; ' ),
			},
			...( body ? { body: JSON.stringify( body ) } : {} ),
		} );
		for ( const cookie of response.headers.getSetCookie() ) {
			const [ , name = '', value = '' ] =
				/^([^=]+)=([^;]*)/.exec( cookie ) ?? [];
			cookies.set( name, value );
		}
		if ( response.status >= 400 ) {
			throw new Error(
				`${ method } ${ path }: ${
					response.status
				} ${ await response.text() }`
			);
		}
		return response;
	};
}

/** What Debian's configuration has, without the pages of the app. */
const configuration = ( folder: string, port: number ) => `
port = ${ port }
bind_address = "127.0.0.1"
external_url = "http://127.0.0.1:${ port }"
login_url = "login.html"
api_prefix = "api"
log_mode = "file"
log_level = "ERROR"
log_file = "${ folder }/log"
cookie_secure = 0
session_key = "GLEWLWYD2_SESSION_ID"
admin_scope = "g_admin"
profile_scope = "g_profile"
user_module_path = "${ MODULES }/user"
client_module_path = "${ MODULES }/client"
user_auth_scheme_module_path = "${ MODULES }/scheme"
plugin_module_path = "${ MODULES }/plugin"
hash_algorithm = "SHA512"
database = { type = "sqlite3"; path = "${ folder }/db"; };
`;

const oidc = ( issuer: string ) => {
	const { privateKey, publicKey } = generateKeyPairSync( 'rsa', {
		modulusLength: 2048,
		privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
		publicKeyEncoding: { type: 'spki', format: 'pem' },
	} );
	return {
		module: 'oidc',
		name: 'oidc',
		display_name: 'OpenID Connect',
		enabled: true,
		parameters: {
			iss: issuer,
			'jwt-type': 'rsa',
			'jwt-key-size': '256',
			key: privateKey,
			cert: publicKey,
			'access-token-duration': 3600,
			'refresh-token-duration': 3600,
			'code-duration': 600,
			'refresh-token-rolling': true,
			'auth-type-code-enabled': true,
			'jwks-show': true,
			'subject-type': 'public',
			'pkce-allowed': true,
			'pkce-method-plain-allowed': false,
			'allowed-scope': [ 'openid' ],
			'name-claim': 'mandatory',
			'email-claim': 'mandatory',
			claims: [
				{
					name: 'groups',
					'user-property': 'name',
					type: 'string',
					mandatory: true,
					scope: [ 'openid' ],
				},
				{
					name: 'email_verified',
					'user-property': VERIFIED,
					type: 'boolean',
					'boolean-value-true': 'yes',
					'boolean-value-false': 'no',
					mandatory: true,
					scope: [ 'openid' ],
				},
			],
			'session-management-allowed': true,
			'session-cookie-name': 'GLEWLWYD2_OIDC_SID',
			'session-cookie-expiration': 3600,
		},
	};
};

async function waitFor( url: string ): Promise< void > {
	const end = Date.now() + START_TIMEOUT_MS;
	for (;;) {
		try {
			await fetch( url );
			return;
		} catch ( error ) {
			if ( Date.now() > end ) {
				throw error;
			}
			await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
		}
	}
}

/**
 * Starts Glewlwyd, an identity provider that shares no code with the sandbox's:
 * it is written in C. It has the client “wordpress” and a user per person.
 */
export async function startGlewlwyd(
	redirectUri: string,
	people: Record< string, Person >
): Promise< Glewlwyd > {
	const folder = mkdtempSync( join( tmpdir(), 'glewlwyd-' ) );
	const port = await claimPort( 0 );
	const origin = `http://127.0.0.1:${ port }`;
	const url = `${ origin }/api/oidc`;
	const file = join( folder, 'conf' );
	writeFileSync( file, configuration( folder, port ) );
	const { status, stderr } = spawnSync(
		'php',
		[
			'-r',
			'( new SQLite3( $argv[1] ) )->exec( stream_get_contents( STDIN ) ) || exit( 1 );',
			join( folder, 'db' ),
		],
		{ input: readFileSync( TABLES ), encoding: 'utf8' }
	);
	if ( status !== 0 ) {
		throw new Error(
			`Glewlwyd’s tables could not be created. ${ stderr }`
		);
	}
	const child = spawn( 'glewlwyd', [ `--config-file=${ file }` ], {
		stdio: 'ignore',
	} );
	const ended = new Promise< void >( ( resolve ) => {
		child.once( 'exit', () => resolve() );
		child.once( 'error', () => resolve() );
	} );
	const kill = () => child.kill( 'SIGKILL' );
	process.once( 'exit', kill );
	await waitFor( origin );

	const admin = browser( origin );
	await admin( 'POST', '/api/auth/', {
		username: 'admin',
		password: 'password',
	} );
	await admin( 'POST', '/api/mod/plugin/', oidc( url ) );
	await admin( 'POST', '/api/client/', {
		client_id: 'wordpress',
		enabled: true,
		confidential: true,
		client_secret: SECRET,
		redirect_uri: [ redirectUri ],
		authorization_type: [ 'code' ],
		token_endpoint_auth_method: [ 'client_secret_basic' ],
		scope: [ 'openid' ],
	} );
	for ( const [ username, person ] of Object.entries( people ) ) {
		await admin( 'POST', '/api/user/', {
			username,
			name: `The ${ username }`,
			email: person.email,
			...( person.isVerified === undefined
				? {}
				: { [ VERIFIED ]: person.isVerified ? 'yes' : 'no' } ),
			password: username,
			scope: [ 'openid', 'g_profile' ],
			enabled: true,
		} );
	}

	let needsCodes = false;
	const counters = new Map< string, number >();

	return {
		url,
		async requireCodes() {
			if ( ! needsCodes ) {
				await admin( 'POST', '/api/mod/scheme/', CODES_MODULE );
				await admin( 'PUT', '/api/scope/openid', SCOPE_WITH_CODES );
				needsCodes = true;
			}
		},
		async visit( start, person ) {
			const visitor = browser( origin );
			await visitor( 'POST', '/api/auth/', {
				username: person,
				password: person,
			} );
			await visitor( 'PUT', '/api/auth/grant/wordpress', {
				scope: 'openid',
			} );
			if ( needsCodes ) {
				const counter = counters.get( person ) ?? 0;
				counters.set( person, counter + 1 );
				if ( counter === 0 ) {
					await visitor( 'POST', '/api/profile/scheme/register/', {
						...CODES,
						username: person,
						value: {
							type: 'HOTP',
							secret: CODE_SECRET,
							moving_factor: 0,
						},
					} );
				}
				await visitor( 'POST', '/api/auth/', {
					...CODES,
					username: person,
					value: { value: codeOf( counter ) },
				} );
			}
			// What the button of its login page adds.
			const response = await visitor( 'GET', `${ start }&g_continue` );
			return new URL( String( response.headers.get( 'Location' ) ) );
		},
		async stop() {
			process.off( 'exit', kill );
			kill();
			await ended;
			rmSync( folder, { recursive: true } );
		},
	};
}
