import { useStore } from 'react-redux';
import { useAppDispatch } from '../../../hooks/store';
import type { RequestNotices } from '../../../state/notices/request-notices';
import type { RequestOutcome } from '../../../state/request';
import { getSettings } from '../../../state/settings/selectors';
import { refreshesPage, updateSettings } from '../../../state/settings/thunks';
import type { Settings } from '../../../state/settings/types';
import type { RootState } from '../../../state/store';
import { isSameValue } from './same-value';
import { useVisit } from './settings-drafts';

type Save = (
	patch: Settings,
	notices?: RequestNotices< Settings >
) => Promise< RequestOutcome< Settings > | null >;

/**
 * Saves settings at once, as updateSettings() does. What refreshes the page
 * asks first while other drafts are open; null when the answer is no.
 */
export function useSaveSettings(): Save {
	const dispatch = useAppDispatch();
	const store = useStore< RootState >();
	const { drafts, askToRefresh } = useVisit();
	return async ( patch, notices ) => {
		const stored = getSettings( store.getState() );
		const hasOthers = Object.entries( drafts.get().values ).some(
			( [ key, value ] ) =>
				! ( key in patch ) && ! isSameValue( value, stored[ key ] )
		);
		if (
			hasOthers &&
			refreshesPage( patch ) &&
			! ( await askToRefresh() )
		) {
			return null;
		}
		return dispatch( updateSettings( patch, notices ) );
	};
}
