import { __ } from '@wordpress/i18n';
import { offContent, OnPill } from '../common-content';
import { createCard } from '../create-card';
import { ModuleActivation } from '../module-activation';
import {
	IMAGE_ACCELERATOR,
	imageAcceleratorCard,
} from './image-accelerator-view';

/** Whether images load faster, and what the copies save. */
export const ImageAcceleratorCard = createCard( imageAcceleratorCard, {
	'not-connected': () =>
		__(
			'Connect to have your images delivered faster.',
			'jetpack-dashboard'
		),

	unavailable: () => ( {
		more: __(
			'Your images are served from your own server.',
			'jetpack-dashboard'
		),
	} ),

	off: () => ( {
		children: __(
			'Your images are served from your own server, at their original size.',
			'jetpack-dashboard'
		),
		...offContent( <ModuleActivation module={ IMAGE_ACCELERATOR } /> ),
	} ),

	on: ( { saved } ) => ( {
		children: __(
			'Your images are resized and load faster.',
			'jetpack-dashboard'
		),
		...( saved && { more: saved } ),
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
