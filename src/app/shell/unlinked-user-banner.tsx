import { __, sprintf } from '@wordpress/i18n';
import { ButtonLink } from '../../components/light/button-link';
import { Notice } from '../../components/light/notice';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { focusAdminElement } from '../../lib/wp-admin';
import {
	canConnectUser,
	getAccountHost,
	getConnectionErrors,
	getSiteStatus,
	hasConnectedOwner,
	isInIdentityCrisis,
	isUserLinked,
} from '../../state/connection/selectors';
import { dismissPromotion } from '../../state/notices/dismiss-promotion';
import { isNoticeDismissed } from '../../state/notices/selectors';
import {
	CONNECT_USER_PATH,
	showsUnlinkedUserBanner,
} from './unlinked-user-view';

/** The notice's ID on the server. */
const NOTICE_ID = 'unlinked-user';
const MAIN_CONTENT = 'wpbody-content';

export function UnlinkedUserBanner( { path }: { path: string } ) {
	const dispatch = useAppDispatch();
	const host = useAppSelector( getAccountHost );
	const isShown = showsUnlinkedUserBanner( {
		path,
		isDismissed: useAppSelector( ( state ) =>
			isNoticeDismissed( state, NOTICE_ID )
		),
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
			onDismiss={ () => {
				// The focused button is removed, so move the focus to the main
				// content.
				focusAdminElement( MAIN_CONTENT );
				void dispatch( dismissPromotion( NOTICE_ID ) );
			} }
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
						'This site is connected to %s. Link your own account there to open the site in the mobile apps.',
						'jetpack-dashboard'
					),
					host
				) }
			</p>
		</Notice>
	);
}
