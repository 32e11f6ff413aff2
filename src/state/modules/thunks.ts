import { __, sprintf } from '@wordpress/i18n';
import * as api from '../../api/modules';
import { describeError, isAnswerLost } from '../../api/errors';
import { reloadPage } from '../../lib/wp-admin';
import { createRequest } from '../create-request';
import type { RequestOutcome } from '../request';
import type { RequestNotices } from '../notices/request-notices';
import type { UndoAction } from '../notices/types';
import type { AppThunk } from '../root-state';
import { getModule } from './selectors';
import type { FetchModules, SetModuleActive, SwitchedModule } from './types';

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
	call: ( { slug, isActive, wasActive } ) =>
		api.setModuleActive( slug, isActive, wasActive ),
} );

interface ActivationOptions {
	/** Where the module changes the admin around us. */
	readonly reloadsPage?: boolean;
	/** In place of the texts below. */
	readonly notices?: RequestNotices< SwitchedModule >;
}

type Activation = Promise< RequestOutcome< SwitchedModule > | null >;

/** Resolves to null for a module that the site doesn't have. */
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
		const module = getModule( getState(), slug );
		if ( ! module ) {
			return null;
		}
		const { name, isActive: wasActive } = module;
		const usualNotices = {
			...( isActive
				? activationNotices( name )
				: deactivationNotices( name ) ),
			...( reloadsPage
				? {}
				: {
						// A change that somebody else had made stays theirs.
						action: ( { wasSetMeanwhile }: SwitchedModule ) =>
							wasSetMeanwhile
								? undefined
								: undoSwitch( slug, isActive, name ),
				  } ),
		};
		const outcome = await dispatch(
			setModuleActive(
				{ slug, isActive, wasActive },
				notices ?? usualNotices
			)
		);
		if ( outcome.isOk && reloadsPage ) {
			reloadPage();
		} else if ( ! outcome.isOk && isAnswerLost( outcome.error ) ) {
			void dispatch( fetchModules( undefined ) );
		}
		return outcome;
	};
}

function undoSwitch(
	slug: string,
	isActive: boolean,
	name: string
): UndoAction {
	return {
		kind: 'undo',
		previous: { [ slug ]: ! isActive },
		saved: { [ slug ]: isActive },
		undoneText: isActive ? deactivatedText( name ) : activatedText( name ),
	};
}

function activatedText( name: string ): string {
	return sprintf(
		/* translators: %s: a module's name */
		__( '%s has been activated.', 'jetpack-dashboard' ),
		name
	);
}

function deactivatedText( name: string ): string {
	return sprintf(
		/* translators: %s: a module's name */
		__( '%s has been deactivated.', 'jetpack-dashboard' ),
		name
	);
}

function activationNotices( name: string ): RequestNotices< SwitchedModule > {
	return {
		progress: () =>
			sprintf(
				/* translators: %s: a module's name */
				__( 'Activating %s…', 'jetpack-dashboard' ),
				name
			),
		success: () => activatedText( name ),
		failure: ( error ) =>
			sprintf(
				/* translators: %1$s: a module's name, %2$s: the server's words */
				__( '%1$s failed to activate. %2$s', 'jetpack-dashboard' ),
				name,
				describeError( error )
			),
	};
}

function deactivationNotices( name: string ): RequestNotices< SwitchedModule > {
	return {
		progress: () =>
			sprintf(
				/* translators: %s: a module's name */
				__( 'Deactivating %s…', 'jetpack-dashboard' ),
				name
			),
		success: () => deactivatedText( name ),
		failure: ( error ) =>
			sprintf(
				/* translators: %1$s: a module's name, %2$s: the server's words */
				__( '%1$s failed to deactivate. %2$s', 'jetpack-dashboard' ),
				name,
				describeError( error )
			),
	};
}
