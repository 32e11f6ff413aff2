import { __ } from '@wordpress/i18n';
import { ButtonLink } from '../../components/light/button-link';
import { useAppSelector } from '../../hooks/store';
import {
	canConnectSite,
	canConnectUser,
	isRegistered,
} from '../../state/connection/selectors';

/**
 * Link to connect the site or the account, whichever is missing, if the user
 * may do so.
 */
export function ConnectLink() {
	const hasSite = useAppSelector( isRegistered );
	const isAllowed = useAppSelector(
		hasSite ? canConnectUser : canConnectSite
	);
	return isAllowed ? (
		<ButtonLink href={ hasSite ? '#/connect-user' : '#/setup' }>
			{ __( 'Connect', 'jetpack-dashboard' ) }
		</ButtonLink>
	) : null;
}
