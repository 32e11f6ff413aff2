import { __ } from '@wordpress/i18n';
import { isDevelopment } from '../../../lib/is-development';
import {
	canManageModules,
	getSiteStatus,
	isOffline,
} from '../../../state/connection/selectors';
import {
	canActivateModule,
	isModuleActive,
} from '../../../state/modules/selectors';
import { getPart } from '../../../state/site/parts-selectors';
import { getOwnPluginState } from '../../../state/site/selectors';
import type { RootState } from '../../../state/store';
import type { Akismet, SpamFilter } from '../../../api/parts/small-parts';
import type { OwnPluginState, PartState } from '../../../state/site/types';
import { readPart } from '../../shared/part-result';
import { defineCard } from '../define-card';

const FILTER = 'spam-filter';

export interface AntispamInput {
	readonly isManager: boolean;
	readonly isOffline: boolean;
	readonly akismet: PartState< Akismet >;
	/** Null if this user may not see it. */
	readonly plugin: OwnPluginState | null;
	/** There is no account service. */
	readonly isLocal: boolean;
	/** The site's own spam filter. */
	readonly isFilterOn: boolean;
	/** The server would turn it on. */
	readonly isFilterAvailable: boolean;
	readonly filter: PartState< SpamFilter >;
}

export type AntispamView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'offline' }
	| { readonly kind: 'not-installed' }
	| { readonly kind: 'not-active' }
	| { readonly kind: 'loading'; readonly canModerate: boolean }
	| { readonly kind: 'failed'; readonly part?: 'spam-filter' }
	| { readonly kind: 'filter-off' }
	| {
			readonly kind: 'filter';
			readonly caught: number;
			readonly reasons: SpamFilter[ 'reasons' ];
			/** Not in offline mode. */
			readonly canModerate: boolean;
	  }
	| { readonly kind: 'invalid-key' }
	| { readonly kind: 'nothing-blocked' }
	| { readonly kind: 'blocked'; readonly count: number };

/**
 * The state of the Anti-spam card. The plugin uses its own service, so it
 * doesn't need a connection, but it checks nothing in offline mode. The site's
 * own filter works everywhere, and stands aside if the plugin has a key.
 */
export function antispamView( input: AntispamInput ): AntispamView {
	if ( ! input.isManager ) {
		return { kind: 'hidden' };
	}
	const ownFilter = input.isFilterOn ? filterView( input ) : null;
	if ( ownFilter ) {
		return ownFilter;
	}
	if ( input.isOffline ) {
		return { kind: 'offline' };
	}
	if (
		input.isLocal &&
		input.isFilterAvailable &&
		! input.isFilterOn &&
		( input.plugin === 'not-installed' || input.plugin === 'inactive' )
	) {
		return { kind: 'filter-off' };
	}
	// Known from the initial state, so there is no loading state.
	if ( input.plugin === 'not-installed' ) {
		return { kind: 'not-installed' };
	}
	if ( input.plugin === 'inactive' ) {
		return { kind: 'not-active' };
	}
	const akismet = readPart( input.akismet );
	if ( akismet.kind === 'loading' ) {
		return { kind: 'loading', canModerate: true };
	}
	if ( akismet.kind === 'failed' ) {
		return { kind: 'failed' };
	}
	if ( akismet.data.kind !== 'count' ) {
		return { kind: akismet.data.kind };
	}
	const { count } = akismet.data;
	return count > 0 ? { kind: 'blocked', count } : { kind: 'nothing-blocked' };
}

function filterView( input: AntispamInput ): AntispamView | null {
	const part = readPart( input.filter );
	const canModerate = ! input.isOffline;
	if ( part.kind === 'failed' ) {
		return { kind: 'failed', part: FILTER };
	}
	if ( part.kind === 'loading' ) {
		return { kind: 'loading', canModerate };
	}
	const { stands_aside: standsAside, caught, reasons } = part.data;
	return standsAside
		? null
		: { kind: 'filter', caught, reasons, canModerate };
}

function getAntispamInput( state: RootState ): AntispamInput {
	return {
		isManager: canManageModules( state ),
		isOffline: isOffline( state ),
		akismet: getPart( state, 'akismet' ),
		plugin: getOwnPluginState( state, 'akismet' ),
		isLocal: getSiteStatus( state ) === 'local',
		isFilterOn: isModuleActive( state, FILTER ),
		isFilterAvailable: canActivateModule( state, FILTER ),
		filter: getPart( state, FILTER ),
	};
}

export const antispamCard = defineCard( {
	slug: 'antispam',
	title: () => __( 'Anti-spam', 'jetpack-dashboard' ),
	icon: 'shield',
	parts: [ 'akismet', 'spam-filter' ],
	input: getAntispamInput,
	view: antispamView,
	samples: isDevelopment && {
		offline: {},
		'not-installed': {},
		'not-active': {},
		loading: { canModerate: true },
		failed: {},
		'filter-off': {},
		filter: {
			caught: 27,
			reasons: [
				{ text: 'Links', count: 19 },
				{ text: 'Sent without JavaScript', count: 8 },
			],
			canModerate: true,
		},
		'invalid-key': {},
		'nothing-blocked': {},
		blocked: { count: 1284 },
	},
} );
