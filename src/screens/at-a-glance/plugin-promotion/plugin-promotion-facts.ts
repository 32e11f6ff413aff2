import {
	canManagePlugins,
	getSiteStatus,
} from '../../../state/connection/selectors';
import { isNoticeDismissed } from '../../../state/notices/selectors';
import { getOwnPluginState, getSiteFacts } from '../../../state/site/selectors';
import type { RootState } from '../../../state/store';
import type { PluginPromotionFacts } from './plugin-promotion-view';
import { getPromotedPlugin } from './promoted-plugins';
import type { PromotedPluginKey } from './promoted-plugins';

/** A new object each time: compare with shallowEqual. */
export function getPluginPromotionFacts(
	state: RootState,
	key: PromotedPluginKey
): PluginPromotionFacts {
	const { slug, noticeId } = getPromotedPlugin( key );
	return {
		canManagePlugins: canManagePlugins( state ),
		siteStatus: getSiteStatus( state ),
		plugin: getOwnPluginState( state, slug ),
		showsPromotions: getSiteFacts( state ).showsPromotions,
		isDismissed: isNoticeDismissed( state, noticeId ),
	};
}
