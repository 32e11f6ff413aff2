import { useEffect, useState } from 'react';
import { onPageVisible } from '../../lib/wp-admin';

/**
 * The current time in milliseconds, updated at an interval and on return to the
 * tab, for relative times such as 'in 5 minutes'.
 */
export function useNow( intervalMs: number ): number {
	const [ now, setNow ] = useState( () => Date.now() );
	useEffect( () => {
		const update = () => setNow( Date.now() );
		const timer = setInterval( update, intervalMs );
		// Timers stop while the computer sleeps.
		const release = onPageVisible( update );
		return () => {
			clearInterval( timer );
			release();
		};
	}, [ intervalMs ] );
	return now;
}
