import { __, sprintf } from '@wordpress/i18n';
import { useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import {
	getModuleName,
	isModuleActive,
} from '../../../state/modules/selectors';
import { isOutOfReach } from './module-switch-view';
import type { ModuleSwitchView } from './module-switch-view';
import { useModuleSwitch } from './use-module-switch';

/** Why a module can't be toggled; false if it can. */
export function useModuleReason( slug: string ): string | false {
	const view = useModuleSwitch( slug );
	const name = useAppSelector( ( state ) => getModuleName( state, slug ) );
	const isOn = useAppSelector( ( state ) => isModuleActive( state, slug ) );
	return explain( view, name, isOn );
}

/**
 * Why a module's dependent settings can't be changed (the module is off or
 * unavailable); false if they can.
 */
export function useNestedReason( slug: string ): string | false {
	const view = useModuleSwitch( slug );
	const name = useAppSelector( ( state ) => getModuleName( state, slug ) );
	const isOn = useAppSelector( ( state ) => isModuleActive( state, slug ) );
	if ( isOn && ! isOutOfReach( view ) ) {
		return false;
	}
	return (
		explain( view, name, isOn ) ||
		sprintf(
			/* translators: %s: a module's name */
			__( 'Turn on %s to change this.', 'jetpack-dashboard' ),
			name
		)
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
		case 'no-account-service':
			return __(
				'Needs an account service, and none is configured.',
				'jetpack-dashboard'
			);
		// An active module keeps working when the connection is lost.
		case 'site-not-connected':
			return isOn
				? __( 'Connect this site to change this.', 'jetpack-dashboard' )
				: __(
						'Connect this site to turn this on.',
						'jetpack-dashboard'
				  );
		case 'not-linked':
			return isOn
				? __(
						'Connect your account to change this.',
						'jetpack-dashboard'
				  )
				: __(
						'Connect your account to turn this on.',
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
