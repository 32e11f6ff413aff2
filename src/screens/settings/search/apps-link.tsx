import { __ } from '@wordpress/i18n';
import { useAppSelector } from '../../../hooks/store';
import { adminPageUrl } from '../../../lib/links';
import { getAdminUrl } from '../../../state/site/selectors';

/** Link to the list of apps that can use the site. */
export function AppsLink() {
	const adminUrl = useAppSelector( getAdminUrl );
	return (
		<p>
			<a href={ adminPageUrl( adminUrl, 'jetpack-apps' ) }>
				{ __( 'View the apps with access', 'jetpack-dashboard' ) }
			</a>
		</p>
	);
}
