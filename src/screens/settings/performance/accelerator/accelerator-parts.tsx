import { __ } from '@wordpress/i18n';
import { useAppSelector } from '../../../../hooks/store';
import {
	getModuleOverride,
	isModuleFound,
} from '../../../../state/modules/selectors';
import { ToggleControl } from '../../controls/toggle-control';
import { useNestedReason } from '../../../shared/module-switch/module-reason';
import { ModuleSwitch } from '../../module-switch/module-switch';
import {
	FILES,
	GALLERIES,
	IMAGES,
} from '../../../shared/accelerator/accelerator-view';

export function imagesLabel(): string {
	return __( 'Speed up images', 'jetpack-dashboard' );
}

export function filesLabel(): string {
	return __( 'Speed up static files', 'jetpack-dashboard' );
}

export function galleriesLabel(): string {
	return __( 'Tiled galleries', 'jetpack-dashboard' );
}

/**
 * A toggle for each of the accelerator's modules, except those disabled by an
 * administrator.
 */
export function AcceleratorParts() {
	const hasImages = useIsShown( IMAGES );
	const hasFiles = useIsShown( FILES );
	const hasGalleries = useIsShown( GALLERIES );
	const galleriesReason = useNestedReason( GALLERIES );
	return (
		<>
			{ hasImages && (
				<ModuleSwitch
					slug={ IMAGES }
					label={ imagesLabel() }
					help={ __(
						'Serves each image in the best size and format for the visitor’s screen.',
						'jetpack-dashboard'
					) }
				/>
			) }
			{ hasFiles && (
				<ModuleSwitch
					slug={ FILES }
					label={ filesLabel() }
					help={ __(
						'Lets browsers keep the scripts and styles of WordPress, plugins and themes for a year.',
						'jetpack-dashboard'
					) }
				/>
			) }
			{ hasGalleries && (
				<ModuleSwitch
					slug={ GALLERIES }
					label={ galleriesLabel() }
					help={ __(
						'Adds mosaic, square, circle and column layouts for galleries.',
						'jetpack-dashboard'
					) }
				>
					<ToggleControl
						settingKey="tiled_galleries"
						label={ __(
							'Show all galleries as a mosaic',
							'jetpack-dashboard'
						) }
						disabledReason={ galleriesReason }
					/>
				</ModuleSwitch>
			) }
		</>
	);
}

/** Whether the Performance page shows this module. */
function useIsShown( slug: string ): boolean {
	return useAppSelector(
		( state ) =>
			isModuleFound( state, slug ) &&
			getModuleOverride( state, slug ) !== 'inactive'
	);
}
