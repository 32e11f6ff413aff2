import { __ } from '@wordpress/i18n';
import { Suspense, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { ErrorBoundary } from '../components/light/error-boundary';
import { useAppSelector } from '../hooks/store';
import { assertNever } from '../lib/assert-never';
import { lazyScreen } from '../lib/lazy-chunk';
import {
	canConnectSite,
	canDisconnectSite,
	getSiteStatus,
	isInIdentityCrisis,
	isReconnecting,
	isRegistered,
} from '../state/connection/selectors';
import type { RootState } from '../state/store';
import { HOME_PATH } from './resolve-route';
import type { RouteDialog } from './routes';

// The dialogs share a chunk: each alone is small.
const DisconnectDialog = lazyScreen( 'dialogs', async () => {
	const { DisconnectDialog: Dialog } = await import(
		/* webpackChunkName: "dialogs" */ '../screens/disconnect/disconnect-dialog'
	);
	return Dialog;
} );

const ReconnectDialog = lazyScreen( 'dialogs', async () => {
	const { ReconnectDialog: Dialog } = await import(
		/* webpackChunkName: "dialogs" */ '../screens/reconnect/reconnect-dialog'
	);
	return Dialog;
} );

/**
 * The dialog that a route opens over the dashboard; closing it navigates there.
 * Access is checked only on open, because the site may be disconnected by the
 * last steps.
 */
export function RouteDialogView( { dialog }: { dialog: RouteDialog } ) {
	const navigate = useNavigate();
	const mayOpen = useAppSelector( ( state ) => isOpenable( dialog, state ) );
	const [ isOpen ] = useState( mayOpen );
	const close = () => {
		void navigate( HOME_PATH, { replace: true } );
	};

	if ( ! isOpen ) {
		return <Navigate to={ HOME_PATH } replace />;
	}
	return (
		<ErrorBoundary variant="card" name={ dialogName( dialog ) }>
			<Suspense fallback={ null }>
				{ dialog === 'disconnect' ? (
					<DisconnectDialog context="dashboard" onClose={ close } />
				) : (
					<ReconnectDialog onClose={ close } />
				) }
			</Suspense>
		</ErrorBoundary>
	);
}

function dialogName( dialog: RouteDialog ): string {
	return dialog === 'disconnect'
		? __( 'Disconnect site', 'jetpack-dashboard' )
		: __( 'Reconnect', 'jetpack-dashboard' );
}

function isOpenable( dialog: RouteDialog, state: RootState ): boolean {
	switch ( dialog ) {
		case 'disconnect':
			return isRegistered( state ) && canDisconnectSite( state );
		case 'reconnect':
			return (
				getSiteStatus( state ) === 'connected' &&
				canConnectSite( state ) &&
				! isInIdentityCrisis( state ) &&
				! isReconnecting( state )
			);
		default:
			return assertNever( dialog );
	}
}
