import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { canManageModules } from '../state/connection/selectors';
import { useAppSelector } from './store';

/**
 * The search term in the URL: null if the search is closed, '' if it is open
 * and empty. Only managers can search.
 */
export function useSearchTerm(): string | null {
	const { search } = useLocation();
	const isManager = useAppSelector( canManageModules );
	return isManager ? new URLSearchParams( search ).get( 'term' ) : null;
}

/**
 * Writes the search term to the URL of the current route; null closes the
 * search. Further typing replaces the history entry, so that going back once
 * leaves the search.
 */
export function useSetSearchTerm(): ( term: string | null ) => void {
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	return useCallback(
		( term ) => {
			const query = new URLSearchParams( search );
			const isOpen = query.has( 'term' );
			if ( term === null ) {
				query.delete( 'term' );
			} else {
				query.set( 'term', term );
			}
			navigate(
				{ pathname, search: query.toString() },
				{ replace: isOpen }
			);
		},
		[ navigate, pathname, search ]
	);
}
