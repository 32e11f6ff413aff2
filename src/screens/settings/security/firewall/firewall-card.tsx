import { __ } from '@wordpress/i18n';
import { Pill } from '../../../../components/light/pill';
import { FormCard } from '../../form/form-card';
import { SettingsRow } from '../../form/settings-row';
import { useSettingsForm } from '../../form/use-settings-form';
import { ModuleSwitch } from '../../module-switch/module-switch';
import { FirewallInfo } from './firewall-info';
import { FirewallLists } from './firewall-lists';
import { ALLOW_LIST, BLOCK_LIST, FIREWALL, FORM_KEYS } from './firewall-keys';
import { useSelfBlock } from './use-self-block';

export function firewallTitle(): string {
	return __( 'Firewall', 'jetpack-dashboard' );
}

export function firewallLabel(): string {
	return __( 'Check every request for attacks', 'jetpack-dashboard' );
}

/** Firewall settings (beta). */
export function FirewallCard() {
	const form = useSettingsForm( FORM_KEYS );
	const blocksOneself = useSelfBlock(
		form.value( BLOCK_LIST ),
		form.value( ALLOW_LIST )
	);

	return (
		<FormCard
			title={ firewallTitle() }
			form={ form }
			badge={ <Pill isPlain>{ __( 'Beta', 'jetpack-dashboard' ) }</Pill> }
			onSave={ () => void form.save() }
		>
			<SettingsRow>
				<ModuleSwitch
					slug={ FIREWALL }
					label={ firewallLabel() }
					help={ __(
						'Blocks requests that look like attacks, and requests from IP addresses on your block list. Users who can publish posts can still save any content in the editor.',
						'jetpack-dashboard'
					) }
				>
					<FirewallLists
						form={ form }
						blocksOneself={ blocksOneself }
					/>
				</ModuleSwitch>
			</SettingsRow>
			<FirewallInfo />
		</FormCard>
	);
}
