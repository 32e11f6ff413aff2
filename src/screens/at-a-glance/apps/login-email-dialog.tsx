import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../../components/light/button';
import { Dialog } from '../../../components/rich/dialog';
import { DialogActions } from '../../../components/rich/dialog-actions';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { sendLoginEmail } from '../../../state/connection/login-email-thunk';
import {
	getAccountHost,
	getCurrentUser,
} from '../../../state/connection/selectors';

/** Confirmation before the email is sent. */
export function LoginEmailDialog( { onClose }: { onClose: () => void } ) {
	const dispatch = useAppDispatch();
	const { account } = useAppSelector( getCurrentUser );
	const host = useAppSelector( getAccountHost );

	function send() {
		onClose();
		void dispatch( sendLoginEmail() );
	}

	return (
		<Dialog
			title={ __( 'Log in to the mobile app', 'jetpack-dashboard' ) }
			size="small"
			onClose={ onClose }
		>
			<p>
				{ account?.email
					? sprintf(
							/* translators: %s: an email address */
							__(
								'We’ll email a login link to %s. Open it on your phone to log in to the app without a password.',
								'jetpack-dashboard'
							),
							account.email
					  )
					: sprintf(
							/* translators: %s: the account service's host */
							__(
								'We’ll email a login link to the address of your account at %s. Open it on your phone to log in to the app without a password.',
								'jetpack-dashboard'
							),
							host
					  ) }
			</p>
			<DialogActions>
				<Button onClick={ onClose }>
					{ __( 'Cancel', 'jetpack-dashboard' ) }
				</Button>
				<Button variant="primary" onClick={ send }>
					{ __( 'Send link', 'jetpack-dashboard' ) }
				</Button>
			</DialogActions>
		</Dialog>
	);
}
