import type { OwnPluginState } from '../../../state/site/types';

export interface PluginInstallFacts {
	/** Null: who may not manage plugins isn't told. */
	readonly plugin: OwnPluginState | null;
	readonly canManagePlugins: boolean;
	/** False too where the site's files must not be changed. */
	readonly canInstallPlugins: boolean;
	/** It is under way, from the click to the fresh data. */
	readonly isBusy: boolean;
}

export type PluginInstallView =
	/** Nothing to do. */
	| { readonly kind: 'active' }
	| { readonly kind: 'activate'; readonly isBusy: boolean }
	| { readonly kind: 'install'; readonly isBusy: boolean }
	| {
			readonly kind: 'refused';
			readonly why: 'no-permission' | 'no-file-changes';
	  };

/** What a user can do about a plugin that a card lives from. */
export function pluginInstallView(
	facts: PluginInstallFacts
): PluginInstallView {
	const { plugin, isBusy } = facts;
	if ( plugin === 'active' ) {
		return { kind: 'active' };
	}
	if ( ! facts.canManagePlugins || plugin === null ) {
		return { kind: 'refused', why: 'no-permission' };
	}
	if ( plugin === 'inactive' ) {
		return { kind: 'activate', isBusy };
	}
	return facts.canInstallPlugins
		? { kind: 'install', isBusy }
		: { kind: 'refused', why: 'no-file-changes' };
}
