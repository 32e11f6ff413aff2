import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../hooks/store';
import { recordEvent } from '../state/events';
import { getVersion } from '../state/site/selectors';
import { findRoute } from './routes';

/**
 * Records a page view for each route, without the query, which may contain user
 * input.
 *
 * @param path Null during a redirect.
 */
export function usePageViews( path: string | null ): void {
	const dispatch = useAppDispatch();
	const version = useAppSelector( getVersion );
	// Unknown paths are user input.
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
