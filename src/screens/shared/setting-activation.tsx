import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { isSavingSetting } from '../../state/settings/selectors';
import { updateSettings } from '../../state/settings/thunks';
import type { Settings } from '../../state/settings/types';
import { ActivateButton } from './activate-button';

interface SettingActivationProps {
	/** The setting whose saving state the button reflects. */
	readonly setting: string;
	/** The settings to save. */
	readonly patch: Settings;
}

/** Button that turns on a card's feature by saving settings. */
export function SettingActivation( {
	setting,
	patch,
}: SettingActivationProps ) {
	const dispatch = useAppDispatch();
	const isActivating = useAppSelector( ( state ) =>
		isSavingSetting( state, setting )
	);

	return (
		<ActivateButton
			isActivating={ isActivating }
			activate={ async () =>
				( await dispatch( updateSettings( patch ) ) ).isOk
			}
		/>
	);
}
