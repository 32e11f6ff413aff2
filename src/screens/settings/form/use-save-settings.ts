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
	/** The values that the change started from. */
	expected?: Settings
) => Promise< RequestOutcome< SavedSettings > | null >;

/**
 * Saves settings at once, as updateSettings() does. What refreshes the page
 * asks first while other drafts are open; null when the answer is no. What
 * would lock the user out is saved only after a second question.
 */
export function useSaveSettings(): Save {
	const dispatch = useAppDispatch();
	const store = useStore< RootState >();
	const { drafts, askToRefresh, askToInsist } = useVisit();
	return async ( patch, notices, expected ) => {
		const stored = getSettings( store.getState() );
		const hasOthers = Object.entries( drafts.get().values ).some(
			( [ key, value ] ) =>
				! ( key in patch ) && ! isSameValue( value, stored[ key ] )
		);
		if ( hasOthers && reloadsPage( patch ) && ! ( await askToRefresh() ) ) {
			return null;
		}
		const save = ( insists: boolean ) =>
			dispatch( updateSettings( patch, notices, expected, insists ) );
		const outcome = await save( false );
		return ! outcome.isOk &&
			isSelfBlock( outcome.error ) &&
			( await askToInsist( readMessage( outcome.error ) ) )
			? save( true )
			: outcome;
	};
}

/** The server's words, without the status. */
function readMessage( { response, message }: ApiError ): string {
	return isRecord( response ) && typeof response.message === 'string'
		? response.message
		: message;
}
