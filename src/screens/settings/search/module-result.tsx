import { __ } from '@wordpress/i18n';
import { useRef } from 'react';
import { Button } from '../../../components/light/button';
import { CardBody } from '../../../components/light/card';
import { useAppSelector } from '../../../hooks/store';
import { isSavingSetting } from '../../../state/settings/selectors';
import type { Module } from '../../../state/modules/types';
import { draftKeys } from '../declarations/draft-keys';
import { SettingsRows } from '../declarations/settings-rows';
import { FormCard } from '../form/form-card';
import { SettingsRow } from '../form/settings-row';
import { useSaveSettings } from '../form/use-save-settings';
import { useSettingsForm } from '../form/use-settings-form';
import { useModuleReason } from '../../shared/module-switch/module-reason';
import { RESULT_ROWS } from './result-rows';
import './module-result.scss';

/**
 * A module without a card: its toggle and settings while it is on, otherwise a
 * banner to activate it.
 */
export function ModuleResult( { module }: { module: Module } ) {
	const titleRef = useRef< HTMLHeadingElement >( null );
	const { slug, name, description, longDescription, isActive } = module;
	const rows = [
		{
			kind: 'module' as const,
			slug,
			label: () => description,
			help: () => longDescription,
			rows: RESULT_ROWS[ slug ] ?? [],
		},
	];
	const keys = draftKeys( rows );
	const form = useSettingsForm( keys );
	return (
		<FormCard
			title={ name }
			titleRef={ titleRef }
			form={ form }
			canSave={ isActive && keys.length > 0 }
		>
			{ isActive ? (
				<SettingsRows rows={ rows } form={ form } />
			) : (
				<ActivateBanner
					module={ module }
					// The button unmounts with the banner, so focus moves to
					// the title.
					onActivated={ () => titleRef.current?.focus() }
				/>
			) }
		</FormCard>
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
