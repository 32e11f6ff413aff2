import { __ } from '@wordpress/i18n';
import { useAppSelector } from '../../../hooks/store';
import { isModuleActive } from '../../../state/modules/selectors';
import { FormCard } from '../form/form-card';
import { SettingsRow } from '../form/settings-row';
import { useSettingsForm } from '../form/use-settings-form';
import { isOutOfReach } from '../../shared/module-switch/module-switch-view';
import { ModuleSwitch } from '../module-switch/module-switch';
import { useModuleSwitch } from '../../shared/module-switch/use-module-switch';
import { CurrentAddress } from './current-address';
import { IpListField, ipListHelp } from './ip-list-field';
import { LoginActivity } from './login-activity';
import { ALWAYS_ALLOWED } from './protection-keys';
import { PROXY_HEADER, ProxySettings, TRUSTED_PROXIES } from './proxy-settings';

const MODULE = 'protect';
const FORM_KEYS = [ ALWAYS_ALLOWED, TRUSTED_PROXIES, PROXY_HEADER ];

export function protectionTitle(): string {
	return __( 'Brute force protection', 'jetpack-dashboard' );
}

/** Brute force protection: toggle, allow list, and login activity. */
export function ProtectionCard() {
	const form = useSettingsForm( FORM_KEYS );
	const isActive = useAppSelector( ( state ) =>
		isModuleActive( state, MODULE )
	);
	const isFaded = isOutOfReach( useModuleSwitch( MODULE ) );

	return (
		<FormCard title={ protectionTitle() } form={ form }>
			<SettingsRow>
				<ModuleSwitch
					slug={ MODULE }
					label={ __(
						'Block password guessing',
						'jetpack-dashboard'
					) }
					help={ __(
						'Locks out IP addresses after repeated failed logins. Each lockout lasts longer.',
						'jetpack-dashboard'
					) }
				>
					<fieldset
						className="jp-settings-group"
						disabled={ isFaded || ! isActive }
					>
						<legend className="jp-visually-hidden">
							{ protectionTitle() }
						</legend>
						<IpListField
							form={ form }
							settingKey={ ALWAYS_ALLOWED }
							label={ __(
								'Always allowed IP addresses',
								'jetpack-dashboard'
							) }
							help={ ipListHelp() }
						/>
						<CurrentAddress
							form={ form }
							settingKey={ ALWAYS_ALLOWED }
						/>
						<ProxySettings form={ form } />
					</fieldset>
				</ModuleSwitch>
			</SettingsRow>
			{ isActive && (
				<SettingsRow>
					<LoginActivity />
				</SettingsRow>
			) }
		</FormCard>
	);
}
