import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { canManageModules } from '../state/connection/selectors';
import { useAppSelector } from './store';

/**
 * What the address says is searched for: null while the search is closed, ''
 * when it is open and nothing is typed. Only managers search.
 */
export function useSearchTerm(): string | null {
	const { search } = useLocation();
	const isManager = useAppSelector( canManageModules );
	return isManager ? new URLSearchParams( search ).get( 'term' ) : null;
}

/**
 * Writes the term into the address, on the route where one is; null closes
 * the search. What is typed on replaces what was typed before, so that one
 * step back leaves the search.
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
