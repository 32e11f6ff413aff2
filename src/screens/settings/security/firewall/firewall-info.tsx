import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import { Disclosure } from '../../../../components/light/disclosure';
import { interpolate } from '../../../../components/light/interpolate';
import { useAppDispatch, useAppSelector } from '../../../../hooks/store';
import { afterPaint } from '../../../../lib/after-paint';
import { adminPageUrl } from '../../../../lib/links';
import { isModuleActive } from '../../../../state/modules/selectors';
import { getAdminUrl, getFirewall } from '../../../../state/site/selectors';
import { fetchFirewall } from '../../../../state/site/thunks';
import { SettingsRow } from '../../form/settings-row';
import { FIREWALL } from './firewall-keys';

/** The firewall log's page; like this card, only managers can open it. */
const LOG_PAGE = 'jetpack-firewall';

/** The firewall's status while it is on: its rules, and how to load it earlier. */
export function FirewallInfo() {
	const dispatch = useAppDispatch();
	const firewall = useAppSelector( getFirewall );
	const adminUrl = useAppSelector( getAdminUrl );
	const isActive = useAppSelector( ( state ) =>
		isModuleActive( state, FIREWALL )
	);
	useEffect(
		() =>
			isActive
				? afterPaint(
						() => void dispatch( fetchFirewall( undefined ) )
				  )
				: undefined,
		[ dispatch, isActive ]
	);

	if ( ! isActive ) {
		return null;
	}
	return (
		<SettingsRow>
			<p>
				<a href={ adminPageUrl( adminUrl, LOG_PAGE ) }>
					{ __( 'View the firewall log', 'jetpack-dashboard' ) }
				</a>{ ' ' }
				{ __(
					'What it blocks stays on this site.',
					'jetpack-dashboard'
				) }
			</p>
			{ firewall && (
				<p>
					{ firewall.hasRulesAccess
						? __(
								'Your plan includes the rules of the account service.',
								'jetpack-dashboard'
						  )
						: __(
								'Uses the rules that come with Jetpack.',
								'jetpack-dashboard'
						  ) }
				</p>
			) }
			{ firewall?.bootstrapPath && (
				<Disclosure
					summary={ __(
						'Check requests earlier',
						'jetpack-dashboard'
					) }
				>
					<p>
						{ interpolate(
							/* translators: <file/>: a line for a file of PHP's configuration */
							__(
								'To check requests before WordPress starts, add this line to the site’s php.ini or .user.ini: <file/>',
								'jetpack-dashboard'
							),
							{
								file: (
									<code dir="ltr">
										{ `auto_prepend_file = "${ firewall.bootstrapPath }"` }
									</code>
								),
							}
						) }
					</p>
				</Disclosure>
			) }
		</SettingsRow>
	);
}
