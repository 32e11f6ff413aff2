import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useAppDispatch } from '../hooks/store';
import { whenAttached } from '../lib/app-mount';
import {
	focusAdminElement,
	highlightMenuEntry,
	setDocumentTitle,
} from '../lib/wp-admin';
import { routeChanged } from '../state/notices/actions';
import type { AppRoute } from './routes';

interface ScreenFrameProps {
	readonly route: AppRoute;
	readonly path: string;
	/**
	 * Returns whether the user navigated to the screen; false for the page's
	 * first one.
	 */
	readonly recordShown: ( path: string ) => boolean;
	readonly children: ReactNode;
}

/**
 * Sets the document title and, after a navigation, focuses the screen's
 * heading. The first screen keeps the browser's focus, and a route's dialog
 * manages its own. Must be inside the Suspense boundary, so that a lazy screen
 * is loaded by then.
 */
export function ScreenFrame( {
	route,
	path,
	recordShown,
	children,
}: ScreenFrameProps ) {
	const dispatch = useAppDispatch();
	const frameRef = useRef< HTMLDivElement >( null );
	const hadDialog = useRef( false );
	const title = route.label();

	useEffect( () => {
		setDocumentTitle( title );
	}, [ title ] );

	useEffect(
		() =>
			whenAttached( () =>
				highlightMenuEntry(
					route.group === 'settings' ? '/settings' : '/dashboard'
				)
			),
		[ path, route ]
	);

	useEffect( () => {
		const isNavigation = recordShown( path );
		// A closed dialog has already restored the focus.
		const wasDialog = hadDialog.current;
		hadDialog.current = route.dialog !== undefined;
		if ( isNavigation ) {
			dispatch( routeChanged() );
		}
		const frame = frameRef.current;
		const heading = frame?.querySelector( 'h1' ) ?? frame;
		const { focusTarget } = route;
		if ( focusTarget !== undefined ) {
			return whenAttached( () => focusAdminElement( focusTarget ) );
		}
		if (
			isNavigation &&
			heading &&
			! route.dialog &&
			! ( wasDialog && frame?.contains( document.activeElement ) )
		) {
			heading.tabIndex = -1;
			heading.focus();
		}
		return undefined;
	}, [ dispatch, path, route, recordShown ] );

	return (
		<div ref={ frameRef } data-path={ path }>
			{ children }
		</div>
	);
}
