import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Toggle } from '../../../components/light/toggle';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import {
	getModuleName,
	isModuleActive,
} from '../../../state/modules/selectors';
import { isSavingSetting } from '../../../state/settings/selectors';
import { updateSettings } from '../../../state/settings/thunks';
import type { ModuleSwitchView } from './module-switch-view';
import { useModuleSwitch } from './use-module-switch';

interface ModuleSwitchProps {
	slug: string;
	label: string;
	help?: ReactNode;
	/** The settings that hang from it. */
	children?: ReactNode;
}

/** Turns a module on and off through the settings (decision 17). */
export function ModuleSwitch( {
	slug,
	label,
	help,
	children,
}: ModuleSwitchProps ) {
	const dispatch = useAppDispatch();
	const view = useModuleSwitch( slug );
	const name = useAppSelector( ( state ) => getModuleName( state, slug ) );
	const isOn = useAppSelector( ( state ) => isModuleActive( state, slug ) );
	const isOwnSaving = useAppSelector( ( state ) =>
		isSavingSetting( state, slug )
	);

	if ( view.kind === 'hidden' ) {
		return <>{ children }</>;
	}
	return (
		<Toggle
			label={ label }
			help={ help }
			isOn={ isOn }
			isBusy={ isOwnSaving }
			isLocked={ view.kind === 'saving' }
			disabledReason={ explain( view, name, isOn ) }
			onChange={ ( isActive ) =>
				void dispatch( updateSettings( { [ slug ]: isActive } ) )
			}
		>
			{ children }
		</Toggle>
	);
}

function explain(
	view: ModuleSwitchView,
	name: string,
	isOn: boolean
): string | false {
	switch ( view.kind ) {
		case 'overridden':
			return view.to === 'inactive'
				? sprintf(
						/* translators: %s: a module's name */
						__(
							'%s has been disabled by a site administrator.',
							'jetpack-dashboard'
						),
						name
				  )
				: sprintf(
						/* translators: %s: a module's name */
						__(
							'%s has been enabled by a site administrator.',
							'jetpack-dashboard'
						),
						name
				  );
		case 'offline':
			return __( 'Unavailable in Offline Mode', 'jetpack-dashboard' );
		// One that was on goes on working when the connection is lost (decision 44).
		case 'site-not-connected':
			return isOn
				? __( 'Connect this site to change this.', 'jetpack-dashboard' )
				: __(
						'Connect this site to switch this on.',
						'jetpack-dashboard'
				  );
		case 'owner-not-connected':
			return isOn
				? __(
						'Connect your account to change this.',
						'jetpack-dashboard'
				  )
				: __(
						'Connect your account to switch this on.',
						'jetpack-dashboard'
				  );
		case 'unavailable':
			return (
				view.reason ||
				__( 'This site can’t use this feature.', 'jetpack-dashboard' )
			);
		case 'hidden':
		case 'saving':
		case 'ready':
			return false;
		default:
			return assertNever( view );
	}
}
