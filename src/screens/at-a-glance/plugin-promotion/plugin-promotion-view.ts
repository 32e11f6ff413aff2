import { isDevelopment } from '../../../lib/is-development';
import {
	canManagePlugins,
	getSiteStatus,
} from '../../../state/connection/selectors';
import type { SiteStatus } from '../../../state/connection/selectors';
import { isNoticeDismissed } from '../../../state/notices/selectors';
import { getOwnPluginState, getSiteInfo } from '../../../state/site/selectors';
import type { OwnPluginState } from '../../../state/site/types';
import type { RootState } from '../../../state/store';
import { defineCard } from '../define-card';
import { getPromotedPlugin } from './promoted-plugins';
import type { PromotedPluginKey } from './promoted-plugins';

export interface PluginPromotionInput {
	readonly canManagePlugins: boolean;
	readonly siteStatus: SiteStatus;
	/** Null if unknown. */
	readonly plugin: OwnPluginState | null;
	readonly showsPromotions: boolean;
	/** The user has dismissed it permanently. */
	readonly isDismissed: boolean;
}

export type PluginPromotionView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'offline' }
	/** Needs to be installed, or only activated. */
	| { readonly kind: 'promoted'; readonly isInstalled: boolean }
	| { readonly kind: 'active' };

/** The state of a card for another plugin by the provider. */
export function pluginPromotionView(
	input: PluginPromotionInput
): PluginPromotionView {
	const { plugin, siteStatus } = input;
	if ( ! input.canManagePlugins || plugin === null ) {
		return { kind: 'hidden' };
	}
	const isWanted =
		input.showsPromotions && ! input.isDismissed && siteStatus !== 'local';
	if ( plugin !== 'active' && ! isWanted ) {
		return { kind: 'hidden' };
	}
	if ( siteStatus === 'offline' ) {
		return { kind: 'offline' };
	}
	return plugin === 'active'
		? { kind: 'active' }
		: { kind: 'promoted', isInstalled: plugin === 'inactive' };
}

function getPluginPromotionInput(
	state: RootState,
	key: PromotedPluginKey
): PluginPromotionInput {
	const { slug, noticeId } = getPromotedPlugin( key );
	return {
		canManagePlugins: canManagePlugins( state ),
		siteStatus: getSiteStatus( state ),
		plugin: getOwnPluginState( state, slug ),
		showsPromotions: getSiteInfo( state ).showsPromotions,
		isDismissed: isNoticeDismissed( state, noticeId ),
	};
}

function definePromotionCard( key: PromotedPluginKey ) {
	const { icon, title } = getPromotedPlugin( key );
	return defineCard( {
		slug: key,
		title,
		icon,
		input: ( state ) => getPluginPromotionInput( state, key ),
		view: pluginPromotionView,
		samples: isDevelopment && {
			offline: {},
			promoted: { isInstalled: false },
			active: {},
		},
	} );
}

export const boostCard = definePromotionCard( 'boost' );
export const crmCard = definePromotionCard( 'crm' );
