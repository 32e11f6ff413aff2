import { __, _n, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { Notice } from '../../components/light/notice';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { focusAdminElement } from '../../lib/wp-admin';
import {
	getSiteStatus,
	isConnectionOwner,
	isUserLinked,
} from '../../state/connection/selectors';
import { dismissLicenseNotice } from '../../state/licensing/notice-thunks';
import {
	getDetachedCount,
	getLicenseNoticeDismissal,
} from '../../state/licensing/selectors';
import { isAtomicSite } from '../../state/site/selectors';
import { showsLicenseNotice } from './license-notice-view';

const MAIN_CONTENT = 'wpbody-content';

/** The number of unused licenses, with a link to activate one. */
export function LicenseNoticeBody( { path }: { path: string } ) {
	const dispatch = useAppDispatch();
	const detachedCount = useAppSelector( getDetachedCount );
	const [ now ] = useState( () => Date.now() );
	const isShown = showsLicenseNotice( {
		path,
		siteStatus: useAppSelector( getSiteStatus ),
		isLinkedOwner: useAppSelector(
			( state ) => isUserLinked( state ) && isConnectionOwner( state )
		),
		isAtomic: useAppSelector( isAtomicSite ),
		detachedCount,
		dismissal: useAppSelector( getLicenseNoticeDismissal ),
		now,
	} );
	if ( ! isShown ) {
		return null;
	}
	return (
		<Notice
			actions={
				<a href="#/license/activation">
					{ __( 'Activate a product', 'jetpack-dashboard' ) }
				</a>
			}
			onDismiss={ () => {
				// The focused button is removed, so move the focus to the main
				// content.
				focusAdminElement( MAIN_CONTENT );
				void dispatch( dismissLicenseNotice() );
			} }
		>
			<p>
				{ sprintf(
					/* translators: %d: how many licenses */
					_n(
						'You have %d unused license.',
						'You have %d unused licenses.',
						detachedCount,
						'jetpack-dashboard'
					),
					detachedCount
				) }
			</p>
		</Notice>
	);
}
