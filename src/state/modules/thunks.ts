import { __, sprintf } from '@wordpress/i18n';
import * as api from '../../api/modules';
import { describeError, isAnswerLost } from '../../api/errors';
import { reloadPage } from '../../lib/wp-admin';
import { createRequest } from '../request';
import type { RequestOutcome } from '../request';
import type { RequestNotices } from '../notices/request-notices';
import type { NoticeAction } from '../notices/types';
import type { AppThunk } from '../store';
import { getModule } from './selectors';
import type { FetchModules, SetModuleActive } from './types';

export const fetchModules = createRequest< FetchModules >( {
	slice: 'modules',
	name: 'fetch',
	kind: 'read',
	call: ( options ) => api.fetchModules( options ),
} );

const setModuleActive = createRequest< SetModuleActive >( {
	slice: 'modules',
	name: 'set-active',
	kind: 'write',
	key: ( { slug } ) => slug,
	call: ( { slug, isActive } ) => api.setModuleActive( slug, isActive ),
} );

interface ActivationOptions {
	/** Where the module changes the admin around us. */
	readonly reloadsPage?: boolean;
	/** In place of the texts below. */
	readonly notices?: RequestNotices< void >;
}

type Activation = Promise< RequestOutcome< void > | null >;

/** Resolves to null for a module that the site doesn't have (B416). */
export function activateModule(
	slug: string,
	options?: ActivationOptions
): AppThunk< Activation > {
	return switchModule( slug, true, options );
}

/** As activateModule, the other way. */
export function deactivateModule(
	slug: string,
	options?: ActivationOptions
): AppThunk< Activation > {
	return switchModule( slug, false, options );
}

function switchModule(
	slug: string,
	isActive: boolean,
	{ notices, reloadsPage }: ActivationOptions = {}
): AppThunk< Activation > {
	return async ( dispatch, getState ) => {
		const name = getModule( getState(), slug )?.name;
		if ( name === undefined ) {
			return null;
		}
		const usualNotices = {
			...( isActive
				? activationNotices( name )
				: deactivationNotices( name ) ),
			...( reloadsPage
				? {}
				: { action: () => undoSwitch( slug, isActive ) } ),
		};
		const outcome = await dispatch(
			setModuleActive( { slug, isActive }, notices ?? usualNotices )
		);
		if ( outcome.isOk && reloadsPage ) {
			reloadPage();
		} else if ( ! outcome.isOk && isAnswerLost( outcome.error ) ) {
			void dispatch( fetchModules( undefined ) );
		}
		return outcome;
	};
}

function undoSwitch( slug: string, isActive: boolean ): NoticeAction {
	return {
		kind: 'undo',
		previous: { [ slug ]: ! isActive },
		saved: { [ slug ]: isActive },
	};
}

function activationNotices( name: string ): RequestNotices< void > {
	return {
		progress: () =>
			sprintf(
				/* translators: %s: a module's name */
				__( 'Activating %s…', 'jetpack-dashboard' ),
				name
			),
		success: () =>
			sprintf(
				/* translators: %s: a module's name */
				__( '%s has been activated.', 'jetpack-dashboard' ),
				name
			),
		failure: ( error ) =>
			sprintf(
				/* translators: %1$s: a module's name, %2$s: the server's words */
				__( '%1$s failed to activate. %2$s', 'jetpack-dashboard' ),
				name,
				describeError( error )
			),
	};
}

function deactivationNotices( name: string ): RequestNotices< void > {
	return {
		progress: () =>
			sprintf(
				/* translators: %s: a module's name */
				__( 'Deactivating %s…', 'jetpack-dashboard' ),
				name
			),
		success: () =>
			sprintf(
				/* translators: %s: a module's name */
				__( '%s has been deactivated.', 'jetpack-dashboard' ),
				name
			),
		failure: ( error ) =>
			sprintf(
				/* translators: %1$s: a module's name, %2$s: the server's words */
				__( '%1$s failed to deactivate. %2$s', 'jetpack-dashboard' ),
				name,
				describeError( error )
			),
	};
}
