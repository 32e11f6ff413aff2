import { __ } from '@wordpress/i18n';
import { Toggle } from '../../../../components/light/toggle';
import { useAppSelector } from '../../../../hooks/store';
import {
	isModuleActive,
	isModuleFound,
} from '../../../../state/modules/selectors';
import {
	isSaving,
	isSavingSetting,
} from '../../../../state/settings/selectors';
import { useSaveSettings } from '../../form/use-save-settings';
import { useModuleReason } from '../../../shared/module-switch/module-reason';
import { useModuleSwitch } from '../../../shared/module-switch/use-module-switch';
import { acceleratorNotices } from '../../../shared/accelerator/accelerator-notices';
import { AcceleratorParts } from './accelerator-parts';
import {
	acceleratorPatch,
	acceleratorView,
	FILES,
	GALLERIES,
	IMAGES,
} from '../../../shared/accelerator/accelerator-view';
import type { AcceleratorModule } from '../../../shared/accelerator/accelerator-view';

/** One toggle for images, static files and galleries, plus one for each of them. */
export function AcceleratorRow() {
	const saveSettings = useSaveSettings();
	const images = useAcceleratorModule( IMAGES );
	const files = useAcceleratorModule( FILES );
	const galleries = useAcceleratorModule( GALLERIES );
	const view = acceleratorView( [ ...images, ...files, ...galleries ] );
	const patch = acceleratorPatch( view, ! view.isOn );
	const isBusy = useAppSelector(
		( state ) =>
			view.turns.length > 1 &&
			Object.keys( patch ).every( ( key ) =>
				isSavingSetting( state, key )
			)
	);
	const isAnySaving = useAppSelector( isSaving );
	const reason = useModuleReason( view.blockedBy ?? IMAGES );

	return (
		<Toggle
			label={ __( 'Enable site accelerator', 'jetpack-dashboard' ) }
			help={ __(
				'Images and static files load faster, and galleries use a mosaic layout.',
				'jetpack-dashboard'
			) }
			isOn={ view.isOn }
			isBusy={ isBusy }
			isLocked={ isAnySaving }
			disabledReason={ view.blockedBy !== null && reason }
			onChange={ ( isOn ) =>
				void saveSettings( patch, acceleratorNotices( isOn ) )
			}
		>
			<AcceleratorParts />
		</Toggle>
	);
}

/** A list with the module, or an empty list if the site doesn't have it. */
function useAcceleratorModule( slug: string ): readonly AcceleratorModule[] {
	const view = useModuleSwitch( slug );
	const isOn = useAppSelector( ( state ) => isModuleActive( state, slug ) );
	const isFound = useAppSelector( ( state ) => isModuleFound( state, slug ) );
	return isFound ? [ { slug, view, isOn } ] : [];
}
