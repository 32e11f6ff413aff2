import { __ } from '@wordpress/i18n';
import { offContent, OnPill } from '../common-content';
import { createCard } from '../create-card';
import { ModuleActivation } from '../module-activation';
import { FILES, IMAGES } from '../../shared/accelerator/accelerator-view';
import { imageAcceleratorCard } from './image-accelerator-view';

function ManageLink() {
	return (
		<a
			href="#/performance"
			aria-label={ __( 'Manage Image Accelerator', 'jetpack-dashboard' ) }
		>
			{ __( 'Manage', 'jetpack-dashboard' ) }
		</a>
	);
}

/** Whether images, scripts and styles load faster, and what the copies save. */
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
		...offContent( <ModuleActivation module={ IMAGES } /> ),
	} ),

	'only-files': ( { saved, canManage } ) => ( {
		children: __(
			'Your scripts and styles load faster. Your images are served at their original size.',
			'jetpack-dashboard'
		),
		...( saved && { more: saved } ),
		pill: <OnPill />,
		actions: (
			<>
				<ModuleActivation
					module={ IMAGES }
					label={ __( 'Speed up images', 'jetpack-dashboard' ) }
				/>
				{ canManage && <ManageLink /> }
			</>
		),
	} ),

	on: ( { saved, canAddFiles, canManage } ) => ( {
		children: __(
			'Your images are resized and load faster.',
			'jetpack-dashboard'
		),
		...( saved && { more: saved } ),
		pill: <OnPill />,
		actions: (
			<>
				{ canAddFiles && (
					<ModuleActivation
						module={ FILES }
						label={ __(
							'Speed up static files',
							'jetpack-dashboard'
						) }
					/>
				) }
				{ canManage && <ManageLink /> }
			</>
		),
	} ),
} );
