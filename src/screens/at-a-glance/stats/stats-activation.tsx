import { __ } from '@wordpress/i18n';
import { Button } from '../../../components/light/button';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { isSavingSetting } from '../../../state/settings/selectors';
import { updateSettings } from '../../../state/settings/thunks';
import { STATS_MODULE } from './stats-view';

/** Activates stats, which are enabled through the settings endpoint. */
export function StatsActivation() {
	const dispatch = useAppDispatch();
	const isActivating = useAppSelector( ( state ) =>
		isSavingSetting( state, STATS_MODULE )
	);
	return (
		<Button
			isBusy={ isActivating }
			onClick={ () =>
				void dispatch( updateSettings( { [ STATS_MODULE ]: true } ) )
			}
		>
			{ isActivating
				? __( 'Activating…', 'jetpack-dashboard' )
				: __( 'Activate', 'jetpack-dashboard' ) }
		</Button>
	);
}
