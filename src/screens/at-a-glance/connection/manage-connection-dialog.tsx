import { __, sprintf } from '@wordpress/i18n';
import { ButtonLink } from '../../../components/light/button-link';
import { Dialog } from '../../../components/rich/dialog';
import { DialogActions } from '../../../components/rich/dialog-actions';
import { useAppSelector } from '../../../hooks/store';
import {
	getAccountHost,
	getConnectedPlugins,
} from '../../../state/connection/selectors';
import './manage-connection-dialog.scss';

interface ManageConnectionDialogProps {
	readonly onClose: () => void;
}

/**
 * Lists the plugins that use the site's connection, and allows reconnecting or
 * disconnecting.
 */
export function ManageConnectionDialog( {
	onClose,
}: ManageConnectionDialogProps ) {
	const host = useAppSelector( getAccountHost );
	const plugins = Object.entries( useAppSelector( getConnectedPlugins ) );

	return (
		<Dialog
			title={ __( 'Manage site connection', 'jetpack-dashboard' ) }
			onClose={ onClose }
		>
			<p>
				{ sprintf(
					/* translators: %s: the account service's host */
					__( 'This site is connected to %s.', 'jetpack-dashboard' ),
					host
				) }
			</p>
			{ plugins.length > 1 && (
				<>
					<p className="jp-manage-connection__label">
						{ __(
							'Plugins that use the connection:',
							'jetpack-dashboard'
						) }
					</p>
					<ul className="jp-manage-connection__plugins">
						{ plugins.map( ( [ slug, name ] ) => (
							<li key={ slug }>{ name }</li>
						) ) }
					</ul>
				</>
			) }
			<DialogActions>
				<ButtonLink href="#/reconnect">
					{ __( 'Reconnect', 'jetpack-dashboard' ) }
				</ButtonLink>
				<ButtonLink href="#/disconnect" variant="danger">
					{ __( 'Disconnect site', 'jetpack-dashboard' ) }
				</ButtonLink>
			</DialogActions>
		</Dialog>
	);
}
