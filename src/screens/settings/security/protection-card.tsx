import { __ } from '@wordpress/i18n';
import { useRef } from 'react';
import { Card, CardHeader } from '../../../components/light/card';
import { useAppSelector } from '../../../hooks/store';
import { isModuleActive } from '../../../state/modules/selectors';
import { SaveButton } from '../form/save-button';
import { SettingsRow } from '../form/settings-row';
import { UnsavedBar } from '../form/unsaved-bar';
import { useSettingsForm } from '../form/use-settings-form';
import { isOutOfReach } from '../module-switch/module-switch-view';
import { ModuleSwitch } from '../module-switch/module-switch';
import { useModuleSwitch } from '../module-switch/use-module-switch';
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

/** Brute-force protection: its switch, whom it lets through, whom it keeps out. */
export function ProtectionCard() {
	const form = useSettingsForm( FORM_KEYS );
	const isActive = useAppSelector( ( state ) =>
		isModuleActive( state, MODULE )
	);
	const isFaded = isOutOfReach( useModuleSwitch( MODULE ) );
	const titleRef = useRef< HTMLHeadingElement >( null );

	return (
		<Card isRuled>
			<form
				onSubmit={ ( event ) => {
					event.preventDefault();
					// Enter in a field gets here too, past the button's own check.
					if ( form.isDirty && ! form.isAnySaving ) {
						void form.save();
					}
				} }
			>
				<CardHeader
					level={ 2 }
					title={ protectionTitle() }
					titleRef={ titleRef }
				>
					<SaveButton form={ form } />
				</CardHeader>
				<SettingsRow>
					<ModuleSwitch
						slug={ MODULE }
						label={ __(
							'Block password guessing',
							'jetpack-dashboard'
						) }
						help={ __(
							'Whoever fails to log in too often is locked out for a while, longer each time.',
							'jetpack-dashboard'
						) }
					>
						<fieldset
							className="jp-settings-group"
							disabled={ isFaded }
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
				<UnsavedBar
					form={ form }
					onDiscard={ () => {
						form.discard();
						// The bar goes with what it offered to discard.
						titleRef.current?.focus();
					} }
				/>
			</form>
		</Card>
	);
}
