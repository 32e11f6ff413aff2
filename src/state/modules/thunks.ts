import { __, sprintf } from '@wordpress/i18n';
import * as api from '../../api/modules';
import { describeError, isOutcomeUnknown } from '../../api/errors';
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
	/**
	 * Set for modules that change the admin menu or other parts of wp-admin.
	 */
	readonly reloadsPage?: boolean;
	/** Replaces the standard notices. */
	readonly notices?: RequestNotices< SwitchedModule >;
}

type Activation = Promise< RequestOutcome< SwitchedModule > | null >;

/** Resolves to null if the site has no such module. */
export function activateModule(
	slug: string,
	{ notices, reloadsPage }: ActivationOptions = {}
): AppThunk< Activation > {
	return async ( dispatch, getState ) => {
		const module = getModule( getState(), slug );
		if ( ! module ) {
			return null;
		}
		const { name, isActive: wasActive } = module;
		const usualNotices = {
			...activationNotices( name ),
			...( reloadsPage
				? {}
				: {
						// No Undo for a change that someone else had already
						// made.
						action: ( { wasSetMeanwhile }: SwitchedModule ) =>
							wasSetMeanwhile
								? undefined
								: undoActivation( slug, name ),
				  } ),
		};
		const outcome = await dispatch(
			setModuleActive(
				{ slug, isActive: true, wasActive },
				notices ?? usualNotices
			)
		);
		if ( outcome.isOk && reloadsPage ) {
			reloadPage();
		} else if ( ! outcome.isOk && isOutcomeUnknown( outcome.error ) ) {
			void dispatch( fetchModules( undefined ) );
		}
		return outcome;
	};
}

function undoActivation( slug: string, name: string ): UndoAction {
	return {
		kind: 'undo',
		previous: { [ slug ]: false },
		saved: { [ slug ]: true },
		undoneText: sprintf(
			/* translators: %s: a module's name */
			__( '%s has been deactivated.', 'jetpack-dashboard' ),
			name
		),
	};
}

function activationNotices( name: string ): RequestNotices< SwitchedModule > {
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
				/* translators: %1$s: a module's name, %2$s: the server's message */
				__( '%1$s failed to activate. %2$s', 'jetpack-dashboard' ),
				name,
				describeError( error )
			),
	};
}
