import type { ModuleSwitchView } from '../../shared/module-switch/module-switch-view';

export interface FeatureInput {
	/** Runs at the provider, without a module. */
	readonly isService: boolean;
	/** Whether the site has the module and code for it. */
	readonly hasBehavior: boolean;
	readonly isOn: boolean;
	readonly switchView: ModuleSwitchView;
	/** Why it can't be turned on; false if it can. */
	readonly reason: string | false;
}

export type FeatureView =
	| { readonly kind: 'hidden' }
	| {
			readonly kind: 'unavailable';
			readonly reason: string;
			/** Whether connecting the site or the account makes it available. */
			readonly needsConnection: boolean;
	  }
	| { readonly kind: 'off' }
	| { readonly kind: 'on' };

/** The state of a feature's card, which has a button to turn it on or a link to it. */
export function featureView( input: FeatureInput ): FeatureView {
	if ( input.isService ) {
		return { kind: 'on' };
	}
	const { switchView, reason } = input;
	if (
		( ! input.hasBehavior && ! input.isOn ) ||
		switchView.kind === 'unavailable' ||
		( switchView.kind === 'overridden' && switchView.to === 'inactive' )
	) {
		return { kind: 'hidden' };
	}
	if ( switchView.kind === 'offline' || ( reason && ! input.isOn ) ) {
		return {
			kind: 'unavailable',
			reason: reason || '',
			needsConnection:
				switchView.kind === 'site-not-connected' ||
				switchView.kind === 'not-linked',
		};
	}
	return { kind: input.isOn ? 'on' : 'off' };
}
