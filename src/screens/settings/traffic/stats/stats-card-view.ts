import type { ModuleSwitchView } from '../../../shared/module-switch/module-switch-view';

export type StatsCardView =
	| { readonly kind: 'settings' }
	/** Off: shows a button to turn it on, or why that isn't possible. */
	| { readonly kind: 'activate' }
	| { readonly kind: 'offline' };

/** The state of the stats card. */
export function statsCardView(
	isActive: boolean,
	{ kind }: ModuleSwitchView
): StatsCardView {
	if ( isActive ) {
		return { kind: 'settings' };
	}
	return kind === 'offline' ? { kind: 'offline' } : { kind: 'activate' };
}
