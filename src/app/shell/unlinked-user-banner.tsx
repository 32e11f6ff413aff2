import { __, sprintf } from '@wordpress/i18n';
import { ButtonLink } from '../../components/light/button-link';
import { Notice } from '../../components/light/notice';
import { useAppSelector } from '../../hooks/store';
import {
	canConnectUser,
	getAccountHost,
	getConnectionErrors,
	getSiteStatus,
	hasConnectedOwner,
	isInIdentityCrisis,
	isUserLinked,
} from '../../state/connection/selectors';
import {
	CONNECT_USER_PATH,
	showsUnlinkedUserBanner,
} from './unlinked-user-view';

export function UnlinkedUserBanner( { path }: { path: string } ) {
	const host = useAppSelector( getAccountHost );
	const isShown = showsUnlinkedUserBanner( {
		path,
		siteStatus: useAppSelector( getSiteStatus ),
		hasConnectedOwner: useAppSelector( hasConnectedOwner ),
		isLinked: useAppSelector( isUserLinked ),
		canConnectUser: useAppSelector( canConnectUser ),
		hasErrors: useAppSelector( getConnectionErrors ).length > 0,
		isInIdentityCrisis: useAppSelector( isInIdentityCrisis ),
	} );
	if ( ! isShown ) {
		return null;
	}
	return (
		<Notice
			actions={
				<ButtonLink href={ `#${ CONNECT_USER_PATH }` }>
					{ __( 'Connect your user account', 'jetpack-dashboard' ) }
				</ButtonLink>
			}
		>
			<p>
				{ sprintf(
					/* translators: %s: the account service's host */
					__(
						'This site is connected to %s, but your own account isn’t linked yet. Some features need it.',
						'jetpack-dashboard'
					),
					host
				) }
			</p>
		</Notice>
	);
}
