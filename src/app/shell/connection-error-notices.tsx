import { __ } from '@wordpress/i18n';
import { Button } from '../../components/light/button';
import { ExternalLink } from '../../components/light/external-link';
import { Notice } from '../../components/light/notice';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { redirectUrl } from '../../lib/links';
import {
	canConnectSite,
	getAccountUrl,
	getConnectionErrors,
	isReconnecting,
} from '../../state/connection/selectors';
import { reconnectSite } from '../../state/connection/thunks';
import type { ConnectionError } from '../../state/connection/types';

/** Connection errors from the account service, for users who can fix them. */
export function ConnectionErrorNotices() {
	const isShown = useAppSelector( canConnectSite );
	const errors = useAppSelector( getConnectionErrors );
	return isShown
		? errors.map( ( error ) => (
				<Notice
					key={ error.action }
					status="error"
					isLive
					actions={
						<ConnectionErrorAction action={ error.action } />
					}
				>
					<p>
						{ error.message ||
							__(
								'Connection Error, please reconnect.',
								'jetpack-dashboard'
							) }
					</p>
				</Notice>
		  ) )
		: null;
}

/** A button to reconnect, or a link to support. */
export function ConnectionErrorAction( {
	action,
}: {
	action: ConnectionError[ 'action' ];
} ) {
	return action === 'reconnect' ? <ReconnectButton /> : <SupportLink />;
}

function ReconnectButton() {
	const dispatch = useAppDispatch();
	const isBusy = useAppSelector( isReconnecting );
	return (
		<Button
			isBusy={ isBusy }
			onClick={ () => void dispatch( reconnectSite() ) }
		>
			{ isBusy
				? __( 'Restoring the connection…', 'jetpack-dashboard' )
				: __( 'Restore Connection', 'jetpack-dashboard' ) }
		</Button>
	);
}

function SupportLink() {
	const serviceUrl = useAppSelector( getAccountUrl );
	const url = redirectUrl( serviceUrl, 'jetpack-support' );
	return url ? (
		<ExternalLink href={ url }>
			{ __( 'Contact support', 'jetpack-dashboard' ) }
		</ExternalLink>
	) : null;
}
