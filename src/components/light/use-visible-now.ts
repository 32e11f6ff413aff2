import { useEffect, useState } from 'react';

/**
 * The current time in milliseconds, updated at an interval while the page is
 * visible.
 */
export function useVisibleNow( intervalMs: number ): number {
	const [ now, setNow ] = useState( () => Date.now() );
	useEffect( () => {
		let timer: ReturnType< typeof setInterval > | undefined;
		const update = () => setNow( Date.now() );
		const start = () => {
			clearInterval( timer );
			if ( document.visibilityState === 'visible' ) {
				timer = setInterval( update, intervalMs );
			}
		};
		const onVisibility = () => {
			update();
			start();
		};
		start();
		document.addEventListener( 'visibilitychange', onVisibility );
		return () => {
			clearInterval( timer );
			document.removeEventListener( 'visibilitychange', onVisibility );
		};
	}, [ intervalMs ] );
	return now;
}
