import type { ModuleSwitchView } from '../../module-switch/module-switch-view';

export type StatsCardView =
	| { readonly kind: 'settings' }
	/** Off: a button that switches it on, or why it can't. */
	| { readonly kind: 'activate' }
	| { readonly kind: 'offline' };

/** What the card of the statistics shows. */
export function statsCardView(
	isActive: boolean,
	{ kind }: ModuleSwitchView
): StatsCardView {
	if ( isActive ) {
		return { kind: 'settings' };
	}
	return kind === 'offline' ? { kind: 'offline' } : { kind: 'activate' };
}
