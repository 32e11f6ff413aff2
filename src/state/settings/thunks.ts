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
import { describeChange } from './describe-change';
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
 * Saves the settings in the patch, shows notices, and fetches the settings
 * again to show the stored values.
 *
 * @param patch    Only changed values: options, and module slugs as flags.
 * @param notices  Overrides individual standard notices; for silent settings,
 * which have none, these are the only ones.
 * @param expected The previous values by key; missing ones are taken from the
 * store.
 * @param isForced Save even if it would lock the user out.
 */
export function updateSettings(
	patch: Settings,
	notices: RequestNotices< SavedSettings > = {},
	expected: Settings = {},
	isForced = false
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
			isForced,
		};
		const outcome = await dispatch(
			isSilent
				? sendSettings( change, notices )
				: sendSettings( change, {
						...updateNotices( reloads ),
						detail: ( { names } ) => describeChange( patch, names ),
						action: ( { alreadySet } ) =>
							previous &&
							undoAction( previous, patch, alreadySet ),
						...notices,
				  } )
		);
		if ( outcome.isOk && reloads ) {
			// The user has already been asked about other drafts.
			dispatch( setUnsavedChanges( false ) );
			reloadPage();
		} else if ( outcome.isOk || outcome.error.name === 'ApiError' ) {
			// Also after an error, because some values may have been stored
			// (some_updated).
			await dispatch( fetchSettings( undefined ) );
		} else if ( isOutcomeUnknown( outcome.error ) ) {
			// Not awaited, because the network may be too slow.
			void dispatch( fetchSettings( undefined ) );
		}
		return outcome;
	};
}

/**
 * Undoes a change, except for values that others have changed since.
 *
 * @param action   The change to undo.
 * @param noticeId The notice with the Undo button, which then shows the
 * outcome.
 */
export function undoSettings(
	{ previous, saved, undoneText }: UndoAction,
	noticeId?: string
): AppThunk< Promise< RequestOutcome< SavedSettings > > > {
	const { failure } = updateNotices( false );
	return updateSettings(
		previous,
		{
			// Replaces the notice with the Undo button; other notices keep
			// theirs.
			...( noticeId === undefined ? {} : { id: noticeId } ),
			success: () =>
				undoneText ??
				__( 'The change was undone.', 'jetpack-dashboard' ),
			failure: ( error ) =>
				error.conflicts || isSelfBlock( error )
					? sprintf(
							/* translators: %s: the server's message */
							__(
								'The change could not be undone. %s',
								'jetpack-dashboard'
							),
							describeError( error )
					  )
					: failure?.( error ) ?? null,
			action: undefined,
			// It already names the change.
			...( undoneText === undefined ? {} : { detail: undefined } ),
		},
		saved
	);
}

/**
 * Whether a change was rejected because it would block the user's own IP
 * address.
 */
export function isSelfBlock( { code }: ApiError ): boolean {
	return code === api.SELF_BLOCK;
}

/** Whether saving this reloads the page. */
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
			// Shown in a dialog instead (useSaveSettings).
			isSelfBlock( error )
				? null
				: sprintf(
						/* translators: %s: the server's message or its error code */
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

/**
 * Development versions only. Resetting affects everything on the page, so
 * reload it.
 */
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
 * Dispatched by the form with the draft. Leaving then asks for confirmation, or
 * waits while all changes are being saved.
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
