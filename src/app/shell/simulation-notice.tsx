import { __ } from '@wordpress/i18n';
import { Button } from '../../components/light/button';
import { Notice } from '../../components/light/notice';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { focusAdminElement } from '../../lib/wp-admin';
import { endSimulation } from '../../state/simulation/actions';
import { isSimulating } from '../../state/simulation/selectors';

const MAIN_CONTENT = 'wpbody-content';

/** Shown so that simulated data is not mistaken for real data. */
export function SimulationNotice() {
	const dispatch = useAppDispatch();
	const isShown = useAppSelector( isSimulating );

	function stop() {
		// The focused button is removed with the notice.
		focusAdminElement( MAIN_CONTENT );
		dispatch( endSimulation() );
	}

	return isShown ? (
		<Notice
			status="warning"
			isLive
			actions={
				<Button onClick={ stop }>
					{ __( 'Stop simulating', 'jetpack-dashboard' ) }
				</Button>
			}
		>
			<p>
				{ __(
					'The developer tools are simulating another user or threats. Your site has not changed, and everything you do is still done as you.',
					'jetpack-dashboard'
				) }
			</p>
		</Notice>
	) : null;
}
