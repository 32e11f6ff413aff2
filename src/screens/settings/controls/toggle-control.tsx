import { useState } from 'react';
import type { ReactNode } from 'react';
import { Toggle } from '../../../components/light/toggle';
import { useAppSelector } from '../../../hooks/store';
import {
	getSetting,
	isSaving,
	isSavingSetting,
} from '../../../state/settings/selectors';
import { useSaveSettings } from '../form/use-save-settings';

interface ToggleControlProps {
	settingKey: string;
	label: string;
	help?: ReactNode;
	/** The toggle shows as on while the setting is off. */
	isInverted?: boolean | undefined;
	/**
	 * Why the toggle is disabled; shown on hover and focus, and read by screen
	 * readers.
	 */
	disabledReason?: string | false | undefined;
	/** Also shows the reason below the toggle, if nothing else nearby does. */
	isReasonShown?: boolean | undefined;
	/** Dependent settings. */
	children?: ReactNode;
}

/** Toggle for a boolean setting. Saves immediately and shows the stored value. */
export function ToggleControl( {
	settingKey,
	isInverted = false,
	disabledReason,
	isReasonShown = false,
	...texts
}: ToggleControlProps ) {
	const saveSettings = useSaveSettings();
	const [ error, setError ] = useState< string | undefined >();
	const isSet = useAppSelector(
		( state ) => getSetting( state, settingKey ) === true
	);
	const isBusy = useAppSelector( ( state ) =>
		isSavingSetting( state, settingKey )
	);
	const isAnySaving = useAppSelector( isSaving );

	async function save( value: boolean ) {
		setError( undefined );
		const outcome = await saveSettings( { [ settingKey ]: value } );
		if ( outcome && ! outcome.isOk ) {
			setError( outcome.error.fieldErrors?.[ settingKey ] );
		}
	}

	return (
		<Toggle
			{ ...texts }
			isOn={ isSet !== isInverted }
			isBusy={ isBusy }
			isLocked={ isAnySaving }
			disabledReason={ isReasonShown && disabledReason }
			hintedReason={ ! isReasonShown && disabledReason }
			error={ error }
			onChange={ ( isOn ) => void save( isOn !== isInverted ) }
		/>
	);
}
