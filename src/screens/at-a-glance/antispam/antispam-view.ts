import { __ } from '@wordpress/i18n';
import { isDevelopment } from '../../../lib/is-development';
import {
	canManageModules,
	isOffline,
} from '../../../state/connection/selectors';
import { getPart } from '../../../state/site/parts-selectors';
import { getOwnPluginState } from '../../../state/site/selectors';
import type { RootState } from '../../../state/store';
import type { Akismet } from '../../../api/parts/small-parts';
import type { OwnPluginState, PartState } from '../../../state/site/types';
import { readPart } from '../../shared/part-result';
import { defineCard } from '../define-card';

export interface AntispamInput {
	readonly isManager: boolean;
	readonly isOffline: boolean;
	readonly akismet: PartState< Akismet >;
	/** Null if this user may not see it. */
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
 * The state of the Anti-spam card. The plugin uses its own service, so it
 * doesn't need a connection, but it checks nothing in offline mode.
 */
export function antispamView( input: AntispamInput ): AntispamView {
	if ( ! input.isManager ) {
		return { kind: 'hidden' };
	}
	if ( input.isOffline ) {
		return { kind: 'offline' };
	}
	// Known from the initial state, so there is no loading state.
	if ( input.plugin === 'not-installed' ) {
		return { kind: 'not-installed' };
	}
	if ( input.plugin === 'inactive' ) {
		return { kind: 'not-active' };
	}
	const akismet = readPart( input.akismet );
	if ( akismet.kind !== 'known' ) {
		return { kind: akismet.kind };
	}
	if ( akismet.data.kind !== 'count' ) {
		return { kind: akismet.data.kind };
	}
	const { count } = akismet.data;
	return count > 0 ? { kind: 'blocked', count } : { kind: 'nothing-blocked' };
}

function getAntispamInput( state: RootState ): AntispamInput {
	return {
		isManager: canManageModules( state ),
		isOffline: isOffline( state ),
		akismet: getPart( state, 'akismet' ),
		plugin: getOwnPluginState( state, 'akismet' ),
	};
}

export const antispamCard = defineCard( {
	slug: 'antispam',
	title: () => __( 'Anti-spam', 'jetpack-dashboard' ),
	icon: 'shield',
	parts: [ 'akismet' ],
	input: getAntispamInput,
	view: antispamView,
	samples: isDevelopment && {
		offline: {},
		'not-installed': {},
		'not-active': {},
		loading: {},
		failed: {},
		'invalid-key': {},
		'nothing-blocked': {},
		blocked: { count: 1284 },
	},
} );
