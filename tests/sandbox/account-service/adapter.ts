import type { Adapter, AdapterPayload } from 'oidc-provider';

import type { StoredRecord, Store } from './store';

/**
 * Storage adapter for oidc-provider: keeps clients, tokens and sessions in the
 * service's single state file.
 */
export class StoreAdapter implements Adapter {
	constructor(
		private readonly store: Store,
		private readonly model: string
	) {}

	private get records(): Record< string, StoredRecord > {
		return ( this.store.identity.records[ this.model ] ??= {} );
	}

	private live( kept: StoredRecord | undefined ): AdapterPayload | undefined {
		return kept && ( kept.expires === null || kept.expires > Date.now() )
			? kept.payload
			: undefined;
	}

	async upsert(
		id: string,
		payload: AdapterPayload,
		expiresIn: number | undefined
	): Promise< void > {
		this.sweep();
		this.records[ id ] = {
			payload,
			expires: expiresIn ? Date.now() + expiresIn * 1000 : null,
		};
		this.store.save();
	}

	async find( id: string ): Promise< AdapterPayload | undefined > {
		return Object.hasOwn( this.records, id )
			? this.live( this.records[ id ] )
			: undefined;
	}

	async findByUid( uid: string ): Promise< AdapterPayload | undefined > {
		return this.live(
			Object.values( this.records ).find(
				( { payload } ) => payload.uid === uid
			)
		);
	}

	/** Only used by the device flow. */
	async findByUserCode(): Promise< undefined > {
		return undefined;
	}

	async consume( id: string ): Promise< void > {
		const kept = this.records[ id ];
		if ( kept ) {
			kept.payload.consumed = Math.floor( Date.now() / 1000 );
			this.store.save();
		}
	}

	async destroy( id: string ): Promise< void > {
		delete this.records[ id ];
		if ( this.model === 'Client' ) {
			this.forget( ( payload ) => payload.clientId === id );
		}
		this.store.save();
	}

	async revokeByGrantId( grantId: string ): Promise< void > {
		this.forget( ( payload ) => payload.grantId === grantId );
		this.store.save();
	}

	/** Deletes records of every model. */
	private forget( isGone: ( payload: AdapterPayload ) => boolean ): void {
		for ( const records of Object.values( this.store.identity.records ) ) {
			for ( const [ id, { payload } ] of Object.entries( records ) ) {
				if ( isGone( payload ) ) {
					delete records[ id ];
				}
			}
		}
	}

	private sweep(): void {
		for ( const [ id, kept ] of Object.entries( this.records ) ) {
			if ( ! this.live( kept ) ) {
				delete this.records[ id ];
			}
		}
	}
}
