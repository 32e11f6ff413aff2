import { createContext, useContext } from 'react';
import type { HashHistory } from '../lib/hash-history';

/** Separate from the router's context, which has no guards. */
export const HistoryContext = createContext< HashHistory | null >( null );

export function useHashHistory(): HashHistory {
	const history = useContext( HistoryContext );
	if ( ! history ) {
		throw new Error( 'There is no history here.' );
	}
	return history;
}
