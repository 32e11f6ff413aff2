import { __ } from '@wordpress/i18n';
import { useRef } from 'react';
import { Button } from '../../../../components/light/button';
import { useAppSelector } from '../../../../hooks/store';
import { assertNever } from '../../../../lib/assert-never';
import { isModuleActive } from '../../../../state/modules/selectors';
import {
	isSaving,
	isSavingSetting,
} from '../../../../state/settings/selectors';
import { restoreFocusToTitle } from '../../../shared/restore-focus';
import { ToggleControl } from '../../controls/toggle-control';
import { FormCard } from '../../form/form-card';
import { SettingsRow } from '../../form/settings-row';
import { useSaveSettings } from '../../form/use-save-settings';
import { useSettingsForm } from '../../form/use-settings-form';
import type { SettingsForm } from '../../form/use-settings-form';
import {
	useModuleReason,
	useNestedReason,
} from '../../../shared/module-switch/module-reason';
import { ModuleSwitch } from '../../module-switch/module-switch';
import { useModuleSwitch } from '../../../shared/module-switch/use-module-switch';
import {
	COUNTED_ROLES,
	CountedRoles,
	VIEWING_ROLES,
	ViewingRoles,
} from './roles-fields';
import { statsCardView } from './stats-card-view';
import './stats-card.scss';

const STATS_MODULE = 'stats';
const FORM_KEYS = [ COUNTED_ROLES, VIEWING_ROLES ];

export function statsTitle(): string {
	return __( 'Site stats', 'jetpack-dashboard' );
}

/** Stats settings: whose visits are counted, and who can view the reports. */
export function StatsCard() {
	const form = useSettingsForm( FORM_KEYS );
	const titleRef = useRef< HTMLHeadingElement >( null );
	const isActive = useAppSelector( ( state ) =>
		isModuleActive( state, STATS_MODULE )
	);
	const view = statsCardView( isActive, useModuleSwitch( STATS_MODULE ) );

	function content() {
		switch ( view.kind ) {
			case 'settings':
				return <StatsSettings form={ form } />;
			case 'activate':
				return (
					<SettingsRow>
						<Activation
							onActivated={ () =>
								restoreFocusToTitle( titleRef.current )
							}
						/>
					</SettingsRow>
				);
			case 'offline':
				return (
					<SettingsRow>
						<p>
							{ __(
								'Unavailable in Offline Mode',
								'jetpack-dashboard'
							) }
						</p>
					</SettingsRow>
				);
			default:
				return assertNever( view );
		}
	}

	return (
		<FormCard
			title={ statsTitle() }
			form={ form }
			titleRef={ titleRef }
			canSave={ view.kind === 'settings' }
		>
			{ content() }
		</FormCard>
	);
}

function StatsSettings( { form }: { form: SettingsForm } ) {
	const disabledReason = useNestedReason( STATS_MODULE );
	return (
		<>
			<SettingsRow>
				<ModuleSwitch
					slug={ STATS_MODULE }
					label={ __( 'Count visits', 'jetpack-dashboard' ) }
					help={ __(
						'See how many people visit, and which posts they read.',
						'jetpack-dashboard'
					) }
				>
					<ToggleControl
						settingKey="admin_bar"
						label={ __(
							'Show a chart of 48 hours of views in the admin bar',
							'jetpack-dashboard'
						) }
						disabledReason={ disabledReason }
					/>
				</ModuleSwitch>
			</SettingsRow>
			<SettingsRow>
				<div className="jp-stats-roles">
					<CountedRoles
						form={ form }
						disabledReason={ disabledReason }
					/>
					<ViewingRoles
						form={ form }
						disabledReason={ disabledReason }
					/>
				</div>
			</SettingsRow>
		</>
	);
}

function Activation( { onActivated }: { onActivated: () => void } ) {
	const saveSettings = useSaveSettings();
	const reason = useModuleReason( STATS_MODULE );
	const isActivating = useAppSelector( ( state ) =>
		isSavingSetting( state, STATS_MODULE )
	);
	const isAnySaving = useAppSelector( isSaving );

	async function activate() {
		const outcome = await saveSettings( { [ STATS_MODULE ]: true } );
		if ( outcome?.isOk ) {
			onActivated();
		}
	}

	return (
		<div className="jp-stats-activation">
			<p>
				{ __(
					'Activate site stats to see how many people visit, and which posts they read.',
					'jetpack-dashboard'
				) }
			</p>
			<Button
				isBusy={ isActivating }
				disabledReason={
					reason ||
					( isAnySaving &&
						! isActivating &&
						__(
							'Another change is being saved.',
							'jetpack-dashboard'
						) )
				}
				onClick={ () => void activate() }
			>
				{ isActivating
					? __( 'Activating…', 'jetpack-dashboard' )
					: __( 'Activate', 'jetpack-dashboard' ) }
			</Button>
		</div>
	);
}
