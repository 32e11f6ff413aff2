import type { SiteStatus } from '../../../state/connection/selectors';
import type { OwnPluginState } from '../../../state/site/types';

export interface PluginPromotionFacts {
	readonly canManagePlugins: boolean;
	readonly siteStatus: SiteStatus;
	/** Null while nobody has said. */
	readonly plugin: OwnPluginState | null;
	readonly showsPromotions: boolean;
	/** This user has declined it, for good. */
	readonly isDismissed: boolean;
}

export type PluginPromotionView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'offline' }
	/** To be installed, or only activated. */
	| { readonly kind: 'promoted'; readonly isInstalled: boolean }
	| { readonly kind: 'active' };

/** A plugin of the provider's beside this one. */
export function pluginPromotionView(
	facts: PluginPromotionFacts
): PluginPromotionView {
	const { plugin, siteStatus } = facts;
	if ( ! facts.canManagePlugins || plugin === null ) {
		return { kind: 'hidden' };
	}
	const isWanted =
		facts.showsPromotions && ! facts.isDismissed && siteStatus !== 'local';
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
