import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { whenAttached } from '../../lib/app-mount';

const TABS_RESIZE_DEBOUNCE_MS = 300;
/** At this width and below, tabs never collapse: their line scrolls. */
const MOBILE_WIDTH_PX = 480;

/**
 * Whether the tabs are too wide for one line of their container. Measures on
 * mount, and debounced when the container's width changes (folding wp-admin's
 * menu doesn't resize the window).
 *
 * @param listRef The list of tabs, while rendered; its parent is measured.
 * @param tabsKey Changes when the tabs do.
 */
export function useCollapsedTabs(
	containerRef: RefObject< HTMLElement | null >,
	listRef: RefObject< HTMLElement | null >,
	tabsKey: string
): boolean {
	const [ isCollapsed, setCollapsed ] = useState( false );
	/**
	 * The width that the tabs need; measured when rendered and kept while
	 * collapsed.
	 */
	const neededWidth = useRef( 0 );

	useLayoutEffect( () => {
		const container = containerRef.current;
		if ( ! container ) {
			return undefined;
		}
		const measure = () => {
			if ( window.innerWidth <= MOBILE_WIDTH_PX ) {
				setCollapsed( false );
				return;
			}
			neededWidth.current =
				listRef.current?.scrollWidth ?? neededWidth.current;
			setCollapsed( neededWidth.current > container.clientWidth );
		};
		const cancelMeasure = whenAttached( measure );

		let timer = 0;
		const onResize = () => {
			window.clearTimeout( timer );
			timer = window.setTimeout( measure, TABS_RESIZE_DEBOUNCE_MS );
		};
		const observer =
			'ResizeObserver' in window ? new ResizeObserver( onResize ) : null;
		observer?.observe( container );
		window.addEventListener( 'resize', onResize );
		return () => {
			cancelMeasure();
			window.clearTimeout( timer );
			observer?.disconnect();
			window.removeEventListener( 'resize', onResize );
		};
	}, [ containerRef, listRef, tabsKey ] );

	return isCollapsed;
}
