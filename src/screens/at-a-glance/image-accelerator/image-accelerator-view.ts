import { __ } from '@wordpress/i18n';
import { isDevelopment } from '../../../lib/is-development';
import { getModule, isModuleActive } from '../../../state/modules/selectors';
import type { RootState } from '../../../state/store';
import {
	acceleratorView,
	FILES,
	IMAGES,
} from '../../shared/accelerator/accelerator-view';
import { getModuleSwitch } from '../../shared/module-switch/use-module-switch';
import { defineCard } from '../define-card';
import { getModuleInput, isModuleHidden } from '../module-input';
import type { ModuleInput } from '../module-input';

export interface ImageAcceleratorInput extends ModuleInput {
	/** Whether scripts and styles are accelerated, and whether they could be. */
	readonly files: 'on' | 'off' | 'not-here';
	/** What the copies of images, scripts and styles save; '' if unknown. */
	readonly saved: string;
}

export type ImageAcceleratorView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'offline' }
	| { readonly kind: 'not-connected' }
	| { readonly kind: 'unavailable'; readonly reason: string }
	| { readonly kind: 'off' }
	| {
			readonly kind: 'only-files';
			readonly saved: string;
			/** Not in offline mode. */
			readonly canManage: boolean;
	  }
	| {
			readonly kind: 'on';
			readonly saved: string;
			/** Scripts and styles aren't accelerated yet. */
			readonly canAddFiles: boolean;
			readonly canManage: boolean;
	  };

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
	const { isOn, files, saved } = input;
	const canManage = input.siteStatus !== 'offline';
	if ( isOn ) {
		return { kind: 'on', saved, canAddFiles: files === 'off', canManage };
	}
	return files === 'on'
		? { kind: 'only-files', saved, canManage }
		: { kind: 'off' };
}

function getFiles( state: RootState ): ImageAcceleratorInput[ 'files' ] {
	if ( getModule( state, FILES ) === undefined ) {
		return 'not-here';
	}
	const { isOn, turns } = acceleratorView( [
		{
			slug: FILES,
			isOn: isModuleActive( state, FILES ),
			view: getModuleSwitch( state, FILES ),
		},
	] );
	if ( isOn ) {
		return 'on';
	}
	return turns.length > 0 ? 'off' : 'not-here';
}

function getSaved( state: RootState ): string {
	return [ IMAGES, FILES ]
		.filter( ( slug ) => isModuleActive( state, slug ) )
		.map( ( slug ) => getModule( state, slug )?.extra[ 'copies' ] ?? '' )
		.filter( Boolean )
		.join( ' ' );
}

export const imageAcceleratorCard = defineCard( {
	slug: 'image-accelerator',
	title: () => __( 'Image Accelerator', 'jetpack-dashboard' ),
	icon: 'image',
	input: ( state ) => ( {
		...getModuleInput( state, IMAGES ),
		files: getFiles( state ),
		saved: getSaved( state ),
	} ),
	view: imageAcceleratorView,
	samples: isDevelopment && {
		offline: {},
		'not-connected': {},
		unavailable: { reason: 'The server lacks something.' },
		off: {},
		'only-files': {
			saved: '34 scripts and styles have copies.',
			canManage: true,
		},
		on: {
			saved: '12 images have copies.',
			canAddFiles: true,
			canManage: true,
		},
	},
} );
