import { __ } from '@wordpress/i18n';
import { useAppSelector } from '../../../hooks/store';
import { resolveAdminUrl } from '../../../lib/links';
import { getAdminUrl } from '../../../state/site/selectors';

const CUSTOMIZER = 'customize.php?autofocus[section]=custom_css';

/** Link to the CSS editor. */
export function CustomCssLink() {
	const adminUrl = useAppSelector( getAdminUrl );
	return (
		<p>
			<a href={ resolveAdminUrl( adminUrl, CUSTOMIZER ) }>
				{ __( 'Write CSS in the Customizer', 'jetpack-dashboard' ) }
			</a>
		</p>
	);
}
