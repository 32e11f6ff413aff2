import { __ } from '@wordpress/i18n';
import { useAppSelector } from '../../../hooks/store';
import { resolveAdminUrl } from '../../../lib/links';
import { getModule } from '../../../state/modules/selectors';
import { getAdminUrl } from '../../../state/site/selectors';

const CUSTOMIZER = 'customize.php?autofocus[section]=custom_css';
/** The path of WordPress 6.6; newer versions redirect it. */
const SITE_EDITOR = 'site-editor.php?path=%2Fwp_global_styles';

/** Links to the CSS editor, and to the module's options if they are elsewhere. */
export function CustomCssLink() {
	const adminUrl = useAppSelector( getAdminUrl );
	const isBlockTheme = useAppSelector(
		( state ) =>
			getModule( state, 'custom-css' )?.extra[ 'editor' ] ===
			'site-editor'
	);
	const customizer = resolveAdminUrl( adminUrl, CUSTOMIZER );
	if ( ! isBlockTheme ) {
		return (
			<p>
				<a href={ customizer }>
					{ __( 'Write CSS in the Customizer', 'jetpack-dashboard' ) }
				</a>
			</p>
		);
	}
	return (
		<>
			<p>
				<a href={ resolveAdminUrl( adminUrl, SITE_EDITOR ) }>
					{ __(
						'Write CSS in the Site Editor’s styles',
						'jetpack-dashboard'
					) }
				</a>
			</p>
			<p>
				<a href={ customizer }>
					{ __(
						'Set the content width in the Customizer',
						'jetpack-dashboard'
					) }
				</a>
			</p>
		</>
	);
}
