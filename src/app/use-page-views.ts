import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../hooks/store';
import { recordEvent } from '../state/events';
import { getVersion } from '../state/site/selectors';
import { findRoute } from './routes';

/**
 * Counts each route that is shown, without its query, which may hold
 * what somebody typed.
 *
 * @param path Null while it leads elsewhere.
 */
export function usePageViews( path: string | null ): void {
	const dispatch = useAppDispatch();
	const version = useAppSelector( getVersion );
	// What isn't in the table was typed.
	const route = path === null ? null : findRoute( path );
	const shown = route?.path ?? null;

	useEffect( () => {
		if ( shown !== null ) {
			dispatch(
				recordEvent( 'jetpack_page_view', { path: shown, version } )
			);
		}
	}, [ dispatch, shown, version ] );
}
