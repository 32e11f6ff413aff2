import type { Akismet } from '../../../api/parts/small-parts';
import type { OwnPluginState, PartState } from '../../../state/site/types';
import { readPart } from '../../shared/part-data';

export interface AntispamFacts {
	readonly isManager: boolean;
	readonly isOffline: boolean;
	readonly akismet: PartState< Akismet >;
	/** Null: not told to this user. */
	readonly plugin: OwnPluginState | null;
}

export type AntispamView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'offline' }
	| { readonly kind: 'not-installed' }
	| { readonly kind: 'not-active' }
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed' }
	| { readonly kind: 'invalid-key' }
	| { readonly kind: 'nothing-blocked' }
	| { readonly kind: 'blocked'; readonly count: number };

/**
 * The look of the Anti-spam card. The plugin has a service of its
 * own: it needs no connection, but offline it checks nothing.
 */
export function antispamView( facts: AntispamFacts ): AntispamView {
	if ( ! facts.isManager ) {
		return { kind: 'hidden' };
	}
	if ( facts.isOffline ) {
		return { kind: 'offline' };
	}
	// Known with the page: nothing to wait for.
	if ( facts.plugin === 'not-installed' ) {
		return { kind: 'not-installed' };
	}
	if ( facts.plugin === 'inactive' ) {
		return { kind: 'not-active' };
	}
	const akismet = readPart( facts.akismet );
	if ( akismet.kind !== 'known' ) {
		return { kind: akismet.kind };
	}
	if ( akismet.data.kind !== 'count' ) {
		return { kind: akismet.data.kind };
	}
	const { count } = akismet.data;
	return count > 0 ? { kind: 'blocked', count } : { kind: 'nothing-blocked' };
}
