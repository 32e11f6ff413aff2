import { __ } from '@wordpress/i18n';
import { Toggle } from '../../../../components/light/toggle';
import { useAppSelector } from '../../../../hooks/store';
import { adminPageUrl } from '../../../../lib/links';
import { isModuleActive } from '../../../../state/modules/selectors';
import {
	isSaving,
	isSavingSetting,
	isSettingOn,
} from '../../../../state/settings/selectors';
import { getAdminUrl } from '../../../../state/site/selectors';
import { hasInstantSearch } from '../../../shared/plan-features';
import { useSaveSettings } from '../../form/use-save-settings';
import { useModuleReason } from '../../../shared/module-switch/module-reason';
import { ModuleSwitch } from '../../module-switch/module-switch';
import {
	INSTANT,
	instantSearchPatch,
	instantSearchView,
	PRODUCT,
	SEARCH,
	searchPatch,
} from './instant-search-view';

/** Search, and instant search if the plan includes it. */
export function SearchRow() {
	const saveSettings = useSaveSettings();
	const hasFeature = useAppSelector( hasInstantSearch );
	const isEnabled = useAppSelector( ( state ) =>
		isSettingOn( state, INSTANT )
	);
	const view = instantSearchView( {
		hasFeature,
		searchReason: useModuleReason( SEARCH ),
		isSearchOn: useAppSelector( ( state ) =>
			isModuleActive( state, SEARCH )
		),
		isEnabled,
	} );
	const isBusy = useAppSelector( ( state ) =>
		isSavingSetting( state, INSTANT )
	);
	const isAnySaving = useAppSelector( isSaving );

	return (
		<ModuleSwitch
			slug={ SEARCH }
			label={ __( 'Enable search', 'jetpack-dashboard' ) }
			help={ __(
				'Replaces the search built into WordPress and shows the best matches first.',
				'jetpack-dashboard'
			) }
			// The settings may not have the purchased product yet.
			retryPatch={ hasFeature ? { [ PRODUCT ]: true } : undefined }
			toPatch={ ( isOn ) =>
				searchPatch( isOn, { hasFeature, isEnabled } )
			}
		>
			<Toggle
				label={ __( 'Enable instant search', 'jetpack-dashboard' ) }
				help={ __(
					'Visitors see and filter results as they type.',
					'jetpack-dashboard'
				) }
				isOn={ view.isOn }
				isBusy={ isBusy }
				isLocked={ isAnySaving }
				disabledReason={
					view.kind === 'no-feature' &&
					__(
						'Your plan doesn’t include instant search.',
						'jetpack-dashboard'
					)
				}
				hintedReason={ view.kind === 'blocked' && view.reason }
				onChange={ ( isOn ) =>
					void saveSettings( instantSearchPatch( isOn ) )
				}
			/>
			<SearchLink isInstant={ view.isOn } />
		</ModuleSwitch>
	);
}

/** Link to the page where the search appearance is configured. */
function SearchLink( { isInstant }: { isInstant: boolean } ) {
	const adminUrl = useAppSelector( getAdminUrl );
	const isOn = useAppSelector( ( state ) => isModuleActive( state, SEARCH ) );
	if ( ! isOn ) {
		return null;
	}
	return (
		<p>
			{ isInstant ? (
				<a href={ adminPageUrl( adminUrl, 'jetpack-search' ) }>
					{ __( 'Configure Search', 'jetpack-dashboard' ) }
				</a>
			) : (
				<a
					href={ `${ adminUrl }customize.php?autofocus[panel]=widgets` }
				>
					{ __( 'Add Search widget', 'jetpack-dashboard' ) }
				</a>
			) }
		</p>
	);
}
