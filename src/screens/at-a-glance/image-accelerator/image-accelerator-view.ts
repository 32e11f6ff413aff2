import { __ } from '@wordpress/i18n';
import { isDevelopment } from '../../../lib/is-development';
import {
	canManageModules,
	getSiteStatus,
} from '../../../state/connection/selectors';
import {
	getModuleOverride,
	getUnavailableReason,
	isModuleActive,
	isModuleAvailable,
	isModuleFound,
	isModuleUnavailableOffline,
} from '../../../state/modules/selectors';
import type { RootState } from '../../../state/store';
import type { SiteStatus } from '../../../state/connection/selectors';
import type { ModuleOverride } from '../../../state/modules/types';
import { defineCard } from '../define-card';

/** The module's slug on the server. */
export const IMAGE_ACCELERATOR = 'photon';

export interface ImageAcceleratorInput {
	readonly isManager: boolean;
	/** The module is available on this site. */
	readonly isFound: boolean;
	readonly override: ModuleOverride;
	readonly isUnavailableOffline: boolean;
	readonly siteStatus: SiteStatus;
	/** Whether the module's requirements are met. */
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

/**
 * The state of the Image Accelerator card. Conditions are in the order of
 * docs/spec/decisions.md#5.
 */
export function imageAcceleratorView(
	input: ImageAcceleratorInput
): ImageAcceleratorView {
	if (
		! input.isManager ||
		! input.isFound ||
		input.override === 'inactive'
	) {
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

function getImageAcceleratorInput( state: RootState ): ImageAcceleratorInput {
	return {
		isManager: canManageModules( state ),
		isFound: isModuleFound( state, IMAGE_ACCELERATOR ),
		override: getModuleOverride( state, IMAGE_ACCELERATOR ),
		isUnavailableOffline: isModuleUnavailableOffline(
			state,
			IMAGE_ACCELERATOR
		),
		siteStatus: getSiteStatus( state ),
		isAvailable: isModuleAvailable( state, IMAGE_ACCELERATOR ),
		unavailableReason: getUnavailableReason( state, IMAGE_ACCELERATOR ),
		isOn: isModuleActive( state, IMAGE_ACCELERATOR ),
	};
}

export const imageAcceleratorCard = defineCard( {
	slug: 'image-accelerator',
	title: () => __( 'Image Accelerator', 'jetpack-dashboard' ),
	icon: 'image',
	input: getImageAcceleratorInput,
	view: imageAcceleratorView,
	samples: isDevelopment && {
		offline: {},
		'not-connected': {},
		unavailable: { reason: 'The server lacks something.' },
		off: {},
		on: {},
	},
} );
