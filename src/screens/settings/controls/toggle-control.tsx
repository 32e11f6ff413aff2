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
	/** On the screen it is on while the setting is off. */
	isInverted?: boolean | undefined;
	/** Why it can't be switched: told on hover, on focus and to screen readers. */
	disabledReason?: string | false | undefined;
	/** Where nothing nearby says that reason: shown under it instead. */
	isReasonShown?: boolean | undefined;
	/** What depends on it. */
	children?: ReactNode;
}

/** A setting that is on or off, saved at once; it shows what the site has. */
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
