import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/light/confirm-dialog';
import { Pill } from '../../../../components/light/pill';
import { useAppSelector } from '../../../../hooks/store';
import { getCurrentIp } from '../../../../state/site/selectors';
import { FormCard } from '../../form/form-card';
import { SettingsRow } from '../../form/settings-row';
import { useSettingsForm } from '../../form/use-settings-form';
import { ModuleSwitch } from '../../module-switch/module-switch';
import { FirewallFacts } from './firewall-facts';
import { FirewallLists } from './firewall-lists';
import { ALLOW_LIST, BLOCK_LIST, FIREWALL, FORM_KEYS } from './firewall-keys';
import { FirewallSharing } from './firewall-sharing';
import { useSelfBlock } from './use-self-block';

export function firewallTitle(): string {
	return __( 'Firewall', 'jetpack-dashboard' );
}

export function firewallLabel(): string {
	return __(
		'Check every request before your site answers it',
		'jetpack-dashboard'
	);
}

/** The firewall, marked beta: its two lists of addresses, and what it shares (001 §2, decision 50). */
export function FirewallCard() {
	const form = useSettingsForm( FORM_KEYS );
	const currentIp = useAppSelector( getCurrentIp );
	const blocksOneself = useSelfBlock(
		form.value( BLOCK_LIST ),
		form.value( ALLOW_LIST )
	);
	const [ isAsking, setAsking ] = useState( false );

	return (
		<>
			<FormCard
				title={ firewallTitle() }
				form={ form }
				badge={
					<Pill isPlain>{ __( 'Beta', 'jetpack-dashboard' ) }</Pill>
				}
				onSave={ () =>
					blocksOneself ? setAsking( true ) : void form.save()
				}
			>
				<SettingsRow>
					<ModuleSwitch
						slug={ FIREWALL }
						label={ firewallLabel() }
						help={ __(
							'Requests that look like attacks are refused, and those of the addresses that you block.',
							'jetpack-dashboard'
						) }
					>
						<FirewallLists
							form={ form }
							blocksOneself={ blocksOneself }
						/>
						<FirewallSharing />
					</ModuleSwitch>
				</SettingsRow>
				<FirewallFacts />
			</FormCard>
			{ isAsking && (
				<ConfirmDialog
					question={ sprintf(
						/* translators: %s: an IP address */
						__(
							'Your own address, %s, is among those that you are about to block. You would be locked out of this site until JETPACK_DASHBOARD_FIREWALL_DISABLED is defined as true in its wp-config.php. Save it all the same?',
							'jetpack-dashboard'
						),
						currentIp
					) }
					confirmLabel={ __(
						'Save and block me',
						'jetpack-dashboard'
					) }
					onCancel={ () => setAsking( false ) }
					onConfirm={ () => {
						setAsking( false );
						void form.save();
					} }
				/>
			) }
		</>
	);
}
