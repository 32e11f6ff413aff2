import { __ } from '@wordpress/i18n';
import { useAppSelector } from '../../../hooks/store';
import { adminPageUrl } from '../../../lib/links';
import { isModuleActive } from '../../../state/modules/selectors';
import { getAdminPages, getAdminUrl } from '../../../state/site/selectors';

const PAGE = 'jetpack-likes';

/** Link to the list of likes, for users who can open it while likes are on. */
export function LikesLink() {
	const adminUrl = useAppSelector( getAdminUrl );
	const canOpen = useAppSelector( getAdminPages ).includes( PAGE );
	const isActive = useAppSelector( ( state ) =>
		isModuleActive( state, 'likes' )
	);
	return canOpen && isActive ? (
		<p>
			<a href={ adminPageUrl( adminUrl, PAGE ) }>
				{ __( 'See who liked your posts', 'jetpack-dashboard' ) }
			</a>
		</p>
	) : null;
}
