import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { RESIZE_THROTTLE_MS } from './chart-geometry';

export interface MeasuredSpace {
	readonly widthPx: number;
	readonly isTouch: boolean;
	readonly isRtl: boolean;
}

/**
 * The size of an element, with throttled measuring. Null until it is rendered.
 */
export function useChartSpace(
	ref: RefObject< HTMLElement >
): MeasuredSpace | null {
	const [ space, setSpace ] = useState< MeasuredSpace | null >( null );

	useLayoutEffect( () => {
		const element = ref.current;
		if ( ! element ) {
			return undefined;
		}
		let timer: ReturnType< typeof setTimeout > | null = null;
		const measure = () => {
			timer = null;
			const found = measureSpace( element );
			setSpace( ( known ) =>
				known && isSame( known, found ) ? known : found
			);
		};
		measure();
		const observer = new ResizeObserver( () => {
			timer ??= setTimeout( measure, RESIZE_THROTTLE_MS );
		} );
		observer.observe( element );
		return () => {
			observer.disconnect();
			if ( timer !== null ) {
				clearTimeout( timer );
			}
		};
	}, [ ref ] );

	return space;
}

function measureSpace( element: HTMLElement ): MeasuredSpace {
	return {
		widthPx: element.clientWidth,
		isTouch: window.matchMedia( '(pointer: coarse)' ).matches,
		isRtl: getComputedStyle( element ).direction === 'rtl',
	};
}

function isSame( one: MeasuredSpace, other: MeasuredSpace ): boolean {
	return (
		one.widthPx === other.widthPx &&
		one.isTouch === other.isTouch &&
		one.isRtl === other.isRtl
	);
}
