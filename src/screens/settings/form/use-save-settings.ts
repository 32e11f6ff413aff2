import { useStore } from 'react-redux';
import type { ApiError } from '../../../api/errors';
import { useAppDispatch } from '../../../hooks/store';
import { isRecord } from '../../../lib/is-record';
import type { RequestNotices } from '../../../state/notices/request-notices';
import type { RequestOutcome } from '../../../state/request';
import { getSettings } from '../../../state/settings/selectors';
import {
	isSelfBlock,
	reloadsPage,
	updateSettings,
} from '../../../state/settings/thunks';
import type { SavedSettings, Settings } from '../../../state/settings/types';
import type { RootState } from '../../../state/store';
import { isSameValue } from '../../../state/settings/same-value';
import { useVisit } from './settings-drafts';

type Save = (
	patch: Settings,
	notices?: RequestNotices< SavedSettings >,
	/** The stored values that the change is based on, for conflict detection. */
	expected?: Settings
) => Promise< RequestOutcome< SavedSettings > | null >;

/**
 * Returns a function that saves settings immediately, as updateSettings() does.
 * Asks for confirmation before a save that reloads the page while other drafts
 * are open (resolves to null if declined), and before a save that would lock
 * the user out.
 */
export function useSaveSettings(): Save {
	const dispatch = useAppDispatch();
	const store = useStore< RootState >();
	const { drafts, askToRefresh, askToForce } = useVisit();
	return async ( patch, notices, expected ) => {
		const stored = getSettings( store.getState() );
		const hasOthers = Object.entries( drafts.get().values ).some(
			( [ key, value ] ) =>
				! ( key in patch ) && ! isSameValue( value, stored[ key ] )
		);
		if ( hasOthers && reloadsPage( patch ) && ! ( await askToRefresh() ) ) {
			return null;
		}
		const save = ( isForced: boolean ) =>
			dispatch( updateSettings( patch, notices, expected, isForced ) );
		const outcome = await save( false );
		return ! outcome.isOk &&
			isSelfBlock( outcome.error ) &&
			( await askToForce( readMessage( outcome.error ) ) )
			? save( true )
			: outcome;
	};
}

/** The server's message, without the status code. */
function readMessage( { response, message }: ApiError ): string {
	return isRecord( response ) && typeof response.message === 'string'
		? response.message
		: message;
}
