import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { isSavingSetting } from '../../state/settings/selectors';
import { updateSettings } from '../../state/settings/thunks';
import type { Settings } from '../../state/settings/types';
import { ActivateButton } from './activate-button';

interface SettingActivationProps {
	/** The one whose saving it waits for. */
	readonly setting: string;
	/** All that it sets. */
	readonly patch: Settings;
}

/** Switches on what a card is about, where that is settings. */
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
