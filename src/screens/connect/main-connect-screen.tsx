import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ConnectPanel } from '../../components/light/connect-panel';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { isReloadOrHistoryVisit } from '../../lib/wp-admin';
import {
	getRegistrationError,
	isSiteRegistering,
	isUserConnecting,
} from '../../state/connection/selectors';
import { connectSite } from '../../state/connection/thunks';
import { getRecommendationsStep } from '../../state/recommendations/selectors';
import { getAdminUrl } from '../../state/site/selectors';
import { connectFailureText } from '../shared/connect/connect-failure-text';
import { ConnectForm } from '../shared/connect/connect-form';
import { readSetUpOptions } from './set-up-options';
import { useAutoTrigger } from './use-auto-trigger';

const SET_UP_PATH = '/setup';

/** The assistant, relative to wp-admin; the dashboard if it is turned off. */
const ASSISTANT = 'admin.php?page=jetpack#/recommendations';

const NOT_STARTED = 'not-started';

const NO_OPTIONS = { redirectUri: undefined, skipUserConnection: false };

interface MainConnectScreenProps {
	/** True if the page was loaded on this screen rather than navigated to it. */
	readonly isFirstScreen: boolean;
}

/**
 * Replaces all screens while the site isn't connected; on `/setup`, it starts
 * connecting automatically. On a registered site, it connects only the user.
 */
export function MainConnectScreen( { isFirstScreen }: MainConnectScreenProps ) {
	const dispatch = useAppDispatch();
	const { pathname, search } = useLocation();
	const adminUrl = useAppSelector( getAdminUrl );
	const hasStarted = useAppSelector( getRecommendationsStep ) !== NOT_STARTED;
	const failure = useAppSelector( getRegistrationError );
	const isBusy = useAppSelector(
		( state ) => isSiteRegistering( state ) || isUserConnecting( state )
	);
	const isSetUpRoute =
		pathname === SET_UP_PATH || pathname.startsWith( `${ SET_UP_PATH }/` );

	function connect() {
		const { redirectUri, skipUserConnection } = isSetUpRoute
			? readSetUpOptions( search, adminUrl )
			: NO_OPTIONS;
		void dispatch(
			connectSite( {
				from: 'connect-screen',
				skipUserConnection,
				redirectUri:
					redirectUri ??
					( hasStarted || skipUserConnection
						? undefined
						: ASSISTANT ),
			} )
		);
	}
	// Don't redirect again when the user returns from the account service.
	const [ startsAutomatically ] = useState(
		() => isSetUpRoute && ! ( isFirstScreen && isReloadOrHistoryVisit() )
	);
	useAutoTrigger( startsAutomatically, connect );

	return (
		<ConnectPanel
			title={ __(
				'Over 5 million WordPress sites are faster and more secure',
				'jetpack-dashboard'
			) }
			points={ [
				__(
					'Stats that show what your visitors read',
					'jetpack-dashboard'
				),
				__( 'Optimized images that load faster', 'jetpack-dashboard' ),
				__(
					'Protection from bots that guess passwords',
					'jetpack-dashboard'
				),
				__( 'Downtime alerts by email', 'jetpack-dashboard' ),
				__(
					'You choose what to turn on: search, sharing, backups with a paid plan, and other features',
					'jetpack-dashboard'
				),
			] }
		>
			<ConnectForm
				label={ __( 'Set up', 'jetpack-dashboard' ) }
				busyLabel={ __( 'Setting up…', 'jetpack-dashboard' ) }
				isBusy={ isBusy }
				error={ isBusy ? null : connectFailureText( failure ) }
				onConnect={ connect }
			/>
		</ConnectPanel>
	);
}
