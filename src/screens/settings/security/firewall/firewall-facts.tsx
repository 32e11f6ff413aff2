import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import { Disclosure } from '../../../../components/light/disclosure';
import { interpolate } from '../../../../components/light/interpolate';
import { useAppDispatch, useAppSelector } from '../../../../hooks/store';
import { afterPaint } from '../../../../lib/after-paint';
import { isModuleActive } from '../../../../state/modules/selectors';
import { getFirewall } from '../../../../state/site/selectors';
import { fetchFirewall } from '../../../../state/site/thunks';
import { SettingsRow } from '../../form/settings-row';
import { FIREWALL } from './firewall-keys';

/** What the site tells of its firewall while that is on: its rules, and how it can start sooner. */
export function FirewallFacts() {
	const dispatch = useAppDispatch();
	const firewall = useAppSelector( getFirewall );
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

	if ( ! isActive || ! firewall ) {
		return null;
	}
	return (
		<SettingsRow>
			<p>
				{ firewall.hasRulesAccess
					? __(
							'The rules of the account service are part of your plan.',
							'jetpack-dashboard'
					  )
					: __(
							'Uses the rules that come with Jetpack.',
							'jetpack-dashboard'
					  ) }
			</p>
			{ firewall.bootstrapPath && (
				<Disclosure
					summary={ __(
						'Have it check requests even sooner',
						'jetpack-dashboard'
					) }
				>
					<p>
						{ interpolate(
							/* translators: <file/>: a line for a file of PHP's configuration */
							__(
								'Add this line to the site’s php.ini or .user.ini, and requests are checked before WordPress starts: <file/>',
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
