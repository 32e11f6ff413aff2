import { __, sprintf } from '@wordpress/i18n';
import * as api from '../../api/settings';
import { describeError, isAnswerLost } from '../../api/errors';
import { reloadPage } from '../../lib/wp-admin';
import { createRequest } from '../request';
import type { RequestOutcome } from '../request';
import type { RequestNotices } from '../notices/request-notices';
import type { AppThunk } from '../store';
import { getSettings, updateKey } from './selectors';
import type {
	FetchSettings,
	ResetOptions,
	Settings,
	SettingsAction,
	UpdateSettings,
} from './types';
import { previousValues } from './undo';

/** These change the admin menu around us (B427). */
const PAGE_RELOADING: readonly string[] = [
	'masterbar',
	'jetpack_portfolio',
	'jetpack_testimonial',
];

/** A card that is dismissed goes without a word (B428). */
const SILENT: readonly string[] = [
	'dismiss_dash_app_card',
	'dismiss_empty_stats_card',
];

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
	key: ( patch ) => updateKey( Object.keys( patch ) ),
	call: api.updateSettings,
} );

/**
 * Saves what the patch holds, tells how it goes, and reads the settings
 * again, so that they show as they were stored (decision 35).
 *
 * @param patch   Only what changes: options, and modules' slugs as flags.
 * @param notices In place of the standard texts, one by one; where those are
 *                silent, the only ones.
 */
export function updateSettings(
	patch: Settings,
	notices: RequestNotices< Settings > = {}
): AppThunk< Promise< RequestOutcome< Settings > > > {
	return async ( dispatch, getState ) => {
		const reloads = refreshesPage( patch );
		const previous = reloads
			? undefined
			: previousValues( patch, getSettings( getState() ) );
		const isSilent = Object.keys( patch ).every( ( key ) =>
			SILENT.includes( key )
		);
		const outcome = await dispatch(
			isSilent
				? sendSettings( patch, notices )
				: sendSettings( patch, {
						...updateNotices( reloads ),
						action: previous && { kind: 'undo', previous },
						...notices,
				  } )
		);
		if ( outcome.isOk && reloads ) {
			// Whoever had other drafts was asked before.
			dispatch( noteUnsavedChanges( false ) );
			reloadPage();
		} else if ( outcome.isOk || outcome.error.name === 'ApiError' ) {
			// After a refusal too: part of it may be stored (some_updated).
			await dispatch( fetchSettings( undefined ) );
		} else if ( isAnswerLost( outcome.error ) ) {
			// Nobody waits for it, on a network as bad as that.
			void dispatch( fetchSettings( undefined ) );
		}
		return outcome;
	};
}

/** Takes a change back, from its notice. */
export function undoSettings(
	previous: Settings
): AppThunk< Promise< RequestOutcome< Settings > > > {
	return updateSettings( previous, {
		success: () => __( 'The change was undone.', 'jetpack-dashboard' ),
		action: undefined,
	} );
}

/** Does saving this load the page again? */
export function refreshesPage( patch: Settings ): boolean {
	return Object.keys( patch ).some( ( key ) =>
		PAGE_RELOADING.includes( key )
	);
}

function updateNotices( reloads: boolean ): RequestNotices< Settings > {
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
			sprintf(
				/* translators: %s: the server's words or its error code */
				__( 'Error updating settings. %s', 'jetpack-dashboard' ),
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

/** Told by the form that holds the draft; leaving then asks first. */
export function noteUnsavedChanges(
	hasUnsavedChanges: boolean
): SettingsAction {
	return { type: 'settings/unsaved-changes-noted', hasUnsavedChanges };
}
