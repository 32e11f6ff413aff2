import { __ } from '@wordpress/i18n';
import { ToggleControl } from '../../controls/toggle-control';
import { useNestedReason } from '../../../shared/module-switch/module-reason';
import { FIREWALL, SHARE_DATA } from './firewall-keys';

export function sharingLabel(): string {
	return __( 'Share data about blocked requests', 'jetpack-dashboard' );
}

/**
 * Data sharing preference. It is only stored: nothing is sent yet, and the text
 * says so.
 */
export function FirewallSharing() {
	return (
		<ToggleControl
			settingKey={ SHARE_DATA }
			label={ sharingLabel() }
			help={ __(
				'This version doesn’t send any data yet. Your choice is saved for a later version.',
				'jetpack-dashboard'
			) }
			disabledReason={ useNestedReason( FIREWALL ) }
		/>
	);
}
