import { __ } from '@wordpress/i18n';
import { SELF_CHECK, SelfCheck } from '../../shared/self-check';
import { ToggleControl } from '../controls/toggle-control';

export function selfCheckLabel(): string {
	return __(
		'Check how long this site takes to answer',
		'jetpack-dashboard'
	);
}

/** The self-check and its last result. It works while the module is off. */
export function SelfCheckRow() {
	return (
		<ToggleControl
			settingKey={ SELF_CHECK }
			label={ selfCheckLabel() }
			help={ __(
				'Every 10 minutes, the site requests its own home page. The dashboard shows how long that took, and when scheduled work (WP-Cron) last ran. This isn’t downtime monitoring: a site can’t notice its own outage.',
				'jetpack-dashboard'
			) }
		>
			<SelfCheck />
		</ToggleControl>
	);
}
