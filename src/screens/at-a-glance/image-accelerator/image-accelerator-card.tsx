import { __ } from '@wordpress/i18n';
import { offContent, OnPill } from '../common-content';
import { createCard } from '../create-card';
import { ModuleActivation } from '../module-activation';
import {
	IMAGE_ACCELERATOR,
	imageAcceleratorCard,
} from './image-accelerator-view';

/** Whether images are served from the provider's CDN. */
export const ImageAcceleratorCard = createCard( imageAcceleratorCard, {
	'not-connected': () =>
		__(
			'Connect to have your images delivered faster.',
			'jetpack-dashboard'
		),

	unavailable: () => ( {
		more: __(
			'Your images come from your own server.',
			'jetpack-dashboard'
		),
	} ),

	off: () => ( {
		children: __(
			'Your images come from your own server, in the size that they have.',
			'jetpack-dashboard'
		),
		...offContent( <ModuleActivation module={ IMAGE_ACCELERATOR } /> ),
	} ),

	on: () => ( {
		children: __(
			'Your images are made smaller and delivered faster.',
			'jetpack-dashboard'
		),
		pill: <OnPill />,
		actions: (
			<a
				href="#/performance"
				aria-label={ __(
					'Manage Image Accelerator',
					'jetpack-dashboard'
				) }
			>
				{ __( 'Manage', 'jetpack-dashboard' ) }
			</a>
		),
	} ),
} );
