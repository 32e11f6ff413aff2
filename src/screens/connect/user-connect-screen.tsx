import { __, sprintf } from '@wordpress/i18n';
import { useLocation } from 'react-router-dom';
import { ConnectPanel } from '../../components/light/connect-panel';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import {
	getUserConnectError,
	isUserConnecting,
} from '../../state/connection/selectors';
import { connectUser } from '../../state/connection/thunks';
import { getModule } from '../../state/modules/selectors';
import { connectFailureText } from '../shared/connect/connect-failure-text';
import { ConnectForm } from '../shared/connect/connect-form';
import { readFeatureLabel } from './feature-label';

/** Connects the user's own account on a connected site. */
export function UserConnectScreen() {
	const dispatch = useAppDispatch();
	const { search } = useLocation();
	const feature = useAppSelector( ( state ) =>
		readFeatureLabel( search, ( slug ) => getModule( state, slug )?.name )
	);
	const failure = useAppSelector( getUserConnectError );
	const isBusy = useAppSelector( isUserConnecting );

	return (
		<ConnectPanel
			title={
				feature
					? sprintf(
							/* translators: %s: a feature's name, such as Scan */
							__(
								'Unlock %s and more amazing features',
								'jetpack-dashboard'
							),
							feature
					  )
					: __(
							'Unlock all the amazing features of Jetpack by connecting now',
							'jetpack-dashboard'
					  )
			}
			points={ [
				__(
					'Get alerts by email when your site goes down',
					'jetpack-dashboard'
				),
				__(
					'Log in to your site with your account',
					'jetpack-dashboard'
				),
				__(
					'Share new posts on your social networks',
					'jetpack-dashboard'
				),
				__( 'Buy and manage plans for this site', 'jetpack-dashboard' ),
			] }
		>
			<ConnectForm
				label={ __( 'Connect your user account', 'jetpack-dashboard' ) }
				busyLabel={ __( 'Connecting…', 'jetpack-dashboard' ) }
				isBusy={ isBusy }
				error={ isBusy ? null : connectFailureText( failure ) }
				onConnect={ () => void dispatch( connectUser( {} ) ) }
			/>
		</ConnectPanel>
	);
}
