import { __ } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import { Button } from '../../components/light/button';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { isSavingSetting } from '../../state/settings/selectors';
import { updateSettings } from '../../state/settings/thunks';
import type { Settings } from '../../state/settings/types';
import { findCardTitle, takeFocusOver } from './take-focus-over';

interface SettingActivationProps {
	/** The one whose saving it waits for. */
	readonly setting: string;
	/** All that it sets. */
	readonly patch: Settings;
}

/** Switches on what a card is about, where that is settings (000 §7). */
export function SettingActivation( {
	setting,
	patch,
}: SettingActivationProps ) {
	const dispatch = useAppDispatch();
	const isActivating = useAppSelector( ( state ) =>
		isSavingSetting( state, setting )
	);

	async function activate( { currentTarget }: MouseEvent ) {
		// While the button stands: it goes when it has helped.
		const title = findCardTitle( currentTarget );
		const outcome = await dispatch( updateSettings( patch ) );
		if ( outcome.isOk ) {
			takeFocusOver( title );
		}
	}

	return (
		<Button
			variant="link"
			isBusy={ isActivating }
			onClick={ ( event ) => void activate( event ) }
		>
			{ isActivating
				? __( 'Activating…', 'jetpack-dashboard' )
				: __( 'Activate', 'jetpack-dashboard' ) }
		</Button>
	);
}
