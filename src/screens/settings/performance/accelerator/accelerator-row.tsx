import { __, sprintf } from '@wordpress/i18n';
import { Toggle } from '../../../../components/light/toggle';
import { useAppSelector } from '../../../../hooks/store';
import {
	isModuleActive,
	isModuleFound,
} from '../../../../state/modules/selectors';
import type { RequestNotices } from '../../../../state/notices/request-notices';
import {
	isSaving,
	isSavingSetting,
} from '../../../../state/settings/selectors';
import type { SavedSettings } from '../../../../state/settings/types';
import { useSaveSettings } from '../../form/use-save-settings';
import { useModuleReason } from '../../../shared/module-switch/module-reason';
import { useModuleSwitch } from '../../../shared/module-switch/use-module-switch';
import { AcceleratorParts } from './accelerator-parts';
import {
	acceleratorPatch,
	acceleratorView,
	FILES,
	GALLERIES,
	IMAGES,
} from './accelerator-view';
import type { AcceleratorModule } from './accelerator-view';

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

/** Notices specific to the accelerator; replace the generic save notices. */
function acceleratorNotices( isOn: boolean ): RequestNotices< SavedSettings > {
	return isOn
		? {
				progress: () =>
					__( 'Enabling Site accelerator…', 'jetpack-dashboard' ),
				success: () =>
					__(
						'Site accelerator is now speeding up your site!',
						'jetpack-dashboard'
					),
				failure: ( error ) =>
					sprintf(
						/* translators: %s: an error's code */
						__(
							'Error enabling Site accelerator. %s',
							'jetpack-dashboard'
						),
						error.code ?? error.message
					),
		  }
		: {
				progress: () =>
					__( 'Disabling site accelerator…', 'jetpack-dashboard' ),
				success: () =>
					__(
						'Site accelerator is no longer speeding up your site!',
						'jetpack-dashboard'
					),
				failure: ( error ) =>
					sprintf(
						/* translators: %s: an error's code */
						__(
							'Error disabling site accelerator. %s',
							'jetpack-dashboard'
						),
						error.code ?? error.message
					),
		  };
}
