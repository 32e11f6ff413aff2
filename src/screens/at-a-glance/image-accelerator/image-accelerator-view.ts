import { __ } from '@wordpress/i18n';
import { isDevelopment } from '../../../lib/is-development';
import { defineCard } from '../define-card';
import { getModuleInput, isModuleHidden } from '../module-input';
import type { ModuleInput } from '../module-input';

/** The module's slug on the server. */
export const IMAGE_ACCELERATOR = 'photon';

export type ImageAcceleratorView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'offline' }
	| { readonly kind: 'not-connected' }
	| { readonly kind: 'unavailable'; readonly reason: string }
	| { readonly kind: 'off' }
	| { readonly kind: 'on' };

/**
 * The state of the Image Accelerator card. Conditions are in the order of
 * docs/spec/decisions.md#5.
 */
export function imageAcceleratorView(
	input: ModuleInput
): ImageAcceleratorView {
	if ( isModuleHidden( input ) ) {
		return { kind: 'hidden' };
	}
	if ( input.isUnavailableOffline ) {
		return { kind: 'offline' };
	}
	if ( input.siteStatus === 'not-connected' ) {
		return { kind: 'not-connected' };
	}
	if ( ! input.isAvailable ) {
		return { kind: 'unavailable', reason: input.unavailableReason };
	}
	return { kind: input.isOn ? 'on' : 'off' };
}

export const imageAcceleratorCard = defineCard( {
	slug: 'image-accelerator',
	title: () => __( 'Image Accelerator', 'jetpack-dashboard' ),
	icon: 'image',
	input: ( state ) => getModuleInput( state, IMAGE_ACCELERATOR ),
	view: imageAcceleratorView,
	samples: isDevelopment && {
		offline: {},
		'not-connected': {},
		unavailable: { reason: 'The server lacks something.' },
		off: {},
		on: {},
	},
} );
