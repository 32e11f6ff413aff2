import { __ } from '@wordpress/i18n';
import { useRef } from 'react';
import { Button } from '../../../components/light/button';
import { Card, CardBody, CardHeader } from '../../../components/light/card';
import { useAppSelector } from '../../../hooks/store';
import { isSavingSetting } from '../../../state/settings/selectors';
import type { Module } from '../../../state/modules/types';
import { SettingsRow } from '../form/settings-row';
import { useSaveSettings } from '../form/use-save-settings';
import { useModuleReason } from '../../shared/module-switch/module-reason';
import { ModuleSwitch } from '../module-switch/module-switch';
import './module-result.scss';

/**
 * A module without a card: its toggle while it is on, otherwise a banner to
 * activate it.
 */
export function ModuleResult( { module }: { module: Module } ) {
	const titleRef = useRef< HTMLHeadingElement >( null );
	const { slug, name, description, longDescription, isActive } = module;
	return (
		<Card isRuled>
			<CardHeader level={ 2 } title={ name } titleRef={ titleRef } />
			{ isActive ? (
				<SettingsRow>
					<ModuleSwitch
						slug={ slug }
						label={ description }
						help={ longDescription }
					/>
				</SettingsRow>
			) : (
				<ActivateBanner
					module={ module }
					// The button unmounts with the banner, so focus moves to
					// the title.
					onActivated={ () => titleRef.current?.focus() }
				/>
			) }
		</Card>
	);
}

interface ActivateBannerProps {
	readonly module: Module;
	readonly onActivated: () => void;
}

function ActivateBanner( {
	module: { slug, description, longDescription },
	onActivated,
}: ActivateBannerProps ) {
	const saveSettings = useSaveSettings();
	const reason = useModuleReason( slug );
	const isBusy = useAppSelector( ( state ) =>
		isSavingSetting( state, slug )
	);

	async function activate() {
		const outcome = await saveSettings( { [ slug ]: true } );
		if ( outcome?.isOk ) {
			onActivated();
		}
	}

	return (
		<SettingsRow>
			<CardBody
				more={ longDescription }
				extra={
					reason && (
						<p className="jp-module-result__why">{ reason }</p>
					)
				}
				actions={
					<Button
						variant="primary"
						isBusy={ isBusy }
						disabledReason={ reason }
						onClick={ () => void activate() }
					>
						{ isBusy
							? __( 'Activating…', 'jetpack-dashboard' )
							: __( 'Activate', 'jetpack-dashboard' ) }
					</Button>
				}
			>
				{ description }
			</CardBody>
		</SettingsRow>
	);
}
