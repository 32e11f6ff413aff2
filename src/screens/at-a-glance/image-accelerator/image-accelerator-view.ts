import { __ } from '@wordpress/i18n';
import { isDevelopment } from '../../../lib/is-development';
import { getModule, isModuleActive } from '../../../state/modules/selectors';
import type { RootState } from '../../../state/store';
import { defineCard } from '../define-card';
import { getModuleInput, isModuleHidden } from '../module-input';
import type { ModuleInput } from '../module-input';

/** The module's slug on the server. */
export const IMAGE_ACCELERATOR = 'photon';

/** The modules that make copies. */
const COPYING = [ IMAGE_ACCELERATOR, 'photon-cdn' ];

export interface ImageAcceleratorInput extends ModuleInput {
	/** What the copies of images, scripts and styles save; '' if unknown. */
	readonly saved: string;
}

export type ImageAcceleratorView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'offline' }
	| { readonly kind: 'not-connected' }
	| { readonly kind: 'unavailable'; readonly reason: string }
	| { readonly kind: 'off' }
	| { readonly kind: 'on'; readonly saved: string };

/**
 * The state of the Image Accelerator card. Conditions are in the order of
 * docs/spec/decisions.md#5.
 */
export function imageAcceleratorView(
	input: ImageAcceleratorInput
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
	return input.isOn ? { kind: 'on', saved: input.saved } : { kind: 'off' };
}

function getSaved( state: RootState ): string {
	return COPYING.filter( ( slug ) => isModuleActive( state, slug ) )
		.map( ( slug ) => getModule( state, slug )?.extra[ 'copies' ] ?? '' )
		.filter( Boolean )
		.join( ' ' );
}

export const imageAcceleratorCard = defineCard( {
	slug: 'image-accelerator',
	title: () => __( 'Image Accelerator', 'jetpack-dashboard' ),
	icon: 'image',
	input: ( state ) => ( {
		...getModuleInput( state, IMAGE_ACCELERATOR ),
		saved: getSaved( state ),
	} ),
	view: imageAcceleratorView,
	samples: isDevelopment && {
		offline: {},
		'not-connected': {},
		unavailable: { reason: 'The server lacks something.' },
		off: {},
		on: { saved: '12 images have copies.' },
	},
} );
