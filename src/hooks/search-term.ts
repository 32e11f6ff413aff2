import { useCallback, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { canManageModules } from '../state/connection/selectors';
import { useHashHistory } from './history-context';
import { useAppSelector } from './store';

const readTerm = ( search: string ) =>
	new URLSearchParams( search ).get( 'term' );

/**
 * The search term in the URL: null if the search is closed, '' if it is open
 * and empty. Only managers can search.
 */
export function useSearchTerm(): string | null {
	const { search } = useLocation();
	const isManager = useAppSelector( canManageModules );
	return isManager ? readTerm( search ) : null;
}

/**
 * The same for the search box, which must not wait until the results of the
 * term are rendered.
 */
export function useCurrentSearchTerm(): string | null {
	const history = useHashHistory();
	return useSyncExternalStore( history.listen, () =>
		readTerm( history.getLocation().search )
	);
}

/**
 * Writes the search term to the URL of the current route; null closes the
 * search. Further typing replaces the history entry, so that going back once
 * leaves the search.
 */
export function useSetSearchTerm(): ( term: string | null ) => void {
	const history = useHashHistory();
	return useCallback(
		( term ) => {
			const { pathname, search } = history.getLocation();
			const query = new URLSearchParams( search );
			const isOpen = query.has( 'term' );
			if ( term === null ) {
				query.delete( 'term' );
			} else {
				query.set( 'term', term );
			}
			const to = { pathname, search: query.toString() };
			if ( isOpen ) {
				history.replace( to );
			} else {
				history.push( to );
			}
		},
		[ history ]
	);
}
