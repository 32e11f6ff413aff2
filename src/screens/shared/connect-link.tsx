import { __ } from '@wordpress/i18n';
import { ButtonLink } from '../../components/light/button-link';
import { useAppSelector } from '../../hooks/store';
import {
	canConnectSite,
	canConnectUser,
	isRegistered,
} from '../../state/connection/selectors';

/** To the connection that is missing, the site's or an account's, for who may make it. */
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
