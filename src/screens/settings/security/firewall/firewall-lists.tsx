import { __, sprintf } from '@wordpress/i18n';
import { useAppSelector } from '../../../../hooks/store';
import { isSettingOn } from '../../../../state/settings/selectors';
import { getCurrentIp } from '../../../../state/site/selectors';
import { ToggleControl } from '../../controls/toggle-control';
import type { SettingsForm } from '../../form/use-settings-form';
import { useNestedReason } from '../../../shared/module-switch/module-reason';
import { IpListField, ipListHelp } from '../ip-list-field';
import { ALLOW_LIST, BLOCK_LIST, FIREWALL, LISTS_ON } from './firewall-keys';

export function listsLabel(): string {
	return __( 'Allow and block IP addresses', 'jetpack-dashboard' );
}

interface FirewallListsProps {
	form: SettingsForm;
	blocksOneself: boolean;
}

/** The firewall's allow and block lists, and the toggle that enables them. */
export function FirewallLists( { form, blocksOneself }: FirewallListsProps ) {
	const currentIp = useAppSelector( getCurrentIp );
	const moduleReason = useNestedReason( FIREWALL );
	const isOn = useAppSelector( ( state ) => isSettingOn( state, LISTS_ON ) );
	const disabledReason =
		moduleReason ||
		( ! isOn &&
			sprintf(
				/* translators: %s: the label of a switch */
				__( 'Turn on “%s” first.', 'jetpack-dashboard' ),
				listsLabel()
			) );

	return (
		<ToggleControl
			settingKey={ LISTS_ON }
			label={ listsLabel() }
			help={ __(
				'IP addresses on both lists are allowed.',
				'jetpack-dashboard'
			) }
			disabledReason={ moduleReason }
		>
			<IpListField
				form={ form }
				settingKey={ ALLOW_LIST }
				label={ __(
					'Addresses that the firewall always allows',
					'jetpack-dashboard'
				) }
				help={ ipListHelp() }
				disabledReason={ disabledReason }
			/>
			<IpListField
				form={ form }
				settingKey={ BLOCK_LIST }
				label={ __(
					'Addresses that the firewall always blocks',
					'jetpack-dashboard'
				) }
				help={ ipListHelp() }
				warning={
					blocksOneself
						? sprintf(
								/* translators: %s: an IP address */
								__(
									'This list includes your own IP address, %s. You would be locked out of this site.',
									'jetpack-dashboard'
								),
								currentIp
						  )
						: undefined
				}
				disabledReason={ disabledReason }
			/>
		</ToggleControl>
	);
}
