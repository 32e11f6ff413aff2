import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../components/light/button';
import { Dialog } from '../../components/rich/dialog';
import { DialogActions } from '../../components/rich/dialog-actions';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { getAccountHost } from '../../state/connection/selectors';
import { reconnectSite } from '../../state/connection/thunks';

interface ReconnectDialogProps {
	readonly onClose: () => void;
}

/** Asks for confirmation before restoring the connection. */
export function ReconnectDialog( { onClose }: ReconnectDialogProps ) {
	const dispatch = useAppDispatch();
	const host = useAppSelector( getAccountHost );

	return (
		<Dialog
			title={ __( 'Reconnect Jetpack?', 'jetpack-dashboard' ) }
			onClose={ onClose }
		>
			<p>
				{ sprintf(
					/* translators: %s: the account service's host */
					__(
						'This renews the connection to %s. Your settings and content stay the same. You may be asked to approve the connection again.',
						'jetpack-dashboard'
					),
					host
				) }
			</p>
			<DialogActions>
				<Button onClick={ onClose }>
					{ __( 'Cancel', 'jetpack-dashboard' ) }
				</Button>
				<Button
					variant="primary"
					onClick={ () => {
						void dispatch( reconnectSite() );
						onClose();
					} }
				>
					{ __( 'Reconnect', 'jetpack-dashboard' ) }
				</Button>
			</DialogActions>
		</Dialog>
	);
}
