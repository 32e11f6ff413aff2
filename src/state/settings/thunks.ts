import { __, sprintf } from '@wordpress/i18n';
import * as api from '../../api/settings';
import { describeError, isOutcomeUnknown } from '../../api/errors';
import type { ApiError } from '../../api/errors';
import { reloadPage } from '../../lib/wp-admin';
import { createRequest } from '../create-request';
import type { RequestOutcome } from '../request';
import type { RequestNotices } from '../notices/request-notices';
import type { UndoAction } from '../notices/types';
import type { AppThunk } from '../root-state';
import { hasMark } from './has-mark';
import { getSettings, updateKey } from './selectors';
import type {
	FetchSettings,
	ResetOptions,
	SavedSettings,
	Settings,
	SettingsAction,
	UpdateSettings,
} from './types';
import { expectedValues, previousValues, undoAction } from './undo';

export const fetchSettings = createRequest< FetchSettings >( {
	slice: 'settings',
	name: 'fetch',
	kind: 'read',
	call: ( options ) => api.fetchSettings( options ),
} );

const sendSettings = createRequest< UpdateSettings >( {
	slice: 'settings',
	name: 'update',
	kind: 'write',
	key: ( { patch } ) => updateKey( Object.keys( patch ) ),
	call: api.updateSettings,
} );

/**
 * Saves what the patch holds, tells how it goes, and reads the settings
 * again, so that they show as they were stored.
 *
 * @param patch    Only what changes: options, and modules' slugs as flags.
 * @param notices  In place of the standard texts, one by one; where those are
 *                 silent, the only ones.
 * @param expected The values that the change started from, by key; what the
 *                 store holds where they are missing.
 * @param insists  Save even what locks the user out?
 */
export function updateSettings(
	patch: Settings,
	notices: RequestNotices< SavedSettings > = {},
	expected: Settings = {},
	insists = false
): AppThunk< Promise< RequestOutcome< SavedSettings > > > {
	return async ( dispatch, getState ) => {
		const reloads = reloadsPage( patch );
		const previous = reloads
			? undefined
			: previousValues( patch, getSettings( getState() ) );
		const isSilent = Object.keys( patch ).every( ( key ) =>
			hasMark( key, 'silent' )
		);
		const change = {
			patch,
			expected: expectedValues( patch, {
				...getSettings( getState() ),
				...expected,
			} ),
			insists,
		};
		const outcome = await dispatch(
			isSilent
				? sendSettings( change, notices )
				: sendSettings( change, {
						...updateNotices( reloads ),
						action: ( { alreadySet } ) =>
							previous &&
							undoAction( previous, patch, alreadySet ),
						...notices,
				  } )
		);
		if ( outcome.isOk && reloads ) {
			// Whoever had other drafts was asked before.
			dispatch( setUnsavedChanges( false ) );
			reloadPage();
		} else if ( outcome.isOk || outcome.error.name === 'ApiError' ) {
			// After a refusal too: part of it may be stored (some_updated).
			await dispatch( fetchSettings( undefined ) );
		} else if ( isOutcomeUnknown( outcome.error ) ) {
			// Nobody waits for it, on a network as bad as that.
			void dispatch( fetchSettings( undefined ) );
		}
		return outcome;
	};
}

/**
 * Takes a change back; what others have changed since stays.
 *
 * @param action   What to take back.
 * @param noticeId The notice that offers it, which tells how it goes.
 */
export function undoSettings(
	{ previous, saved, undoneText }: UndoAction,
	noticeId?: string
): AppThunk< Promise< RequestOutcome< SavedSettings > > > {
	const { failure } = updateNotices( false );
	return updateSettings(
		previous,
		{
			// Of the notice that offered it: another notice keeps its own Undo.
			...( noticeId === undefined ? {} : { id: noticeId } ),
			success: () =>
				undoneText ??
				__( 'The change was undone.', 'jetpack-dashboard' ),
			failure: ( error ) =>
				error.conflicts || isSelfBlock( error )
					? sprintf(
							/* translators: %s: the server's words */
							__( 'Not undone. %s', 'jetpack-dashboard' ),
							describeError( error )
					  )
					: failure?.( error ) ?? null,
			action: undefined,
		},
		saved
	);
}

/** Was a change refused because it would block the user's own IP address? */
export function isSelfBlock( { code }: ApiError ): boolean {
	return code === api.SELF_BLOCK;
}

/** Does saving this load the page again? */
export function reloadsPage( patch: Settings ): boolean {
	return Object.keys( patch ).some( ( key ) =>
		hasMark( key, 'reloads-page' )
	);
}

function updateNotices( reloads: boolean ): RequestNotices< SavedSettings > {
	return {
		id: 'update-settings',
		progress: () => __( 'Updating settings…', 'jetpack-dashboard' ),
		success: () =>
			reloads
				? __(
						'Updated settings. Refreshing page…',
						'jetpack-dashboard'
				  )
				: __( 'Updated settings.', 'jetpack-dashboard' ),
		failure: ( error ) =>
			// Asked about in a dialog instead (useSaveSettings).
			isSelfBlock( error )
				? null
				: sprintf(
						/* translators: %s: the server's words or its error code */
						__(
							'Error updating settings. %s',
							'jetpack-dashboard'
						),
						describeError( error )
				  ),
	};
}

const sendReset = createRequest< ResetOptions >( {
	slice: 'settings',
	name: 'reset',
	kind: 'write',
	call: api.resetOptions,
} );

/** Development versions only. Everything is other than it was: reload. */
export function resetOptions(): AppThunk< Promise< void > > {
	return async ( dispatch ) => {
		const outcome = await dispatch(
			sendReset( undefined, {
				id: 'reset-options',
				progress: () =>
					__( 'Resetting Jetpack options…', 'jetpack-dashboard' ),
				success: () => __( 'Options reset.', 'jetpack-dashboard' ),
				failure: () =>
					__( 'Options failed to reset.', 'jetpack-dashboard' ),
			} )
		);
		if ( outcome.isOk ) {
			reloadPage();
		}
	};
}

/**
 * Told by the form that holds the draft; leaving then asks first, or waits
 * while everything is being saved.
 */
export function setUnsavedChanges(
	hasUnsavedChanges: boolean,
	areChangesSaving = false
): SettingsAction {
	return {
		type: 'settings/unsaved-changes-noted',
		hasUnsavedChanges,
		areChangesSaving,
	};
}
