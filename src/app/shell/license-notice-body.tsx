import { __, _n, sprintf } from '@wordpress/i18n';
import { Notice } from '../../components/light/notice';
import { useAppDispatch } from '../../hooks/store';
import { focusAdminElement } from '../../lib/wp-admin';
import { dismissLicenseNotice } from '../../state/licensing/notice-thunks';

const MAIN_CONTENT = 'wpbody-content';

interface LicenseNoticeBodyProps {
	readonly detachedCount: number;
}

/** How many licenses the user has left, and the way to use one. */
export function LicenseNoticeBody( { detachedCount }: LicenseNoticeBodyProps ) {
	const dispatch = useAppDispatch();
	return (
		<Notice
			actions={
				<a href="#/license/activation">
					{ __( 'Activate a product', 'jetpack-dashboard' ) }
				</a>
			}
			onDismiss={ () => {
				// The button that had the focus goes: on to what follows it.
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
