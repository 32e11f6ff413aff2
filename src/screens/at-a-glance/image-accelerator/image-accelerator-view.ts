import { __ } from '@wordpress/i18n';
import type { SiteStatus } from '../../../state/connection/selectors';
import type { ModuleOverride } from '../../../state/modules/types';

export interface ImageAcceleratorFacts {
	readonly isManager: boolean;
	/** The site has the module at all. */
	readonly isFound: boolean;
	readonly override: ModuleOverride;
	readonly isUnavailableOffline: boolean;
	readonly siteStatus: SiteStatus;
	/** Can the module do its work here? */
	readonly isAvailable: boolean;
	readonly unavailableReason: string;
	readonly isOn: boolean;
}

export type ImageAcceleratorView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'offline' }
	| { readonly kind: 'not-connected' }
	| { readonly kind: 'unavailable'; readonly reason: string }
	| { readonly kind: 'off' }
	| { readonly kind: 'on' };

/** The Image Accelerator card's look; the guards are in the order of docs/spec/decisions.md#5. */
export function imageAcceleratorView(
	facts: ImageAcceleratorFacts
): ImageAcceleratorView {
	if (
		! facts.isManager ||
		! facts.isFound ||
		facts.override === 'inactive'
	) {
		return { kind: 'hidden' };
	}
	if ( facts.isUnavailableOffline ) {
		return { kind: 'offline' };
	}
	if ( facts.siteStatus === 'not-connected' ) {
		return { kind: 'not-connected' };
	}
	if ( ! facts.isAvailable ) {
		return { kind: 'unavailable', reason: facts.unavailableReason };
	}
	return { kind: facts.isOn ? 'on' : 'off' };
}

export function imageAcceleratorTitle(): string {
	return __( 'Image Accelerator', 'jetpack-dashboard' );
}
