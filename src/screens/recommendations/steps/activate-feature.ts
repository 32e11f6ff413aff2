import { __, sprintf } from '@wordpress/i18n';
import { markCommerceModalSeen } from '../../../state/connection/thunks';
import { installPlugin } from '../../../state/site/plugin-thunks';
import { getPluginInstallRequest } from '../../../state/site/selectors';
import { isSavingSetting } from '../../../state/settings/selectors';
import { updateSettings } from '../../../state/settings/thunks';
import type { AppThunk, RootState } from '../../../state/store';
import { acceleratorNotices } from '../../shared/accelerator/accelerator-notices';
import { acceleratorPatch } from '../../shared/accelerator/accelerator-view';
import { getAccelerator, getPlugin } from './feature-states';
import type { Activation } from './steps';

const SOURCE = 'recommendations';
const WOOCOMMERCE = 'woocommerce';

/**
 * Turns on what a step recommends.
 *
 * @param activation What to turn on.
 * @param name       The feature's name, for notices.
 * @return Whether it is on now.
 */
export function activateFeature(
	activation: Activation,
	name: string
): AppThunk< Promise< boolean > > {
	return async ( dispatch, getState ) => {
		switch ( activation.kind ) {
			case 'module': {
				const { isOk } = await dispatch(
					updateSettings( { [ activation.module ]: true } )
				);
				return isOk;
			}
			case 'accelerator': {
				const view = getAccelerator( getState() );
				const { isOk } = await dispatch(
					updateSettings(
						acceleratorPatch( view, true ),
						acceleratorNotices( true )
					)
				);
				return isOk;
			}
			case 'plugin': {
				const isActive = await dispatch(
					installPlugin( activation.plugin, {
						source: SOURCE,
						notices: pluginNotices(
							activation.plugin,
							name,
							getPlugin( getState(), activation.plugin ).kind ===
								'activate'
						),
					} )
				);
				if ( isActive && activation.plugin === WOOCOMMERCE ) {
					// The welcome for stores would interrupt the assistant.
					void dispatch( markCommerceModalSeen() );
				}
				return isActive;
			}
		}
	};
}

export function isActivating(
	state: RootState,
	activation: Activation
): boolean {
	switch ( activation.kind ) {
		case 'module':
			return isSavingSetting( state, activation.module );
		case 'accelerator':
			return getAccelerator( state ).turns.some( ( slug ) =>
				isSavingSetting( state, slug )
			);
		case 'plugin':
			return (
				getPluginInstallRequest( state, activation.plugin ).kind ===
				'pending'
			);
	}
}

function pluginNotices( slug: string, name: string, isInstalled: boolean ) {
	const common = {
		id: `install-${ slug }`,
		success: () =>
			sprintf(
				/* translators: %s: a plugin's name */
				__( '%s is active.', 'jetpack-dashboard' ),
				name
			),
	};
	if ( isInstalled ) {
		return {
			...common,
			progress: () =>
				sprintf(
					/* translators: %s: a plugin's name */
					__( 'Activating %s…', 'jetpack-dashboard' ),
					name
				),
			failure: ( { message }: { readonly message: string } ) =>
				sprintf(
					/* translators: %1$s: a plugin's name, %2$s: the server's message */
					__( 'Could not activate %1$s. %2$s', 'jetpack-dashboard' ),
					name,
					message
				).trim(),
		};
	}
	return {
		...common,
		progress: () =>
			sprintf(
				/* translators: %s: a plugin's name */
				__( 'Installing %s…', 'jetpack-dashboard' ),
				name
			),
		failure: ( { message }: { readonly message: string } ) =>
			sprintf(
				/* translators: %1$s: a plugin's name, %2$s: the server's message */
				__( 'Could not install %1$s. %2$s', 'jetpack-dashboard' ),
				name,
				message
			).trim(),
	};
}
