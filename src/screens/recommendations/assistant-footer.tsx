import { __ } from '@wordpress/i18n';
import { useAppSelector } from '../../hooks/store';
import { isLocalMode } from '../../state/connection/selectors';
import { PageLink } from './page-link';

/** The provider's help; local mode has none. */
export function AssistantFooter() {
	const isLocal = useAppSelector( isLocalMode );
	return isLocal ? null : (
		<ul className="jp-assistant__actions">
			<li>
				<PageLink source="jetpack-getting-started">
					{ __(
						'Learn how to get started with Jetpack',
						'jetpack-dashboard'
					) }
				</PageLink>
			</li>
			<li>
				<PageLink source="jetpack-support">
					{ __( 'Search our support site', 'jetpack-dashboard' ) }
				</PageLink>
			</li>
		</ul>
	);
}
