import { canManagePlugins } from '../../../state/connection/selectors';
import {
	canInstallPlugins,
	getOwnPluginState,
	getPluginInstallRequest,
} from '../../../state/site/selectors';
import type { RootState } from '../../../state/store';
import type { OwnPluginState } from '../../../state/site/types';
import type { InstallableSlug } from './plugins';

export interface PluginInstallInput {
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

/** A new object each time: compare with shallowEqual. */
export function getPluginInstallInput(
	state: RootState,
	slug: InstallableSlug
): PluginInstallInput {
	return {
		plugin: getOwnPluginState( state, slug ),
		canManagePlugins: canManagePlugins( state ),
		canInstallPlugins: canInstallPlugins( state ),
		isBusy: getPluginInstallRequest( state, slug ).kind === 'pending',
	};
}
