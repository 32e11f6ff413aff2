import type { ModuleSwitchView } from '../../shared/module-switch/module-switch-view';

export interface FeatureFacts {
	/** The provider does it, and no module has to be on. */
	readonly isService: boolean;
	/** The site has its module. */
	readonly isFound: boolean;
	readonly isOn: boolean;
	readonly switchView: ModuleSwitchView;
	/** Why it can't be switched on now; false where it can. */
	readonly reason: string | false;
}

export type FeatureView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'unavailable'; readonly reason: string }
	| { readonly kind: 'off' }
	| { readonly kind: 'on' };

/** A feature's card: its button switches it on, or leads to it. */
export function featureView( facts: FeatureFacts ): FeatureView {
	if ( facts.isService ) {
		return { kind: 'on' };
	}
	const { switchView, reason } = facts;
	if (
		! facts.isFound ||
		switchView.kind === 'unavailable' ||
		( switchView.kind === 'overridden' && switchView.to === 'inactive' )
	) {
		return { kind: 'hidden' };
	}
	if ( switchView.kind === 'offline' || ( reason && ! facts.isOn ) ) {
		return { kind: 'unavailable', reason: reason || '' };
	}
	return { kind: facts.isOn ? 'on' : 'off' };
}
