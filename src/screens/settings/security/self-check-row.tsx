import { __ } from '@wordpress/i18n';
import { useAppSelector } from '../../../hooks/store';
import { isSettingOn } from '../../../state/settings/selectors';
import { SELF_CHECK, SelfCheck } from '../../shared/self-check';
import { ADDRESS_LIMIT } from '../controls/limit-text';
import { TextControl } from '../controls/text-control';
import { ToggleControl } from '../controls/toggle-control';
import type { CustomRowProps } from '../declarations/settings-section';
import { HealthAddress, healthAddressLabel } from './health-address';

const EMAILS = 'monitor_self_check_emails';
export const PING_ADDRESS = 'monitor_ping_address';

/** The texts that the search finds. */
export function selfCheckTexts(): readonly string[] {
	return [
		selfCheckLabel(),
		emailsLabel(),
		pingLabel(),
		healthAddressLabel(),
	];
}

function selfCheckLabel(): string {
	return __(
		'Check how long this site takes to answer',
		'jetpack-dashboard'
	);
}

function emailsLabel(): string {
	return __( 'Email me about problems', 'jetpack-dashboard' );
}

function pingLabel(): string {
	return __( 'Monitoring service to notify', 'jetpack-dashboard' );
}

/**
 * The self-check, its last result and what depends on it. It works while the
 * module is off.
 */
export function SelfCheckRow( { form }: CustomRowProps ) {
	const isOn = useAppSelector( ( state ) =>
		isSettingOn( state, SELF_CHECK )
	);
	return (
		<ToggleControl
			settingKey={ SELF_CHECK }
			label={ selfCheckLabel() }
			help={ __(
				'Every 5 minutes, the site requests its own home page. The dashboard shows how long that took, and when scheduled work (WP-Cron) last ran. With Site Stats, it also shows how long visitors wait for pages. This isn’t downtime monitoring: a site can’t notice its own outage.',
				'jetpack-dashboard'
			) }
		>
			<SelfCheck />
			{ isOn && (
				<>
					<ToggleControl
						settingKey={ EMAILS }
						label={ emailsLabel() }
						help={ __(
							'Sends an email to the site’s administration address when scheduled work stops or runs again, more pages than usual end with PHP errors, the HTTPS certificate is about to end, or the server’s disk is almost full. A hosting quota is noticed only when it is used up.',
							'jetpack-dashboard'
						) }
					/>
					<TextControl
						form={ form }
						settingKey={ PING_ADDRESS }
						label={ pingLabel() }
						help={ __(
							'An address from a service that sends you an alert when requests stop (a “heartbeat” or “cron” monitor, also called a “dead man’s switch”). The site requests it after each check, unless the check shows an error. Without visitors, checks can be late: allow at least 15 minutes.',
							'jetpack-dashboard'
						) }
						isCode
						maxLength={ ADDRESS_LIMIT }
					/>
					<HealthAddress />
				</>
			) }
		</ToggleControl>
	);
}
