import { canManagePlugins } from '../../../state/connection/selectors';
import {
	canInstallPlugins,
	getOwnPluginState,
	getPluginInstallRequest,
} from '../../../state/site/selectors';
import type { RootState } from '../../../state/store';
import type { OwnPluginState } from '../../../state/site/types';

export interface PluginInstallInput {
	/** Null for users who can't manage plugins. */
	readonly plugin: OwnPluginState | null;
	readonly canManagePlugins: boolean;
	/** Also false if file modifications are disabled. */
	readonly canInstallPlugins: boolean;
	/** From the click until the data has been refetched. */
	readonly isBusy: boolean;
}

export type PluginInstallView =
	/** No action needed. */
	| { readonly kind: 'active' }
	| { readonly kind: 'activate'; readonly isBusy: boolean }
	| { readonly kind: 'install'; readonly isBusy: boolean }
	| {
			readonly kind: 'refused';
			readonly why: 'no-permission' | 'no-file-changes';
	  };

/** The actions available to a user for a plugin that a card depends on. */
export function pluginInstallView(
	input: PluginInstallInput
): PluginInstallView {
	const { plugin, isBusy } = input;
	if ( plugin === 'active' ) {
		return { kind: 'active' };
	}
	if ( ! input.canManagePlugins || plugin === null ) {
		return { kind: 'refused', why: 'no-permission' };
	}
	if ( plugin === 'inactive' ) {
		return { kind: 'activate', isBusy };
	}
	return input.canInstallPlugins
		? { kind: 'install', isBusy }
		: { kind: 'refused', why: 'no-file-changes' };
}

/** Returns a new object each time: compare with shallowEqual. */
export function getPluginInstallInput(
	state: RootState,
	slug: string
): PluginInstallInput {
	return {
		plugin: getOwnPluginState( state, slug ),
		canManagePlugins: canManagePlugins( state ),
		canInstallPlugins: canInstallPlugins( state ),
		isBusy: getPluginInstallRequest( state, slug ).kind === 'pending',
	};
}
