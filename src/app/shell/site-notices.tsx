import { __, sprintf } from '@wordpress/i18n';
import { Notice } from '../../components/light/notice';
import { useAppSelector } from '../../hooks/store';
import { isSubscriber } from '../../state/connection/selectors';
import { getVersion, isDevVersion } from '../../state/site/selectors';
import { ConnectionErrorNotices } from './connection-error-notices';
import { ConnectionTestNotice } from './connection-test-notice';
import { DisconnectedNotice } from './disconnected-notice';
import { IdentityCrisisNotice } from './identity-crisis/identity-crisis-notice';
import { LicenseNotice } from './license-notice';
import { OfflineModeNotice } from './offline-mode-notice';
import { ReleaseNotice } from './release-notice';
import { SimulationNotice } from './simulation-notice';
import { UnlinkedUserBanner } from './unlinked-user-banner';

/** Notices about the whole site, shown as long as they apply. */
export function SiteNotices( { path }: { path: string } ) {
	return (
		<>
			<OfflineModeNotice />
			<DevVersionNotice />
			<SimulationNotice />
			<IdentityCrisisNotice />
			<ConnectionErrorNotices />
			<ConnectionTestNotice />
			<DisconnectedNotice />
			<UnlinkedUserBanner path={ path } />
			<LicenseNotice path={ path } />
			<ReleaseNotice />
		</>
	);
}

function DevVersionNotice() {
	const isShown = useAppSelector(
		( state ) => isDevVersion( state ) && ! isSubscriber( state )
	);
	const version = useAppSelector( getVersion );
	if ( ! isShown ) {
		return null;
	}
	return (
		<Notice>
			<p>
				{ sprintf(
					/* translators: %s: the plugin's version */
					__(
						'This is a development version of Jetpack (%s).',
						'jetpack-dashboard'
					),
					version
				) }
			</p>
		</Notice>
	);
}
