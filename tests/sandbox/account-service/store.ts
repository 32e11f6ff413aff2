import { generateKeyPairSync, randomBytes } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	readFileSync,
	renameSync,
	writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

import type { AdapterPayload, JWK } from 'oidc-provider';

import { mergeState } from './merge';
import { scenarioState } from './scenarios';
import type { ServiceScenario } from './scenarios';
import type { ServiceState } from './state';

export interface StoredRecord {
	payload: AdapterPayload;
	/** Milliseconds since 1970; null means it never expires. */
	expires: number | null;
}

/** Never sent in responses: clients with their secrets, tokens, keys. */
export interface Identity {
	signingKey: JWK;
	cookieKey: string;
	/** Site IDs by client ID; IDs are never reused. */
	siteIds: Record< string, number >;
	/** Records of oidc-provider by model and ID. */
	records: Record< string, Record< string, StoredRecord > >;
}

const FIRST_SITE_ID = 4242;

function newIdentity(): Identity {
	const { privateKey } = generateKeyPairSync( 'rsa', {
		modulusLength: 2048,
	} );
	return {
		signingKey: {
			...privateKey.export( { format: 'jwk' } ),
			use: 'sig',
			alg: 'RS256',
		},
		cookieKey: randomBytes( 24 ).toString( 'hex' ),
		siteIds: {},
		records: {},
	};
}

/** The service's in-memory state, saved to one file on each change. */
export class Store {
	state: ServiceState;
	readonly identity: Identity;
	private isSaving = false;

	constructor( private readonly path: string ) {
		if ( existsSync( path ) ) {
			const { state, identity } = JSON.parse(
				readFileSync( path, 'utf8' )
			) as { state: ServiceState; identity: Identity };
			// A file written by an older version lacks newer fields.
			this.state = { ...scenarioState( 'default' ), ...state };
			this.identity = identity;
		} else {
			this.state = scenarioState( 'default' );
			this.identity = newIdentity();
			this.flush();
		}
	}

	/** Throws a PatchError. */
	patch( patch: unknown ): void {
		this.state = mergeState( this.state, patch );
		this.save();
	}

	/** Keeps registrations and tokens: a scenario only sets a site's data. */
	loadScenario( name: ServiceScenario ): void {
		const { accounts } = this.state;
		this.state = { ...scenarioState( name ), accounts };
		this.save();
	}

	siteId( clientId: string ): number {
		const { siteIds } = this.identity;
		const known = siteIds[ clientId ];
		if ( known !== undefined ) {
			return known;
		}
		const id = FIRST_SITE_ID + Object.keys( siteIds ).length;
		siteIds[ clientId ] = id;
		this.save();
		return id;
	}

	/** Writes once for all changes of a request. */
	save(): void {
		if ( ! this.isSaving ) {
			this.isSaving = true;
			setImmediate( () => {
				this.isSaving = false;
				this.flush();
			} );
		}
	}

	/**
	 * Write to a temporary file and rename it, so that a killed process never
	 * leaves a partial file.
	 */
	flush(): void {
		const { state, identity } = this;
		mkdirSync( dirname( this.path ), { recursive: true } );
		const temporary = `${ this.path }.${ process.pid }`;
		writeFileSync( temporary, JSON.stringify( { state, identity } ), {
			mode: 0o600,
		} );
		renameSync( temporary, this.path );
	}
}
